"""pmureg in containers: docs/fleet/Containerfile and docs/fleet/daemonset.yaml hold what docs/fleet.md says, and the command counts as the first process of
a container that has the mounts and the capabilities of the manifest, and no others.

bubblewrap stands for the container's runtime. The image has what the Containerfile installs and copies, on top of the packages of Debian's slim image that
the manifest's commands use.
"""

from __future__ import annotations

import copy
import hashlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from headers import once
from served import Machine, as_it_was
from toolchain import ROOT, TABLES, need, run

FLEET = ROOT / "docs" / "fleet"
MANIFEST = (FLEET / "daemonset.yaml").read_text(encoding="utf-8")
SLIM = ["base-files", "coreutils", "dash", "findutils", "libc6"]
NPM = ROOT / "build" / "npm" / "node_modules"
COMPILER, SCHEMA = ("typescript", "5.9.3"), ("kubernetes-models", "4.5.1")
PMUREG = ROOT / "build" / "pmureg"
FILE = "var/lib/prometheus/node-exporter/pmureg-memory.prom"


# ---- The manifest ----

def with_lines(*words: str) -> str:
    """The manifest with the lines of these words."""
    return re.sub(rf"#({'|'.join(words)}): ", "", MANIFEST) if words else MANIFEST


def manifest(*words: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The map with the session file, and the daemon set."""
    config, daemon = yaml.safe_load_all(with_lines(*words))
    return config, daemon


def pod_of(*words: str) -> dict[str, Any]:
    return dict(manifest(*words)[1]["spec"]["template"]["spec"])


def container_of(*words: str) -> dict[str, Any]:
    (only,) = pod_of(*words)["containers"]
    return dict(only)


def capabilities(*words: str) -> set[str]:
    return {f"CAP_{name}" for name in container_of(*words)["securityContext"]["capabilities"]["add"]}


def node_folders(*words: str) -> set[str]:
    return {volume["hostPath"]["path"] for volume in pod_of(*words)["volumes"] if "hostPath" in volume}


WORDS = sorted(set(re.findall(r"#([a-z]+): ", MANIFEST)))


def table() -> list[tuple[list[str], list[str], set[str], set[str]]]:
    """Of each row of the table in docs/fleet.md: ways, words of lines, capabilities, files of the node."""
    section = (ROOT / "docs" / "fleet.md").read_text(encoding="utf-8").partition("\n## In containers\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| `")]
    return [(re.findall(r"`([a-z]+)`", ways), re.findall(r"`([a-z]+)`", lines), set(re.findall(r"`(CAP_\w+)`", rights)), set(re.findall(r"`(/\S+)`", files)))
            for ways, lines, rights, files in rows]


def ways_known() -> set[str]:
    """All that `verify` prints of any system."""
    said = [subprocess.run([PMUREG, "verify", path.stem, "--json"], capture_output=True, text=True, timeout=60).stdout for path in TABLES.glob("*.pmu")]
    return {way["way"] for text in said for line in text.splitlines() for way in json.loads(line)["ways"]}


def test_the_table_has_all_ways_and_the_manifest_what_each_needs() -> None:
    base, mounted = capabilities(), node_folders()
    assert base == {"CAP_PERFMON"}
    assert mounted == {"/run/pmureg", "/var/lib/prometheus/node-exporter"}
    rows = table()
    assert {way for ways, *_ in rows for way in ways} == ways_known()
    assert sorted({word for _, words, *_ in rows for word in words}) == WORDS
    for ways, words, rights, files in rows:
        assert capabilities(*words) == base | rights, ways
        assert node_folders(*words) == mounted | files, ways
        assert ("privileged" in container_of(*words)["securityContext"]) == any(path.startswith("/dev/") for path in files), ways
    assert capabilities(*WORDS) == base.union(*(rights for _, _, rights, _ in rows))


def test_each_capability_has_its_reason_and_is_one_that_the_service_has() -> None:
    lines = [line for line in MANIFEST.splitlines() if re.search(r"- (PERFMON|SYS_\w+)", line)]
    assert len(lines) == 4
    assert all(re.search(r"- [A-Z_]+ # \w+", line) for line in lines)
    unit = (ROOT / "runtime/tool/pmureg@.service.in").read_text(encoding="utf-8")
    bounds = re.search(r"^CapabilityBoundingSet=(.*)$", unit, re.M)
    assert bounds and capabilities(*WORDS) == set(bounds[1].split())


def test_every_mount_has_its_volume() -> None:
    for words in ([], *([word] for word in WORDS if word != "device"), WORDS):
        names = [volume["name"] for volume in pod_of(*words)["volumes"]]
        assert sorted(names) == sorted({mount["name"] for mount in container_of(*words)["volumeMounts"]})
        assert len(names) == len(set(names))
        assert [mount["name"] for mount in container_of(*words)["volumeMounts"] if mount.get("readOnly")] == ["sessions"]


def twice(node: yaml.Node) -> list[str]:
    """Keys that a map has twice: PyYAML takes the last one, Kubernetes refuses them."""
    if isinstance(node, yaml.SequenceNode):
        return [key for item in node.value for key in twice(item)]
    if not isinstance(node, yaml.MappingNode):
        return []
    keys = [key.value for key, _ in node.value]
    return [key for key in keys if keys.count(key) > 1] + [key for _, value in node.value for key in twice(value)]


def test_no_key_stands_twice() -> None:
    assert twice(yaml.compose("{a: 1, b: [{c: 1, c: 2}]}")) == ["c", "c"]
    for text in (MANIFEST, with_lines(*WORDS)):
        assert [key for node in yaml.compose_all(text) for key in twice(node)] == []


def refused(folder: Path, **texts: str) -> dict[str, str]:
    """What Kubernetes' schema, as npm has it, says against manifests: its types, which know all keys, and its checks of values."""
    need("node")
    for name, version in (COMPILER, SCHEMA):
        package = NPM / name / "package.json"
        if not package.exists() or json.loads(package.read_text(encoding="utf-8"))["version"] != version:
            assert not os.environ.get("CI"), "README.md's test command installs npm's packages"
            pytest.skip(f"skipped: npm's {name} {version} is not here (`npm install --prefix build/npm {name}@{version}`)")
    (folder / "node_modules").symlink_to(NPM)
    given = {name: list(yaml.safe_load_all(text)) for name, text in texts.items()}
    for name, (config, daemon) in given.items():
        (folder / f"{name}.ts").write_text(f"""\
import type {{ IConfigMap }} from "kubernetes-models/v1";
import type {{ IDaemonSet }} from "kubernetes-models/apps/v1";
export const c: IConfigMap = {json.dumps(config)};
export const d: IDaemonSet = {json.dumps(daemon)};
""", encoding="utf-8")
    typed = subprocess.run([NPM / ".bin/tsc", "--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler",
                            *(f"{name}.ts" for name in given)], cwd=folder, capture_output=True, text=True, timeout=120)
    (folder / "check.js").write_text("""
const given = JSON.parse(require("fs").readFileSync(0, "utf-8"));
for (const name in given)
    for (const one of given[name])
        try { new (require(`kubernetes-models/${one.apiVersion}/${one.kind}`)[one.kind])(one).validate(); } catch (error) { console.log(`${name}.ts: ${error.message}`); }
""", encoding="utf-8")
    checked = subprocess.run(["node", "check.js"], cwd=folder, input=json.dumps(given), capture_output=True, text=True, timeout=120)
    assert checked.returncode == 0, checked.stderr
    lines = (typed.stdout + checked.stdout).splitlines()
    assert (typed.returncode == 0) == (typed.stdout == ""), typed.stderr
    return {name: "\n".join(line for line in lines if line.startswith(f"{name}.ts")) for name in given}


def test_kubernetes_knows_all_that_the_manifest_says(tmp_path: Path) -> None:
    """It would see mistakes, too."""
    right = {"perf": MANIFEST, "all": with_lines(*WORDS)} | {word: with_lines(word) for word in WORDS}
    changes = [("mountPath: /run", "mountpath: /run"), ("runAsUser: 0", "runAsUser: root"), ("hostPath: {path: /run/pmureg,", "hostPath: {"), ("readinessProbe:", "readyProbe:"),
               ("matchLabels:", "matchLabel:"), ("type: RuntimeDefault", "typo: RuntimeDefault"), ("\ndata:", "\ndate:"), ("periodSeconds: 15", "periodSeconds: 1.5")]
    assert all(MANIFEST.count(old) == 1 for old, _ in changes)
    said = refused(tmp_path, **right, **{f"wrong{number}": MANIFEST.replace(old, new) for number, (old, new) in enumerate(changes)})
    assert {name: said[name] for name in right} == dict.fromkeys(right, "")
    assert [old for number, (old, _) in enumerate(changes) if not said[f"wrong{number}"]] == []


@pytest.mark.parametrize("text", [MANIFEST, (ROOT / "docs/fleet.md").read_text(encoding="utf-8")], ids=["manifest", "docs"])
def test_the_shown_sed_takes_words_away(text: str) -> None:
    (line,) = re.findall(r"^(?:#   )?(sed .*?) \| kubectl apply -f -$", text, re.M)
    assert run("sh", "-c", line, cwd=FLEET if text == MANIFEST else ROOT) == with_lines("device", "msr", "pci") != MANIFEST


# ---- The image ----

def stages() -> list[list[tuple[str, str]]]:
    """Of each stage of the Containerfile, its instructions with their words."""
    text = re.sub(r"^#.*\n", "", (FLEET / "Containerfile").read_text(encoding="utf-8"), flags=re.M).replace("\\\n", " ")
    found = [tuple(line.split(None, 1)) for line in text.splitlines() if line]
    starts = [at for at, (name, _) in enumerate(found) if name == "FROM"]
    return [[(name, words) for name, words in found[start:end]] for start, end in zip(starts, [*starts[1:], len(found)], strict=True)]


def installed_by(stage: list[tuple[str, str]]) -> list[str]:
    """Packages that apt-get installs."""
    texts = [words for name, words in stage if name == "RUN"]
    return [word for text in texts for part in text.split("&&") for word in part.partition("apt-get install")[2].split() if not word.startswith("-")]


def suite() -> str:
    found = re.match(r"docker.io/library/debian:(\w+)-slim", stages()[-1][0][1])
    assert found
    return found[1]


def test_the_containerfile_has_two_stages_on_debian() -> None:
    build, last = stages()
    assert build[0] == ("FROM", f"docker.io/library/debian:{suite()}-slim AS build")
    demo = re.search(r"<!-- demo -->\n```sh\n.*?install -y --no-install-recommends (.*?)\nninja", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    assert demo and installed_by(build) == demo[1].replace("\\\n", " ").split()
    assert installed_by(last) == ["libyaml-0-2"]
    assert dict(last[-2:]) == {"ENTRYPOINT": '["pmureg"]', "CMD": '["run", "/etc/pmureg/memory.yaml"]'}


def fetch(into: Path) -> None:
    bootstrap("--variant=extract", f"--include={','.join(packages())}", into=into)


def bootstrap(*options: str, into: Path) -> None:
    done = subprocess.run(["mmdebstrap", "--quiet", *options, suite(), into], capture_output=True, text=True, timeout=300)
    if done.returncode:
        pytest.skip(f"skipped: mmdebstrap makes no image: {next((line for line in done.stderr.splitlines() if line.startswith('E:')), 'failed')}")


def packages() -> list[str]:
    return [*SLIM, *installed_by(stages()[-1])]


def need_container() -> None:
    need("bwrap", "mmdebstrap")
    if os.geteuid():
        pytest.skip("skipped: only root makes containers with capabilities")
    tried = subprocess.run(["bwrap", "--ro-bind", "/", "/", "--unshare-pid", "--as-pid-1", "--proc", "/proc", "true"], capture_output=True, text=True, timeout=60)
    if tried.returncode:
        pytest.skip(f"skipped: {tried.stderr.strip()}")


def made(into: Path) -> Path:
    """What the first stage's commands make below /made, with what is built already."""
    (ran,) = [re.search(r"DESTDIR=(\S+)", words)[1] for name, words in stages()[0] if "DESTDIR" in words]  # type: ignore[index]
    for name, words in stages()[0]:
        if name == "RUN" and ran in words:
            words = words.replace("ninja install", shlex.quote(str(ROOT / "runtime/library/install.sh"))).replace(ran, shlex.quote(str(into)))
            subprocess.run(words, shell=True, check=True, capture_output=True, timeout=120)
    return into


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_container()
    known = hashlib.sha256(" ".join(packages()).encode()).hexdigest()[:8]
    root, folder = once(ROOT / "build" / f"container-{suite()}-{known}", fetch), tmp_path_factory.mktemp("image")
    subprocess.run(["cp", "-a", f"{root}/.", folder], check=True)
    first = made(tmp_path_factory.mktemp("made"))
    for name, words in stages()[-1]:
        if name == "COPY":
            _, source, target = words.split()
            (folder / target[1:]).parent.mkdir(parents=True, exist_ok=True)
            subprocess.run(["cp", "-a", first / source.removeprefix("/made/"), folder / target[1:]], check=True)
    return folder


def test_the_index_of_the_image_is_that_of_its_tables(image: Path) -> None:
    """Layers of an image have no parts of seconds."""
    share = image / "usr/share/pmureg"
    assert {path.name for path in share.glob("*.pmu")} == {path.name for path in TABLES.glob("*.pmu")}
    assert {path.stat().st_mtime_ns for path in share.glob("*.pmu")} == {0}
    (image / "usr/share/pmureg/index").rename(share / "before")
    subprocess.run([image / "usr/bin/pmureg", "index", share], check=True, timeout=60)
    assert (share / "index").read_bytes() == (share / "before").read_bytes()


# ---- Containers ----

class Pod:
    """The manifest's only container on a node, whose folders are below `node`. `more`: what stands for the node's hardware."""

    def __init__(self, image: Path, node: Path, session: str, *words: str, more: tuple[object, ...] = ()) -> None:
        self.image, self.node, self.words, self.more = image, node, words, more
        self.container, self.lacks = container_of(*words), set[str]()
        self.pid = 0
        self.process: subprocess.Popen[str]
        self.file = node / FILE
        # As Kubernetes lays out a map: each file is a link through one that it replaces.
        self.map = node / "map"
        (self.map / "..1").mkdir(parents=True)
        (self.map / "..data").symlink_to("..1")
        (self.map / "..1/memory.yaml").write_text(session, encoding="utf-8")
        (self.map / "memory.yaml").symlink_to("..data/memory.yaml")

    def mounts(self) -> list[object]:
        volumes = {volume["name"]: volume for volume in pod_of(*self.words)["volumes"]}
        found: list[object] = []
        for mount in self.container["volumeMounts"]:
            volume, at = volumes[mount["name"]], mount["mountPath"]
            source = self.node / volume["hostPath"]["path"][1:] if "hostPath" in volume else self.map
            if volume.get("hostPath", {}).get("type") == "DirectoryOrCreate":
                source.mkdir(mode=0o755, parents=True, exist_ok=True)
            if not at.startswith(("/dev/", "/sys")):  # the runtime makes where to mount, in the image's writable layer
                (self.image / at[1:]).mkdir(parents=True, exist_ok=True)
            found += ["--ro-bind" if mount.get("readOnly") else "--bind", source, at]
        return found

    def command(self, *words: str, info: int | None = None) -> list[str]:
        context = self.container["securityContext"]
        assert context["readOnlyRootFilesystem"] and context["capabilities"]["drop"] == ["ALL"]
        added = [f"CAP_{name}" for name in context["capabilities"]["add"] if name not in self.lacks]
        made = ["bwrap", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-net", "--as-pid-1", "--die-with-parent", "--clearenv",
                "--setenv", "PATH", "/usr/bin:/bin", *(["--info-fd", info] if info is not None else []), "--cap-drop", "ALL",
                *(word for name in added for word in ("--cap-add", name)), "--ro-bind", self.image, "/", "--proc", "/proc", "--dev", "/dev", "--ro-bind", "/sys", "/sys",
                *self.mounts(), *self.more, "--", *words]
        return [str(word) for word in made]

    def start(self) -> None:
        read, write = os.pipe()
        self.process = subprocess.Popen(self.command(*self.container["command"], info=write), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as told:
            text = told.read()
        self.pid = json.loads(text)["child-pid"] if text else 0

    def ends(self) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=60)
        return self.process.returncode, out, err

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """What Kubernetes does to the first process. Its status is a shell's: 128 and the signal."""
        os.kill(self.pid, number)
        return self.ends()

    def is_ready(self) -> bool:
        return subprocess.run(self.command(*self.container["readinessProbe"]["exec"]["command"]), capture_output=True, timeout=60).returncode == 0

    def values(self, family: str, event: str = "") -> list[float]:
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        return [float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(f"{family}{{") and (not event or f'event="{event}"' in line)]

    def until(self, is_so: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 60
        while not is_so():
            assert self.process.poll() is None, self.ends()
            assert time.monotonic() < deadline, self.file.read_text() if self.file.exists() else "no file"
            time.sleep(0.02)


def session(*changes: tuple[str, str]) -> str:
    """The manifest's session file, ten times a second and with changes."""
    text = str(manifest()[0]["data"]["memory.yaml"])
    for old, new in (("interval: 15s", "interval: 100ms"), *changes):
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


def test_a_simulated_device_in_a_container(image: Path, tmp_path: Path) -> None:
    """Event 4 of each of the eight memory controllers adds 5 a nanosecond."""
    counts_simulated(Pod(image, tmp_path, session(SIMULATED)))


def counts_simulated(pod: Pod) -> None:
    assert not pod.is_ready()
    pod.start()
    pod.until(lambda: len(pod.values("pmureg_unit_seconds_total")) >= 8 and pod.values("pmureg_unit_seconds_total")[0] > 0.001)
    assert Path(f"/proc/{pod.pid}/status").read_text().partition("NSpid:")[2].split("\n")[0].split()[-1] == "1"
    assert Path(f"/proc/{pod.pid}/comm").read_text() == "pmureg\n"
    assert pod.is_ready()
    assert pod.end() == (128 + signal.SIGTERM, "nothing to restore in /run/pmureg\n", "")
    seconds, reads = pod.values("pmureg_unit_seconds_total"), pod.values("pmureg_event_total", "CAS_COUNT.RD")
    assert reads == [5 * round(seconds[0] * 1e9)] * 8
    assert pod.is_ready()
    os.utime(pod.file, (time.time() - 61,) * 2)
    assert not pod.is_ready()
    assert sorted(path.name for path in pod.file.parent.iterdir()) == [pod.file.name]
    assert os.listdir(pod.node / "run/pmureg") == []


@pytest.mark.nightly
def test_the_whole_containerfile(tmp_path: Path) -> None:
    """Built by buildah, without a registry: the base is of the same packages as Debian's slim image. It takes minutes, because it generates and compiles all."""
    need("buildah")
    need_container()
    base = f"docker.io/library/debian:{suite()}-slim"

    def buildah(*words: object) -> str:
        store = ["--root", tmp_path / "store", "--runroot", tmp_path / "running"]
        return run("buildah", *store, *words, env=os.environ | {"BUILDAH_ISOLATION": "chroot"}, timeout=1000).strip()

    bootstrap("--variant=minbase", "--dpkgopt=path-exclude=/usr/share/doc/*", into=tmp_path / "base.tar")
    first = buildah("from", "scratch")
    buildah("add", first, tmp_path / "base.tar", "/")
    buildah("commit", first, base)
    buildah("rm", first)
    buildah("bud", "--pull-never", "-f", FLEET / "Containerfile", "-t", "pmureg", ROOT)
    try:
        with_base, whole = (Path(buildah("mount", buildah("from", "--pull-never", name))) for name in (base, "localhost/pmureg"))
        sizes = [int(run("du", "-sm", folder).split()[0]) for folder in (with_base, whole)]
        assert sizes[1] - sizes[0] <= 15, sizes
        counts_simulated(Pod(whole, tmp_path / "node", session(SIMULATED)))
    finally:
        subprocess.run(["umount", "--lazy", tmp_path / "store/overlay"], capture_output=True, check=False)  # buildah leaves it mounted, with all below it


SIMULATED = ("metrics: memory", "system: ivbep\nio: sim\nmetrics: memory")
FAULTS = ("metrics: memory", "events: page-faults\nall_cpus: true")


def paranoid() -> int:
    return int(Path("/proc/sys/kernel/perf_event_paranoid").read_text(encoding="ascii"))


@pytest.fixture
def counted() -> None:
    """Debian's kernels have a level 3, which asks for CAP_SYS_ADMIN."""
    if paranoid() > 2:
        pytest.skip(f"skipped: kernel.perf_event_paranoid is {paranoid()}, for which CAP_PERFMON may be too little")
    done = subprocess.run([PMUREG, "stat", "--strict", "-a", "-e", "page-faults", "--", "true"], capture_output=True, text=True, timeout=60)
    if done.returncode:
        pytest.skip(f"skipped: this kernel does not count the whole machine for us: {done.stderr.strip()}")


def test_perf_in_a_container(image: Path, tmp_path: Path, counted: None) -> None:
    """It sees faults of processes outside."""
    pod = Pod(image, tmp_path, session(FAULTS))
    pod.start()
    pod.until(lambda: bool(pod.values("pmureg_event_total", "page-faults")))
    before = sum(pod.values("pmureg_event_total", "page-faults"))
    held = bytearray(4096 * 2000)
    assert held[0] == 0
    held[::4096] = b"\1" * 2000  # each page is written for the first time
    pod.until(lambda: sum(pod.values("pmureg_event_total", "page-faults")) >= before + 2000)
    assert pod.end()[0] == 128 + signal.SIGTERM


def test_perf_without_its_capability(image: Path, tmp_path: Path, counted: None) -> None:
    if paranoid() <= 0:
        pytest.skip("skipped: this kernel lets everybody count the whole machine")
    pod = Pod(image, tmp_path, session(FAULTS))
    pod.lacks = {"PERFMON"}
    pod.start()
    status, _, err = pod.ends()
    assert (status, "CAP_PERFMON" in err) == (1, True), err
    assert not pod.is_ready()


def test_a_session_file_with_a_mistake(image: Path, tmp_path: Path) -> None:
    pod = Pod(image, tmp_path, session(("metrics:", "metric:")))
    pod.start()
    status, _, err = pod.ends()
    assert status == 1 and err.startswith("/etc/pmureg/memory.yaml:1:1: "), err


@pytest.fixture
def served(sockets: Machine, image: Path) -> Iterator[Pod]:
    """A pod on two Ivy Bridge-EP sockets whose registers behave. Their files stand for the processors and for what /sys links to."""
    sockets.reset()
    shutil.rmtree(sockets.root / "map", ignore_errors=True)
    shutil.rmtree(sockets.root / "var", ignore_errors=True)
    # Below a root, even this one, /proc/cpuinfo says what the processors are, not CPUID.
    pod = Pod(image, sockets.root, session(("metrics: memory", "root: /.\nmetrics: memory")), *WORDS, more=("--ro-bind", sockets.root / "proc/cpuinfo", "/proc/cpuinfo", "--tmpfs", "/tmp",
                                                             "--bind", sockets.folder, sockets.folder))
    pod.container = copy.deepcopy(pod.container)
    pod.container["volumeMounts"] = [mount for mount in pod.container["volumeMounts"] if mount["name"] != "memory"]  # this machine maps nothing
    yield pod


def counts_reads(pod: Pod, machine: Machine, ticks: int, total: float) -> None:
    """CAS_COUNT adds 5 at each tick, on each of eight channels of two sockets."""
    pod.file.unlink(missing_ok=True)
    pod.until(lambda: pod.values("pmureg_event_total", "CAS_COUNT.RD") == [0.0] * 16)
    machine.tell(f"advance {ticks}")
    pod.until(lambda: pod.values("pmureg_event_total", "CAS_COUNT.RD") == [total] * 16)


def test_registers_in_a_container(served: Pod, sockets: Machine) -> None:
    before = sockets.state()
    served.start()
    counts_reads(served, sockets, 1000, 5000)
    assert sockets.state() != before
    assert served.end() == (128 + signal.SIGTERM, "nothing to restore in /run/pmureg\n", "")
    assert as_it_was(sockets, before) and sockets.faults() == []


def test_a_killed_container_is_restored_by_the_next_one(served: Pod, sockets: Machine) -> None:
    """Both are process 1 of their own namespaces, which may have the same number."""
    before = sockets.state()
    served.start()
    counts_reads(served, sockets, 1000, 5000)
    assert served.end(signal.SIGKILL)[0] == 128 + signal.SIGKILL
    assert len(list((sockets.root / "run/pmureg").glob("1-*.undo"))) == 2
    assert sockets.state() != before
    served.start()
    counts_reads(served, sockets, 30, 150)
    status, out, err = served.end()
    assert (status, err) == (128 + signal.SIGTERM, "")
    assert re.findall(r"process 1 left ivbep of package (\d) changed", out) == ["1", "0"]
    assert as_it_was(sockets, before) and sockets.faults() == []
    assert os.listdir(sockets.root / "run/pmureg") == []

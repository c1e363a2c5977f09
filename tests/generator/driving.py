"""A small description built, its table linked with the runtime, and what is done with its simulated device, access by access."""

from __future__ import annotations

import functools
import subprocess
import tempfile
from pathlib import Path

from describing import ROOT, embedded, reference_of, run_here

STRICT = ["-std=c11", "-O0", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror"]
INCLUDES = ["-I", str(ROOT / "runtime/include"), "-I", str(ROOT / "runtime")]
SOURCES = [*(ROOT / "runtime/base").rglob("*.c"), *(ROOT / "runtime/core").rglob("*.c"), *(ROOT / "runtime/io").glob("sim*.c"),
           ROOT / "runtime/io/trace.c"]

PROGRAM = r"""
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <pmureg/core.h>

extern const struct pmureg_system SYSTEM;
static _Alignas(16) unsigned char device[1 << 20], memory[1 << 20];
static struct pmureg_trace_entry entries[4096];
static struct pmureg_sim *sim;
static struct pmureg_trace trace;
static struct pmureg_error error;
static uint64_t lacks; /* the device has nothing at this address */

static int lacking_prepare(struct pmureg_io *io, struct pmureg_access *list, size_t n)
{
	(void)io;
	return pmureg_io_prepare(pmureg_sim_io(sim), list, n);
}

static int lacking_run(struct pmureg_io *io, struct pmureg_access *list, size_t n, size_t *failed)
{
	(void)io;
	for (size_t i = 0; lacks && i < n; i++) {
		*failed = i;
		if (list[i].place.address == lacks)
			return -PMUREG_EIO;
	}
	return pmureg_io_run(pmureg_sim_io(sim), list, n, failed);
}

static struct pmureg_io lacking = {lacking_prepare, lacking_run, NULL};

static void print_accesses(void)
{
	for (size_t i = 0; i < trace.count; i++) {
		const struct pmureg_trace_entry *entry = &entries[i];

		if (entry->kind == 'b')
			printf("b\n");
		else
			printf("%c%u %#x %#" PRIx64 "\n", entry->kind, entry->place.bits, entry->place.address, entry->value);
	}
	trace.count = 0;
}

/* `count EVENT...`: all at once, for 1,000 ticks; `group EVENT...`: as one group. */
static int count(char **texts, size_t n, int is_group)
{
	struct pmureg_event events[8];
	struct pmureg_count counts[8];
	struct pmureg_session *session;

	for (size_t i = 0; i < n; i++) {
		if (pmureg_event_parse(&SYSTEM, texts[i], &events[i], &error))
			return 1;
		events[i].group = is_group ? 1 : (uint16_t)i;
	}
	if (pmureg_session_open(memory, sizeof(memory), &SYSTEM, &trace.io, events, n, NULL, &session, &error) ||
	    pmureg_session_start(session, &error) || pmureg_sim_advance(sim, 1000) || pmureg_session_read(session, counts, &error))
		return 1;
	if (pmureg_session_close(session, &error))
		return 1;
	print_accesses();
	for (size_t i = 0; i < n; i++)
		printf("%s %" PRIu64 "\n", texts[i], counts[i].value);
	return 0;
}

/* `lack ADDRESS`; `poke|peek|read|write BLOCK.REGISTER[ELEMENT] [VALUE]` */
static int touch(const char *what, char *name, uint64_t value)
{
	char *bracket = strchr(name, '['), *dot = strchr(name, '.');
	const uint32_t element = bracket ? (uint32_t)strtoul(bracket + 1, NULL, 0) : 0;
	int code = 1;

	*dot = '\0';
	if (bracket)
		*bracket = '\0';
	for (uint16_t b = 0; b < SYSTEM.block_count; b++)
		for (uint16_t r = 0; r < pmureg_system_blocks(&SYSTEM)[b].register_count; r++) {
			const struct pmureg_block *block = &pmureg_system_blocks(&SYSTEM)[b];
			const struct pmureg_register *reg = &pmureg_block_registers(block)[r];

			if (strcmp(pmureg_block_key(block), name) || strcmp(pmureg_register_key(reg), dot + 1))
				continue;
			if (!strcmp(what, "poke"))
				return pmureg_sim_poke(sim, block, reg, 0, element, value);
			if (!strcmp(what, "write"))
				code = pmureg_register_write(&SYSTEM, block, reg, 0, element, &trace.io, value);
			else if (!strcmp(what, "read"))
				code = pmureg_register_read(&SYSTEM, block, reg, 0, element, &trace.io, &value);
			else
				code = pmureg_sim_peek(sim, block, reg, 0, element, &value);
			print_accesses();
			if (!code && strcmp(what, "write"))
				printf("%#" PRIx64 "\n", value);
		}
	return code;
}

int main(int argc, char **argv)
{
	const char *last = "";
	int code = 0;

	if (pmureg_sim_init(device, sizeof(device), &SYSTEM, &sim))
		return 2;
	pmureg_trace_init(&trace, &lacking, entries, sizeof(entries) / sizeof(entries[0]));
	for (int i = 1; i < argc && !code; i++) {
		char *texts[16];
		size_t n = 0;

		for (char *word = strtok(argv[i], " "); word; word = strtok(NULL, " "))
			texts[n++] = word;
		if (!strcmp(texts[0], "lack")) {
			lacks = strtoull(texts[1], NULL, 0);
			continue;
		}
		code = !strcmp(texts[0], "count") || !strcmp(texts[0], "group") ? count(texts + 1, n - 1, texts[0][0] == 'g') :
						    touch(texts[0], texts[1], n > 2 ? strtoull(texts[2], NULL, 0) : 0);
	}
	if (code)
		printf("failed: %s\n", error.message);
	if (pmureg_sim_faults(sim, &last))
		printf("fault: %s\n", last);
	return code != 0;
}
"""


@functools.cache
def kept() -> tempfile.TemporaryDirectory[str]:
    """A folder that goes with the process."""
    return tempfile.TemporaryDirectory(prefix="pmureg-driving-")


@functools.cache
def runtime() -> list[Path]:
    """Objects of the runtime's core and its simulated device, compiled once."""
    folder = Path(kept().name)
    for parent in sorted({source.parent for source in SOURCES}):  # files of several folders have the same name
        into = folder / parent.name
        into.mkdir()
        done = subprocess.run(["gcc", *STRICT, *INCLUDES, "-c", *(source for source in SOURCES if source.parent == parent)],
                              cwd=into, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    return sorted(folder.rglob("*.o"))


class Driven:
    """A described system and its simulated device."""

    def __init__(self, folder: Path, text: str, name: str, vendor: str = "acme", program: str = PROGRAM, generated: Path | None = None) -> None:
        self.folder, self.name = folder, name
        (folder / "regdefs" / vendor).mkdir(parents=True)
        (folder / "regdefs" / vendor / f"{name}.yaml").write_text(text)
        self.generated = generated or self.build()
        self.table = self.generated / "tables" / f"{name}.pmu"
        self.embedded = embedded(self.generated, name)
        self.program = self.compile("driver", program.replace("SYSTEM", f"pmureg_system_{name}"), *self.embedded, *runtime())

    def build(self) -> Path:
        into = self.folder / "generated"
        outcome = run_here("build", "--regdefs", self.folder / "regdefs", "--out", into)
        assert outcome.status == 0, outcome.err
        return into

    def page(self, name: str) -> str:
        """One of the reference."""
        return (reference_of(self.folder / "regdefs", self.folder / "reference") / name).read_text()

    def compile(self, output: str, text: str, *more: object, compiler: tuple[str, ...] = ("gcc",)) -> Path:
        """A program of C text and other files."""
        source = self.folder / f"{output}.c"
        source.write_text(text)
        done = subprocess.run([*compiler, *STRICT, *INCLUDES, "-I", self.generated / "include", "-Wno-overlength-strings", source,
                               *map(str, more), "-o", self.folder / output], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return self.folder / output

    def lines(self, *commands: str) -> list[str]:
        """What a fresh device has seen and answered."""
        done = subprocess.run([self.program, *commands], capture_output=True, text=True, timeout=60)
        return done.stdout.splitlines()

    def check_value(self, program: str) -> None:
        """A program over the headers that succeeds, with both compilers, with the io's functions and without."""
        for compiler in ("gcc", "clang"):
            for prefix in ("", "#include <pmureg/io.h>\n"):
                text = f"{prefix}#include <pmureg/{self.name}.h>\n{program}"
                assert subprocess.run([self.compile("values", text, compiler=(compiler,))]).returncode == 0

    def validate(self) -> None:
        """The test that is generated for every system."""
        tests = self.generated / "tests"
        program = self.compile("validation", (tests / f"{self.name}.c").read_text(), *(tests / "validate").glob("*.c"), *runtime(), "-I", tests,
                               "-lcmocka")
        done = subprocess.run([program, self.generated / "tables" / f"{self.name}.pmu"], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stdout + done.stderr

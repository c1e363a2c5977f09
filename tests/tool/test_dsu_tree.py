"""A machine of two clusters as Linux shows it: drivers/perf/arm_dsu_pmu.c, arm_dsu_<n> with cpumask, format and events."""

from __future__ import annotations

from pathlib import Path

from command import Run

EVENTS = {"cycles": 0x11, "bus_access": 0x19, "memory_error": 0x1A, "bus_cycles": 0x1D, "l3d_cache_allocate": 0x29,
          "l3d_cache_refill": 0x2A, "l3d_cache": 0x2B, "l3d_cache_wb": 0x2C}


def test_two_clusters(run: Run, tree: Path) -> None:
    for n in range(2):
        device = tree / f"bus/event_source/devices/arm_dsu_{n}"
        (device / "format").mkdir(parents=True)
        (device / "events").mkdir()
        (device / "type").write_text(f"{8 + n}\n")
        (device / "cpumask").write_text(f"{4 * n}\n")
        (device / "format/event").write_text("config:0-31\n")
        for name, event in EVENTS.items():
            (device / "events" / name).write_text(f"event={event:#x}\n")
    listed = run("--sysfs", str(tree), "list").stdout
    assert "arm_dsu: Shared unit of a cluster, each is arm_dsu_<cluster>" in listed and "arm_dsu/l3d_cache/" in listed
    assert "arm_dsu_1/l3d_cache/" in listed and "arm_dsu/scu_snp_access/" in listed
    assert "2 devices compared, 0 differences" in run("--sysfs", str(tree), "verify").stdout
    # The description knows more names than the kernel, of each of them and of all.
    for device, types in (("arm_dsu_1", "9"), ("arm_dsu", "8")):
        encoded = run("--sysfs", str(tree), "describe", f"{device}/l3d_cache/").stdout
        assert "\n  perf      config=0x2b\n" in encoded, types


def test_it_is_simulated(run: Run) -> None:
    """Counts: 1,000,000 * (event + 1), a millisecond of the simulated clock; l3d_cache is 0x2b, l3d_cache_refill 0x2a."""
    counted = run("stat", "--io", "sim", "--system", "dsu", "-e", "arm_dsu_0/l3d_cache/", "-M", "l3_miss_ratio").stdout
    assert "44,000,000" in counted and "43,000,000" in counted and "97.727  % l3_miss_ratio" in counted
    assert "0 failed, 0 skipped" in run("selftest", "dsu", "--io", "sim").stdout
    assert "\n  perf      config=0x2b\n" in run("--sysfs", "/nonexistent", "describe", "arm_dsu_0/l3d_cache/").stdout

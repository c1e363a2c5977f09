"""The files that Linux shows of a system's devices, as they are generated."""

from __future__ import annotations

from describing import ROOT


def shown_files(system: str, folder: str, *, but: str = "") -> dict[str, dict[str, str]]:
    """Of each device that has the folder, `format` or `events`: its files and their lines. `but`: devices that other tests have."""
    return {device.name: {file.name: file.read_text().rstrip("\n") for file in (device / folder).iterdir()}
            for device in (ROOT / "generated" / "sysfs" / system).iterdir() if (device / folder).is_dir() and device.name not in but.split()}

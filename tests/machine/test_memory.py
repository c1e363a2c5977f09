"""Memory that is not there, whichever of the pieces that are asked for: an error in words, and nothing is left out."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from served import PMUREG
from toolchain import need

SCARCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static int calls;

static int is_out(void)
{
	const char *at = getenv("OUT_OF_MEMORY_AT");

	errno = ENOMEM;
	return at && calls++ == atoi(at);
}

void *calloc(size_t count, size_t size)
{
	void *(*real)(size_t, size_t) = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "calloc");

	return is_out() ? NULL : real(count, size);
}

FILE *open_memstream(char **text, size_t *size)
{
	FILE *(*real)(char **, size_t *) = (FILE *(*)(char **, size_t *))dlsym(RTLD_NEXT, "open_memstream");

	return is_out() ? NULL : real(text, size);
}

__attribute__((destructor)) static void tell(void)
{
	if (getenv("OUT_OF_MEMORY_AT") && calls > atoi(getenv("OUT_OF_MEMORY_AT")))
		(void)fputs("asked\n", stderr);
}
"""


def test_too_few_files() -> None:
    """Each number of them is enough, or what lacks is said: signals are waited for through a file."""
    said = set()
    for files in range(4, 9):
        done = subprocess.run(["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", PMUREG, "stat", "-x,", "--io", "sim", "--system", "nhm",
                               "-e", "uncore/clockticks/"], capture_output=True, text=True)
        assert done.returncode == 0 or done.stderr, done
        said.add(done.stderr if done.returncode else "")
    assert "" in said
    assert "pmureg: signals cannot be waited for: Too many open files; raise the limit of open files (ulimit -n)\n" in said, said


@pytest.mark.parametrize("command", [["stat", "-x,", "--io", "sim", "--system", "ivbep", "-e", "uncore_imc/cas_count_read/"],
                                     ["view", "memory", "--system", "ivbep", "--once", "-I", "10"]], ids=lambda command: str(command[0]))
def test_every_piece_of_memory(tmp_path: Path, command: list[str]) -> None:
    need("gcc")
    (tmp_path / "scarce.c").write_text(SCARCE)
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "scarce.c", "-o", "scarce.so", "-ldl"], cwd=tmp_path, check=True)
    words = [str(PMUREG), *command]
    whole = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    for at in range(200):
        done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "LD_PRELOAD": str(tmp_path / "scarce.so"), "OUT_OF_MEMORY_AT": str(at)})
        said = done.stderr.removesuffix("asked\n")
        if said == done.stderr:
            break
        is_told = said.startswith("pmureg: ") and (done.returncode == 1 or (command[0] == "view" and "out of memory: " in said))
        assert is_told or (done.returncode, done.stdout) == (0, whole), f"{at}: {done}"
    assert 10 < at < 199

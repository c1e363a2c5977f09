"""Counters that are the sum of their element on each page: how many pages count, not how many elements there are."""

from __future__ import annotations

import subprocess

import pytest

from driving import Driven, runtime

UNIT = """\
pmureg: 2
system: mesh
title: A unit of eight pages, each with as many counters
sources: {M: Manual}
blocks:
  port:
    title: Port
    source: M
    space: mmio
    instances: {port: 1}
    pages: {page: {array: 8}}
    registers:
      CTL: {at: 0x00, page: page, text: Starts., fields: {31:1: RES0, 0: {name: EN, reset: 0, text: 1 counts.}}}
      SEL: {at: 0x40 + 4 * n, page: page, array: 8, text: Event of counter <n>., fields: {31:6: RES0, 5:0: {name: EV, reset: 0, text: Event.}}}
      CNT: {at: 0x80 + 4 * n, page: page, array: 8, text: Counter <n>., name: "TAD<page>_PFC<n>", fields: {31:0: {name: COUNT, access: RW-V, reset: 0, text: The count.}}}
    terms: {event: {field: SEL.EV}}
    counters:
      general:
        count: 8
        width: 32
        register: "sum(CNT[n])"
        program: [write: "CNT[n]", write: "SEL[n]"]
        selects: "SEL[n].EV"
        runs: "CTL[0].EN and SEL[n].EV != 0"
    sequences: {start: [{write: CTL, set: {EN: 1}}], stop: [write: CTL]}
    events: {beats: {is: event=7, text: Beats.}}
"""


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Driven:
    return Driven(tmp_path_factory.mktemp("mesh"), UNIT, "mesh")


def test_its_own_test_knows_that(port: Driven) -> None:
    port.validate()


NAMES = """
#include <stdio.h>
#include <string.h>
#include <pmureg/core.h>
extern const struct pmureg_system pmureg_system_mesh;
int main(void)
{
	struct pmureg_register_name at, found;
	char first[64], last[64];

	if (pmureg_register_find(&pmureg_system_mesh, "TAD7_PFC3", &found, NULL) || found.element != 7 * 8 + 3)
		return 1;
	if (!pmureg_register_find(&pmureg_system_mesh, "TAD8_PFC3", &at, NULL) || !pmureg_register_find(&pmureg_system_mesh, "TAD0_PFC8", &at, NULL))
		return 2;
	(void)pmureg_register_name_text(&found, last, sizeof(last));
	found.element = 1;
	(void)pmureg_register_name_text(&found, first, sizeof(first));
	return strcmp(first, "TAD0_PFC1") != 0 || strcmp(last, "TAD7_PFC3") != 0 ? 3 : 0;
}
"""


def test_pages_are_in_names(port: Driven) -> None:
    """As manuals number them: TAD<page>_PFC<n>; there are 8 of each."""
    program = port.compile("names", NAMES, *port.embedded, *runtime())
    assert subprocess.run([program], timeout=60).returncode == 0


def test_a_tick_is_one_of_each_page(port: Driven) -> None:
    """A simulated counter adds the number of its event and 1: 8 on each of the 8 pages, whichever element it is."""
    assert port.lines("count mesh_port/beats/ mesh_port/event=3/")[-2:] == ["mesh_port/beats/ 64000", "mesh_port/event=3/ 32000"]

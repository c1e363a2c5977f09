"""Families of events: what AMD's data fabric, its memory controllers and Intel's IIO need, with numbers from Linux's own tables."""

from __future__ import annotations

from generator.model.linux import event_string
from generator.model.model import Event
from describing import demo, model

# As tools/perf/pmu-events/arch/x86 of Linux has them: amdzen1/data-fabric.json, amdzen4/data-fabric.json, skylakex/uncore-io.json.
EVENTS = """\
    events:
      dram_channel_data_controller_<ch>:
        is: umask=0x38,event=0x07 + 0x40 * ch
        array: {ch: 8}
        text: DRAM channel controller <ch>, the <ch + 1>. of <8>.
        linux: true
        note: <b> is no index.
      local_processor_read_data_beats_cs<cs>: {is: "umask=0x7fe,event=0x1f + 0x40 * cs", array: {cs: 12}, text: Read beats.}
      data_req_of_cpu:
        is: event=0x83
        text: Requests.
        sub:
          mem_write.part<t>: {is: "umask=0x01,ports=1 << t", array: {t: 4}, text: Writes of port <t>., unit: "<4 * (t + 1)> bytes"}
      stack<s>:
        is: umask=0x1,event=0x400 + s
        array: {s: 2}
        needs: [ports]
        text: Stack <s>.
        sub:
          port<p>: {is: ports=1 << p + 4 * s, array: {p: 3}, text: Port <p> of stack <s>., scale: "<s + 1>.5", linux: "s<s>p<p>"}
          any: {is: ports=0xff, text: Any port of stack <s>.}
      old_<n>: {is: "event=0x700 + n,umask=0x2", array: 3, text: Grows by one.}
"""


def events(tmp_path) -> dict[str, Event]:
    text = demo()
    before, rest = text.split("    events:\n", 1)
    text = before + EVENTS + "    linux:" + rest.split("    linux:", 1)[1]
    text = text.replace("      event: {field: EVENT.EVENT, linux: \"config:0-7\"}\n",
                        "      event: {linux: \"config:0-7,32-37\"}\n      umask: {linux: \"config:8-15,24-27\"}\n      ports: {linux: \"config1:0-7\"}\n")
    path = tmp_path / "demo.yaml"
    path.write_text(text.replace("      events: all\n", "").replace('"event=0x{event:x}\\n"', '"event=0x{event:02x},umask=0x{umask:02x}"'))
    (block,) = model(path, tmp_path).blocks.values()
    assert block.linux is not None
    strings = {event.name: event_string(block.linux, event) for event in block.events.values()}
    assert strings["dram_channel_data_controller_4"] == "event=0x107,umask=0x38"
    return block.events


def test_terms_follow_from_the_index(tmp_path) -> None:
    found = events(tmp_path)
    controllers = [found[f"dram_channel_data_controller_{i}"].terms["event"] for i in range(8)]
    assert controllers == [0x07, 0x47, 0x87, 0xc7, 0x107, 0x147, 0x187, 0x1c7]
    assert found["dram_channel_data_controller_7"].terms == {"event": 0x1c7, "umask": 0x38}
    assert found["dram_channel_data_controller_7"].linux == "dram_channel_data_controller_7"
    assert [found[f"local_processor_read_data_beats_cs{i}"].terms["event"] for i in (0, 1, 2, 11)] == [0x1f, 0x5f, 0x9f, 0x2df]
    assert [found[f"data_req_of_cpu.mem_write.part{i}"].terms for i in range(4)] == [
        {"event": 0x83, "umask": 0x01, "ports": ports} for ports in (0x01, 0x02, 0x04, 0x08)]
    assert [found[f"old_{i}"].terms["event"] for i in range(3)] == [0x700, 0x701, 0x702]
    assert "dram_channel_data_controller_8" not in found and "data_req_of_cpu" not in found and "stack0" not in found


def test_indices_stand_in_texts(tmp_path) -> None:
    found = events(tmp_path)
    assert found["dram_channel_data_controller_2"].text == "DRAM channel controller 2, the 3. of <8>."
    assert found["dram_channel_data_controller_2"].note == "<b> is no index."
    assert found["data_req_of_cpu.mem_write.part3"].unit == "16 bytes"


def test_families_in_families(tmp_path) -> None:
    found = events(tmp_path)
    assert [name for name in found if name.startswith("stack")] == [
        "stack0.port0", "stack0.port1", "stack0.port2", "stack0.any", "stack1.port0", "stack1.port1", "stack1.port2", "stack1.any"]
    event = found["stack1.port2"]
    assert event.terms == {"event": 0x401, "umask": 0x1, "ports": 0x40}
    assert (event.text, event.scale, event.linux, event.needs) == ("Port 2 of stack 1.", "2.5", "s1p2", ["ports"])
    assert found["stack1.any"].terms == {"event": 0x401, "umask": 0x1, "ports": 0xff}


def test_indices_with_names(tmp_path) -> None:
    """A list of arrays: Arm's mesh has such events (arm-cmn.c, CMN_EVENT_XP): direction << 2 and channel << 5 beside 1 or 2."""
    text = demo().replace("      cycles: {is: event=0x01", """      mxp_<i>_<c>_valid:
        is: event=1 | i << 2 | c << 5
        array: {i: [e, w, n, s, p0], c: [req, rsp]}
        text: Flits on <c> to <i>, number <i + 1>.
      cycles: {is: event=0x00""")
    path = tmp_path / "demo.yaml"
    path.write_text(text)
    (block,) = model(path, tmp_path).blocks.values()
    found = {name: event.terms["event"] for name, event in block.events.items() if name.startswith("mxp_")}
    assert len(found) == 10 and list(found)[:3] == ["mxp_e_req_valid", "mxp_e_rsp_valid", "mxp_w_req_valid"]
    assert (found["mxp_e_req_valid"], found["mxp_s_req_valid"], found["mxp_p0_rsp_valid"]) == (0x01, 0x0D, 0x31)
    assert block.events["mxp_p0_rsp_valid"].text == "Flits on rsp to p0, number 5."


def test_a_part_of_the_string_where_the_term_is_given(tmp_path) -> None:
    text = demo().replace('"event=0x{event:x}\\n"', '"[event=0x{event:x}][,kind=0x{kind:x}]"')
    text = text.replace("      event: {field", '      kind: {linux: "config1:0-3", field: EVENT.KIND}\n      event: {field').replace(
        "          31:8: RES0\n", "          31:12: RES0\n          11:8: {name: KIND, reset: 0, text: What is counted.}\n")
    path = tmp_path / "demo.yaml"
    path.write_text(text.replace("reads:  {is: event=0x10", 'reads:  {is: "event=0x10,kind=0"'))
    (block,) = model(path, tmp_path).blocks.values()
    assert block.linux is not None
    assert {name: event_string(block.linux, event) for name, event in block.events.items()} == {
        "cycles": "event=0x1", "reads": "event=0x10,kind=0x0"}

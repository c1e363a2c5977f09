"""Right descriptions that use what the demo does not: banks, PCI, named instances, pools, bases, layouts, pages."""

BANKED = """\
pmureg: 2
system: banked
title: Counters behind a selector
sources: {M: Manual}
layouts:
  whole:
    fields:
      63:8: RES0
      7:0: {name: V, text: Value.}
bases:
  core:
    title: Core
    space: sysreg
    registers:
      sel:
        text: Selects.
        source: M 1
        at: S3_3_C15_C5_1
        fields:
          63:6: RES0
          5:4: {name: G, text: Group.}
          3:0: {name: U, text: Unit.}
blocks:
  unc:
    base: core
    instances:
      - {name: l2, G: 1, U: 0}
      - {name: l3, G: 0, U: 3}
    banks:
      unit: {register: sel, set: {G: G, U: U}}
    registers:
      cr:
        text: Control.
        source: M 2
        at: S3_3_C15_C4_4
        bank: unit
        fields:
          63:2: RES0
          1: {name: P, access: WO, self_clearing: true, clears: [cntr], text: Clears.}
          0: {name: E, text: Enables.}
      typer:
        text: Event.
        source: M 3
        at: S3_3_C15_C2_(n)
        array: 2
        bank: unit
        layout: whole
      cntr:
        text: Counter.
        source: M 4
        at: S3_3_C15_C0_(n)
        array: 2
        bank: unit
        access: RW-V
        fields:
          63:32: RES0
          31:0: {name: COUNT, text: Count.}
      ovs:
        text: Overflow flags, set.
        source: M 5
        at: S3_3_C15_C4_2
        bank: unit
        access: W1S-V
        fields: &flags
          63:2: RES0
          1:0: {name: P<m>, array: 2, text: Flag of counter <m>.}
      ovc:
        text: Overflow flags, clear.
        source: M 6
        at: S3_3_C15_C4_3
        bank: unit
        access: W1C-V
        state: ovs
        fields: *flags
    terms:
      event: {field: typer.V, linux: "config:0-7"}
    counters:
      general:
        count: 2
        width: 32
        register: cntr
        selects: typer[n].V
        runs: cr.E and typer[n].V != 0
        overflow: ovs.P[n]
        program:
          - write: cntr[n]
          - write: typer[n]
    sequences:
      start: [{write: cr, set: {E: 1}}]
      stop: [{write: cr}]
    events:
      access: {is: event=0x16, text: Accesses., only: G == 1}
"""

CARDS = """\
pmureg: 2
system: cards
title: Counters in PCI configuration space
sources: {M: Manual}
detect:
  - cpuid: {vendor: GenuineTest, family: 6, model: [1, 2]}
pci_vendor: 0x1234
blocks:
  mem:
    title: Memory controller
    space: pci
    source: M
    instances:
      - {name: a, socket: 0, pages: {main: {bus: 1, device: 14, function: 1, id: 0x0E30}, side: {bus: 1, device: 14, function: 2, id: 0x0E31}}}
      - {name: b, socket: 1, pages: {main: {bus: 1, device: 28, function: 1, id: 0x0E38}, side: {bus: 1, device: 28, function: 2, id: 0x0E39}}}
    registers:
      ctl:
        text: Control.
        at: 0xD8 + 4 * n
        array: 4
        fields:
          31:25: RES0
          24: {name: on, text: Enables.}
          23:20: MBZ
          19:18: MBO
          17: {name: edge_det, text: Edges.}
          16: {name: mode, values: {0: PLAIN, 1: FANCY}, text: Mode.}
          15:8: {name: thresh, reset: 0, text: Threshold.}
          7:0: {name: ev_sel, reset: 0, text: Event.}
        rules:
          - {when: edge_det, require: thresh >= 1, text: edges need a threshold.}
      ctr:
        text: Counter.
        at: [0xA0, 0xB0, 0xB8, 0xC0]
        array: 4
        width: 64
        access_width: 32
        fields:
          63:48: RES0
          47:0: {name: count, access: RW-V, text: Count.}
      match:
        text: Match.
        at: 0x40
        page: side
        fields:
          31:0: {name: address, text: Address.}
      over:
        text: Another view of the match.
        at: 0x40
        page: side
        overlaps: match
        fields:
          31:16: RES0
          15:0: {name: low, text: Low half.}
    terms:
      event: {field: ctl.ev_sel}
      edge: {field: ctl.edge_det}
      thresh: {field: ctl.thresh}
      filter: {linux: "config1:0-31", text: Address.}
    defaults:
      - {when: edge, set: {thresh: 1}}
    rules:
      - {when: edge, require: thresh >= 1, text: edges need a threshold.}
      - {same: [edge], text: all events agree on edges.}
    pools:
      slot:
        count: 1
        when: filter
        key: [filter]
        text: no slot is left.
        program: [{write: match, set: {address: filter}}]
        release: [{write: match}]
    counters:
      general:
        count: 4
        width: 48
        register: ctr
        top_rate: 8.5
        selects: ctl[n].ev_sel
        runs: ctl[n].on
        program:
          - {write: "ctl[n]", set: {on: 1}, when: not filter}
          - {modify: "ctl[n]", set: {on: 1}, when: filter}
        disable: [{write: "ctl[n]"}]
    events:
      reads:
        is: event=0x04
        counters: 0-3
        text: Reads.
        sub:
          all: {is: thresh=1, text: All., linux: reads_all, scale: 6.1e-5, unit: MiB}
          some: {is: thresh=2, text: Some., needs: [filter]}
      clocks: {is: event=0xff, text: Clocks., counters: {general: 0-3}}
    metrics:
      ratio: {formula: reads.all / clocks, unit: x, text: Ratio.}
      twice: {formula: 2 * ratio, unit: x, text: Twice.}
    linux:
      device: cards_mem_<socket>
      config: ctl
      event_string: "event=0x{event:02x},thresh=0x{thresh:x}"
      instance: {filter: socket}
  msrs:
    title: MSRs
    space: msr
    source: M
    instances: {box: 3}
    at: 0x20 * box
    registers:
      box_ctl:
        text: Control of the box.
        at: 0xD04
        width: 32
        fields:
          31:1: RES0
          0: {name: frz, clears: [mem.ctr.count], text: Freezes.}
  pages:
    title: Pages
    space: mmio
    source: M
    instances: {socket: 2}
    pages:
      page: {array: 4, only: not which or which & 1 and page < 2 or which >> 1 & 1 and page > 1}
      all: {}
    registers:
      count:
        text: Counter of a page.
        at: 0x10 + 0x40 * i + 8 * j
        array: {i: 2, j: 3}
        width: 64
        access_width: 32
        atomic: false
        fields:
          63:0: {name: count, access: RC, text: Count.}
    terms:
      which: {linux: false}
    counters:
      fixed: {width: 64, register: "sum(count[*])"}
    events:
      ticks: {is: which=1, text: Ticks.}
"""

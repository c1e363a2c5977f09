/*
 * Synopsys DesignWare PCIe controllers, RAS DES counters: Root port
 *
 * Each register has constants for #if and static initialisers, a type of its own, so that the compiler refuses one
 * register in place of another, and functions on values, which access no device:
 *
 *	_pack(fields)       the value with these fields, must-write bits filled in, each field cut to its width
 *	_unpack(value)      all fields of a value
 *	_get_FIELD(value)   one field
 *	_with_FIELD(value)  the value with one field changed, ready to be written: other bits that act when written as 1
 *	                    are 0. To act with several at once, pack them.
 *	_check(value)       the first broken rule, or -1; _rule() is its sentence
 *
 * If the machine has the register, _read() and _write() make one access of its whole width; in Linux they call the kernel's
 * functions (see <pmureg/access.h>).
 * If <pmureg/io.h> was included before, _io_read() and _io_write() do the same through a struct pmureg_io; `at` names block,
 * instance and unit: the PCI function, or the page.
 *
 * An optimising compiler refuses a known index that is out of range, and a constant that is too large for its field. With
 * PMUREG_DEBUG, other such indices and values trap.
 *
 * Made by pmureg from regdefs/synopsys/dwc_pcie.yaml. Edit that, not this.
 */
#ifndef PMUREG_DWC_PCIE_PORT_H
#define PMUREG_DWC_PCIE_PORT_H

#include <pmureg/access.h>

/* ---- EXTENDED_CAPABILITY_HEADER: Begins each extended capability. ----
 * Source: PCI
 * Note: The example is invented, but for ID.
 */

#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_OFFSET        0U
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_NEXT_SHIFT    20
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_NEXT_WIDTH    12
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_NEXT_MASK     0xfff00000U
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_VERSION_SHIFT 16
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_VERSION_WIDTH 4
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_VERSION_MASK  0x000f0000U
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_ID_SHIFT      0
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_ID_WIDTH      16
#define DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_ID_MASK       0x0000ffffU

typedef struct {
	uint32_t raw;
} dwc_pcie_port_extended_capability_header_t;

typedef struct {
	uint32_t NEXT;    /* 31:20 RO Offset of the next capability. */
	uint32_t VERSION; /* 19:16 RO Version of the capability's layout. */
	uint32_t ID;      /* 15:0  RO 0xB: vendor-specific. */
} dwc_pcie_port_extended_capability_header_fields_t;

static inline __attribute__((always_inline)) dwc_pcie_port_extended_capability_header_t dwc_pcie_port_extended_capability_header_pack(dwc_pcie_port_extended_capability_header_fields_t f)
{
	dwc_pcie_port_extended_capability_header_t r;

	r.raw = 0
		| pmureg_put32(f.NEXT, 0xfffU, 20)
		| pmureg_put32(f.VERSION, 0xfU, 16)
		| pmureg_put32(f.ID, 0xffffU, 0);
	return r;
}

static inline dwc_pcie_port_extended_capability_header_fields_t dwc_pcie_port_extended_capability_header_unpack(dwc_pcie_port_extended_capability_header_t r)
{
	dwc_pcie_port_extended_capability_header_fields_t f;

	f.NEXT = r.raw >> 20;
	f.VERSION = (r.raw >> 16) & 0xfU;
	f.ID = r.raw & 0xffffU;
	return f;
}

static inline uint32_t dwc_pcie_port_extended_capability_header_get(dwc_pcie_port_extended_capability_header_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define dwc_pcie_port_extended_capability_header_get_NEXT(r)    dwc_pcie_port_extended_capability_header_get(r, 0xfff00000U, 20)
#define dwc_pcie_port_extended_capability_header_get_VERSION(r) dwc_pcie_port_extended_capability_header_get(r, 0x000f0000U, 16)
#define dwc_pcie_port_extended_capability_header_get_ID(r)      dwc_pcie_port_extended_capability_header_get(r, 0x0000ffffU, 0)

static inline dwc_pcie_port_extended_capability_header_t dwc_pcie_port_extended_capability_header_read(const PMUREG_MEMORY *base)
{
	dwc_pcie_port_extended_capability_header_t r;

	r.raw = pmureg_load32(base, DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int dwc_pcie_port_extended_capability_header_io_read(struct pmureg_io *io, struct pmureg_place at, dwc_pcie_port_extended_capability_header_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = DWC_PCIE_PORT_EXTENDED_CAPABILITY_HEADER_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- VENDOR_SPECIFIC_HEADER: Which capability of the vendor this is. ----
 * Source: PCI; DWC
 * Note: LENGTH of the example is invented.
 */

#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_OFFSET       4U
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_LENGTH_SHIFT 20
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_LENGTH_WIDTH 12
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_LENGTH_MASK  0xfff00000U
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_REV_SHIFT    16
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_REV_WIDTH    4
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_REV_MASK     0x000f0000U
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_ID_SHIFT     0
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_ID_WIDTH     16
#define DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_ID_MASK      0x0000ffffU

typedef struct {
	uint32_t raw;
} dwc_pcie_port_vendor_specific_header_t;

typedef struct {
	uint32_t LENGTH; /* 31:20 RO Bytes of the capability. */
	uint32_t REV;    /* 19:16 RO Revision; 4. */
	uint32_t ID;     /* 15:0  RO 2: RAS DES. */
} dwc_pcie_port_vendor_specific_header_fields_t;

static inline __attribute__((always_inline)) dwc_pcie_port_vendor_specific_header_t dwc_pcie_port_vendor_specific_header_pack(dwc_pcie_port_vendor_specific_header_fields_t f)
{
	dwc_pcie_port_vendor_specific_header_t r;

	r.raw = 0
		| pmureg_put32(f.LENGTH, 0xfffU, 20)
		| pmureg_put32(f.REV, 0xfU, 16)
		| pmureg_put32(f.ID, 0xffffU, 0);
	return r;
}

static inline dwc_pcie_port_vendor_specific_header_fields_t dwc_pcie_port_vendor_specific_header_unpack(dwc_pcie_port_vendor_specific_header_t r)
{
	dwc_pcie_port_vendor_specific_header_fields_t f;

	f.LENGTH = r.raw >> 20;
	f.REV = (r.raw >> 16) & 0xfU;
	f.ID = r.raw & 0xffffU;
	return f;
}

static inline uint32_t dwc_pcie_port_vendor_specific_header_get(dwc_pcie_port_vendor_specific_header_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define dwc_pcie_port_vendor_specific_header_get_LENGTH(r) dwc_pcie_port_vendor_specific_header_get(r, 0xfff00000U, 20)
#define dwc_pcie_port_vendor_specific_header_get_REV(r)    dwc_pcie_port_vendor_specific_header_get(r, 0x000f0000U, 16)
#define dwc_pcie_port_vendor_specific_header_get_ID(r)     dwc_pcie_port_vendor_specific_header_get(r, 0x0000ffffU, 0)

static inline dwc_pcie_port_vendor_specific_header_t dwc_pcie_port_vendor_specific_header_read(const PMUREG_MEMORY *base)
{
	dwc_pcie_port_vendor_specific_header_t r;

	r.raw = pmureg_load32(base, DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int dwc_pcie_port_vendor_specific_header_io_read(struct pmureg_io *io, struct pmureg_place at, dwc_pcie_port_vendor_specific_header_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = DWC_PCIE_PORT_VENDOR_SPECIFIC_HEADER_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- EVENT_COUNTER_CONTROL: Chooses and enables the event of a lane. ----
 * Source: K DWC_PCIE_EVENT_CNT_CTL; DEBUGFS RAS_DES_EVENT_COUNTER_CTRL_REG; TEGRA EVENT_COUNTER_ENABLE_ALL
 */

#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_OFFSET               8U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_RESET                0x00000000U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_ACTING               0x00000003U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_GROUP_SELECT_SHIFT   24
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_GROUP_SELECT_WIDTH   4
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_GROUP_SELECT_MASK    0x0f000000U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_EVENT_SELECT_SHIFT   16
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_EVENT_SELECT_WIDTH   8
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_EVENT_SELECT_MASK    0x00ff0000U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_LANE_SELECT_SHIFT    8
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_LANE_SELECT_WIDTH    4
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_LANE_SELECT_MASK     0x00000f00U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_STATUS_SHIFT         7
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_STATUS_WIDTH         1
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_STATUS_MASK          0x00000080U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_ENABLE_SHIFT         2
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_ENABLE_WIDTH         3
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_ENABLE_MASK          0x0000001cU
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_ENABLE_NO_CHANGE     0U /* Changes nothing. */
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_ENABLE_PER_EVENT_OFF 1U /* Disables it. */
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_ENABLE_PER_EVENT_ON  3U /* Enables it. */
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_ENABLE_ALL_ON        7U /* Enables all. */
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_CLEAR_SHIFT          0
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_CLEAR_WIDTH          2
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_CLEAR_MASK           0x00000003U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_CLEAR_NO_CHANGE      0U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_CLEAR_PER_EVENT      1U
#define DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_CLEAR_ALL            3U

typedef struct {
	uint32_t raw;
} dwc_pcie_port_event_counter_control_t;

typedef struct {
	uint32_t GROUP_SELECT; /* 27:24 RW               Group of the event. */
	uint32_t EVENT_SELECT; /* 23:16 RW               Event of the group. */
	uint32_t LANE_SELECT;  /* 11:8  RW               The lane. */
	uint32_t STATUS;       /* 7     RO-V             The chosen counter is enabled. */
	uint32_t ENABLE;       /* 4:2   RW               Enables the chosen counter. */
	uint32_t CLEAR;        /* 1:0   WO self-clearing Zeroes counters. */
} dwc_pcie_port_event_counter_control_fields_t;

/* Writes 0 to 0xf000f060U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) dwc_pcie_port_event_counter_control_t dwc_pcie_port_event_counter_control_pack(dwc_pcie_port_event_counter_control_fields_t f)
{
	dwc_pcie_port_event_counter_control_t r;

	r.raw = 0
		| pmureg_put32(f.GROUP_SELECT, 0xfU, 24)
		| pmureg_put32(f.EVENT_SELECT, 0xffU, 16)
		| pmureg_put32(f.LANE_SELECT, 0xfU, 8)
		| pmureg_put32(f.STATUS, 0x1U, 7)
		| pmureg_put32(f.ENABLE, 0x7U, 2)
		| pmureg_put32(f.CLEAR, 0x3U, 0);
	return r;
}

static inline dwc_pcie_port_event_counter_control_fields_t dwc_pcie_port_event_counter_control_unpack(dwc_pcie_port_event_counter_control_t r)
{
	dwc_pcie_port_event_counter_control_fields_t f;

	f.GROUP_SELECT = (r.raw >> 24) & 0xfU;
	f.EVENT_SELECT = (r.raw >> 16) & 0xffU;
	f.LANE_SELECT = (r.raw >> 8) & 0xfU;
	f.STATUS = (r.raw >> 7) & 0x1U;
	f.ENABLE = (r.raw >> 2) & 0x7U;
	f.CLEAR = r.raw & 0x3U;
	return f;
}

static inline uint32_t dwc_pcie_port_event_counter_control_get(dwc_pcie_port_event_counter_control_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dwc_pcie_port_event_counter_control_t dwc_pcie_port_event_counter_control_with(dwc_pcie_port_event_counter_control_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0xfffffffcU & ~mask);
	return r;
}

#define dwc_pcie_port_event_counter_control_get_GROUP_SELECT(r)         dwc_pcie_port_event_counter_control_get(r, 0x0f000000U, 24)
#define dwc_pcie_port_event_counter_control_get_EVENT_SELECT(r)         dwc_pcie_port_event_counter_control_get(r, 0x00ff0000U, 16)
#define dwc_pcie_port_event_counter_control_get_LANE_SELECT(r)          dwc_pcie_port_event_counter_control_get(r, 0x00000f00U, 8)
#define dwc_pcie_port_event_counter_control_get_STATUS(r)               dwc_pcie_port_event_counter_control_get(r, 0x00000080U, 7)
#define dwc_pcie_port_event_counter_control_get_ENABLE(r)               dwc_pcie_port_event_counter_control_get(r, 0x0000001cU, 2)
#define dwc_pcie_port_event_counter_control_with_GROUP_SELECT(r, value) PMUREG_WITH(dwc_pcie_port_event_counter_control_with, r, 0x0f000000U, 24, value)
#define dwc_pcie_port_event_counter_control_with_EVENT_SELECT(r, value) PMUREG_WITH(dwc_pcie_port_event_counter_control_with, r, 0x00ff0000U, 16, value)
#define dwc_pcie_port_event_counter_control_with_LANE_SELECT(r, value)  PMUREG_WITH(dwc_pcie_port_event_counter_control_with, r, 0x00000f00U, 8, value)
#define dwc_pcie_port_event_counter_control_with_ENABLE(r, value)       PMUREG_WITH(dwc_pcie_port_event_counter_control_with, r, 0x0000001cU, 2, value)
#define dwc_pcie_port_event_counter_control_with_CLEAR(r, value)        PMUREG_WITH(dwc_pcie_port_event_counter_control_with, r, 0x00000003U, 0, value)

static inline dwc_pcie_port_event_counter_control_t dwc_pcie_port_event_counter_control_read(const PMUREG_MEMORY *base)
{
	dwc_pcie_port_event_counter_control_t r;

	r.raw = pmureg_load32(base, DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_OFFSET);
	return r;
}

static inline void dwc_pcie_port_event_counter_control_write(PMUREG_MEMORY *base, dwc_pcie_port_event_counter_control_t r)
{
	pmureg_store32(base, DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int dwc_pcie_port_event_counter_control_io_read(struct pmureg_io *io, struct pmureg_place at, dwc_pcie_port_event_counter_control_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int dwc_pcie_port_event_counter_control_io_write(struct pmureg_io *io, struct pmureg_place at, dwc_pcie_port_event_counter_control_t r)
{
	at.space = PMUREG_MMIO;
	at.address = DWC_PCIE_PORT_EVENT_COUNTER_CONTROL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- EVENT_COUNTER_DATA: Counter of the chosen event and lane. ----
 * Source: K DWC_PCIE_EVENT_CNT_DATA
 */

#define DWC_PCIE_PORT_EVENT_COUNTER_DATA_OFFSET      0xcU
#define DWC_PCIE_PORT_EVENT_COUNTER_DATA_COUNT_SHIFT 0
#define DWC_PCIE_PORT_EVENT_COUNTER_DATA_COUNT_WIDTH 32
#define DWC_PCIE_PORT_EVENT_COUNTER_DATA_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} dwc_pcie_port_event_counter_data_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} dwc_pcie_port_event_counter_data_fields_t;

static inline __attribute__((always_inline)) dwc_pcie_port_event_counter_data_t dwc_pcie_port_event_counter_data_pack(dwc_pcie_port_event_counter_data_fields_t f)
{
	dwc_pcie_port_event_counter_data_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline dwc_pcie_port_event_counter_data_fields_t dwc_pcie_port_event_counter_data_unpack(dwc_pcie_port_event_counter_data_t r)
{
	dwc_pcie_port_event_counter_data_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t dwc_pcie_port_event_counter_data_get(dwc_pcie_port_event_counter_data_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define dwc_pcie_port_event_counter_data_get_COUNT(r) dwc_pcie_port_event_counter_data_get(r, 0xffffffffU, 0)

static inline dwc_pcie_port_event_counter_data_t dwc_pcie_port_event_counter_data_read(const PMUREG_MEMORY *base)
{
	dwc_pcie_port_event_counter_data_t r;

	r.raw = pmureg_load32(base, DWC_PCIE_PORT_EVENT_COUNTER_DATA_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int dwc_pcie_port_event_counter_data_io_read(struct pmureg_io *io, struct pmureg_place at, dwc_pcie_port_event_counter_data_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = DWC_PCIE_PORT_EVENT_COUNTER_DATA_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- TIME_BASED_ANALYSIS_CONTROL: Chooses and starts what is measured over time. ----
 * Source: K DWC_PCIE_TIME_BASED_ANAL_CTL
 */

#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_OFFSET                    0x10U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_RESET                     0x00000000U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_REPORT_SELECT_SHIFT       24
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_REPORT_SELECT_WIDTH       8
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_REPORT_SELECT_MASK        0xff000000U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_SHIFT     8
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_WIDTH     8
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_MASK      0x0000ff00U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_MANUAL    0U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_FOR_1MS   1U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_FOR_10MS  2U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_FOR_100MS 3U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_FOR_1S    4U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_FOR_2S    5U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_FOR_4S    6U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_DURATION_SELECT_FOR_4US   255U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_TIMER_START_SHIFT         0
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_TIMER_START_WIDTH         1
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_TIMER_START_MASK          0x00000001U

typedef struct {
	uint32_t raw;
} dwc_pcie_port_time_based_analysis_control_t;

typedef struct {
	uint32_t REPORT_SELECT;   /* 31:24 RW What is measured. */
	uint32_t DURATION_SELECT; /* 15:8  RW How long it measures. */
	uint32_t TIMER_START;     /* 0     RW 1 measures. */
} dwc_pcie_port_time_based_analysis_control_fields_t;

/* Writes 0 to 0x00ff00feU, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) dwc_pcie_port_time_based_analysis_control_t dwc_pcie_port_time_based_analysis_control_pack(dwc_pcie_port_time_based_analysis_control_fields_t f)
{
	dwc_pcie_port_time_based_analysis_control_t r;

	r.raw = 0
		| pmureg_put32(f.REPORT_SELECT, 0xffU, 24)
		| pmureg_put32(f.DURATION_SELECT, 0xffU, 8)
		| pmureg_put32(f.TIMER_START, 0x1U, 0);
	return r;
}

static inline dwc_pcie_port_time_based_analysis_control_fields_t dwc_pcie_port_time_based_analysis_control_unpack(dwc_pcie_port_time_based_analysis_control_t r)
{
	dwc_pcie_port_time_based_analysis_control_fields_t f;

	f.REPORT_SELECT = r.raw >> 24;
	f.DURATION_SELECT = (r.raw >> 8) & 0xffU;
	f.TIMER_START = r.raw & 0x1U;
	return f;
}

static inline uint32_t dwc_pcie_port_time_based_analysis_control_get(dwc_pcie_port_time_based_analysis_control_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline dwc_pcie_port_time_based_analysis_control_t dwc_pcie_port_time_based_analysis_control_with(dwc_pcie_port_time_based_analysis_control_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define dwc_pcie_port_time_based_analysis_control_get_REPORT_SELECT(r)           dwc_pcie_port_time_based_analysis_control_get(r, 0xff000000U, 24)
#define dwc_pcie_port_time_based_analysis_control_get_DURATION_SELECT(r)         dwc_pcie_port_time_based_analysis_control_get(r, 0x0000ff00U, 8)
#define dwc_pcie_port_time_based_analysis_control_get_TIMER_START(r)             dwc_pcie_port_time_based_analysis_control_get(r, 0x00000001U, 0)
#define dwc_pcie_port_time_based_analysis_control_with_REPORT_SELECT(r, value)   PMUREG_WITH(dwc_pcie_port_time_based_analysis_control_with, r, 0xff000000U, 24, value)
#define dwc_pcie_port_time_based_analysis_control_with_DURATION_SELECT(r, value) PMUREG_WITH(dwc_pcie_port_time_based_analysis_control_with, r, 0x0000ff00U, 8, value)
#define dwc_pcie_port_time_based_analysis_control_with_TIMER_START(r, value)     PMUREG_WITH(dwc_pcie_port_time_based_analysis_control_with, r, 0x00000001U, 0, value)

static inline int dwc_pcie_port_time_based_analysis_control_check(dwc_pcie_port_time_based_analysis_control_t r)
{
	if (((r.raw >> 8) & 0xffU) != 0x0U && ((r.raw >> 8) & 0xffU) != 0x1U && ((r.raw >> 8) & 0xffU) != 0x2U && ((r.raw >> 8) & 0xffU) != 0x3U && ((r.raw >> 8) & 0xffU) != 0x4U && ((r.raw >> 8) & 0xffU) != 0x5U && ((r.raw >> 8) & 0xffU) != 0x6U && ((r.raw >> 8) & 0xffU) != 0xffU)
		return 0;
	return -1;
}

static inline const char *dwc_pcie_port_time_based_analysis_control_rule(int rule)
{
	switch (rule) {
	case 0:
		return "DURATION_SELECT: this value is reserved";
	default:
		return (const char *)0;
	}
}

static inline dwc_pcie_port_time_based_analysis_control_t dwc_pcie_port_time_based_analysis_control_read(const PMUREG_MEMORY *base)
{
	dwc_pcie_port_time_based_analysis_control_t r;

	r.raw = pmureg_load32(base, DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_OFFSET);
	return r;
}

static inline void dwc_pcie_port_time_based_analysis_control_write(PMUREG_MEMORY *base, dwc_pcie_port_time_based_analysis_control_t r)
{
	pmureg_store32(base, DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int dwc_pcie_port_time_based_analysis_control_io_read(struct pmureg_io *io, struct pmureg_place at, dwc_pcie_port_time_based_analysis_control_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int dwc_pcie_port_time_based_analysis_control_io_write(struct pmureg_io *io, struct pmureg_place at, dwc_pcie_port_time_based_analysis_control_t r)
{
	at.space = PMUREG_MMIO;
	at.address = DWC_PCIE_PORT_TIME_BASED_ANALYSIS_CONTROL_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- TIME_BASED_ANALYSIS_DATA: Cycles, or data in 16 bytes. ----
 * Source: K dwc_pcie_pmu_read_time_based_counter
 * Note: Each measurement begins with 0.
 */

#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_DATA_OFFSET      0x14U
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_DATA_COUNT_SHIFT 0
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_DATA_COUNT_WIDTH 64
#define DWC_PCIE_PORT_TIME_BASED_ANALYSIS_DATA_COUNT_MASK  0xffffffffffffffffULL

typedef struct {
	uint64_t raw;
} dwc_pcie_port_time_based_analysis_data_t;

typedef struct {
	uint64_t COUNT; /* 63:0  RO-V The count. */
} dwc_pcie_port_time_based_analysis_data_fields_t;

static inline __attribute__((always_inline)) dwc_pcie_port_time_based_analysis_data_t dwc_pcie_port_time_based_analysis_data_pack(dwc_pcie_port_time_based_analysis_data_fields_t f)
{
	dwc_pcie_port_time_based_analysis_data_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline dwc_pcie_port_time_based_analysis_data_fields_t dwc_pcie_port_time_based_analysis_data_unpack(dwc_pcie_port_time_based_analysis_data_t r)
{
	dwc_pcie_port_time_based_analysis_data_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint64_t dwc_pcie_port_time_based_analysis_data_get(dwc_pcie_port_time_based_analysis_data_t r, uint64_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define dwc_pcie_port_time_based_analysis_data_get_COUNT(r) dwc_pcie_port_time_based_analysis_data_get(r, 0xffffffffffffffffULL, 0)

/*
 * Reads high, low, high, until both high halves are equal, so that a carry between them does not matter. After 1,000 tries
 * it returns the value at the last change of the high half.
 */
static inline dwc_pcie_port_time_based_analysis_data_t dwc_pcie_port_time_based_analysis_data_read(const PMUREG_MEMORY *base)
{
	dwc_pcie_port_time_based_analysis_data_t r;
	uint32_t low, high, again;
	uint32_t tries = 1000;

	again = pmureg_load32(base, DWC_PCIE_PORT_TIME_BASED_ANALYSIS_DATA_OFFSET + 4U);
	do {
		high = again;
		low = pmureg_load32(base, DWC_PCIE_PORT_TIME_BASED_ANALYSIS_DATA_OFFSET);
		again = pmureg_load32(base, DWC_PCIE_PORT_TIME_BASED_ANALYSIS_DATA_OFFSET + 4U);
	} while (high != again && --tries);
	r.raw = (uint64_t)again << 32 | (high == again ? low : 0U);
	return r;
}

#ifdef PMUREG_IO_H
static inline int dwc_pcie_port_time_based_analysis_data_io_read(struct pmureg_io *io, struct pmureg_place at, dwc_pcie_port_time_based_analysis_data_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = DWC_PCIE_PORT_TIME_BASED_ANALYSIS_DATA_OFFSET;
	at.bits = 32;
	error = pmureg_io_read_halves(io, at, 0, &value);
	r->raw = value;
	return error;
}
#endif

#endif

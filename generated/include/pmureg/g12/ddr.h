/*
 * Amlogic G12 series memory bandwidth monitor: Memory bandwidth monitor
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
 * Made by pmureg from regdefs/amlogic/g12.yaml. Edit that, not this.
 */
#ifndef PMUREG_G12_DDR_H
#define PMUREG_G12_DDR_H

#include <pmureg/access.h>

/* ---- DMC_MON_G12_CTRL0: Starts the monitor. ----
 * Source: K
 * Page: monitor
 */

#define G12_DDR_CTRL0_OFFSET        (0U << 2)
#define G12_DDR_CTRL0_RESET         0x00000000U
#define G12_DDR_CTRL0_ACTING        0x40000000U
#define G12_DDR_CTRL0_ENABLE_SHIFT  31
#define G12_DDR_CTRL0_ENABLE_WIDTH  1
#define G12_DDR_CTRL0_ENABLE_MASK   0x80000000U
#define G12_DDR_CTRL0_QOS_IRQ_SHIFT 30
#define G12_DDR_CTRL0_QOS_IRQ_WIDTH 1
#define G12_DDR_CTRL0_QOS_IRQ_MASK  0x40000000U
#define G12_DDR_CTRL0_TIMED_SHIFT   20
#define G12_DDR_CTRL0_TIMED_WIDTH   1
#define G12_DDR_CTRL0_TIMED_MASK    0x00100000U
#define G12_DDR_CTRL0_CHANNEL_SHIFT 0
#define G12_DDR_CTRL0_CHANNEL_WIDTH 4
#define G12_DDR_CTRL0_CHANNEL_MASK  0x0000000fU
#define G12_DDR_CTRL0_CHANNEL_COUNT 4

typedef struct {
	uint32_t raw;
} g12_ddr_ctrl0_t;

typedef struct {
	uint32_t ENABLE;  /* 31    RW  1 counts. */
	uint32_t QOS_IRQ; /* 30    W1C The timer has ended counting. */
	uint32_t TIMED;   /* 20    RW  1 counts for a run of the timer. */
	uint32_t CHANNEL; /* 3:0   RW  A bit for each channel that counts. */
} g12_ddr_ctrl0_fields_t;

static inline __attribute__((always_inline)) g12_ddr_ctrl0_t g12_ddr_ctrl0_pack(g12_ddr_ctrl0_fields_t f)
{
	g12_ddr_ctrl0_t r;

	r.raw = 0
		| pmureg_put32(f.ENABLE, 0x1U, 31)
		| pmureg_put32(f.QOS_IRQ, 0x1U, 30)
		| pmureg_put32(f.TIMED, 0x1U, 20)
		| pmureg_put32(f.CHANNEL, 0xfU, 0);
	return r;
}

static inline g12_ddr_ctrl0_fields_t g12_ddr_ctrl0_unpack(g12_ddr_ctrl0_t r)
{
	g12_ddr_ctrl0_fields_t f;

	f.ENABLE = r.raw >> 31;
	f.QOS_IRQ = (r.raw >> 30) & 0x1U;
	f.TIMED = (r.raw >> 20) & 0x1U;
	f.CHANNEL = r.raw & 0xfU;
	return f;
}

static inline uint32_t g12_ddr_ctrl0_get(g12_ddr_ctrl0_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline g12_ddr_ctrl0_t g12_ddr_ctrl0_with(g12_ddr_ctrl0_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x8010000fU & ~mask);
	return r;
}

#define g12_ddr_ctrl0_get_ENABLE(r)          g12_ddr_ctrl0_get(r, 0x80000000U, 31)
#define g12_ddr_ctrl0_get_QOS_IRQ(r)         g12_ddr_ctrl0_get(r, 0x40000000U, 30)
#define g12_ddr_ctrl0_get_TIMED(r)           g12_ddr_ctrl0_get(r, 0x00100000U, 20)
#define g12_ddr_ctrl0_with_ENABLE(r, value)  PMUREG_WITH(g12_ddr_ctrl0_with, r, 0x80000000U, 31, value)
#define g12_ddr_ctrl0_with_QOS_IRQ(r, value) PMUREG_WITH(g12_ddr_ctrl0_with, r, 0x40000000U, 30, value)
#define g12_ddr_ctrl0_with_TIMED(r, value)   PMUREG_WITH(g12_ddr_ctrl0_with, r, 0x00100000U, 20, value)
#define g12_ddr_ctrl0_with_CHANNEL(r, value) PMUREG_WITH(g12_ddr_ctrl0_with, r, 0x0000000fU, 0, value)

/* Element c of CHANNEL, 0 to 3. Another index gives 0; debug builds assert. */
static inline uint32_t g12_ddr_ctrl0_get_CHANNEL(g12_ddr_ctrl0_t r, unsigned int c)
{
	PMUREG_INDEX(c, 3U);
	return c < 4U ? (r.raw >> c) & 0x1U : 0;
}

static inline int g12_ddr_ctrl0_check(g12_ddr_ctrl0_t r)
{
	if ((r.raw & 0x3feffff0U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *g12_ddr_ctrl0_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0x3feffff0 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline g12_ddr_ctrl0_t g12_ddr_ctrl0_read(const PMUREG_MEMORY *base)
{
	g12_ddr_ctrl0_t r;

	r.raw = pmureg_load32(base, G12_DDR_CTRL0_OFFSET);
	return r;
}

static inline void g12_ddr_ctrl0_write(PMUREG_MEMORY *base, g12_ddr_ctrl0_t r)
{
	pmureg_store32(base, G12_DDR_CTRL0_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_ctrl0_io_read(struct pmureg_io *io, struct pmureg_place at, g12_ddr_ctrl0_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = G12_DDR_CTRL0_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int g12_ddr_ctrl0_io_write(struct pmureg_io *io, struct pmureg_place at, g12_ddr_ctrl0_t r)
{
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_CTRL0_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- DMC_MON_G12_CTRL<2 * n + 1>: Ports that channel <n> counts. ----
 * Source: K
 * Page: monitor
 */

#define G12_DDR_PORTS_OFFSET(n)        ((1U << 2) + 8U * (n)) /* n: 0 to 3 */
#define G12_DDR_PORTS_COUNT            4
#define G12_DDR_PORTS_RESET            0x00000000U
#define G12_DDR_PORTS_GE2D_SHIFT       23
#define G12_DDR_PORTS_GE2D_WIDTH       1
#define G12_DDR_PORTS_GE2D_MASK        0x00800000U
#define G12_DDR_PORTS_HCODEC_SHIFT     22
#define G12_DDR_PORTS_HCODEC_WIDTH     1
#define G12_DDR_PORTS_HCODEC_MASK      0x00400000U
#define G12_DDR_PORTS_VDEC_SHIFT       21
#define G12_DDR_PORTS_VDEC_WIDTH       1
#define G12_DDR_PORTS_VDEC_MASK        0x00200000U
#define G12_DDR_PORTS_VPU_WRITE2_SHIFT 20
#define G12_DDR_PORTS_VPU_WRITE2_WIDTH 1
#define G12_DDR_PORTS_VPU_WRITE2_MASK  0x00100000U
#define G12_DDR_PORTS_VPU_WRITE1_SHIFT 19
#define G12_DDR_PORTS_VPU_WRITE1_WIDTH 1
#define G12_DDR_PORTS_VPU_WRITE1_MASK  0x00080000U
#define G12_DDR_PORTS_VPU_READ3_SHIFT  18
#define G12_DDR_PORTS_VPU_READ3_WIDTH  1
#define G12_DDR_PORTS_VPU_READ3_MASK   0x00040000U
#define G12_DDR_PORTS_VPU_READ2_SHIFT  17
#define G12_DDR_PORTS_VPU_READ2_WIDTH  1
#define G12_DDR_PORTS_VPU_READ2_MASK   0x00020000U
#define G12_DDR_PORTS_VPU_READ1_SHIFT  16
#define G12_DDR_PORTS_VPU_READ1_WIDTH  1
#define G12_DDR_PORTS_VPU_READ1_MASK   0x00010000U
#define G12_DDR_PORTS_ARM1_SHIFT       13
#define G12_DDR_PORTS_ARM1_WIDTH       1
#define G12_DDR_PORTS_ARM1_MASK        0x00002000U
#define G12_DDR_PORTS_MIPI_ISP_SHIFT   12
#define G12_DDR_PORTS_MIPI_ISP_WIDTH   1
#define G12_DDR_PORTS_MIPI_ISP_MASK    0x00001000U
#define G12_DDR_PORTS_GDC_SHIFT        11
#define G12_DDR_PORTS_GDC_WIDTH        1
#define G12_DDR_PORTS_GDC_MASK         0x00000800U
#define G12_DDR_PORTS_NNA_SHIFT        10
#define G12_DDR_PORTS_NNA_WIDTH        1
#define G12_DDR_PORTS_NNA_MASK         0x00000400U
#define G12_DDR_PORTS_H265ENC_SHIFT    9
#define G12_DDR_PORTS_H265ENC_WIDTH    1
#define G12_DDR_PORTS_H265ENC_MASK     0x00000200U
#define G12_DDR_PORTS_HEVC_BACK_SHIFT  8
#define G12_DDR_PORTS_HEVC_BACK_WIDTH  1
#define G12_DDR_PORTS_HEVC_BACK_MASK   0x00000100U
#define G12_DDR_PORTS_DEVICE_SHIFT     7
#define G12_DDR_PORTS_DEVICE_WIDTH     1
#define G12_DDR_PORTS_DEVICE_MASK      0x00000080U
#define G12_DDR_PORTS_USB3_0_SHIFT     6
#define G12_DDR_PORTS_USB3_0_WIDTH     1
#define G12_DDR_PORTS_USB3_0_MASK      0x00000040U
#define G12_DDR_PORTS_HEVC_FRONT_SHIFT 4
#define G12_DDR_PORTS_HEVC_FRONT_WIDTH 1
#define G12_DDR_PORTS_HEVC_FRONT_MASK  0x00000010U
#define G12_DDR_PORTS_HDCP_SHIFT       3
#define G12_DDR_PORTS_HDCP_WIDTH       1
#define G12_DDR_PORTS_HDCP_MASK        0x00000008U
#define G12_DDR_PORTS_PCIE_SHIFT       2
#define G12_DDR_PORTS_PCIE_WIDTH       1
#define G12_DDR_PORTS_PCIE_MASK        0x00000004U
#define G12_DDR_PORTS_GPU_SHIFT        1
#define G12_DDR_PORTS_GPU_WIDTH        1
#define G12_DDR_PORTS_GPU_MASK         0x00000002U
#define G12_DDR_PORTS_ARM_SHIFT        0
#define G12_DDR_PORTS_ARM_WIDTH        1
#define G12_DDR_PORTS_ARM_MASK         0x00000001U

typedef struct {
	uint32_t raw;
} g12_ddr_ports_t;

typedef struct {
	uint32_t ge2d;       /* 23    RW Transfers of ge2d, and with SUBPORTS those of `device`. */
	uint32_t hcodec;     /* 22    RW Transfers of hcodec. */
	uint32_t vdec;       /* 21    RW Transfers of vdec. */
	uint32_t vpu_write2; /* 20    RW Transfers of vpu_write2. */
	uint32_t vpu_write1; /* 19    RW Transfers of vpu_write1. */
	uint32_t vpu_read3;  /* 18    RW Transfers of vpu_read3. */
	uint32_t vpu_read2;  /* 17    RW Transfers of vpu_read2. */
	uint32_t vpu_read1;  /* 16    RW Transfers of vpu_read1. */
	uint32_t arm1;       /* 13    RW Transfers of arm1. (where the chip is G12B) */
	uint32_t mipi_isp;   /* 12    RW Transfers of mipi_isp. (where the chip is G12B) */
	uint32_t gdc;        /* 11    RW Transfers of gdc. (where the chip is G12B) */
	uint32_t nna;        /* 10    RW Transfers of nna. (where the chip is G12B or SM1) */
	uint32_t h265enc;    /* 9     RW Transfers of h265enc. */
	uint32_t hevc_back;  /* 8     RW Transfers of hevc_back. */
	uint32_t device;     /* 7     RW Transfers of device. */
	uint32_t usb3_0;     /* 6     RW Transfers of usb3_0. */
	uint32_t hevc_front; /* 4     RW Transfers of hevc_front. */
	uint32_t hdcp;       /* 3     RW Transfers of hdcp. */
	uint32_t pcie;       /* 2     RW Transfers of pcie. */
	uint32_t gpu;        /* 1     RW Transfers of gpu. */
	uint32_t arm;        /* 0     RW Transfers of arm. */
} g12_ddr_ports_fields_t;

static inline __attribute__((always_inline)) g12_ddr_ports_t g12_ddr_ports_pack(g12_ddr_ports_fields_t f)
{
	g12_ddr_ports_t r;

	r.raw = 0
		| pmureg_put32(f.ge2d, 0x1U, 23)
		| pmureg_put32(f.hcodec, 0x1U, 22)
		| pmureg_put32(f.vdec, 0x1U, 21)
		| pmureg_put32(f.vpu_write2, 0x1U, 20)
		| pmureg_put32(f.vpu_write1, 0x1U, 19)
		| pmureg_put32(f.vpu_read3, 0x1U, 18)
		| pmureg_put32(f.vpu_read2, 0x1U, 17)
		| pmureg_put32(f.vpu_read1, 0x1U, 16)
		| pmureg_put32(f.arm1, 0x1U, 13)
		| pmureg_put32(f.mipi_isp, 0x1U, 12)
		| pmureg_put32(f.gdc, 0x1U, 11)
		| pmureg_put32(f.nna, 0x1U, 10)
		| pmureg_put32(f.h265enc, 0x1U, 9)
		| pmureg_put32(f.hevc_back, 0x1U, 8)
		| pmureg_put32(f.device, 0x1U, 7)
		| pmureg_put32(f.usb3_0, 0x1U, 6)
		| pmureg_put32(f.hevc_front, 0x1U, 4)
		| pmureg_put32(f.hdcp, 0x1U, 3)
		| pmureg_put32(f.pcie, 0x1U, 2)
		| pmureg_put32(f.gpu, 0x1U, 1)
		| pmureg_put32(f.arm, 0x1U, 0);
	return r;
}

static inline g12_ddr_ports_fields_t g12_ddr_ports_unpack(g12_ddr_ports_t r)
{
	g12_ddr_ports_fields_t f;

	f.ge2d = (r.raw >> 23) & 0x1U;
	f.hcodec = (r.raw >> 22) & 0x1U;
	f.vdec = (r.raw >> 21) & 0x1U;
	f.vpu_write2 = (r.raw >> 20) & 0x1U;
	f.vpu_write1 = (r.raw >> 19) & 0x1U;
	f.vpu_read3 = (r.raw >> 18) & 0x1U;
	f.vpu_read2 = (r.raw >> 17) & 0x1U;
	f.vpu_read1 = (r.raw >> 16) & 0x1U;
	f.arm1 = (r.raw >> 13) & 0x1U;
	f.mipi_isp = (r.raw >> 12) & 0x1U;
	f.gdc = (r.raw >> 11) & 0x1U;
	f.nna = (r.raw >> 10) & 0x1U;
	f.h265enc = (r.raw >> 9) & 0x1U;
	f.hevc_back = (r.raw >> 8) & 0x1U;
	f.device = (r.raw >> 7) & 0x1U;
	f.usb3_0 = (r.raw >> 6) & 0x1U;
	f.hevc_front = (r.raw >> 4) & 0x1U;
	f.hdcp = (r.raw >> 3) & 0x1U;
	f.pcie = (r.raw >> 2) & 0x1U;
	f.gpu = (r.raw >> 1) & 0x1U;
	f.arm = r.raw & 0x1U;
	return f;
}

static inline uint32_t g12_ddr_ports_get(g12_ddr_ports_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline g12_ddr_ports_t g12_ddr_ports_with(g12_ddr_ports_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x00ff3fdfU & ~mask);
	return r;
}

#define g12_ddr_ports_get_ge2d(r)               g12_ddr_ports_get(r, 0x00800000U, 23)
#define g12_ddr_ports_get_hcodec(r)             g12_ddr_ports_get(r, 0x00400000U, 22)
#define g12_ddr_ports_get_vdec(r)               g12_ddr_ports_get(r, 0x00200000U, 21)
#define g12_ddr_ports_get_vpu_write2(r)         g12_ddr_ports_get(r, 0x00100000U, 20)
#define g12_ddr_ports_get_vpu_write1(r)         g12_ddr_ports_get(r, 0x00080000U, 19)
#define g12_ddr_ports_get_vpu_read3(r)          g12_ddr_ports_get(r, 0x00040000U, 18)
#define g12_ddr_ports_get_vpu_read2(r)          g12_ddr_ports_get(r, 0x00020000U, 17)
#define g12_ddr_ports_get_vpu_read1(r)          g12_ddr_ports_get(r, 0x00010000U, 16)
#define g12_ddr_ports_get_arm1(r)               g12_ddr_ports_get(r, 0x00002000U, 13)
#define g12_ddr_ports_get_mipi_isp(r)           g12_ddr_ports_get(r, 0x00001000U, 12)
#define g12_ddr_ports_get_gdc(r)                g12_ddr_ports_get(r, 0x00000800U, 11)
#define g12_ddr_ports_get_nna(r)                g12_ddr_ports_get(r, 0x00000400U, 10)
#define g12_ddr_ports_get_h265enc(r)            g12_ddr_ports_get(r, 0x00000200U, 9)
#define g12_ddr_ports_get_hevc_back(r)          g12_ddr_ports_get(r, 0x00000100U, 8)
#define g12_ddr_ports_get_device(r)             g12_ddr_ports_get(r, 0x00000080U, 7)
#define g12_ddr_ports_get_usb3_0(r)             g12_ddr_ports_get(r, 0x00000040U, 6)
#define g12_ddr_ports_get_hevc_front(r)         g12_ddr_ports_get(r, 0x00000010U, 4)
#define g12_ddr_ports_get_hdcp(r)               g12_ddr_ports_get(r, 0x00000008U, 3)
#define g12_ddr_ports_get_pcie(r)               g12_ddr_ports_get(r, 0x00000004U, 2)
#define g12_ddr_ports_get_gpu(r)                g12_ddr_ports_get(r, 0x00000002U, 1)
#define g12_ddr_ports_get_arm(r)                g12_ddr_ports_get(r, 0x00000001U, 0)
#define g12_ddr_ports_with_ge2d(r, value)       PMUREG_WITH(g12_ddr_ports_with, r, 0x00800000U, 23, value)
#define g12_ddr_ports_with_hcodec(r, value)     PMUREG_WITH(g12_ddr_ports_with, r, 0x00400000U, 22, value)
#define g12_ddr_ports_with_vdec(r, value)       PMUREG_WITH(g12_ddr_ports_with, r, 0x00200000U, 21, value)
#define g12_ddr_ports_with_vpu_write2(r, value) PMUREG_WITH(g12_ddr_ports_with, r, 0x00100000U, 20, value)
#define g12_ddr_ports_with_vpu_write1(r, value) PMUREG_WITH(g12_ddr_ports_with, r, 0x00080000U, 19, value)
#define g12_ddr_ports_with_vpu_read3(r, value)  PMUREG_WITH(g12_ddr_ports_with, r, 0x00040000U, 18, value)
#define g12_ddr_ports_with_vpu_read2(r, value)  PMUREG_WITH(g12_ddr_ports_with, r, 0x00020000U, 17, value)
#define g12_ddr_ports_with_vpu_read1(r, value)  PMUREG_WITH(g12_ddr_ports_with, r, 0x00010000U, 16, value)
#define g12_ddr_ports_with_arm1(r, value)       PMUREG_WITH(g12_ddr_ports_with, r, 0x00002000U, 13, value)
#define g12_ddr_ports_with_mipi_isp(r, value)   PMUREG_WITH(g12_ddr_ports_with, r, 0x00001000U, 12, value)
#define g12_ddr_ports_with_gdc(r, value)        PMUREG_WITH(g12_ddr_ports_with, r, 0x00000800U, 11, value)
#define g12_ddr_ports_with_nna(r, value)        PMUREG_WITH(g12_ddr_ports_with, r, 0x00000400U, 10, value)
#define g12_ddr_ports_with_h265enc(r, value)    PMUREG_WITH(g12_ddr_ports_with, r, 0x00000200U, 9, value)
#define g12_ddr_ports_with_hevc_back(r, value)  PMUREG_WITH(g12_ddr_ports_with, r, 0x00000100U, 8, value)
#define g12_ddr_ports_with_device(r, value)     PMUREG_WITH(g12_ddr_ports_with, r, 0x00000080U, 7, value)
#define g12_ddr_ports_with_usb3_0(r, value)     PMUREG_WITH(g12_ddr_ports_with, r, 0x00000040U, 6, value)
#define g12_ddr_ports_with_hevc_front(r, value) PMUREG_WITH(g12_ddr_ports_with, r, 0x00000010U, 4, value)
#define g12_ddr_ports_with_hdcp(r, value)       PMUREG_WITH(g12_ddr_ports_with, r, 0x00000008U, 3, value)
#define g12_ddr_ports_with_pcie(r, value)       PMUREG_WITH(g12_ddr_ports_with, r, 0x00000004U, 2, value)
#define g12_ddr_ports_with_gpu(r, value)        PMUREG_WITH(g12_ddr_ports_with, r, 0x00000002U, 1, value)
#define g12_ddr_ports_with_arm(r, value)        PMUREG_WITH(g12_ddr_ports_with, r, 0x00000001U, 0, value)

static inline int g12_ddr_ports_check(g12_ddr_ports_t r)
{
	if ((r.raw & 0xff00c020U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *g12_ddr_ports_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xff00c020 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline g12_ddr_ports_t g12_ddr_ports_read(const PMUREG_MEMORY *base, unsigned int n)
{
	g12_ddr_ports_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, G12_DDR_PORTS_OFFSET(n));
	return r;
}

static inline void g12_ddr_ports_write(PMUREG_MEMORY *base, unsigned int n, g12_ddr_ports_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, G12_DDR_PORTS_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_ports_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, g12_ddr_ports_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_PORTS_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int g12_ddr_ports_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, g12_ddr_ports_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_PORTS_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- DMC_MON_G12_CTRL<2 * n + 2>: Of the port `device`, those that channel <n> counts. ----
 * Source: K
 * Page: monitor
 */

#define G12_DDR_SUBPORTS_OFFSET(n)       ((2U << 2) + 8U * (n)) /* n: 0 to 3 */
#define G12_DDR_SUBPORTS_COUNT           4
#define G12_DDR_SUBPORTS_RESET           0x00000000U
#define G12_DDR_SUBPORTS_OTHER_SHIFT     15
#define G12_DDR_SUBPORTS_OTHER_WIDTH     1
#define G12_DDR_SUBPORTS_OTHER_MASK      0x00008000U
#define G12_DDR_SUBPORTS_SANA_SHIFT      14
#define G12_DDR_SUBPORTS_SANA_WIDTH      1
#define G12_DDR_SUBPORTS_SANA_MASK       0x00004000U
#define G12_DDR_SUBPORTS_ETHERNET_SHIFT  13
#define G12_DDR_SUBPORTS_ETHERNET_WIDTH  1
#define G12_DDR_SUBPORTS_ETHERNET_MASK   0x00002000U
#define G12_DDR_SUBPORTS_SPICC2_SHIFT    12
#define G12_DDR_SUBPORTS_SPICC2_WIDTH    1
#define G12_DDR_SUBPORTS_SPICC2_MASK     0x00001000U
#define G12_DDR_SUBPORTS_SD_EMMC_C_SHIFT 11
#define G12_DDR_SUBPORTS_SD_EMMC_C_WIDTH 1
#define G12_DDR_SUBPORTS_SD_EMMC_C_MASK  0x00000800U
#define G12_DDR_SUBPORTS_AO_CPU_SHIFT    10
#define G12_DDR_SUBPORTS_AO_CPU_WIDTH    1
#define G12_DDR_SUBPORTS_AO_CPU_MASK     0x00000400U
#define G12_DDR_SUBPORTS_PARSER_SHIFT    9
#define G12_DDR_SUBPORTS_PARSER_WIDTH    1
#define G12_DDR_SUBPORTS_PARSER_MASK     0x00000200U
#define G12_DDR_SUBPORTS_SD_EMMC_A_SHIFT 8
#define G12_DDR_SUBPORTS_SD_EMMC_A_WIDTH 1
#define G12_DDR_SUBPORTS_SD_EMMC_A_MASK  0x00000100U
#define G12_DDR_SUBPORTS_AIFIFO_SHIFT    7
#define G12_DDR_SUBPORTS_AIFIFO_WIDTH    1
#define G12_DDR_SUBPORTS_AIFIFO_MASK     0x00000080U
#define G12_DDR_SUBPORTS_AUDIO_SHIFT     6
#define G12_DDR_SUBPORTS_AUDIO_WIDTH     1
#define G12_DDR_SUBPORTS_AUDIO_MASK      0x00000040U
#define G12_DDR_SUBPORTS_USB1_SHIFT      5
#define G12_DDR_SUBPORTS_USB1_WIDTH      1
#define G12_DDR_SUBPORTS_USB1_MASK       0x00000020U
#define G12_DDR_SUBPORTS_SD_EMMC_B_SHIFT 4
#define G12_DDR_SUBPORTS_SD_EMMC_B_WIDTH 1
#define G12_DDR_SUBPORTS_SD_EMMC_B_MASK  0x00000010U
#define G12_DDR_SUBPORTS_ARB0_SHIFT      3
#define G12_DDR_SUBPORTS_ARB0_WIDTH      1
#define G12_DDR_SUBPORTS_ARB0_MASK       0x00000008U
#define G12_DDR_SUBPORTS_DMA_SHIFT       2
#define G12_DDR_SUBPORTS_DMA_WIDTH       1
#define G12_DDR_SUBPORTS_DMA_MASK        0x00000004U
#define G12_DDR_SUBPORTS_USB0_SHIFT      1
#define G12_DDR_SUBPORTS_USB0_WIDTH      1
#define G12_DDR_SUBPORTS_USB0_MASK       0x00000002U
#define G12_DDR_SUBPORTS_SPICC1_SHIFT    0
#define G12_DDR_SUBPORTS_SPICC1_WIDTH    1
#define G12_DDR_SUBPORTS_SPICC1_MASK     0x00000001U

typedef struct {
	uint32_t raw;
} g12_ddr_subports_t;

typedef struct {
	uint32_t other;     /* 15    RW The driver sets it with all others. */
	uint32_t sana;      /* 14    RW Transfers of sana. */
	uint32_t ethernet;  /* 13    RW Transfers of ethernet. */
	uint32_t spicc2;    /* 12    RW Transfers of spicc2. */
	uint32_t sd_emmc_c; /* 11    RW Transfers of sd_emmc_c. */
	uint32_t ao_cpu;    /* 10    RW Transfers of ao_cpu. */
	uint32_t parser;    /* 9     RW Transfers of parser. */
	uint32_t sd_emmc_a; /* 8     RW Transfers of sd_emmc_a. (where the chip is G12B) */
	uint32_t aififo;    /* 7     RW Transfers of aififo. */
	uint32_t audio;     /* 6     RW Transfers of audio. */
	uint32_t usb1;      /* 5     RW Transfers of usb1. */
	uint32_t sd_emmc_b; /* 4     RW Transfers of sd_emmc_b. */
	uint32_t arb0;      /* 3     RW Transfers of arb0. */
	uint32_t dma;       /* 2     RW Transfers of dma. */
	uint32_t usb0;      /* 1     RW Transfers of usb0. */
	uint32_t spicc1;    /* 0     RW Transfers of spicc1. */
} g12_ddr_subports_fields_t;

static inline __attribute__((always_inline)) g12_ddr_subports_t g12_ddr_subports_pack(g12_ddr_subports_fields_t f)
{
	g12_ddr_subports_t r;

	r.raw = 0
		| pmureg_put32(f.other, 0x1U, 15)
		| pmureg_put32(f.sana, 0x1U, 14)
		| pmureg_put32(f.ethernet, 0x1U, 13)
		| pmureg_put32(f.spicc2, 0x1U, 12)
		| pmureg_put32(f.sd_emmc_c, 0x1U, 11)
		| pmureg_put32(f.ao_cpu, 0x1U, 10)
		| pmureg_put32(f.parser, 0x1U, 9)
		| pmureg_put32(f.sd_emmc_a, 0x1U, 8)
		| pmureg_put32(f.aififo, 0x1U, 7)
		| pmureg_put32(f.audio, 0x1U, 6)
		| pmureg_put32(f.usb1, 0x1U, 5)
		| pmureg_put32(f.sd_emmc_b, 0x1U, 4)
		| pmureg_put32(f.arb0, 0x1U, 3)
		| pmureg_put32(f.dma, 0x1U, 2)
		| pmureg_put32(f.usb0, 0x1U, 1)
		| pmureg_put32(f.spicc1, 0x1U, 0);
	return r;
}

static inline g12_ddr_subports_fields_t g12_ddr_subports_unpack(g12_ddr_subports_t r)
{
	g12_ddr_subports_fields_t f;

	f.other = (r.raw >> 15) & 0x1U;
	f.sana = (r.raw >> 14) & 0x1U;
	f.ethernet = (r.raw >> 13) & 0x1U;
	f.spicc2 = (r.raw >> 12) & 0x1U;
	f.sd_emmc_c = (r.raw >> 11) & 0x1U;
	f.ao_cpu = (r.raw >> 10) & 0x1U;
	f.parser = (r.raw >> 9) & 0x1U;
	f.sd_emmc_a = (r.raw >> 8) & 0x1U;
	f.aififo = (r.raw >> 7) & 0x1U;
	f.audio = (r.raw >> 6) & 0x1U;
	f.usb1 = (r.raw >> 5) & 0x1U;
	f.sd_emmc_b = (r.raw >> 4) & 0x1U;
	f.arb0 = (r.raw >> 3) & 0x1U;
	f.dma = (r.raw >> 2) & 0x1U;
	f.usb0 = (r.raw >> 1) & 0x1U;
	f.spicc1 = r.raw & 0x1U;
	return f;
}

static inline uint32_t g12_ddr_subports_get(g12_ddr_subports_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline g12_ddr_subports_t g12_ddr_subports_with(g12_ddr_subports_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x0000ffffU & ~mask);
	return r;
}

#define g12_ddr_subports_get_other(r)             g12_ddr_subports_get(r, 0x00008000U, 15)
#define g12_ddr_subports_get_sana(r)              g12_ddr_subports_get(r, 0x00004000U, 14)
#define g12_ddr_subports_get_ethernet(r)          g12_ddr_subports_get(r, 0x00002000U, 13)
#define g12_ddr_subports_get_spicc2(r)            g12_ddr_subports_get(r, 0x00001000U, 12)
#define g12_ddr_subports_get_sd_emmc_c(r)         g12_ddr_subports_get(r, 0x00000800U, 11)
#define g12_ddr_subports_get_ao_cpu(r)            g12_ddr_subports_get(r, 0x00000400U, 10)
#define g12_ddr_subports_get_parser(r)            g12_ddr_subports_get(r, 0x00000200U, 9)
#define g12_ddr_subports_get_sd_emmc_a(r)         g12_ddr_subports_get(r, 0x00000100U, 8)
#define g12_ddr_subports_get_aififo(r)            g12_ddr_subports_get(r, 0x00000080U, 7)
#define g12_ddr_subports_get_audio(r)             g12_ddr_subports_get(r, 0x00000040U, 6)
#define g12_ddr_subports_get_usb1(r)              g12_ddr_subports_get(r, 0x00000020U, 5)
#define g12_ddr_subports_get_sd_emmc_b(r)         g12_ddr_subports_get(r, 0x00000010U, 4)
#define g12_ddr_subports_get_arb0(r)              g12_ddr_subports_get(r, 0x00000008U, 3)
#define g12_ddr_subports_get_dma(r)               g12_ddr_subports_get(r, 0x00000004U, 2)
#define g12_ddr_subports_get_usb0(r)              g12_ddr_subports_get(r, 0x00000002U, 1)
#define g12_ddr_subports_get_spicc1(r)            g12_ddr_subports_get(r, 0x00000001U, 0)
#define g12_ddr_subports_with_other(r, value)     PMUREG_WITH(g12_ddr_subports_with, r, 0x00008000U, 15, value)
#define g12_ddr_subports_with_sana(r, value)      PMUREG_WITH(g12_ddr_subports_with, r, 0x00004000U, 14, value)
#define g12_ddr_subports_with_ethernet(r, value)  PMUREG_WITH(g12_ddr_subports_with, r, 0x00002000U, 13, value)
#define g12_ddr_subports_with_spicc2(r, value)    PMUREG_WITH(g12_ddr_subports_with, r, 0x00001000U, 12, value)
#define g12_ddr_subports_with_sd_emmc_c(r, value) PMUREG_WITH(g12_ddr_subports_with, r, 0x00000800U, 11, value)
#define g12_ddr_subports_with_ao_cpu(r, value)    PMUREG_WITH(g12_ddr_subports_with, r, 0x00000400U, 10, value)
#define g12_ddr_subports_with_parser(r, value)    PMUREG_WITH(g12_ddr_subports_with, r, 0x00000200U, 9, value)
#define g12_ddr_subports_with_sd_emmc_a(r, value) PMUREG_WITH(g12_ddr_subports_with, r, 0x00000100U, 8, value)
#define g12_ddr_subports_with_aififo(r, value)    PMUREG_WITH(g12_ddr_subports_with, r, 0x00000080U, 7, value)
#define g12_ddr_subports_with_audio(r, value)     PMUREG_WITH(g12_ddr_subports_with, r, 0x00000040U, 6, value)
#define g12_ddr_subports_with_usb1(r, value)      PMUREG_WITH(g12_ddr_subports_with, r, 0x00000020U, 5, value)
#define g12_ddr_subports_with_sd_emmc_b(r, value) PMUREG_WITH(g12_ddr_subports_with, r, 0x00000010U, 4, value)
#define g12_ddr_subports_with_arb0(r, value)      PMUREG_WITH(g12_ddr_subports_with, r, 0x00000008U, 3, value)
#define g12_ddr_subports_with_dma(r, value)       PMUREG_WITH(g12_ddr_subports_with, r, 0x00000004U, 2, value)
#define g12_ddr_subports_with_usb0(r, value)      PMUREG_WITH(g12_ddr_subports_with, r, 0x00000002U, 1, value)
#define g12_ddr_subports_with_spicc1(r, value)    PMUREG_WITH(g12_ddr_subports_with, r, 0x00000001U, 0, value)

static inline int g12_ddr_subports_check(g12_ddr_subports_t r)
{
	if ((r.raw & 0xffff0000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *g12_ddr_subports_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline g12_ddr_subports_t g12_ddr_subports_read(const PMUREG_MEMORY *base, unsigned int n)
{
	g12_ddr_subports_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, G12_DDR_SUBPORTS_OFFSET(n));
	return r;
}

static inline void g12_ddr_subports_write(PMUREG_MEMORY *base, unsigned int n, g12_ddr_subports_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, G12_DDR_SUBPORTS_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_subports_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, g12_ddr_subports_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_SUBPORTS_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int g12_ddr_subports_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, g12_ddr_subports_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_SUBPORTS_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- ALL_SUBPORTS: Of the other ports, those that channel <n> counts. ----
 * Source: K
 * Page: monitor
 */

#define G12_DDR_ALL_SUBPORTS_OFFSET(n) ((2U << 2) + 8U * (n)) /* n: 0 to 3 */
#define G12_DDR_ALL_SUBPORTS_COUNT     4
#define G12_DDR_ALL_SUBPORTS_RESET     0x00000000U
#define G12_DDR_ALL_SUBPORTS_ALL_SHIFT 0
#define G12_DDR_ALL_SUBPORTS_ALL_WIDTH 16
#define G12_DDR_ALL_SUBPORTS_ALL_MASK  0x0000ffffU

typedef struct {
	uint32_t raw;
} g12_ddr_all_subports_t;

typedef struct {
	uint32_t ALL; /* 15:0  RW The driver sets all. */
} g12_ddr_all_subports_fields_t;

static inline __attribute__((always_inline)) g12_ddr_all_subports_t g12_ddr_all_subports_pack(g12_ddr_all_subports_fields_t f)
{
	g12_ddr_all_subports_t r;

	r.raw = 0
		| pmureg_put32(f.ALL, 0xffffU, 0);
	return r;
}

static inline g12_ddr_all_subports_fields_t g12_ddr_all_subports_unpack(g12_ddr_all_subports_t r)
{
	g12_ddr_all_subports_fields_t f;

	f.ALL = r.raw & 0xffffU;
	return f;
}

static inline uint32_t g12_ddr_all_subports_get(g12_ddr_all_subports_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline g12_ddr_all_subports_t g12_ddr_all_subports_with(g12_ddr_all_subports_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & 0x0000ffffU & ~mask);
	return r;
}

#define g12_ddr_all_subports_get_ALL(r)         g12_ddr_all_subports_get(r, 0x0000ffffU, 0)
#define g12_ddr_all_subports_with_ALL(r, value) PMUREG_WITH(g12_ddr_all_subports_with, r, 0x0000ffffU, 0, value)

static inline int g12_ddr_all_subports_check(g12_ddr_all_subports_t r)
{
	if ((r.raw & 0xffff0000U) != 0x00000000U)
		return 0;
	return -1;
}

static inline const char *g12_ddr_all_subports_rule(int rule)
{
	switch (rule) {
	case 0:
		return "the reserved bits 0xffff0000 must be 0x0";
	default:
		return (const char *)0;
	}
}

static inline g12_ddr_all_subports_t g12_ddr_all_subports_read(const PMUREG_MEMORY *base, unsigned int n)
{
	g12_ddr_all_subports_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, G12_DDR_ALL_SUBPORTS_OFFSET(n));
	return r;
}

static inline void g12_ddr_all_subports_write(PMUREG_MEMORY *base, unsigned int n, g12_ddr_all_subports_t r)
{
	PMUREG_INDEX(n, 3U);
	pmureg_store32(base, G12_DDR_ALL_SUBPORTS_OFFSET(n), r.raw);
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_all_subports_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, g12_ddr_all_subports_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_ALL_SUBPORTS_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int g12_ddr_all_subports_io_write(struct pmureg_io *io, struct pmureg_place at, unsigned int n, g12_ddr_all_subports_t r)
{
	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_ALL_SUBPORTS_OFFSET(n);
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- DMC_MON_G12_ALL_REQ_CNT: Requests on all channels. ----
 * Source: K
 * Page: monitor
 */

#define G12_DDR_REQUESTS_OFFSET      (9U << 2)
#define G12_DDR_REQUESTS_RESET       0x00000000U
#define G12_DDR_REQUESTS_COUNT_SHIFT 0
#define G12_DDR_REQUESTS_COUNT_WIDTH 32
#define G12_DDR_REQUESTS_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} g12_ddr_requests_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} g12_ddr_requests_fields_t;

static inline __attribute__((always_inline)) g12_ddr_requests_t g12_ddr_requests_pack(g12_ddr_requests_fields_t f)
{
	g12_ddr_requests_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline g12_ddr_requests_fields_t g12_ddr_requests_unpack(g12_ddr_requests_t r)
{
	g12_ddr_requests_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t g12_ddr_requests_get(g12_ddr_requests_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define g12_ddr_requests_get_COUNT(r) g12_ddr_requests_get(r, 0xffffffffU, 0)

static inline g12_ddr_requests_t g12_ddr_requests_read(const PMUREG_MEMORY *base)
{
	g12_ddr_requests_t r;

	r.raw = pmureg_load32(base, G12_DDR_REQUESTS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_requests_io_read(struct pmureg_io *io, struct pmureg_place at, g12_ddr_requests_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = G12_DDR_REQUESTS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- DMC_MON_G12_ALL_GRANT_CNT: Grants on all channels. ----
 * Source: K
 * Page: monitor
 */

#define G12_DDR_GRANTS_OFFSET      (0xaU << 2)
#define G12_DDR_GRANTS_RESET       0x00000000U
#define G12_DDR_GRANTS_COUNT_SHIFT 0
#define G12_DDR_GRANTS_COUNT_WIDTH 32
#define G12_DDR_GRANTS_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} g12_ddr_grants_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} g12_ddr_grants_fields_t;

static inline __attribute__((always_inline)) g12_ddr_grants_t g12_ddr_grants_pack(g12_ddr_grants_fields_t f)
{
	g12_ddr_grants_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline g12_ddr_grants_fields_t g12_ddr_grants_unpack(g12_ddr_grants_t r)
{
	g12_ddr_grants_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t g12_ddr_grants_get(g12_ddr_grants_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define g12_ddr_grants_get_COUNT(r) g12_ddr_grants_get(r, 0xffffffffU, 0)

static inline g12_ddr_grants_t g12_ddr_grants_read(const PMUREG_MEMORY *base)
{
	g12_ddr_grants_t r;

	r.raw = pmureg_load32(base, G12_DDR_GRANTS_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_grants_io_read(struct pmureg_io *io, struct pmureg_place at, g12_ddr_grants_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = G12_DDR_GRANTS_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- CHANNEL_GRANTS: Grants on channel <n>. ----
 * Source: K
 * Page: monitor
 * Note: ONE_GRANT_CNT, SEC_GRANT_CNT, THD_GRANT_CNT and FOR_GRANT_CNT of the driver.
 */

#define G12_DDR_CHANNEL_GRANTS_OFFSET(n)   ((0xbU << 2) + 4U * (n)) /* n: 0 to 3 */
#define G12_DDR_CHANNEL_GRANTS_COUNT       4
#define G12_DDR_CHANNEL_GRANTS_RESET       0x00000000U
#define G12_DDR_CHANNEL_GRANTS_COUNT_SHIFT 0
#define G12_DDR_CHANNEL_GRANTS_COUNT_WIDTH 32
#define G12_DDR_CHANNEL_GRANTS_COUNT_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} g12_ddr_channel_grants_t;

typedef struct {
	uint32_t COUNT; /* 31:0  RO-V The count. */
} g12_ddr_channel_grants_fields_t;

static inline __attribute__((always_inline)) g12_ddr_channel_grants_t g12_ddr_channel_grants_pack(g12_ddr_channel_grants_fields_t f)
{
	g12_ddr_channel_grants_t r;

	r.raw = 0
		| f.COUNT;
	return r;
}

static inline g12_ddr_channel_grants_fields_t g12_ddr_channel_grants_unpack(g12_ddr_channel_grants_t r)
{
	g12_ddr_channel_grants_fields_t f;

	f.COUNT = r.raw;
	return f;
}

static inline uint32_t g12_ddr_channel_grants_get(g12_ddr_channel_grants_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define g12_ddr_channel_grants_get_COUNT(r) g12_ddr_channel_grants_get(r, 0xffffffffU, 0)

static inline g12_ddr_channel_grants_t g12_ddr_channel_grants_read(const PMUREG_MEMORY *base, unsigned int n)
{
	g12_ddr_channel_grants_t r;

	PMUREG_INDEX(n, 3U);
	r.raw = pmureg_load32(base, G12_DDR_CHANNEL_GRANTS_OFFSET(n));
	return r;
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_channel_grants_io_read(struct pmureg_io *io, struct pmureg_place at, unsigned int n, g12_ddr_channel_grants_t *r)
{
	uint64_t value = 0;
	int error;

	PMUREG_INDEX(n, 3U);
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_CHANNEL_GRANTS_OFFSET(n);
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

/* ---- DMC_MON_G12_TIMER: Length of a run. ----
 * Source: K
 * Page: monitor
 */

#define G12_DDR_TIMER_OFFSET       (0xfU << 2)
#define G12_DDR_TIMER_RESET        0x00000000U
#define G12_DDR_TIMER_CLOCKS_SHIFT 0
#define G12_DDR_TIMER_CLOCKS_WIDTH 32
#define G12_DDR_TIMER_CLOCKS_MASK  0xffffffffU

typedef struct {
	uint32_t raw;
} g12_ddr_timer_t;

typedef struct {
	uint32_t CLOCKS; /* 31:0  RW Clocks of the memory. */
} g12_ddr_timer_fields_t;

static inline __attribute__((always_inline)) g12_ddr_timer_t g12_ddr_timer_pack(g12_ddr_timer_fields_t f)
{
	g12_ddr_timer_t r;

	r.raw = 0
		| f.CLOCKS;
	return r;
}

static inline g12_ddr_timer_fields_t g12_ddr_timer_unpack(g12_ddr_timer_t r)
{
	g12_ddr_timer_fields_t f;

	f.CLOCKS = r.raw;
	return f;
}

static inline uint32_t g12_ddr_timer_get(g12_ddr_timer_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

static inline g12_ddr_timer_t g12_ddr_timer_with(g12_ddr_timer_t r, uint32_t mask, unsigned int shift, uint64_t value)
{
	r.raw = pmureg_put32(value, mask >> shift, shift) | (r.raw & ~mask);
	return r;
}

#define g12_ddr_timer_get_CLOCKS(r)         g12_ddr_timer_get(r, 0xffffffffU, 0)
#define g12_ddr_timer_with_CLOCKS(r, value) PMUREG_WITH(g12_ddr_timer_with, r, 0xffffffffU, 0, value)

static inline g12_ddr_timer_t g12_ddr_timer_read(const PMUREG_MEMORY *base)
{
	g12_ddr_timer_t r;

	r.raw = pmureg_load32(base, G12_DDR_TIMER_OFFSET);
	return r;
}

static inline void g12_ddr_timer_write(PMUREG_MEMORY *base, g12_ddr_timer_t r)
{
	pmureg_store32(base, G12_DDR_TIMER_OFFSET, r.raw);
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_timer_io_read(struct pmureg_io *io, struct pmureg_place at, g12_ddr_timer_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = G12_DDR_TIMER_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}

static inline int g12_ddr_timer_io_write(struct pmureg_io *io, struct pmureg_place at, g12_ddr_timer_t r)
{
	at.space = PMUREG_MMIO;
	at.address = G12_DDR_TIMER_OFFSET;
	at.bits = 32;
	return pmureg_io_write(io, &at, r.raw);
}
#endif

/* ---- PLL: Tells the clock of the memory. ----
 * Source: K dmc_g12_get_freq_quick
 * Page: pll
 * Note: The crystal's 24 MHz * M / N, once or twice halved, through the divider. The example is that of 1.5 GHz, invented.
 */

#define G12_DDR_PLL_OFFSET    0U
#define G12_DDR_PLL_OD1_SHIFT 19
#define G12_DDR_PLL_OD1_WIDTH 1
#define G12_DDR_PLL_OD1_MASK  0x00080000U
#define G12_DDR_PLL_OD_SHIFT  16
#define G12_DDR_PLL_OD_WIDTH  3
#define G12_DDR_PLL_OD_MASK   0x00070000U
#define G12_DDR_PLL_OD_BY_2   0U
#define G12_DDR_PLL_OD_BY_3   1U
#define G12_DDR_PLL_OD_BY_4   2U
#define G12_DDR_PLL_OD_BY_6   3U
#define G12_DDR_PLL_OD_BY_8   4U
#define G12_DDR_PLL_N_SHIFT   10
#define G12_DDR_PLL_N_WIDTH   5
#define G12_DDR_PLL_N_MASK    0x00007c00U
#define G12_DDR_PLL_M_SHIFT   0
#define G12_DDR_PLL_M_WIDTH   9
#define G12_DDR_PLL_M_MASK    0x000001ffU

typedef struct {
	uint32_t raw;
} g12_ddr_pll_t;

typedef struct {
	uint32_t OD1; /* 19    RO 1: halves the clock twice; 0: once. */
	uint32_t OD;  /* 18:16 RO Divider. */
	uint32_t N;   /* 14:10 RO Divides the crystal's clock. */
	uint32_t M;   /* 8:0   RO Multiplies it. */
} g12_ddr_pll_fields_t;

/* Writes 0 to 0xfff08200U, bits of the implementation or of others. To keep them, read the register and change it with _with_FIELD(). */
static inline __attribute__((always_inline)) g12_ddr_pll_t g12_ddr_pll_pack(g12_ddr_pll_fields_t f)
{
	g12_ddr_pll_t r;

	r.raw = 0
		| pmureg_put32(f.OD1, 0x1U, 19)
		| pmureg_put32(f.OD, 0x7U, 16)
		| pmureg_put32(f.N, 0x1fU, 10)
		| pmureg_put32(f.M, 0x1ffU, 0);
	return r;
}

static inline g12_ddr_pll_fields_t g12_ddr_pll_unpack(g12_ddr_pll_t r)
{
	g12_ddr_pll_fields_t f;

	f.OD1 = (r.raw >> 19) & 0x1U;
	f.OD = (r.raw >> 16) & 0x7U;
	f.N = (r.raw >> 10) & 0x1fU;
	f.M = r.raw & 0x1ffU;
	return f;
}

static inline uint32_t g12_ddr_pll_get(g12_ddr_pll_t r, uint32_t mask, unsigned int shift)
{
	return (r.raw & mask) >> shift;
}

#define g12_ddr_pll_get_OD1(r) g12_ddr_pll_get(r, 0x00080000U, 19)
#define g12_ddr_pll_get_OD(r)  g12_ddr_pll_get(r, 0x00070000U, 16)
#define g12_ddr_pll_get_N(r)   g12_ddr_pll_get(r, 0x00007c00U, 10)
#define g12_ddr_pll_get_M(r)   g12_ddr_pll_get(r, 0x000001ffU, 0)

static inline int g12_ddr_pll_check(g12_ddr_pll_t r)
{
	if (((r.raw >> 16) & 0x7U) != 0x0U && ((r.raw >> 16) & 0x7U) != 0x1U && ((r.raw >> 16) & 0x7U) != 0x2U && ((r.raw >> 16) & 0x7U) != 0x3U && ((r.raw >> 16) & 0x7U) != 0x4U)
		return 0;
	return -1;
}

static inline const char *g12_ddr_pll_rule(int rule)
{
	switch (rule) {
	case 0:
		return "OD: this value is reserved";
	default:
		return (const char *)0;
	}
}

static inline g12_ddr_pll_t g12_ddr_pll_read(const PMUREG_MEMORY *base)
{
	g12_ddr_pll_t r;

	r.raw = pmureg_load32(base, G12_DDR_PLL_OFFSET);
	return r;
}

#ifdef PMUREG_IO_H
static inline int g12_ddr_pll_io_read(struct pmureg_io *io, struct pmureg_place at, g12_ddr_pll_t *r)
{
	uint64_t value = 0;
	int error;

	at.space = PMUREG_MMIO;
	at.address = G12_DDR_PLL_OFFSET;
	at.bits = 32;
	error = pmureg_io_read(io, &at, &value);
	r->raw = (uint32_t)value;
	return error;
}
#endif

#endif

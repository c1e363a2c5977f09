/*
 * count.c: scales counts, and computes how fast counters wrap.
 */
#include "internal.h"

/* Returns a * b / c, rounded to nearest, without a type of 128 bits; UINT64_MAX if the result has more than 64 bits. */
static uint64_t scale(uint64_t a, uint64_t b, uint64_t c)
{
	uint64_t quotient = 0, rest = 0;

	/* Long division of the product, bit by bit of a: rest stays below c. */
	for (unsigned int i = 64; i-- > 0;) {
		const uint64_t whole = b / c, part = b % c;
		const int bit = (int)(a >> i & 1);
		uint64_t carry = rest >= c - rest; /* of 2 * rest */

		if (quotient >> 63)
			return UINT64_MAX;
		quotient = quotient << 1 | carry;
		rest = carry ? rest - (c - rest) : 2 * rest;
		if (!bit)
			continue;
		carry = rest >= c - part;
		rest = carry ? rest - (c - part) : rest + part;
		if (quotient > UINT64_MAX - whole - carry)
			return UINT64_MAX;
		quotient += whole + carry;
	}
	return rest >= c - rest && quotient < UINT64_MAX ? quotient + 1 : quotient;
}

uint64_t pmureg_count_scaled(const struct pmureg_count *count)
{
	if (!count->running_ns || count->running_ns >= count->enabled_ns)
		return count->value;
	return scale(count->value, count->enabled_ns, count->running_ns);
}

#define ASSUMED (8U << 16)          /* a rate that no counter exceeds without saying so: 8 counts a nanosecond */
#define SHORTEST UINT64_C(10000000) /* that is assumed, in ns */

uint64_t pmureg_half_wrap_ns(unsigned int width, uint64_t top_rate)
{
	const uint64_t half = UINT64_C(1) << (width ? width - 1 : 0), rate = top_rate ? top_rate : ASSUMED;
	const uint64_t whole = half / rate, ns = (whole << 16) + (half % rate << 16) / rate;

	return whole >> 48 ? UINT64_MAX : !top_rate && ns < SHORTEST ? SHORTEST : ns;
}

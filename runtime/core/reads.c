/*
 * reads.c: the accesses that a read of all counters takes, in hardware order: what one call can fetch stands together, and
 * a bank is selected once.
 */
#include "plan.h"

/* ---- Order ---- */

/* The select of the bank that a register is in, as a number to sort by; 0 where there is none. */
static uint64_t bank_of(const struct pmureg_session *session, const struct pmureg_act *act)
{
	uint64_t value, mask;

	pmureg_register_select(&session->system->blocks[act->place.block], pmureg_act_register(session, act),
			       act->place.instance, act->element, &value, &mask);
	return value & mask;
}

static int compare(const struct pmureg_session *session, const struct pmureg_act *a, const struct pmureg_act *b)
{
	const struct pmureg_place *p = &a->place, *q = &b->place;
	uint64_t s, t;

	if (p->space != q->space)
		return p->space < q->space ? -1 : 1;
	if (pmureg_space_is_private(p->space) && p->block != q->block)
		return p->block < q->block ? -1 : 1;
	if (pmureg_space_is_private(p->space) && p->instance != q->instance)
		return p->instance < q->instance ? -1 : 1;
	if (p->unit != q->unit)
		return p->unit < q->unit ? -1 : 1;
	s = bank_of(session, a);
	t = bank_of(session, b);
	if (s != t)
		return s < t ? -1 : 1;
	return p->address == q->address ? 0 : p->address < q->address ? -1 : 1;
}

static void sift_down(const struct pmureg_session *session, struct pmureg_act *acts, size_t at, size_t count)
{
	for (;;) {
		size_t child = 2 * at + 1;
		struct pmureg_act act;

		if (child >= count)
			return;
		if (child + 1 < count && compare(session, &acts[child], &acts[child + 1]) < 0)
			child++;
		if (compare(session, &acts[at], &acts[child]) >= 0)
			return;
		act = acts[at];
		acts[at] = acts[child];
		acts[child] = act;
		at = child;
	}
}

/* Heapsort: no memory, no recursion, no bad case. */
static void sort(const struct pmureg_session *session, struct pmureg_acts *list)
{
	size_t i;

	for (i = list->count / 2; i-- > 0;)
		sift_down(session, list->acts, i, list->count);
	for (i = list->count; i-- > 1;) {
		struct pmureg_act act = list->acts[0];

		list->acts[0] = list->acts[i];
		list->acts[i] = act;
		sift_down(session, list->acts, 0, i);
	}
}

/* ---- Accesses ---- */

static int add(struct pmureg_turn *turn, size_t act, struct pmureg_access access)
{
	if (turn->access_count == turn->access_capacity)
		return -PMUREG_ENOSPC; /* size.c has miscounted */
	turn->reads[turn->access_count] = (uint32_t)act;
	turn->accesses[turn->access_count++] = access;
	return 0;
}

static int add_select(struct pmureg_session *session, struct pmureg_turn *turn, size_t index)
{
	const struct pmureg_act *act = &turn->read.acts[index];
	const struct pmureg_block *block = &session->system->blocks[act->place.block];
	const struct pmureg_register *reg = pmureg_act_register(session, act);
	struct pmureg_access access = { .kind = PMUREG_ACCESS_WRITE };
	struct pmureg_bank *bank = &turn->read.bank;
	const struct pmureg_selector *selector;
	uint64_t mask;
	int result;

	if (reg->selector == PMUREG_NONE)
		return 0;
	selector = &block->selectors[reg->selector];
	pmureg_register_select(block, reg, act->place.instance, act->element, &access.value, &mask);
	pmureg_register_place(session->system, block, &block->registers[selector->reg], act->place.instance, 0,
			      &access.place);
	if (bank->known && pmureg_place_same(&bank->place, &access.place) && !((bank->value ^ access.value) & mask))
		return 0;
	bank->place = access.place;
	bank->value = access.value;
	bank->known = 1;
	result = add(turn, index, access);
	if (result || selector->barrier == PMUREG_NO_BARRIER)
		return result;
	access.kind = PMUREG_ACCESS_BARRIER;
	access.barrier = selector->barrier;
	access.value = 0;
	return add(turn, index, access);
}

/*
 * Of a PCI counter the halves stand side by side, low first, so that one call fetches both: only where the low one is
 * about to wrap need that be looked at. A nanosecond-sized gap is nothing there: 100 us are.
 */
static enum pmureg_joint joint_of(const struct pmureg_act *act, struct pmureg_sample *sample)
{
	const uint64_t gap = 100000, half = UINT64_C(1) << 32;
	const uint64_t moved = sample->rate < UINT64_C(1) << 40 ? sample->rate * gap >> 16 : half;

	sample->near = UINT64_MAX;
	if (act->form == PMUREG_WHOLE)
		return PMUREG_ONE;
	if (act->form == PMUREG_HALVES)
		return PMUREG_LOW_HIGH;
	if (act->place.space != PMUREG_PCI || !sample->rate || moved >= half / 2)
		return PMUREG_HIGH_LOW_HIGH;
	sample->near = half - moved - 1;
	return PMUREG_LOW_HIGH;
}

static int add_parts(struct pmureg_turn *turn, size_t index, enum pmureg_joint joint)
{
	struct pmureg_access low = { .kind = PMUREG_ACCESS_READ, .place = turn->read.acts[index].place };
	struct pmureg_access high = low;
	int result = 0;

	high.place = pmureg_io_upper(low.place);
	if (joint == PMUREG_HIGH_LOW_HIGH)
		result = add(turn, index, high);
	if (!result)
		result = add(turn, index, low);
	if (!result && joint != PMUREG_ONE)
		result = add(turn, index, high);
	return result;
}

static int add_sample(struct pmureg_session *session, struct pmureg_turn *turn, size_t index)
{
	const struct pmureg_act *act = &turn->read.acts[index];
	struct pmureg_sample *sample = &turn->samples[turn->sample_count++];
	int result;

	sample->last = 0;
	sample->mask = act->mask;
	sample->rate = act->value;
	sample->tally = act->tally;
	sample->act = (uint32_t)index;
	sample->joint = (uint8_t)joint_of(act, sample);
	/* Several events of one counter: it is read once. */
	if (index && !compare(session, act - 1, act) && sample->joint == sample[-1].joint) {
		sample->access = sample[-1].access;
		return 0;
	}
	result = add_select(session, turn, index);
	sample->access = (uint32_t)turn->access_count;
	return result ? result : add_parts(turn, index, (enum pmureg_joint)sample->joint);
}

int pmureg_flatten_reads(struct pmureg_session *session, struct pmureg_turn *turn)
{
	size_t i;
	int result = 0;

	turn->access_count = turn->sample_count = 0;
	turn->read.bank.known = 0;
	sort(session, &turn->read);
	for (i = 0; i < turn->read.count && !result; i++)
		result = add_sample(session, turn, i);
	return result;
}

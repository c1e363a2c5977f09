/*
 * dirty.c: see dirty.h.
 */
#include "dirty.h"

#include "toy.h"

void dirty(struct bench *bench)
{
	unsigned int i;

	for (i = 0; i < 3; i++) {
		bench_poke(bench, TOY_BANK, BANK_CR, i, 0, i & 1);
		bench_poke(bench, TOY_BANK, BANK_ENSET, i, 0, 5 + i);
		bench_poke(bench, TOY_BANK, BANK_OVSET, i, 0, 3 + i);
		bench_poke(bench, TOY_BANK, BANK_CNT, i, 0, 1000 + i);
		bench_poke(bench, TOY_BANK, BANK_CNT, i, 1, 2000 + i);
		bench_poke(bench, TOY_BANK, BANK_TYPE, i, 1, 0x155);
	}
	bench_poke(bench, TOY_BANK, BANK_SEL, 0, 0, 0x4321);
	for (i = 0; i < 2; i++) {
		bench_poke(bench, TOY_BOX, BOX_CTL, i, 0, 1);
		bench_poke(bench, TOY_BOX, BOX_TOGGLE, i, 0, 9);
		bench_poke(bench, TOY_BOX, BOX_FILTER, i, 0, 0x5102);
		bench_poke(bench, TOY_BOX, BOX_EVENT, i, 1, 0x60033);
		bench_poke(bench, TOY_BOX, BOX_COUNT, i, 0, 77);
		bench_poke(bench, TOY_BOX, BOX_COUNT, i, 1, 78);
		bench_poke(bench, TOY_BOX, BOX_ADDR, i, 0, 0x123456789abcdef0);
		bench_poke(bench, TOY_BOX, BOX_KEY, i, 0, 5);
		bench_poke(bench, TOY_CORE, CORE_EVT, i, 2, 0x1ff);
	}
}

void add_everything(struct bench *bench)
{
	bench_add(bench, "toy_bank/event=3/");
	bench_add(bench, "toy_bank/event=4/");
	bench_add(bench, "toy_box/event=1,mode=1,key=8/");
	bench_add(bench, "toy_box/event=2/");
	bench_add(bench, "toy_core/event=1/");
}

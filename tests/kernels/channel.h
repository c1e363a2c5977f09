/*
 * channel.h: how monitor.c and inside.c, which runs in its machine, talk: a port, and memory that both see.
 */
#ifndef KERNELS_CHANNEL_H
#define KERNELS_CHANNEL_H

#define CHANNEL_PORT 0x510
#define CHANNEL_AT 0xd0000000
#define CHANNEL_SIZE (1U << 20)

/* What is written to the port is one of these in the upper 4 bits, and how many bytes of the memory are meant. */
enum channel {
	CHANNEL_RECEIVE, /* then reads: how many bytes of a command are there; 0: none waits */
	CHANNEL_SEND,
	CHANNEL_CONTROL, /* lines of behaving/control.c; then reads: a positive errno value, or 0 */
	CHANNEL_STATE,   /* then reads: how many bytes of the state (behaving/state.c) are there */
	CHANNEL_LOG
};

#endif

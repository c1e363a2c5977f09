/*
 * where_nodes.c: finds units that are nodes of a tree. Registers of each node tell its type and address; the first node
 * has pointers to others, and so on. The walk is bounded; larger trees are refused.
 */
#include "hosted.h"

#include <endian.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "where.h"

#define DEEPEST 4
#define MOST 8192

/* A tree, and the nodes on the way from its root. One page is mapped at a time. */
struct tree {
	struct io_unit unit; /* the unit that is searched */
	struct where_page all;
	int fd;
	uint64_t end;    /* end of a regular file */
	char *page;      /* the mapped page */
	uint64_t mapped; /* its address; 0: none is mapped */
	uint64_t number; /* the unit's last, if it is that of a node; else 0 */
	unsigned int seen;
	uint64_t nodes[DEEPEST + 1];
};

/* The node at this depth of the way, with the registers of a block. */
struct where_node {
	struct tree *tree;
	const struct pmureg_block *block;
	unsigned int depth;
};

static int where_nodes_fail(const struct tree *tree, int code, uint64_t address, const char *what)
{
	return pmureg_fail(tree->unit.error, code, 0, "the tree of nodes at 0x%llx cannot be read at 0x%llx: %s",
			   (unsigned long long)tree->all.address, (unsigned long long)address, what);
}

/* ---- Registers of nodes ---- */

static int map(struct tree *tree, uint64_t at, size_t size)
{
	if (tree->mapped)
		(void)munmap(tree->page, size);
	tree->mapped = 0;
	tree->page = mmap(NULL, size, PROT_READ, MAP_SHARED, tree->fd, (off_t)at);
	if (tree->page == MAP_FAILED)
		return where_nodes_fail(tree, -errno, at, strerror(errno));
	tree->mapped = at;
	return 0;
}

static int peek(struct tree *tree, uint64_t address, uint8_t bits, uint64_t *value)
{
	const size_t size = (size_t)sysconf(_SC_PAGESIZE);
	const uint64_t at = address / size * size, bytes = bits / 8U;
	const volatile char *from;
	int code = 0;

	if (address % bytes || address - tree->all.address > tree->all.size - bytes)
		return where_nodes_fail(tree, -EINVAL, address, "not the address of a register in this tree");
	if (address + bytes > tree->end)
		return where_nodes_fail(tree, -ERANGE, address, "the file ends before this address");
	if (at != tree->mapped || !tree->mapped)
		code = map(tree, at, size);
	if (code)
		return code;
	from = tree->page + (address - at);
	*value = bits == 32 ? le32toh(*(const volatile uint32_t *)from) : le64toh(*(const volatile uint64_t *)from);
	return 0;
}

/* Callback of expressions: reads a fact, or a field of a register of the node. */
static int where_nodes_ask(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element,
			   int whole, uint64_t *value)
{
	const struct where_node *node = context;
	struct tree *tree = node->tree;
	struct io_unit unit = tree->unit;
	const struct pmureg_register *of;
	struct pmureg_place place;
	uint64_t raw = 0;
	int code;

	unit.node = node;
	unit.block = node->block;
	unit.instance = node->block == tree->unit.block ? unit.instance : 0;
	if (reg == PMUREG_NONE)
		return io_fact(&unit, element, value);
	of = &pmureg_block_registers(unit.block)[reg];
	pmureg_register_place(unit.options->system, unit.block, of, unit.instance, element, &place);
	code = peek(tree, tree->nodes[node->depth] + place.address, of->width, &raw);
	*value = pmureg_field_element(&pmureg_register_fields(of)[field], raw, field_element, whole);
	return code;
}

static int where_nodes_evaluate(struct where_node *node, struct pmureg_code code, uint64_t pointer, uint64_t *value)
{
	const struct pmureg_eval eval = {.variables = &pointer, .read = where_nodes_ask, .context = node};

	return pmureg_evaluate(code, &eval, 0, value);
}

/* ---- The walk ---- */

static int is_it(struct where_node *node, uint64_t *is, uint64_t *number)
{
	const struct pmureg_nodes *nodes = pmureg_block_nodes(node->block);
	const int code = where_nodes_evaluate(node, pmureg_nodes_is(nodes), 0, is);

	return code || !*is ? code : where_nodes_evaluate(node, pmureg_nodes_number(nodes), 0, number);
}

/* Finds the last number of the nearest node of a block above a node. */
static int where_nodes_above(const struct where_node *node, const struct pmureg_block *block, uint64_t *number)
{
	struct where_node above = {node->tree, block, node->depth};
	uint64_t is = 0;
	int code = 0;

	while (!is && !code)
		code = above.depth-- ?
			       is_it(&above, &is, number) :
			       pmureg_fail(node->tree->unit.error, -ENODEV, 0,
					   "the node of `%s` at 0x%llx is below no node of `%s`",
					   pmureg_block_key(node->block),
					   (unsigned long long)node->tree->nodes[node->depth], pmureg_block_key(block));
	return code;
}

/* Returns 1 if the node or a node below it is the searched one, where `node` then is; else 0. */
static int find_below(struct where_node *node)
{
	struct tree *tree = node->tree;
	const struct pmureg_nodes *nodes = pmureg_block_nodes(node->block);
	const uint64_t at = tree->nodes[node->depth];
	uint64_t count = 0, pointers = 0, is = 0, number;
	int code = is_it(node, &is, &number);

	if (code || (is && number == tree->number))
		return code ? code : 1;
	code = where_nodes_evaluate(node, pmureg_nodes_child_count(nodes), 0, &count);
	code = code ? code : where_nodes_evaluate(node, pmureg_nodes_pointers(nodes), 0, &pointers);
	if (!code && count && (node->depth == DEEPEST || count > MOST))
		return where_nodes_fail(tree, -EINVAL, at, "the tree is too deep");
	for (uint64_t i = 0; i < count && !code; i++) {
		uint64_t pointer, skip = 0, child = 0;

		code = ++tree->seen > MOST ?
			       where_nodes_fail(tree, -EINVAL, at, "the tree has too many nodes") :
			       peek(tree, at + pointers + nodes->pointer_bits / 8U * i, nodes->pointer_bits, &pointer);
		code = code ? code : where_nodes_evaluate(node, pmureg_nodes_skip(nodes), pointer, &skip);
		code = code ? code : where_nodes_evaluate(node, pmureg_nodes_child(nodes), pointer, &child);
		if (code || skip)
			continue;
		tree->nodes[++node->depth] = tree->all.address + child;
		code = find_below(node);
		node->depth -= code != 1;
	}
	return code;
}

int where_nodes(const struct io_unit *unit, const struct pmureg_where *where, const struct pmureg_block *above,
		uint64_t *number, struct where_page *found)
{
	const struct pmureg_block *block = unit->block;
	const uint64_t *numbers = pmureg_instance_numbers(&pmureg_block_instances(block)[unit->instance]);
	const struct io_path path = io_path(unit->options->machine->root, "dev/mem");
	struct tree tree = {.unit = *unit, .end = UINT64_MAX};
	struct where_node node = {&tree, block, 0};
	struct where_unit of;
	struct stat info;
	uint64_t root;
	int code = where_one(unit, where, NULL, &of);

	tree.unit.node = &node;
	code = code ? code : io_evaluate(&tree.unit, pmureg_where_address(where), 0, of.inner, &root);
	if (code)
		return code;
	tree.all = of.pages[0];
	tree.nodes[0] = tree.all.address + root;
	tree.number = where_nodes_numbered(block) ? numbers[block->number_count - 1] : 0;
	tree.fd = io_open(path, O_RDONLY | O_SYNC);
	if (tree.fd < 0)
		return where_nodes_fail(&tree, tree.fd, tree.all.address, strerror(-tree.fd));
	if (!fstat(tree.fd, &info) && S_ISREG(info.st_mode))
		tree.end = (uint64_t)info.st_size;
	code = tree.all.size < 8 || tree.all.address > INT64_MAX - tree.all.size ?
		       where_nodes_fail(&tree, -EINVAL, tree.all.address, "not a valid address") :
		       find_below(&node);
	if (!code)
		code = pmureg_fail(unit->error, -ENODEV, 0, "the tree of nodes at 0x%llx has no matching node of `%s`",
				   (unsigned long long)tree.all.address, pmureg_block_key(block));
	if (code == 1)
		code = above ? where_nodes_above(&node, above, number) : 0;
	if (tree.mapped)
		(void)munmap(tree.page, (size_t)sysconf(_SC_PAGESIZE));
	(void)close(tree.fd);
	found->address = tree.nodes[node.depth];
	found->size = tree.all.address + tree.all.size - found->address;
	return code;
}

int where_find_above(const struct io_unit *unit, uint32_t other, uint64_t *number)
{
	const struct pmureg_block *above = &pmureg_system_blocks(unit->options->system)[other];
	const struct pmureg_where *where = pmureg_block_where(unit->block);
	struct where_page found;
	int code = -ENOENT;

	if (unit->node)
		return where_nodes_above(unit->node, above, number);
	for (uint16_t i = 0; i < unit->block->where_count && code == -ENOENT; i++)
		if (where[i].kind != PMUREG_WHERE_ADDRESS && where[i].kind != PMUREG_WHERE_DISCOVERY)
			code = where_nodes(unit, &where[i], above, number, &found);
	return code;
}

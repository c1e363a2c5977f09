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

/* A tree and the current node. One page is mapped at a time. */
struct tree {
	struct io_unit unit; /* the unit that is searched */
	struct where_page all;
	int fd;
	uint64_t end;      /* end of a regular file */
	char *page;        /* the mapped page */
	uint64_t mapped;   /* its address; 0: none is mapped */
	uint64_t node;     /* address of the current node */
	uint64_t number;   /* its number */
	int has_number;
	unsigned int seen;
	const struct pmureg_block *above; /* block whose unit above the node is searched; NULL: none */
	int is_below;                     /* such a unit exists; above_number is its number */
	uint64_t above_number;
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

/* Callback of expressions: reads a field of a register of the node. */
static int where_nodes_ask(void *context, uint16_t reg, uint32_t element, uint16_t field, uint32_t field_element,
			   int whole, uint64_t *value)
{
	struct tree *tree = context;
	const struct pmureg_register *of =
		&pmureg_block_registers(tree->unit.block)[reg % tree->unit.block->register_count];
	struct pmureg_place place;
	uint64_t raw = 0;
	int code;

	if (reg == PMUREG_NONE)
		return -EINVAL;
	pmureg_register_place(tree->unit.options->system, tree->unit.block, of, tree->unit.instance, element, &place);
	code = peek(tree, tree->node + place.address, of->width, &raw);
	*value = pmureg_field_element(&pmureg_register_fields(of)[field], raw, field_element, whole);
	return code;
}

static int where_nodes_evaluate(struct tree *tree, struct pmureg_code code, uint64_t pointer, uint64_t *value)
{
	const struct pmureg_eval eval = {.variables = &pointer, .read = where_nodes_ask, .context = tree};

	return pmureg_evaluate(code, &eval, 0, value);
}

/* ---- The walk ---- */

static int is_it(struct tree *tree, int *is)
{
	uint64_t value = 0, number = 0;
	int code = where_nodes_evaluate(tree, pmureg_nodes_is(pmureg_block_nodes(tree->unit.block)), 0, &value);

	if (!code && value && tree->has_number)
		code = where_nodes_evaluate(tree, pmureg_nodes_number(pmureg_block_nodes(tree->unit.block)), 0,
					    &number);
	*is = !code && value && (!tree->has_number || number == tree->number);
	return code;
}

/* Checks whether the unit, which stays the current node, is below this node. */
static int look_above(struct tree *tree, uint64_t node)
{
	const struct tree found = *tree;
	uint64_t is = 0;
	int code;

	tree->node = node;
	tree->unit.block = tree->above;
	tree->unit.instance = 0;
	code = where_nodes_evaluate(tree, pmureg_nodes_is(pmureg_block_nodes(tree->unit.block)), 0, &is);
	if (!code && is)
		code = where_nodes_evaluate(tree, pmureg_nodes_number(pmureg_block_nodes(tree->unit.block)), 0,
				&tree->above_number);
	tree->is_below = !code && is;
	tree->node = found.node;
	tree->unit = found.unit;
	return code ? code : 1;
}

/* Returns 1 if the current node or a node below it is the searched one, which is then the current node; else 0. */
static int find_below(struct tree *tree, unsigned int depth)
{
	const struct pmureg_nodes *nodes = pmureg_block_nodes(tree->unit.block);
	const uint64_t node = tree->node;
	uint64_t count = 0, pointers = 0;
	int is = 0, code = is_it(tree, &is);

	if (code || is)
		return code ? code : 1;
	code = where_nodes_evaluate(tree, pmureg_nodes_child_count(nodes), 0, &count);
	code = code ? code : where_nodes_evaluate(tree, pmureg_nodes_pointers(nodes), 0, &pointers);
	if (!code && count && (depth == DEEPEST || count > MOST))
		return where_nodes_fail(tree, -EINVAL, node, "the tree is too deep");
	for (uint64_t i = 0; i < count && !code; i++) {
		uint64_t pointer, skip = 0, child = 0;

		code = ++tree->seen > MOST ? where_nodes_fail(tree, -EINVAL, node, "the tree has too many nodes") :
					     peek(tree, node + pointers + nodes->pointer_bits / 8U * i, nodes->pointer_bits, &pointer);
		code = code ? code : where_nodes_evaluate(tree, pmureg_nodes_skip(nodes), pointer, &skip);
		code = code ? code : where_nodes_evaluate(tree, pmureg_nodes_child(nodes), pointer, &child);
		tree->node = tree->all.address + child;
		if (!code && !skip)
			code = find_below(tree, depth + 1);
	}
	return code == 1 && tree->above && !tree->is_below ? look_above(tree, node) : code;
}

int where_nodes(const struct io_unit *unit, const struct where_units *trees, struct where_above *above,
		struct where_page *found)
{
	const struct pmureg_block *block = unit->block;
	const uint64_t *numbers = pmureg_instance_numbers(&pmureg_block_instances(block)[unit->instance]);
	const uint16_t own = pmureg_block_nodes(block)->number.count && block->number_count ? 1 : 0;
	const size_t which = block->number_count > own ? (size_t)numbers[0] : 0;
	const struct io_path path = io_path(unit->options->machine->root, "dev/mem");
	struct tree tree = {.unit = *unit, .end = UINT64_MAX, .above = above ? above->block : NULL};
	struct stat info;
	int code;

	if (which >= trees->count || !trees->list[which].page_count)
		return pmureg_fail(unit->error, -ENODEV, 0,
				   "this machine has %zu trees of nodes, but not number %zu", trees->count,
				   which);
	tree.all = trees->list[which].pages[0];
	tree.node = trees->list[which].inner ? trees->list[which].inner : tree.all.address;
	tree.has_number = own;
	tree.number = own ? numbers[block->number_count - 1] : 0;
	tree.fd = io_open(path, O_RDONLY | O_SYNC);
	if (tree.fd < 0)
		return where_nodes_fail(&tree, tree.fd, tree.all.address, strerror(-tree.fd));
	if (!fstat(tree.fd, &info) && S_ISREG(info.st_mode))
		tree.end = (uint64_t)info.st_size;
	code = tree.all.size < 8 || tree.all.address > INT64_MAX - tree.all.size ?
		       where_nodes_fail(&tree, -EINVAL, tree.all.address, "not a valid address") :
		       find_below(&tree, 0);
	if (tree.mapped)
		(void)munmap(tree.page, (size_t)sysconf(_SC_PAGESIZE));
	(void)close(tree.fd);
	if (code < 0)
		return code;
	if (!code)
		return pmureg_fail(unit->error, -ENODEV, 0, "the tree of nodes at 0x%llx has no matching node of `%s`",
				   (unsigned long long)tree.all.address, pmureg_block_key(block));
	if (above && !tree.is_below)
		return pmureg_fail(unit->error, -ENODEV, 0, "the node of `%s` at 0x%llx is below no node of `%s`",
				   pmureg_block_key(block), (unsigned long long)tree.node,
				   pmureg_block_key(above->block));
	if (above)
		above->number = tree.above_number;
	*found = (struct where_page){tree.node, tree.all.address + tree.all.size - tree.node};
	return 0;
}

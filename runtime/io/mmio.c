/*
 * mmio.c: accesses memory-mapped registers through mmap() of a file: /dev/mem, a UIO device, or any file with the same
 * contents.
 *
 * Each page (region) of an instance is one mapping. The offset is that of its first register and need not be aligned to
 * pages: a page of 4 KiB may lie anywhere in one of 64 KiB. For a UIO device the offset is the map's number times the
 * machine's page size, plus the offset of the registers in the map (/sys/class/uio/uioN/maps/mapM/offset).
 *
 * An access is one volatile load or store of the register's whole width. A prepared list runs without system calls.
 */
#include "hosted.h"

#include <endian.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "list.h"
#include "where.h"

#define REGISTERS "memory-mapped registers"

/* One page of an instance. */
struct page {
	uint16_t block, instance, page;
	uint8_t is_numbered; /* written `UNIT.0`: the unit has more pages, so this one does not replace others */
	uint32_t size;    /* up to the end of its last register */
	dev_t device;     /* identifies the file, with inode */
	ino_t inode;
	uint64_t offset;
	char *registers;
	void *mapping;    /* starts at a boundary of the machine's pages */
	size_t length;
};

struct mmio {
	struct io_base base; /* first member, for casts */
	struct page *pages;
	size_t count, room;
	int catches;
	int finds; /* no --mmio: the units are discovered */
};

/* ---- Addresses ---- */

static struct page *find_page(const struct mmio *mmio, const struct pmureg_place *place, uint32_t number)
{
	for (size_t i = 0; i < mmio->count; i++)
		if (mmio->pages[i].page == number && mmio->pages[i].instance == place->instance &&
		    mmio->pages[i].block == place->block)
			return &mmio->pages[i];
	return NULL;
}

/* Returns the page that replaces a page which the unit lacks, or PMUREG_NONE. */
static uint32_t stand_in(const struct pmureg_block *block, uint32_t page)
{
	const uint16_t *page_stand_ins = pmureg_block_page_stand_ins(block);

	return page_stand_ins && page < block->page_count ? page_stand_ins[page] : PMUREG_NONE;
}

static struct page *mmio_page_of(const struct mmio *mmio, const struct pmureg_place *place,
				 const struct pmureg_block *block)
{
	struct page *page = find_page(mmio, place, place->unit);

	if (page || !block)
		return page;
	page = find_page(mmio, place, stand_in(block, place->unit));
	return page && page->is_numbered ? NULL : page;
}

static void name_unit(const struct mmio *mmio, const struct pmureg_block *block, uint16_t instance, char unit[64])
{
	(void)pmureg_unit_any_name(mmio->base.options.system, block, instance, unit, 64);
}

static int mmio_fail_missing(struct mmio *mmio, const struct io_unit *unit, const struct pmureg_place *place)
{
	const struct pmureg_block *block = unit->block ? unit->block : pmureg_system_blocks(mmio->base.options.system);
	const int may_lack = stand_in(block, place->unit) != PMUREG_NONE;
	char name[64];

	name_unit(mmio, block, place->instance, name);
	return pmureg_fail(unit->error, -ENXIO, 0,
			   "the address of page %u of %s is unknown; give it as %s.%u=FILE@OFFSET%s%s%s", place->unit,
			   name, name, place->unit, may_lack ? ", or " : "", may_lack ? name : "",
			   may_lack ? "=FILE@OFFSET if the unit has only one page" : "");
}

/* ---- Mapping ---- */

/* Arguments: file, offset, strerror(). */
static const struct io_bar bars[] = {
	{-EPERM, -EACCES, "%s may not be mapped at 0x%llx; run as root; count through perf if a kernel driver holds "
			  "the registers or the kernel is locked down"},
	{-ENOENT, 0, "%s cannot be mapped at 0x%llx: %s; name /dev/mem, a UIO device or a file"},
	{-ENODEV, -ENXIO, "%s cannot be mapped at 0x%llx: %s; name /dev/mem, a UIO device or a file"},
	{0, 0, "%s cannot be mapped at 0x%llx: %s"},
};

static int fail_map(const char *path, const struct pmureg_mmio_map *map, struct pmureg_error *error)
{
	return io_barred(error, -errno, bars, path, (unsigned long long)map->offset, strerror(errno));
}

static int map_page(const struct pmureg_mmio_map *map, const char *path, int fd, int read_only, struct page *page,
		    struct pmureg_error *error)
{
	const uint64_t inside = map->offset % (uint64_t)sysconf(_SC_PAGESIZE);
	struct stat info;

	if (fstat(fd, &info))
		return fail_map(path, map, error);
	page->device = info.st_dev;
	page->inode = info.st_ino;
	/* Access behind the end of a file would only be noticed by a fault. */
	if (S_ISREG(info.st_mode) &&
	    (map->offset > (uint64_t)info.st_size || page->size > (uint64_t)info.st_size - map->offset))
		return pmureg_fail(error, -ERANGE, 0, "%s has %llu bytes, but the registers end at 0x%llx", path,
				   (unsigned long long)info.st_size, (unsigned long long)(map->offset + page->size));
	if (map->offset > INT64_MAX || map->offset % 8)
		return pmureg_fail(error, -EINVAL, 0, "0x%llx is not a valid offset of registers; give a multiple of 8",
				   (unsigned long long)map->offset);
	page->length = (size_t)inside + page->size;
	page->mapping = mmap(NULL, page->length, PROT_READ | (read_only ? 0 : PROT_WRITE), MAP_SHARED, fd,
			     (off_t)(map->offset - inside));
	if (page->mapping == MAP_FAILED)
		return fail_map(path, map, error);
	page->registers = (char *)page->mapping + inside;
	return 0;
}

/* A node of two kinds is a unit of two blocks, so both may map the same page. */
static int is_one_node(const struct mmio *mmio, const struct page *a, const struct page *b)
{
	const struct pmureg_block *blocks = pmureg_system_blocks(mmio->base.options.system);

	return mmio->finds && a->block != b->block && a->offset == b->offset && pmureg_block_nodes(&blocks[a->block]) &&
	       pmureg_block_nodes(&blocks[b->block]);
}

/* Checks whether two pages are of one array of equal pages, whose number the machine reports. They must not overlap. */
static int are_equal(const struct pmureg_block *block, uint16_t a, uint16_t b)
{
	const struct pmureg_page_choice *page_choices = pmureg_block_page_choices(block);

	for (uint16_t i = 0; i < block->page_choice_count; i++) {
		const struct pmureg_page_choice *pages = &page_choices[i];

		if (pages->told.count && a >= pages->first && a - pages->first < pages->count && b >= pages->first &&
		    b - pages->first < pages->count)
			return 1;
	}
	return 0;
}

/* Refuses two units, or two pages that the user gave, at one address: one of them must be wrong. */
static int check_alone(const struct mmio *mmio, const struct page *page, struct pmureg_word file,
		       struct pmureg_error *error)
{
	const struct pmureg_block *block = &pmureg_system_blocks(mmio->base.options.system)[page->block];
	char unit[64];

	for (const struct page *other = mmio->pages; other < page; other++) {
		const int is_same = other->block == page->block && other->instance == page->instance;
		const int may_overlap = is_same && !are_equal(block, other->page, page->page);

		if (other->device != page->device || other->inode != page->inode ||
		    other->offset >= page->offset + page->size || page->offset >= other->offset + other->size ||
		    (may_overlap && (mmio->finds || other->offset != page->offset)) || is_one_node(mmio, other, page))
			continue;
		name_unit(mmio, &pmureg_system_blocks(mmio->base.options.system)[other->block], other->instance, unit);
		if (is_same && are_equal(block, other->page, page->page))
			return pmureg_fail(error, -EINVAL, 0,
					   "pages %u and %u of %s overlap: they begin at 0x%llx and 0x%llx, and each has registers up to 0x%x",
					   other->page, page->page, unit, (unsigned long long)other->offset,
					   (unsigned long long)page->offset, page->size);
		if (is_same)
			return pmureg_fail(error, -EINVAL, 0,
					   "%.*s@0x%llx is page %u of %s already; give the address of page %u, or "
					   "%s=FILE@OFFSET alone if the unit has only one page",
					   PMUREG_WORD(file), (unsigned long long)page->offset, other->page, unit,
					   page->page, unit);
		return pmureg_fail(error, -EINVAL, 0,
				   "%.*s@0x%llx contains the registers of %s already; give each unit its own page",
				   PMUREG_WORD(file), (unsigned long long)page->offset, unit);
	}
	return 0;
}

/* ---- Lists ---- */

/*
 * Accesses have the described width: the device may accept no other, and neighbours must not be touched. Little-endian.
 */

static uint64_t mmio_load(const void *where, uint8_t bits)
{
	switch (bits) {
	case 64:
		return le64toh(*(const volatile uint64_t *)where);
	case 32:
		return le32toh(*(const volatile uint32_t *)where);
	case 16:
		return le16toh(*(const volatile uint16_t *)where);
	default:
		return *(const volatile uint8_t *)where;
	}
}

static void store(void *where, uint8_t bits, uint64_t value)
{
	if (bits == 64)
		*(volatile uint64_t *)where = htole64(value);
	else if (bits == 32)
		*(volatile uint32_t *)where = htole32((uint32_t)value);
	else if (bits == 16)
		*(volatile uint16_t *)where = htole16((uint16_t)value);
	else
		*(volatile uint8_t *)where = (uint8_t)value;
}

static void mmio_run_one(struct pmureg_access *access)
{
	void *where = (void *)(uintptr_t)access->handle;

	if (access->kind == PMUREG_ACCESS_BARRIER)
		io_barrier(access->barrier);
	else if (access->kind == PMUREG_ACCESS_READ)
		access->value = mmio_load(where, access->place.bits);
	else
		store(where, access->place.bits, access->value);
}

static void mmio_run_all(struct io_running *running)
{
	for (size_t i = 0; i < running->count; i++) {
		running->at = i;
		mmio_run_one(&running->list[i]);
	}
}

static int mmio_run(struct pmureg_io *io, struct pmureg_access *list, size_t count, size_t *failed)
{
	struct mmio *mmio = (void *)io;
	struct io_running running = {list, count, 0};

	if (!mmio->catches) {
		for (size_t i = 0; i < count; i++)
			mmio_run_one(&list[i]);
		return 0;
	}
	if (!io_trap_run(mmio_run_all, &running))
		return 0;
	*failed = running.at;
	return pmureg_fail(&mmio->base.why, -EIO, 0,
			   "no register responds at offset 0x%x: the file ends before, or the device is off or was "
			   "removed",
			   list[*failed].place.address);
}

/* ---- Opening ---- */

static int map_file(struct mmio *mmio, const struct pmureg_mmio_map *map, struct pmureg_error *error)
{
	const struct io_way_options *options = &mmio->base.options;
	const struct pmureg_block *block = &pmureg_system_blocks(options->system)[map->block];
	const char *root = options->machine->root;
	struct page *page, *grown = pmureg_grow(mmio->pages, mmio->count, &mmio->room, sizeof(*grown));
	char path[IO_PATH];
	int fd, code;

	if (!grown)
		return io_out_of_memory(error);
	mmio->pages = grown;
	page = &grown[mmio->count];
	*page = (struct page){map->block, map->instance, map->page, map->is_numbered,
			      map->page < block->page_count ?
				      pmureg_block_page_sizes(block)[map->instance * block->page_count + map->page] : 0,
			      .offset = map->offset};
	if (find_page(mmio, &(struct pmureg_place){.block = map->block, .instance = map->instance}, map->page))
		return pmureg_fail(error, -EINVAL, 0, "%.*s: this page of the unit was given already; give each "
						      "page once",
				   PMUREG_WORD(map->file));
	if (!page->size)
		return pmureg_fail(error, -EINVAL, 0, "%.*s: the unit has no registers in page %u",
				   PMUREG_WORD(map->file), map->page);
	if (map->file.length + strlen(root) + 2 > sizeof(path))
		return pmureg_fail(error, -ENAMETOOLONG, 0, "the file's name is too long: %.*s",
				   PMUREG_WORD(map->file));
	/* Without a root the name is unchanged, so it may be relative. */
	(void)pmureg_format(path, sizeof(path), "%s%s%.*s", root, root[0] && map->file.text[0] != '/' ? "/" : "",
			    PMUREG_WORD(map->file));
	if (options->is_ours && !io_is_ours(path))
		return pmureg_fail(
			error, -EPERM, 0,
			"%s is not mapped, because other users could replace it; make root the owner of all parent "
			"folders",
			path);
	fd = open(path, (options->read_only ? O_RDONLY : O_RDWR) | O_SYNC | O_CLOEXEC);
	if (fd < 0)
		return fail_map(path, map, error);
	code = map_page(map, path, fd, options->read_only, page, error);
	(void)close(fd);
	if (code)
		return code;
	mmio->count++;
	return check_alone(mmio, page, map->file, error);
}

/* ---- Discovered units ---- */

/* Maps the page, or the page that replaces it if the unit lacks it. That page then has both numbers. */
static int map_found(struct mmio *mmio, const struct io_unit *unit, const struct pmureg_place *place)
{
	struct pmureg_mmio_map map = {place->block, place->instance, place->unit, 1, pmureg_word_of("/dev/mem"), 0};
	struct io_found found = {0};
	struct page *same;
	int code = io_where(unit, map.page, &found);

	if (code == -ENXIO && stand_in(unit->block, place->unit) != PMUREG_NONE) {
		map.page = pmureg_block_page_stand_ins(unit->block)[place->unit];
		code = io_where(unit, map.page, &found);
	}
	map.offset = found.address;
	if (!code && !find_page(mmio, place, map.page))
		code = map_file(mmio, &map, unit->error);
	if (code || map.page == place->unit)
		return code;
	same = pmureg_grow(mmio->pages, mmio->count, &mmio->room, sizeof(*mmio->pages));
	if (!same)
		return io_out_of_memory(unit->error);
	mmio->pages = same;
	mmio->pages[mmio->count] = *find_page(mmio, place, map.page);
	mmio->pages[mmio->count].page = place->unit;
	mmio->pages[mmio->count++].length = 0;
	return 0;
}

static int find_here(struct mmio *mmio, const struct io_unit *unit, const struct pmureg_place *place)
{
	const int code = map_found(mmio, unit, place);
	char name[64];

	if (!code || code == -ENODEV)
		return code;
	name_unit(mmio, unit->block, place->instance, name);
	pmureg_text_append(unit->error->message, sizeof(unit->error->message),
			   "; give its address with --mmio %s=FILE@OFFSET", name);
	return code == -ENOENT ? -ENXIO : code;
}

static int mmio_locate(struct pmureg_io *io, struct pmureg_access *access)
{
	struct mmio *mmio = (void *)io;
	const struct pmureg_place *place = &access->place;
	const struct io_unit unit = io_unit_of(io, place);
	const struct page *page = mmio_page_of(mmio, place, unit.block);
	const uint32_t bytes = place->bits / 8U;
	uint64_t address = place->address;
	int code = io_moved(&unit, access, &address);

	if (code)
		return code;
	if (!io_is_width(place->bits) || address % bytes)
		return -EINVAL;
	if (bytes > sizeof(void *))
		return pmureg_fail(unit.error, -ENOTSUP, 0, "a register of %u bits needs a single access, but this "
				   "program has %zu bits: use 64-bit pmureg", place->bits, 8 * sizeof(void *));
	if (!page && mmio->finds && unit.block && unit.block->where_count) {
		code = find_here(mmio, &unit, place);
		page = mmio_page_of(mmio, place, unit.block);
	}
	if (code || !page)
		return code ? code : mmio_fail_missing(mmio, &unit, place);
	if (address > page->size || bytes > page->size - address)
		return -EINVAL;
	if (access->kind == PMUREG_ACCESS_WRITE && mmio->base.options.read_only)
		return pmureg_fail(unit.error, -EPERM, 0, "the registers were opened for reading only");
	access->handle = (uint64_t)(uintptr_t)(page->registers + address);
	return 0;
}

/* Maps one UNIT.PAGE=FILE@OFFSET. */
static int open_page(struct mmio *mmio, struct pmureg_word text, struct pmureg_error *error)
{
	const struct io_way_options *options = &mmio->base.options;
	struct pmureg_mmio_map map;
	int code = pmureg_mmio_parse(options->system, text, &map, error);

	if (!code && pmureg_system_blocks(options->system)[map.block].scope && options->package)
		return pmureg_fail(error, -EINVAL, 0,
				   "%.*s is the address in the first package, but package %u is counted, too; omit "
				   "--mmio, or count only on CPUs of the first package (-C)",
				   PMUREG_WORD(map.file), options->package);
	return code ? code : map_file(mmio, &map, error);
}

static void mmio_close(struct pmureg_io *io)
{
	struct mmio *mmio = (void *)io;

	if (mmio->catches)
		io_trap_close();
	for (size_t i = 0; i < mmio->count; i++)
		if (mmio->pages[i].length)
			(void)munmap(mmio->pages[i].mapping, mmio->pages[i].length);
	free(mmio->pages);
}

static int mmio_open(struct pmureg_io *io, struct pmureg_error *error)
{
	struct mmio *mmio = (void *)io;
	const struct pmureg_system *system = mmio->base.options.system;
	const struct pmureg_block *blocks = pmureg_system_blocks(system);
	const char *text = mmio->base.options.mmio ? mmio->base.options.mmio : "";
	struct pmureg_word word;
	int code = 0;

	for (uint16_t i = 0; i < system->block_count && !*text; i++)
		mmio->finds |= blocks[i].where_count != 0;
	if (!*text && !mmio->finds)
		return pmureg_fail(error, -ENODEV, 0,
				   "the addresses of the memory-mapped units of %s are unknown; give them with "
				   "--mmio UNIT=FILE@OFFSET",
				   pmureg_system_key(system));
	while (!code && pmureg_word_next(&text, &word))
		code = open_page(mmio, word, error);
	if (code || !mmio->base.options.catch_faults)
		return code;
	code = io_trap_open();
	mmio->catches = !code;
	return code ? pmureg_fail(error, code, 0, "faults cannot be caught: %s", strerror(-code)) : 0;
}

static int mmio_ask(struct pmureg_machine *machine, const struct pmureg_system *system, struct pmureg_error *answer)
{
	const struct io_path path = io_path(machine->root, "dev/mem");
	int code;

	(void)system;
	code = io_check_file(machine, path, "the kernel has no CONFIG_DEVMEM: map the registers through UIO",
			     "run as root (CAP_SYS_RAWIO)", REGISTERS, answer);
	if (code)
		return code;
	return pmureg_fail(answer, 0, 0, "%s can be opened; the firmware reports the units' addresses", path.text);
}

const struct io_way io_way_mmio = {
	"mmio", PMUREG_MMIO, REGISTERS, mmio_ask,
	sizeof(struct mmio), mmio_open, mmio_close, mmio_locate, NULL, mmio_run,
};

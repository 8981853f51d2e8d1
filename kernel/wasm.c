/* The door for hosts of WebAssembly: a page, node, wasmtime. Plain integers in, one integer out, and no imports.
 *
 * What a host calls, in this order:
 *
 *   open(megabytes) -> i32     once, before all else: a table of the largest power of two of bytes that fits, all zero.
 *                              0: there is no such memory, and nothing has changed. Again: the table is empty again, and
 *                              the memory grows only if it was smaller.
 *   forget()                   empties the table.
 *   solve(taken, low, high, hand, traits, blocks, value_only, limit, seed) -> i32     quarto_solve
 *   holding(taken, low, high, hand, traits, blocks, limit, seed) -> i32               quarto_holding
 *   best_turn(taken, low, high, hand, traits, blocks, score, limit, seed) -> i32      quarto_best_turn
 *   completed(taken, low, high, hand, traits, blocks, square) -> i32
 *                              the lines that the hand completes on this empty square, a bit each in the order of variant.c:
 *                              rows 1 to 4, columns a to d, the diagonals from a1 and from a4, then the blocks row by row.
 *   nodes() -> i64             how many the last of these three has visited.
 *   control() -> i32           the address of 64 bytes, as those of the door for Python: byte 0 is the stop, then, as 64-bit
 *                              numbers, the nodes at 8, the first-level gifts finished at 16, and in all at 24. A host that
 *                              runs the search in a thread may read and write there while it goes on; the next search
 *                              begins with 0 in all of them.
 *
 * A position is in i32: `taken` has a bit for each taken square; `low` holds the pieces of the squares 0 to 7 and `high`
 * those of 8 to 15, four bits each, the first square lowest (what stands there for an empty square is not read); `hand` is
 * a piece, or 255; `traits` and `blocks` are as for quarto_prepare. `limit` and `seed` are i64, and 0 for none.
 *
 * The answer is below -999 if there is none: STOPPED, at the limit or by the stop; UNSOUND, a piece in two places or a
 * number out of its range; NO_ROOM, no table yet, or no memory for the variant (half a megabyte each).
 *
 * A host of one thread that wants to be stopped asks with a limit and, after STOPPED, asks again with a larger one: the
 * table keeps what was found, so that little is done twice. Values stay the same; nodes are those of native only without a
 * limit.
 */
#include "quarto.h"

#define EXPORT(name) __attribute__((export_name(#name)))

enum { STOPPED = -1000, UNSOUND = -1001, NO_ROOM = -1002 };
enum { PAGE = 1 << 16, VARIANTS = 32, MEGABYTE = 1 << 20, MOST_MEGABYTES = 2048, CONTROL_WORDS = 8 };

static uint64_t *table;
static uint64_t buckets, room; /* in use, and had */
static struct quarto_variant *variants[VARIANTS]; /* made when first asked for: by traits, then blocks */
static uint64_t control_words[CONTROL_WORDS];
static uint64_t last_nodes;

/* Fresh memory, aligned to a page; NULL if there is none. It is never given back: hosts drop the whole instance. */
static void *more_memory(uint64_t size) {
    size_t before = __builtin_wasm_memory_grow(0, (size_t)((size + PAGE - 1) / PAGE));
    return before == SIZE_MAX ? NULL : (void *)(before * PAGE);
}

EXPORT(forget) void empty_table(void) {
    for (uint64_t i = 0; i < buckets * QUARTO_BUCKET; i++) {
        table[i] = 0;
    }
}

EXPORT(open) int32_t open_table(uint32_t megabytes) {
    if (megabytes < 1 || megabytes > MOST_MEGABYTES) {
        return 0;
    }
    uint64_t wanted = 1;
    while (wanted * 2 * QUARTO_BUCKET * sizeof(uint64_t) <= (uint64_t)megabytes * MEGABYTE) {
        wanted *= 2;
    }
    if (wanted > room) {
        void *memory = more_memory(wanted * QUARTO_BUCKET * sizeof(uint64_t));
        if (!memory) {
            return 0;
        }
        table = memory;
        room = wanted;
    }
    buckets = wanted;
    empty_table();
    return (int32_t)(wanted * QUARTO_BUCKET * sizeof(uint64_t) / MEGABYTE);
}

EXPORT(nodes) uint64_t nodes_of_last(void) { return last_nodes; }

EXPORT(control) uint64_t *address_of_control(void) { return control_words; }

/* What a search is asked, as it came in. */
struct question {
    uint32_t taken, low, high, hand, traits, blocks;
    uint64_t limit, seed;
};

static bool read_position(const struct question *asked, struct quarto_position *position) {
    if (asked->taken > 65535 || (asked->hand > 15 && asked->hand != QUARTO_NONE) || asked->traits < 1 ||
        asked->traits > 15 || asked->blocks > 1) {
        return false;
    }
    for (int square = 0; square < 16; square++) {
        uint32_t half = square < 8 ? asked->low : asked->high;
        bool is_taken = asked->taken >> square & 1;
        position->board[square] = is_taken ? (uint8_t)(half >> 4 * (square % 8) & 15) : QUARTO_NONE;
    }
    position->hand = (uint8_t)asked->hand;
    return quarto_is_sound(position);
}

static struct quarto_variant *variant_of(uint32_t traits, bool blocks) {
    struct quarto_variant **kept = &variants[traits << 1 | blocks];
    if (!*kept) {
        struct quarto_variant *fresh = more_memory(sizeof(struct quarto_variant));
        if (fresh) {
            quarto_prepare(fresh, traits, blocks);
            *kept = fresh;
        }
    }
    return *kept;
}

/* The variant of a question, with its position read; otherwise NULL, and in `fault` why. */
static struct quarto_variant *understood(const struct question *asked, struct quarto_position *position,
                                         int32_t *fault) {
    if (!read_position(asked, position)) {
        *fault = UNSOUND;
        return NULL;
    }
    struct quarto_variant *variant = variant_of(asked->traits, asked->blocks);
    *fault = variant ? 0 : NO_ROOM;
    return variant;
}

/* 0 when a search can begin, otherwise why not. */
static int32_t prepare(const struct question *asked, struct quarto_position *position, struct quarto_search *search) {
    int32_t fault;
    struct quarto_variant *variant = understood(asked, position, &fault);
    if (!variant || !table) {
        return variant ? NO_ROOM : fault;
    }
    for (int i = 0; i < CONTROL_WORDS; i++) {
        control_words[i] = 0;
    }
    *search = (struct quarto_search){
        .variant = variant,
        .table = table,
        .buckets = buckets,
        .node_limit = asked->limit,
        .seed = asked->seed,
        .stop = (const volatile uint8_t *)control_words,
        .progress = control_words + 1,
    };
    return 0;
}

static int32_t answer(const struct quarto_search *search, int found) {
    last_nodes = search->nodes;
    return search->stopped ? STOPPED : found;
}

EXPORT(solve)
int32_t solve(uint32_t taken, uint32_t low, uint32_t high, uint32_t hand, uint32_t traits, uint32_t blocks,
              uint32_t value_only, uint64_t limit, uint64_t seed) {
    struct question asked = {taken, low, high, hand, traits, blocks, limit, seed};
    struct quarto_position position;
    struct quarto_search search;
    int32_t fault = prepare(&asked, &position, &search);
    return fault ? fault : answer(&search, quarto_solve(&search, &position, value_only));
}

EXPORT(holding)
int32_t holding(uint32_t taken, uint32_t low, uint32_t high, uint32_t hand, uint32_t traits, uint32_t blocks,
                uint64_t limit, uint64_t seed) {
    struct question asked = {taken, low, high, hand, traits, blocks, limit, seed};
    struct quarto_position position;
    struct quarto_search search;
    int32_t fault = prepare(&asked, &position, &search);
    return fault ? fault : answer(&search, quarto_holding(&search, &position));
}

EXPORT(best_turn)
int32_t best_turn(uint32_t taken, uint32_t low, uint32_t high, uint32_t hand, uint32_t traits, uint32_t blocks,
                  int32_t score, uint64_t limit, uint64_t seed) {
    struct question asked = {taken, low, high, hand, traits, blocks, limit, seed};
    struct quarto_position position;
    struct quarto_search search;
    int32_t fault = score < QUARTO_WORST || score > QUARTO_BEST ? UNSOUND : prepare(&asked, &position, &search);
    return fault ? fault : answer(&search, quarto_best_turn(&search, &position, score));
}

EXPORT(completed)
int32_t completed(uint32_t taken, uint32_t low, uint32_t high, uint32_t hand, uint32_t traits, uint32_t blocks,
                  uint32_t square) {
    struct question asked = {taken, low, high, hand, traits, blocks, 0, 0};
    struct quarto_position position;
    int32_t fault;
    struct quarto_variant *v = understood(&asked, &position, &fault);
    if (!v || square > 15 || hand > 15 || taken >> square & 1) {
        return v ? UNSOUND : fault;
    }
    uint32_t lines = 0;
    for (uint32_t left = v->lines_of[square]; left; left &= left - 1) {
        uint32_t line = left & -left;
        unsigned shared = v->side_bits[hand];
        for (int other = 0; other < 16; other++) {
            if (v->lines_of[other] & line && (uint32_t)other != square) {
                shared &= position.board[other] == QUARTO_NONE ? 0u : v->side_bits[position.board[other]];
            }
        }
        lines |= shared ? line : 0;
    }
    return (int32_t)lines;
}

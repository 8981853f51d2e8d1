/* The search for both line sets, and what it needs of both. */
#include "quarto.h"
#include "table.h"

typedef uint64_t words __attribute__((vector_size(16)));

enum { LATE = 11, SHUFFLED = 4 };

/* The squares worth trying. */
struct squares {
    int count;
    uint8_t at[16];
};

static inline int lowest(unsigned set) { return __builtin_ctz(set); }
static inline int highest(unsigned set) { return 31 - __builtin_clz(set); }

/* The placement after `placed` pieces makes a quarto: for the player who gives, and for the one who places. */
static inline int lost_at_once(int placed) { return placed - 16; }
static inline int won_at_once(int placed) { return 16 - placed; }

/* A giver with a safe piece wins at the earliest with the next placement but one, and loses one later. */
static inline bool narrow(int placed, int *alpha, int *beta) {
    *alpha = *alpha < placed - 14 ? placed - 14 : *alpha;
    *beta = *beta > 15 - placed ? 15 - placed : *beta;
    return *alpha < *beta;
}

static inline void to_front(int *squares, int from) {
    int chosen = squares[from];
    for (; from > 0; from--) {
        squares[from] = squares[from - 1];
    }
    squares[0] = chosen;
}

static inline void insert(uint16_t *sorted, int count, uint16_t rank) {
    for (; count > 0 && sorted[count - 1] > rank; count--) {
        sorted[count] = sorted[count - 1];
    }
    sorted[count] = rank;
}

static inline struct board with_piece(const struct quarto_variant *v, const struct board *board, int square,
                                      int piece) {
    struct board with = *board;
    with.taken |= (uint16_t)(1u << square);
    for (int trait = 0; trait < 4; trait++) {
        with.ones[trait] |= (uint16_t)(((unsigned)piece >> v->trait_bit[trait] & 1) << square);
    }
    return with;
}

static inline int ones(const struct quarto_variant *v, uint32_t lines) {
    return v->ones[lines & 255] + v->ones[lines >> 8 & 255] + v->ones[lines >> 16 & 255];
}

/* Of the squares that lie on the same living lines, one: the others make the same board. */
static inline struct squares distinct_squares(const struct quarto_variant *v, unsigned empty, uint32_t alive) {
    struct squares found = {0};
    uint32_t crossing[16];
    for (unsigned left = empty; left; left &= left - 1) {
        int square = lowest(left);
        uint32_t lines = v->lines_of[square] & alive;
        bool is_new = true;
        for (int i = 0; i < found.count; i++) {
            is_new &= crossing[i] != lines;
        }
        if (is_new) {
            crossing[found.count] = lines;
            found.at[found.count++] = (uint8_t)square;
        }
    }
    return found;
}

/* Gifts that would turn most pairs into threats come first. A seed shuffles equals, and all gifts of the first
 * boards, so that threads that share a table begin with different parts of the tree. */
static inline uint16_t gift_rank(const struct quarto_search *search, int placed, uint32_t pairs, int piece) {
    unsigned shuffled = search->seed ? ((unsigned)piece * 5 + (unsigned)search->seed * 7) & 15 : 0;
    unsigned quiet = search->seed && placed < SHUFFLED ? 0 : 31u - (unsigned)ones(search->variant, pairs);
    return (uint16_t)(quiet << 8 | shuffled << 4 | (unsigned)piece);
}

static inline bool must_stop(struct quarto_search *search) {
    if ((search->node_limit && search->nodes >= search->node_limit) || *search->stop) {
        search->stopped = true;
    }
    if ((search->nodes & 1023) == 0 || search->stopped) {
        search->progress[0] = search->nodes;
    }
    return search->stopped;
}

static inline void report(struct quarto_search *search, int finished, int all) {
    search->progress[1] = (uint64_t)finished;
    search->progress[2] = (uint64_t)all;
}

#define HALVES 1
#define NAME(x) x##_10
#include "search.h"
#undef HALVES
#undef NAME

#define HALVES 2
#define NAME(x) x##_19
#include "search.h"

static int solve_between(struct quarto_search *search, const struct quarto_position *position, int alpha,
                         int beta) {
    return search->variant->blocks ? solve_19(search, position, alpha, beta)
                                   : solve_10(search, position, alpha, beta);
}

int quarto_solve(struct quarto_search *search, const struct quarto_position *position, bool value_only) {
    search->nodes = 0;
    search->stopped = false;
    int score = solve_between(search, position, -1, 1);
    if (score && !value_only && !search->stopped) { /* who wins is known: now how soon */
        score = score > 0 ? solve_between(search, position, 0, QUARTO_BEST)
                          : solve_between(search, position, QUARTO_WORST, 0);
    }
    search->progress[0] = search->nodes;
    return score;
}

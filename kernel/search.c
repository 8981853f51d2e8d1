/* The search for both line sets, and what it needs of both. */
#include "quarto.h"
#include "table.h"

/* By the pieces on the board: what has no table; where order pays; where replies are sorted by a look ahead; where all
 * replies are looked up before one is searched; where a seed shuffles all gifts. */
enum { LATE = TABLE_DEPTH + 1, ORDERED = 11, FORESEEN = 7, PROBED = 5, SHUFFLED = 4 };

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
static inline int best_of_safe(int placed) { return 15 - placed; }
static inline int worst_of_safe(int placed) { return placed < 14 ? placed - 14 : 0; }

static inline bool narrow(int placed, int *alpha, int *beta) {
    *alpha = *alpha < worst_of_safe(placed) ? worst_of_safe(placed) : *alpha;
    *beta = *beta > best_of_safe(placed) ? best_of_safe(placed) : *beta;
    return *alpha < *beta;
}

static inline void insert(uint32_t *sorted, int count, uint32_t rank) {
    for (; count > 0 && sorted[count - 1] > rank; count--) {
        sorted[count] = sorted[count - 1];
    }
    sorted[count] = rank;
}

static inline struct board with_piece(const struct quarto_variant *v, const struct board *board, int square,
                                      int piece) {
    struct board with = *board;
    with.placed++;
    with.taken |= (uint16_t)(1u << square);
    for (int trait = 0; trait < 4; trait++) {
        with.ones[trait] |= (uint16_t)(((unsigned)piece >> v->trait_bit[trait] & 1) << square);
    }
    return with;
}

/* How many lines are in a set. */
static inline uint32_t ones(uint32_t lines) {
    lines -= lines >> 1 & 0x55555555u;
    lines = (lines & 0x33333333u) + (lines >> 2 & 0x33333333u);
    return ((lines + (lines >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24;
}

static inline int pieces_in(const struct quarto_variant *v, unsigned stock) {
    return v->ones[stock & 255] + v->ones[stock >> 8];
}

static inline unsigned sides_in(const struct quarto_variant *v, unsigned stock) {
    return v->low_sides[stock & 255] | v->high_sides[stock >> 8];
}

/* The sides that complete a line once a piece with these sides stands on the square of that outlook. */
static inline unsigned threats_of(unsigned outlook, unsigned sides) { return (outlook | (outlook >> 8 & sides)) & 255; }

static inline unsigned safe_after(const struct quarto_variant *v, unsigned outlook, unsigned rest, int piece) {
    return rest & ~(unsigned)v->holders[threats_of(outlook, v->side_bits[piece])];
}

/* How free the placer of a piece is: the safe gifts that its placements leave, added up. */
static inline int freedom(const struct quarto_variant *v, int squares, const uint16_t *outlook, unsigned rest,
                          int piece) {
    int sum = 0;
    for (int i = 0; i < squares; i++) {
        sum += pieces_in(v, safe_after(v, outlook[i], rest, piece));
    }
    return sum;
}

static inline int list_squares(unsigned empty, uint8_t *squares) {
    int count = 0;
    for (unsigned left = empty; left; left &= left - 1) {
        squares[count++] = (uint8_t)lowest(left);
    }
    return count;
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

/* The order of gifts, for early boards (search.h) and late ones (late.h): those that leave their placer the least freedom
 * come first, equals as they are shuffled, then by their numbers. Every node count follows from this order, and with it
 * what a level finds that is limited by nodes: who changes it measures the levels again. The piece is in the low 4 bits. */
static inline uint32_t gift_order(unsigned free, unsigned shuffled, int piece) {
    return free << 8 | shuffled << 4 | (unsigned)piece;
}

/* On early boards a seed shuffles equals, and all gifts of the first boards, so that threads that share a table begin with
 * different parts of the tree. */
static inline uint32_t gift_rank(const struct quarto_search *search, int placed, int free, int piece) {
    unsigned shuffled = search->seed ? ((unsigned)piece * 5 + (unsigned)search->seed * 7) & 15 : 0;
    unsigned first = search->seed && placed < SHUFFLED ? 0 : (unsigned)free;
    return gift_order(first, shuffled, piece);
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

#define NAME(x) x##_10
#define LANE uint16_t
#define PARTS 1
#include "lines.h"
#include "late.h"
#include "search.h"
#undef NAME
#undef LANE
#undef PARTS

#define NAME(x) x##_19
#define LANE uint32_t
#define PARTS 2
#include "lines.h"
#include "late.h"
#include "search.h"

static int solve_between(struct quarto_search *search, const struct quarto_position *position, int alpha,
                         int beta) {
    return search->variant->blocks ? solve_19(search, position, alpha, beta)
                                   : solve_10(search, position, alpha, beta);
}

/* Who wins: above 0 the player to act, below 0 the opponent. A search by itself asks for both bounds at once. Those with a
 * seed share a table, and ask for one bound after the other: odd ones whether the player to act wins, then whether it loses,
 * even ones in turn. So two of them prove a bound each, where both at once in each cost up to half as many nodes more. */
static int sign_of(struct quarto_search *search, const struct quarto_position *position) {
    if (!search->seed) {
        return solve_between(search, position, -1, 1);
    }
    int first = search->seed & 1 ? 0 : -1;
    int score = solve_between(search, position, first, first + 1);
    bool is_known = first ? score < 0 : score > 0;
    return is_known || search->stopped ? score : solve_between(search, position, -1 - first, -first);
}

int quarto_solve(struct quarto_search *search, const struct quarto_position *position, bool value_only) {
    search->nodes = 0;
    search->stopped = false;
    int score = sign_of(search, position);
    if (score && !value_only && !search->stopped) { /* who wins is known: now how soon */
        score = score > 0 ? solve_between(search, position, 0, QUARTO_BEST)
                          : solve_between(search, position, QUARTO_WORST, 0);
    }
    search->progress[0] = search->nodes;
    return score;
}

/* The pieces that can be given, now or after the hand is placed. */
static unsigned stock_of(const struct quarto_position *position) {
    unsigned gone = position->hand == QUARTO_NONE ? 0 : 1u << position->hand;
    for (int square = 0; square < 16; square++) {
        gone |= position->board[square] == QUARTO_NONE ? 0 : 1u << position->board[square];
    }
    return ~gone & 65535u;
}

/* How many pieces of a stock can be given on a board without losing. One bound is enough: does the opponent win? */
static int holding_gifts(struct quarto_search *search, struct quarto_position *board, unsigned stock) {
    int count = 0;
    for (; stock && !search->stopped; stock &= stock - 1) {
        board->hand = (uint8_t)lowest(stock);
        count += solve_between(search, board, 0, 1) <= 0;
    }
    return count;
}

int quarto_holding(struct quarto_search *search, const struct quarto_position *position) {
    struct quarto_position after = *position;
    unsigned stock = stock_of(position);
    int count = 0;
    search->nodes = 0;
    search->stopped = false;
    if (position->hand == QUARTO_NONE) {
        count = holding_gifts(search, &after, stock);
    } else {
        for (int square = 0; square < 16; square++) {
            if (position->board[square] == QUARTO_NONE) {
                after.board[square] = position->hand;
                count += holding_gifts(search, &after, stock);
                after.board[square] = QUARTO_NONE;
            }
        }
    }
    search->progress[0] = search->nodes;
    return count;
}

/* The first piece of a stock that can be given on a board and scores at least so much; -1 if there is none. */
static int first_gift(struct quarto_search *search, struct quarto_position *board, unsigned stock, int score) {
    for (; stock && !search->stopped; stock &= stock - 1) {
        board->hand = (uint8_t)lowest(stock);
        if (solve_between(search, board, -score, 1 - score) <= -score && !search->stopped) {
            return board->hand;
        }
    }
    return -1;
}

int quarto_best_turn(struct quarto_search *search, const struct quarto_position *position, int score) {
    struct quarto_position after = *position;
    unsigned stock = stock_of(position);
    search->nodes = 0;
    search->stopped = false;
    int found = position->hand == QUARTO_NONE ? first_gift(search, &after, stock, score) : -1;
    for (int order = 0; position->hand != QUARTO_NONE && order < 16 && found < 0 && !search->stopped; order++) {
        int square = order / 4 + order % 4 * 4; /* a1 a2 a3 a4 b1 …, as tokens are sorted */
        if (position->board[square] == QUARTO_NONE) {
            after.board[square] = position->hand;
            int piece = first_gift(search, &after, stock, score);
            found = piece < 0 ? -1 : 16 * square + piece;
            after.board[square] = QUARTO_NONE;
        }
    }
    search->progress[0] = search->nodes;
    return found;
}

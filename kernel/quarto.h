/* The exact solver of Quarto: the whole public surface.
 *
 * C11, no libc, no allocation, no globals but constants: the caller gives all memory. Knows neither
 * Python nor the browser.
 *
 * Bit layout
 *
 *   square   0..15, column + 4 * (row - 1)      a piece's number   3 2 1 0
 *                                                                  | | | +-- fill    solid 0, hollow 1
 *        a   b   c   d                                             | | +---- height  tall 0, short 1
 *    1   0   1   2   3                                             | +------ shape   round 0, square 1
 *    2   4   5   6   7                                             +-------- colour  light 0, dark 1
 *    3   8   9  10  11
 *    4  12  13  14  15                          a set of squares or of pieces: bit i of 16
 *
 *   sides    8 bits, two for each trait that counts (bit 2t: side 0, bit 2t + 1: side 1)
 *
 *   a line   bit i of a set of lines (10, or 19 with blocks); for each side, in a lane of a vector, the set of
 *            the lines whose pieces all show it: all lines at first. How many pieces each line holds are two
 *            sets more, the low and the high bits of the numbers. So a placement is one AND and one addition
 *            for all lines, and the threats are the lines with three pieces that share a side: a compare tells
 *            the sides of all threats at once. A full line in a legal search shares nothing, because only safe
 *            pieces are given.
 *
 *   a score  0 is a draw; +s: the player to act makes the deciding quarto, -s: the opponent does;
 *            s = 17 - m, where m counts the pieces on the board once that quarto is made. So a
 *            quicker win scores higher, a later loss too, and a score means the same at every depth.
 *            A quarto needs four pieces, so a score lies between -13 and 13.
 */
#ifndef QUARTO_H
#define QUARTO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { QUARTO_NONE = 255, QUARTO_BUCKET = 8, QUARTO_WORST = -15, QUARTO_BEST = 15 };

/* A set of lines for each side. */
union quarto_lanes {
    _Alignas(32) uint16_t of_10[8];
    uint32_t of_19[8];
};

/* What a variant never changes: tables made once by quarto_prepare. */
struct quarto_variant {
    union quarto_lanes elsewhere[16]; /* by square: in every lane the lines that do not hold it */
    union quarto_lanes showing[256];  /* by sides: every line in the lanes of these sides, none in the others */
    uint32_t lines_of[16];         /* by square: the lines through it, a bit each */
    uint32_t lines;                /* all lines */
    uint16_t holders[256];         /* by sides: the pieces that show at least one of them */
    uint16_t same[16];             /* by piece: all pieces that show the same sides, itself too */
    uint16_t low_image[32][256];   /* by symmetry: where the squares of a low byte go */
    uint16_t high_image[32][256];  /* and those of a high byte */
    uint16_t least[65536];         /* by taken squares: the least image under all symmetries */
    uint32_t to_least[65536];      /* and the symmetries that reach it, a bit each */
    uint8_t packed[256][256];      /* by taken byte, by mask byte: the bits of taken squares only */
    uint8_t side_bits[16];         /* by piece: its sides */
    uint8_t low_sides[256];        /* by the low byte of a set of pieces: all their sides */
    uint8_t high_sides[256];       /* and of a high byte */
    uint8_t ones[256];             /* how many bits are set */
    uint8_t trait_bit[4];          /* the bit of a piece's number, for each trait that counts; then 7 */
    uint8_t traits;                /* how many count */
    uint8_t all_sides;             /* the sides that count */
    uint8_t class;                 /* 2 * (traits - 1), and 1 more with blocks: what symmetry cannot change */
    bool blocks;
};

/* A board and a hand; the last placed square is of no concern here: full lines have no value. */
struct quarto_position {
    uint8_t board[16]; /* a piece's number, or QUARTO_NONE */
    uint8_t hand;      /* likewise */
};

/* One search. Several may share a table at the same time; each entry is one word. */
struct quarto_search {
    const struct quarto_variant *variant;
    uint64_t *table;      /* buckets * QUARTO_BUCKET words, all zero at first */
    uint64_t buckets;     /* a power of two */
    uint64_t node_limit;  /* 0: none */
    uint64_t seed;        /* 0: the reference order; others look at equal choices in another order */
    const volatile uint8_t *stop; /* the search ends soon after this is not 0 */
    volatile uint64_t *progress;  /* nodes so far; first-level gifts finished, and in all */
    uint64_t nodes;
    int first_level;
    bool stopped;
};

/* Fill in the tables of a variant. `traits` has a bit of a piece's number for each trait that counts. */
void quarto_prepare(struct quarto_variant *variant, unsigned traits, bool blocks);

/* Whether every piece is one of sixteen and stands in one place only. */
bool quarto_is_sound(const struct quarto_position *position);

/* The exact score of a sound position for the player to act, or with value_only its sign.
 * Means nothing if the search was stopped. The same search with an empty table visits the same nodes. */
int quarto_solve(struct quarto_search *search, const struct quarto_position *position, bool value_only);

/* How many turns of a sound position that give a piece do not lose, where the hand completes no line. Means nothing if the
 * search was stopped. */
int quarto_holding(struct quarto_search *search, const struct quarto_position *position);

/* The first turn of a sound position that gives a piece and scores at least so much, where the hand completes no line, in
 * the order a1A, a1B, … a2A, … b1A, …: 16 * square + piece, without a hand the piece; -1 if there is none. Means nothing
 * if the search was stopped. */
int quarto_best_turn(struct quarto_search *search, const struct quarto_position *position, int score);

#endif

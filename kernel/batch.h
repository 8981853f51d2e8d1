/* Many games at once: one function steps them all, one plays them out. Knows the rules, no values, no Python.
 *
 * C11, no libc, no allocation, no globals but constants: the caller gives all memory, and any bytes may stand in it.
 *
 *   an action     0..15 place on that square, 16..31 give the piece, 32..50 call the line, 51 done
 *                 (squares and pieces as in quarto.h, lines in the order of variant.c)
 *
 *   an observation   16 planes of 16 bytes, each 0 or 1, by square unless something else is said. It holds what both
 *                 seats see, and nothing that depends on whether there is a quarto:
 *                   0      taken
 *                   1-4    the piece is dark, square, short, hollow
 *                   5      there is a hand (in the whole plane, as all that is not said of squares)
 *                   6-9    the hand is dark, square, short, hollow
 *                   10     the stock, by piece
 *                   11     the last placed square
 *                   12     a call may be made
 *                   13     the squares of the line that was called in this window, in vain
 *                   14     the opponent has closed the last look
 *                   15     second is to act
 *
 *   a reward      for the player who acted: 1 the action has won, 0 it has not, -1 it is not permitted and nothing has
 *                 changed. Nobody loses by an action of their own.
 */
#ifndef BATCH_H
#define BATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    QUARTO_PLACE = 0,
    QUARTO_GIVE = 16,
    QUARTO_CALL = 32,
    QUARTO_DONE = 51,
    QUARTO_ACTIONS = 52,
    QUARTO_PLANES = 16,
    QUARTO_OBSERVATION = QUARTO_PLANES * 16,
};

/* A game between two actions. Sixteen zero bytes are the start of the classic game. */
struct quarto_game {
    uint16_t taken;   /* squares */
    uint16_t ones[4]; /* by the bit of a piece's number: the squares of the pieces that have it */
    uint16_t given;   /* pieces that have left the stock */
    uint8_t hand;     /* the piece, and one more; 0 for none */
    uint8_t last;     /* the square placed last, and one more; QUARTO_LOOKED for each who has closed the last look; */
                      /* QUARTO_WON. From QUARTO_OVER on the game is over. */
    uint8_t called;   /* the line that was called in this window, and one more; 0 for none */
    uint8_t variant;  /* the traits that do not count, and QUARTO_BLOCKS, QUARTO_AUTOMATIC */
};
enum { QUARTO_LOOKED = 32, QUARTO_OVER = 64, QUARTO_WON = 128, QUARTO_BLOCKS = 16, QUARTO_AUTOMATIC = 32 };

/* Where a step reads and writes; what is NULL is not written. */
struct quarto_batch {
    struct quarto_game *games;
    size_t count;
    const uint8_t *actions; /* one each */
    uint8_t *masks;         /* QUARTO_ACTIONS each: 1 for what is permitted next, nothing in a game that is over */
    uint8_t *observations;  /* QUARTO_OBSERVATION each */
    int8_t *rewards;        /* one each */
    bool restarts;          /* a game that is over begins anew, whatever the action; otherwise it stays as it is */
};

/* One action in each game; returns how many were refused. */
size_t quarto_step_batch(const struct quarto_batch *batch);

/* The masks and observations of the games as they are. */
void quarto_observe_batch(const struct quarto_batch *batch);

/* Any permitted action for each game, all equally likely, or 255 where there is none. The same seed and the same first
 * index choose the same, however the games are divided among threads. */
void quarto_sample_batch(const struct quarto_game *games, size_t count, uint64_t seed, uint64_t first, uint8_t *actions);

/* Play every game to its end by such actions; `results` is 1 where first has won, -1 where second has, 0 for a draw.
 * Returns how many actions that took. */
uint64_t quarto_play_out_batch(struct quarto_game *games, size_t count, uint64_t seed, uint64_t first, int8_t *results);

#endif

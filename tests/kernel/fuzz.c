/* Random boards of every variant thrown at the kernel, built with sanitizers: no crash, and the answers agree. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quarto.h"

static uint64_t state;

static unsigned below(unsigned limit) { /* xorshift: the same numbers for the same seed everywhere */
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 33) % limit;
}

static struct quarto_position random_position(int placed, bool with_hand) {
    uint8_t pieces[16], squares[16];
    for (int i = 0; i < 16; i++) {
        pieces[i] = squares[i] = (uint8_t)i;
    }
    for (int i = 15; i > 0; i--) {
        unsigned j = below((unsigned)i + 1), k = below((unsigned)i + 1);
        uint8_t piece = pieces[i], square = squares[i];
        pieces[i] = pieces[j], pieces[j] = piece;
        squares[i] = squares[k], squares[k] = square;
    }
    struct quarto_position position;
    memset(&position, QUARTO_NONE, sizeof position);
    for (int i = 0; i < placed; i++) {
        position.board[squares[i]] = pieces[i];
    }
    if (with_hand && placed < 16) {
        position.hand = pieces[placed];
    }
    return position;
}

static int sign(int score) { return (score > 0) - (score < 0); }

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 100;
    state = argc > 2 ? strtoull(argv[2], NULL, 10) : 88172645463325252ull;
    struct quarto_variant *variant = aligned_alloc(64, (sizeof *variant + 63) & ~(size_t)63);
    uint64_t buckets = 16, *table = aligned_alloc(64, buckets * QUARTO_BUCKET * sizeof *table);
    volatile uint8_t stop = 0;
    uint64_t progress[3], nodes = 0;
    if (!variant || !table) {
        return 2;
    }
    memset(table, 0, buckets * QUARTO_BUCKET * sizeof *table); /* one small table for all variants */
    for (unsigned kind = 2; kind < 32; kind++) {
        quarto_prepare(variant, kind >> 1, kind & 1);
        for (int i = 0; i < rounds; i++) {
            int placed = 8 + (int)below(9);
            struct quarto_position position = random_position(placed, below(2));
            struct quarto_search search = {.variant = variant,
                                           .table = table,
                                           .buckets = buckets,
                                           .stop = &stop,
                                           .progress = progress};
            int exact = quarto_solve(&search, &position, false);
            nodes += search.nodes;
            search.seed = 1 + below(9);
            int other = quarto_solve(&search, &position, false);
            int value = quarto_solve(&search, &position, true);
            /* Not where the hand wins at once: those turns are told by the rules. */
            if (exact != 16 - placed || position.hand == QUARTO_NONE) {
                int holding = quarto_holding(&search, &position), best = quarto_best_turn(&search, &position, exact);
                bool has_turns = placed + (position.hand != QUARTO_NONE) < 16;
                if ((best >= 0) != has_turns || (has_turns && (holding > 0) != (exact >= 0))) {
                    printf("disagreement: kind %u placed %d: %d %d %d\n", kind, placed, exact, holding, best);
                    return 1;
                }
            }
            search.node_limit = 1 + below(50);
            quarto_solve(&search, &position, false);
            if (exact != other || sign(exact) != sign(value) || exact > 16 - placed || exact < placed - 16 ||
                (search.stopped && search.nodes < search.node_limit)) {
                printf("disagreement: kind %u placed %d: %d %d %d\n", kind, placed, exact, other, value);
                return 1;
            }
        }
    }
    printf("sound after %llu nodes\n", (unsigned long long)nodes);
    free(table);
    free(variant);
    return 0;
}

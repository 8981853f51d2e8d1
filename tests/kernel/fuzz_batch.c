/* Random bytes and random games of every variant in batches, built with sanitizers: no crash, and the counts agree. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "batch.h"

enum { GAMES = 64 };

static uint64_t state;

static unsigned below(unsigned limit) { /* xorshift: the same numbers for the same seed everywhere */
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 33) % limit;
}

static unsigned sum(const uint8_t *bytes, size_t count) {
    unsigned total = 0;
    for (size_t i = 0; i < count; i++) {
        total += bytes[i];
    }
    return total;
}

static int complain(const char *what, int round) {
    printf("disagreement: %s in round %d\n", what, round);
    return 1;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 100;
    state = argc > 2 ? strtoull(argv[2], NULL, 10) : 88172645463325252ull;
    /* each of its own, so that the sanitizer sees who writes too far */
    struct quarto_game *games = malloc(GAMES * sizeof *games);
    uint8_t *actions = malloc(GAMES), *masks = malloc(GAMES * QUARTO_ACTIONS);
    uint8_t *observations = malloc(GAMES * QUARTO_OBSERVATION);
    int8_t *rewards = malloc(GAMES);
    struct quarto_batch batch = {games, GAMES, actions, masks, observations, rewards, false};
    uint64_t steps = 0;
    if (!games || !actions || !masks || !observations || !rewards) {
        return 2;
    }
    for (int round = 0; round < rounds; round++) {
        for (size_t i = 0; i < GAMES * sizeof *games; i++) {
            ((uint8_t *)games)[i] = (uint8_t)below(256); /* no game at all, mostly */
        }
        for (int i = 0; i < GAMES; i++) {
            actions[i] = (uint8_t)below(256);
        }
        batch.restarts = below(2);
        quarto_step_batch(&batch);
        quarto_play_out_batch(games, GAMES, (uint64_t)round, 0, rewards);
        memset(games, 0, GAMES * sizeof *games);
        for (int i = 0; i < GAMES; i++) {
            unsigned variant = (unsigned)(i + round) % 64;
            games[i].variant = (uint8_t)(variant % 16 == 15 ? 0 : variant); /* some trait counts */
        }
        quarto_observe_batch(&batch);
        batch.restarts = false;
        for (int step = 0; sum(masks, GAMES * QUARTO_ACTIONS); step++) {
            quarto_sample_batch(games, GAMES, (uint64_t)(round + step), 0, actions);
            if (quarto_step_batch(&batch)) {
                return complain("a sampled action was refused", round);
            }
            steps += GAMES;
            if (step > 66) {
                return complain("a game never ends", round);
            }
        }
    }
    printf("sound after %llu steps\n", (unsigned long long)steps);
    free(games), free(actions), free(masks), free(observations), free(rewards);
    return 0;
}

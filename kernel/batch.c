/* The rules of all 60 variants on sixteen bytes a game, without a search: see batch.h. */
#include "batch.h"

enum { FULL = 65535, LINES = 10, LINES_AND_BLOCKS = 19, NO_ACTION = 255 };

/* The squares of each line, in the order of variant.c. */
static const uint16_t line_squares[LINES_AND_BLOCKS] = {
    0x000F, 0x00F0, 0x0F00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248,
    0x0033, 0x0066, 0x00CC, 0x0330, 0x0660, 0x0CC0, 0x3300, 0x6600, 0xCC00,
};

/* The bytes come from the caller: what cannot be is no game, and is refused. */
static bool is_sound(const struct quarto_game *game) {
    return game->hand <= 16 && (game->last & 31) <= 16 && game->called <= LINES_AND_BLOCKS && game->variant < 64 &&
           (game->variant & 15) != 15;
}

static bool is_quarto(const struct quarto_game *game, unsigned line) {
    if ((game->taken & line) != line) {
        return false;
    }
    for (int trait = 0; trait < 4; trait++) {
        unsigned shown = game->ones[trait] & line;
        if ((shown == 0 || shown == line) && !(game->variant >> trait & 1)) {
            return true;
        }
    }
    return false;
}

static inline unsigned lines_of(const struct quarto_game *game) {
    return game->variant & QUARTO_BLOCKS ? LINES_AND_BLOCKS : LINES;
}

static bool makes_quarto(const struct quarto_game *game, unsigned square) {
    unsigned diagonal = 0x8421 >> square & 1 ? 0x8421 : 0x1248 >> square & 1 ? 0x1248 : 0;
    if (is_quarto(game, 0x000Fu << (square & 12)) || is_quarto(game, 0x1111u << (square & 3)) ||
        (diagonal && is_quarto(game, diagonal))) {
        return true;
    }
    for (unsigned step = 0; step < 4 && game->variant & QUARTO_BLOCKS; step++) {
        unsigned column = (square & 3) - (step & 1), row = (square >> 2) - (step >> 1); /* of the first corner */
        if (column < 3 && row < 3 && is_quarto(game, 0x0033u << (4 * row + column))) {
            return true;
        }
    }
    return false;
}

/* All that is permitted, a bit for each action. It asks for no quarto. */
static uint64_t permitted(const struct quarto_game *game) {
    if (game->last >= QUARTO_OVER || !is_sound(game)) {
        return 0;
    }
    /* Without a branch on the phase, which chance would decide: no processor foretells it. */
    uint64_t places = game->hand ? FULL : 0, gives = places ^ FULL;
    uint64_t actions = (~(uint64_t)game->taken & places) | (~(uint64_t)game->given & gives) << QUARTO_GIVE;
    actions = actions ? actions : (uint64_t)1 << QUARTO_DONE;
    if (!(game->variant & QUARTO_AUTOMATIC) && game->taken && !game->called) {
        actions |= (((uint64_t)1 << lines_of(game)) - 1) << QUARTO_CALL;
    }
    return actions;
}

/* A permitted call; returns whether it is true. */
static bool call(struct quarto_game *game, unsigned number) {
    unsigned line = line_squares[number], last = game->last & 31;
    game->called = (uint8_t)(number + 1);
    bool is_true = last && line >> (last - 1) & 1 && is_quarto(game, line);
    game->last |= is_true ? QUARTO_WON : 0;
    return is_true;
}

/* A permitted action; returns whether it has won. Whether it places or gives is chance too: both are done at once. */
static inline bool act(struct quarto_game *game, unsigned action) {
    if (action >= QUARTO_CALL && action != QUARTO_DONE) {
        return call(game, action - QUARTO_CALL);
    }
    game->called = 0;
    if (action == QUARTO_DONE) {
        game->last += QUARTO_LOOKED; /* the second look makes it QUARTO_OVER */
        return false;
    }
    unsigned places = action < QUARTO_GIVE, number = action & 15, square = places << number;
    unsigned piece = game->hand - places; /* 0 is given to nobody, and has no bit */
    game->taken |= (uint16_t)square;
    for (int trait = 0; trait < 4; trait++) {
        game->ones[trait] |= (uint16_t)(piece >> trait & 1 ? square : 0);
    }
    game->given |= (uint16_t)((places ^ 1) << number);
    game->hand = (uint8_t)(places ? 0 : number + 1);
    game->last = places ? (uint8_t)(number + 1) : game->last;
    if (!places || !(game->variant & QUARTO_AUTOMATIC)) {
        return false;
    }
    bool has_won = makes_quarto(game, number);
    game->last |= has_won ? QUARTO_WON : game->taken == FULL ? QUARTO_OVER : 0;
    return has_won;
}

/* First gives on boards with an even number of pieces; in a game that was won, whoever acted last. */
static bool second_acts(const struct quarto_game *game) {
    bool opponent_acts = game->hand || (game->last & (QUARTO_LOOKED | QUARTO_OVER));
    return (__builtin_popcount(game->taken) & 1) != opponent_acts;
}

typedef uint8_t bytes __attribute__((vector_size(16), may_alias));
typedef uint8_t stored __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint16_t shorts __attribute__((vector_size(16)));
typedef uint32_t ints __attribute__((vector_size(16)));
typedef uint64_t halves __attribute__((vector_size(16)));

/* The low byte of a number eight times, then the next one eight times: by three shuffles where the compiler has them
 * (gcc from 12 on), which makes a step a sixth quicker than two products do; a test asks for these by QUARTO_PRODUCTS. */
static inline bytes eight_each(unsigned bits) {
#if defined(__has_builtin) && !defined(QUARTO_PRODUCTS) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#if __has_builtin(__builtin_shufflevector)
#define QUARTO_SHUFFLES
#endif
#endif
#ifdef QUARTO_SHUFFLES
    bytes low = (bytes)(ints){bits};
    shorts pairs = (shorts)__builtin_shufflevector(low, low, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    ints fours = (ints)__builtin_shufflevector(pairs, pairs, 0, 8, 1, 9, 2, 10, 3, 11);
    return (bytes)__builtin_shufflevector(fours, fours, 0, 0, 1, 1);
#else
    const uint64_t each = 0x0101010101010101;
    return (bytes)(halves){(bits & 255) * each, (bits >> 8 & 255) * each};
#endif
}

/* Sixteen bytes, one for each bit. */
static inline void spread(uint8_t *target, unsigned bits) {
    const bytes places = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    *(stored *)target = (bytes)((eight_each(bits) & places) == places) & 1;
}

static inline void fill(uint8_t *target, unsigned bit) {
    static const bytes whole[2] = {{0}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}};
    *(stored *)target = whole[bit];
}

static inline void write_mask(uint8_t *mask, uint64_t actions) {
    spread(mask, actions & FULL);
    spread(mask + 16, actions >> 16 & FULL);
    spread(mask + 32, actions >> 32 & FULL);
    spread(mask + QUARTO_ACTIONS - 16, actions >> (QUARTO_ACTIONS - 16) & FULL); /* twelve of them once more */
}

static inline void write_observation(uint8_t *planes, const struct quarto_game *game, uint64_t actions) {
    unsigned last = game->last & 31, hand = game->hand ? game->hand - 1u : 0;
    bool has_called = game->called && game->called <= LINES_AND_BLOCKS && game->last < QUARTO_WON;
    spread(planes, game->taken);
    for (int trait = 0; trait < 4; trait++) {
        spread(planes + 16 * (4 - trait), game->ones[trait]);
        fill(planes + 16 * (9 - trait), hand >> trait & 1);
    }
    fill(planes + 16 * 5, game->hand != 0);
    spread(planes + 16 * 10, ~(unsigned)game->given);
    spread(planes + 16 * 11, last ? 1u << (last - 1) : 0);
    fill(planes + 16 * 12, actions >> QUARTO_CALL & 1);
    spread(planes + 16 * 13, has_called ? line_squares[game->called - 1] : 0);
    fill(planes + 16 * 14, game->last / QUARTO_LOOKED & 1);
    fill(planes + 16 * 15, second_acts(game));
}

static inline void show(const struct quarto_batch *batch, size_t i, const struct quarto_game *game) {
    uint64_t actions = permitted(game);
    if (batch->masks) {
        write_mask(batch->masks + QUARTO_ACTIONS * i, actions);
    }
    if (batch->observations) {
        write_observation(batch->observations + QUARTO_OBSERVATION * i, game, actions);
    }
}

void quarto_observe_batch(const struct quarto_batch *batch) {
    for (size_t i = 0; i < batch->count; i++) {
        show(batch, i, batch->games + i);
    }
}

size_t quarto_step_batch(const struct quarto_batch *batch) {
    const struct quarto_batch all = *batch; /* what is written could be anything, also these */
    size_t refused = 0;
    for (size_t i = 0; i < all.count; i++) {
        struct quarto_game *game = all.games + i; /* in place: to copy it waits for what was written in smaller parts */
        unsigned action = all.actions[i];
        int reward = 0;
        if (game->last >= QUARTO_OVER) {
            if (all.restarts) {
                *game = (struct quarto_game){.variant = game->variant};
            }
        } else if (action < QUARTO_ACTIONS && permitted(game) >> action & 1) {
            reward = act(game, action);
        } else {
            reward = -1;
            refused++;
        }
        if (all.rewards) {
            all.rewards[i] = (int8_t)reward;
        }
        show(&all, i, game);
    }
    return refused;
}

/* splitmix64: every state is a good start, so each game has its own. */
static uint64_t random_bits(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

static uint64_t start_of_chance(uint64_t seed, uint64_t index) {
    uint64_t state = seed;
    return random_bits(&state) + index * 0xD1342543DE82EF95;
}

/* One of the actions, which are not empty: the chances differ by less than 2^-26. */
static unsigned any_of(uint64_t actions, uint64_t *state) {
    unsigned count = (unsigned)__builtin_popcountll(actions);
    for (unsigned skipped = (unsigned)((random_bits(state) >> 32) * count >> 32); skipped; skipped--) {
        actions &= actions - 1;
    }
    return (unsigned)__builtin_ctzll(actions);
}

void quarto_sample_batch(const struct quarto_game *games, size_t count, uint64_t seed, uint64_t first, uint8_t *actions) {
    for (size_t i = 0; i < count; i++) {
        uint64_t ways = permitted(games + i), state = start_of_chance(seed, first + i);
        actions[i] = (uint8_t)(ways ? any_of(ways, &state) : NO_ACTION);
    }
}

uint64_t quarto_play_out_batch(struct quarto_game *games, size_t count, uint64_t seed, uint64_t first, int8_t *results) {
    uint64_t steps = 0;
    for (size_t i = 0; i < count; i++) {
        struct quarto_game game = games[i];
        uint64_t state = start_of_chance(seed, first + i);
        for (uint64_t ways = permitted(&game); ways; ways = permitted(&game)) {
            act(&game, any_of(ways, &state));
            steps++;
        }
        results[i] = (int8_t)(game.last < QUARTO_WON ? 0 : second_acts(&game) ? -1 : 1);
        games[i] = game;
    }
    return steps;
}

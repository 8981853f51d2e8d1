/* The table of known bounds, for boards with up to 8 pieces: exact keys, one word an entry.
 *
 *   60    58 57                              10 9         5 4          0
 *   | class | taken (16), 8 bits for each trait | lower + 15 | upper + 15 |
 *
 * The key names a board up to symmetry: the least image of the taken squares, and for each trait the packed mask
 * of the pieces that show side 1, turned so that the lowest taken square shows side 0 (and so needs no bit), and
 * sorted. The class tells how many traits count, and whether blocks do: nothing else of the variant matters. So
 * the key holds all, there are no false hits, and all variants can share a table. A word is read and written at
 * once, so threads can share it too.
 */
#ifndef QUARTO_TABLE_H
#define QUARTO_TABLE_H

#include "quarto.h"

enum { TABLE_DEPTH = 8 };

/* The part of a board that the table needs. */
struct board {
    uint16_t taken;
    uint16_t placed;
    uint16_t ones[4]; /* by trait: the squares whose piece shows side 1, none where it does not count */
};

struct bounds {
    int lower, upper;
};

struct slot {
    uint64_t key, *bucket;
    unsigned turn; /* which entry is given up when all are taken */
};

static inline void order(uint16_t *a, uint16_t *b) {
    uint16_t low = *a < *b ? *a : *b, high = *a < *b ? *b : *a;
    *a = low;
    *b = high;
}

static inline uint64_t key_of(const struct quarto_variant *v, const struct board *board) {
    unsigned taken = v->least[board->taken], lowest = taken & -taken;
    uint64_t best = UINT64_MAX;
    for (uint32_t left = v->to_least[board->taken]; left; left &= left - 1) {
        int symmetry = __builtin_ctz(left);
        uint16_t m[4];
        for (int trait = 0; trait < 4; trait++) {
            unsigned mask = board->ones[trait];
            mask = v->low_image[symmetry][mask & 255] | v->high_image[symmetry][mask >> 8];
            m[trait] = (uint16_t)(mask & lowest ? mask ^ taken : mask);
        }
        order(&m[0], &m[1]);
        order(&m[2], &m[3]);
        order(&m[0], &m[2]);
        order(&m[1], &m[3]);
        order(&m[1], &m[2]);
        uint64_t whole = (uint64_t)m[0] << 48 | (uint64_t)m[1] << 32 | (uint64_t)m[2] << 16 | m[3];
        best = whole < best ? whole : best;
    }
    unsigned low = taken & 255, high = taken >> 8;
    int low_count = v->ones[low], count = low_count + v->ones[high];
    uint64_t key = taken | (uint64_t)v->class << 48;
    for (int trait = 0; trait < 4 && count; trait++) {
        unsigned mask = (unsigned)(best >> 16 * trait) & 65535;
        uint64_t packed = v->packed[low][mask & 255] | (unsigned)v->packed[high][mask >> 8] << low_count;
        key |= packed >> 1 << (16 + trait * (count - 1));
    }
    return key;
}

/* Boards with 7 or 8 pieces are many, and mostly met again soon or not at all: a small part of the table is enough for
 * them, and stays in the cache. To spread them over all of it costs more time than it saves. */
static inline uint64_t buckets_for(const struct quarto_search *search, int placed) {
    uint64_t most = placed == 8 ? 1u << 11 : placed == 7 ? 1u << 14 : UINT64_MAX;
    return search->buckets < most ? search->buckets : most;
}

static inline struct slot find_slot(const struct quarto_search *search, const struct board *board) {
    uint64_t key = key_of(search->variant, board);
    uint64_t hash = key * 0x9E3779B97F4A7C15u;
    hash = (hash ^ hash >> 32) * 0xD6E8FEB86659FD93u;
    hash ^= hash >> 32;
    uint64_t bucket = (hash >> 3) & (buckets_for(search, board->placed) - 1);
    return (struct slot){key, search->table + bucket * QUARTO_BUCKET, (unsigned)hash & (QUARTO_BUCKET - 1)};
}

static inline struct bounds look_up(const struct slot *slot) {
    for (int i = 0; i < QUARTO_BUCKET; i++) {
        uint64_t entry = __atomic_load_n(&slot->bucket[i], __ATOMIC_RELAXED);
        if (entry && entry >> 10 == slot->key) {
            return (struct bounds){(int)(entry >> 5 & 31) + QUARTO_WORST, (int)(entry & 31) + QUARTO_WORST};
        }
    }
    return (struct bounds){QUARTO_WORST, QUARTO_BEST};
}

static inline void store(const struct slot *slot, struct bounds known) {
    unsigned at = slot->turn;
    for (unsigned i = 0; i < QUARTO_BUCKET; i++) {
        uint64_t entry = __atomic_load_n(&slot->bucket[i], __ATOMIC_RELAXED);
        if (!entry || entry >> 10 == slot->key) {
            at = i;
            break;
        }
    }
    uint64_t entry = slot->key << 10 | (uint64_t)(known.lower - QUARTO_WORST) << 5 |
                     (uint64_t)(known.upper - QUARTO_WORST);
    __atomic_store_n(&slot->bucket[at], entry, __ATOMIC_RELAXED);
}

#endif

/* The lines of a board, compiled once for 10 lines and once for 19:
 *   LANE      the unsigned type with a bit for each line
 *   PARTS     how many vectors hold a lane for each of the 8 sides
 *   NAME(x)   the name of x for that number
 */

typedef uint64_t NAME(lanes) __attribute__((vector_size(16), may_alias));
typedef LANE NAME(units) __attribute__((vector_size(16), may_alias));

/* For each side the lines that share it; how many pieces each line holds, as a number of two bits: a full line counts 0
 * again, but shares nothing. */
struct NAME(lines) {
    NAME(lanes) shared[PARTS];
    uint32_t low, high;
};

static inline uint32_t NAME(pairs)(const struct NAME(lines) * lines) { return lines->high & ~lines->low; }
static inline uint32_t NAME(threes)(const struct NAME(lines) * lines) { return lines->high & lines->low; }

/* A set of lines in every lane. */
static inline NAME(lanes) NAME(spread)(uint32_t lines) { return (NAME(lanes))((NAME(units)){0} + (LANE)lines); }

/* The sides whose lanes are not empty: of `first` in the low byte, of `second` in the next. */
static inline unsigned NAME(sides)(const NAME(lanes) * first, const NAME(lanes) * second) {
#ifdef __SSE2__
    typedef char bytes __attribute__((vector_size(16)));
    typedef short shorts __attribute__((vector_size(16)));
#if PARTS == 2
    typedef int ints __attribute__((vector_size(16)));
    shorts low = __builtin_ia32_packssdw128((ints)((NAME(units))first[0] == 0), (ints)((NAME(units))first[1] == 0));
    shorts high = __builtin_ia32_packssdw128((ints)((NAME(units))second[0] == 0), (ints)((NAME(units))second[1] == 0));
#else
    shorts low = (shorts)((NAME(units))first[0] == 0), high = (shorts)((NAME(units))second[0] == 0);
#endif
    return (unsigned)__builtin_ia32_pmovmskb128((bytes)__builtin_ia32_packsswb128(low, high)) ^ 65535u;
#elif defined(__wasm_simd128__)
    typedef signed char bytes __attribute__((vector_size(16)));
    typedef short shorts __attribute__((vector_size(16)));
#if PARTS == 2
    typedef int ints __attribute__((vector_size(16)));
    ints firsts[2] = {(ints)((NAME(units))first[0] == 0), (ints)((NAME(units))first[1] == 0)};
    ints seconds[2] = {(ints)((NAME(units))second[0] == 0), (ints)((NAME(units))second[1] == 0)};
    shorts low = __builtin_wasm_narrow_s_i16x8_i32x4(firsts[0], firsts[1]);
    shorts high = __builtin_wasm_narrow_s_i16x8_i32x4(seconds[0], seconds[1]);
#else
    shorts low = (shorts)((NAME(units))first[0] == 0), high = (shorts)((NAME(units))second[0] == 0);
#endif
    return (unsigned)__builtin_wasm_bitmask_i8x16((bytes)__builtin_wasm_narrow_s_i8x16_i16x8(low, high)) ^ 65535u;
#else
    unsigned sides = 0;
    for (int side = 0; side < 8; side++) {
        int part = side * PARTS / 8, unit = side % (8 / PARTS);
        sides |= (unsigned)(((NAME(units))first[part])[unit] != 0) << side;
        sides |= (unsigned)(((NAME(units))second[part])[unit] != 0) << (8 + side);
    }
    return sides;
#endif
}

static inline unsigned NAME(living_sides)(const struct NAME(lines) * lines) {
    return NAME(sides)(lines->shared, lines->shared) & 255;
}

static inline uint32_t NAME(living_lines)(const struct NAME(lines) * lines) {
    NAME(lanes) all = lines->shared[0];
    for (int part = 1; part < PARTS; part++) {
        all |= lines->shared[part];
    }
    uint64_t word = all[0] | all[1];
    word |= word >> 32;
    return (LANE)(word | word >> (PARTS == 1 ? 16 : 0));
}

/* The lines after a placement. */
static inline void NAME(place)(const struct quarto_variant *v, const struct NAME(lines) * from,
                               struct NAME(lines) * to, int square, int piece) {
    const NAME(lanes) *elsewhere = (const NAME(lanes) *)&v->elsewhere[square];
    const NAME(lanes) *showing = (const NAME(lanes) *)&v->showing[v->side_bits[piece]];
    for (int part = 0; part < PARTS; part++) {
        to->shared[part] = from->shared[part] & (elsewhere[part] | showing[part]);
    }
    uint32_t through = v->lines_of[square], carried = from->low & through;
    to->low = from->low ^ through;
    to->high = from->high ^ carried;
}

/* What each square has in store for any piece: in the low byte the sides that complete a line elsewhere, in the next
 * those that would complete one through the square if the piece there shows them. */
static inline void NAME(look)(const struct quarto_variant *v, const struct NAME(lines) * lines, int count,
                              const uint8_t *squares, uint16_t *outlook) {
    NAME(lanes) pairs[PARTS], threes[PARTS];
    for (int part = 0; part < PARTS; part++) {
        pairs[part] = lines->shared[part] & NAME(spread)(NAME(pairs)(lines));
        threes[part] = lines->shared[part] & NAME(spread)(NAME(threes)(lines));
    }
    for (int i = 0; i < count; i++) {
        const NAME(lanes) *elsewhere = (const NAME(lanes) *)&v->elsewhere[squares[i]];
        NAME(lanes) kept[PARTS], raised[PARTS];
        for (int part = 0; part < PARTS; part++) {
            kept[part] = threes[part] & elsewhere[part];
            raised[part] = pairs[part] & ~elsewhere[part];
        }
        outlook[i] = (uint16_t)NAME(sides)(kept, raised);
    }
}

/* The tables of a variant: its lines, its sides and its symmetries. */
#include "quarto.h"

enum { LINES = 10, LINES_AND_BLOCKS = 19 };

/* The squares of every line: rows, columns, diagonals, then blocks. */
static void list_lines(uint8_t lines[LINES_AND_BLOCKS][4]) {
    for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) {
            lines[i][j] = (uint8_t)(4 * i + j);
            lines[4 + i][j] = (uint8_t)(i + 4 * j);
        }
        lines[8][i] = (uint8_t)(5 * i);
        lines[9][i] = (uint8_t)(3 + 3 * i);
    }
    for (int block = 0; block < 9; block++) {
        for (int i = 0; i < 4; i++) {
            lines[LINES + block][i] = (uint8_t)(4 * (block / 3 + i / 2) + block % 3 + i % 2);
        }
    }
}

static void set_lane(const struct quarto_variant *v, union quarto_lanes *lanes, int side, uint32_t lines) {
    if (v->blocks) {
        lanes->of_19[side] = lines;
    } else {
        lanes->of_10[side] = (uint16_t)lines;
    }
}

static void prepare_lines(struct quarto_variant *v) {
    uint8_t lines[LINES_AND_BLOCKS][4];
    list_lines(lines);
    int count = v->blocks ? LINES_AND_BLOCKS : LINES;
    v->lines = (1u << count) - 1;
    for (int square = 0; square < 16; square++) {
        v->lines_of[square] = 0;
        for (int line = 0; line < count; line++) {
            for (int i = 0; i < 4; i++) {
                v->lines_of[square] |= (uint32_t)(lines[line][i] == square) << line;
            }
        }
        for (int side = 0; side < 8; side++) {
            set_lane(v, &v->elsewhere[square], side, ~v->lines_of[square]);
        }
    }
    for (int sides = 0; sides < 256; sides++) {
        for (int side = 0; side < 8; side++) {
            set_lane(v, &v->showing[sides], side, sides >> side & 1 ? v->lines : 0);
        }
    }
}

static void prepare_sides(struct quarto_variant *v, unsigned traits) {
    v->traits = 0;
    for (int bit = 3; bit >= 0; bit--) {
        v->trait_bit[bit] = 7; /* no piece's number has it */
    }
    for (int bit = 3; bit >= 0; bit--) {
        if (traits >> bit & 1) {
            v->trait_bit[v->traits++] = (uint8_t)bit;
        }
    }
    v->class = (uint8_t)(2 * (v->traits - 1) + v->blocks);
    v->all_sides = (uint8_t)((1u << 2 * v->traits) - 1);
    for (int piece = 0; piece < 16; piece++) {
        unsigned sides = 0;
        for (int trait = 0; trait < v->traits; trait++) {
            sides |= 1u << (2 * trait + (piece >> v->trait_bit[trait] & 1));
        }
        v->side_bits[piece] = (uint8_t)sides;
    }
    for (int piece = 0; piece < 16; piece++) {
        v->same[piece] = 0;
        for (int other = 0; other < 16; other++) {
            v->same[piece] |= (uint16_t)((unsigned)(v->side_bits[piece] == v->side_bits[other]) << other);
        }
    }
    for (int byte = 0; byte < 256; byte++) {
        v->holders[byte] = 0;
        v->low_sides[byte] = v->high_sides[byte] = v->ones[byte] = 0;
        for (int piece = 0; piece < 16; piece++) {
            v->holders[byte] |= (uint16_t)((v->side_bits[piece] & byte ? 1u : 0u) << piece);
        }
        for (int bit = 0; bit < 8; bit++) {
            if (byte >> bit & 1) {
                v->low_sides[byte] |= v->side_bits[bit];
                v->high_sides[byte] |= v->side_bits[8 + bit];
                v->ones[byte]++;
            }
        }
    }
}

/* The image of a square. Rows and columns are permuted alike, by a permutation that keeps the outer and the
 * inner pair together; then columns may be mirrored, and rows exchanged with columns. Blocks allow only the
 * first two permutations. That makes 32 symmetries, or 8. */
static int image(int symmetry, int square) {
    static const uint8_t orders[8][4] = {{0, 1, 2, 3}, {3, 2, 1, 0}, {0, 2, 1, 3}, {3, 1, 2, 0},
                                         {1, 0, 3, 2}, {2, 3, 0, 1}, {1, 3, 0, 2}, {2, 0, 3, 1}};
    const uint8_t *order = orders[symmetry >> 2];
    int row = order[square / 4];
    int column = symmetry & 1 ? 3 - order[square % 4] : order[square % 4];
    return symmetry & 2 ? 4 * column + row : 4 * row + column;
}

static void prepare_symmetries(struct quarto_variant *v) {
    int symmetries = v->blocks ? 8 : 32;
    for (int symmetry = 0; symmetry < symmetries; symmetry++) {
        for (int byte = 0; byte < 256; byte++) {
            unsigned low = 0, high = 0;
            for (int bit = 0; bit < 8; bit++) {
                low |= (unsigned)(byte >> bit & 1) << image(symmetry, bit);
                high |= (unsigned)(byte >> bit & 1) << image(symmetry, 8 + bit);
            }
            v->low_image[symmetry][byte] = (uint16_t)low;
            v->high_image[symmetry][byte] = (uint16_t)high;
        }
    }
    for (unsigned taken = 0; taken < 65536; taken++) {
        unsigned least = 65535;
        uint32_t reach = 0;
        for (int symmetry = 0; symmetry < symmetries; symmetry++) {
            unsigned moved = v->low_image[symmetry][taken & 255] | v->high_image[symmetry][taken >> 8];
            reach = moved < least ? 0 : reach;
            least = moved < least ? moved : least;
            reach |= (uint32_t)(moved == least) << symmetry;
        }
        v->least[taken] = (uint16_t)least;
        v->to_least[taken] = reach;
    }
    for (int taken = 0; taken < 256; taken++) {
        for (int mask = 0; mask < 256; mask++) {
            int packed = 0, next = 0;
            for (int bit = 0; bit < 8; bit++) {
                if (taken >> bit & 1) {
                    packed |= (mask >> bit & 1) << next++;
                }
            }
            v->packed[taken][mask] = (uint8_t)packed;
        }
    }
}

void quarto_prepare(struct quarto_variant *variant, unsigned traits, bool blocks) {
    variant->blocks = blocks;
    prepare_lines(variant);
    prepare_sides(variant, traits);
    prepare_symmetries(variant);
}

bool quarto_is_sound(const struct quarto_position *position) {
    unsigned seen = 0;
    for (int place = 0; place <= 16; place++) {
        uint8_t piece = place < 16 ? position->board[place] : position->hand;
        if (piece == QUARTO_NONE) {
            continue;
        }
        if (piece >= 16 || seen >> piece & 1) {
            return false;
        }
        seen |= 1u << piece;
    }
    return true;
}

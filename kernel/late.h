/* The boards from LATE pieces on, compiled like lines.h: no table, and one question at a time, whether the giver's score
 * reaches a goal. A node is small here, so what counts is how little is done in it.
 */

/* Two squares left: the giver wins (+1) with a piece after which, wherever it goes, the other one completes a
 * line on the last square; otherwise it is a draw. */
static inline bool NAME(wins_at_14)(struct quarto_search *search, const struct NAME(lines) * lines, unsigned empty,
                                    unsigned stock, unsigned safe) {
    const struct quarto_variant *v = search->variant;
    int p = lowest(stock), q = highest(stock);
    unsigned first = v->side_bits[p], second = v->side_bits[q];
    uint8_t squares[2] = {(uint8_t)lowest(empty), (uint8_t)highest(empty)};
    uint16_t outlook[2];
    search->nodes++;
    NAME(look)(v, lines, 2, squares, outlook);
    return (safe >> p & 1 && threats_of(outlook[0], first) & second && threats_of(outlook[1], first) & second) ||
           (safe >> q & 1 && threats_of(outlook[0], second) & first && threats_of(outlook[1], second) & first);
}

/* Three squares left: the score is +2 (the opponent has no safe piece wherever it places), 0 or -1. */
static inline bool NAME(reaches_at_13)(struct quarto_search *search, const struct NAME(lines) * lines, unsigned empty,
                                       unsigned stock, unsigned safe, bool win) {
    const struct quarto_variant *v = search->variant;
    uint8_t squares[3] = {(uint8_t)lowest(empty), (uint8_t)lowest(empty & (empty - 1)), (uint8_t)highest(empty)};
    uint16_t outlook[3];
    search->nodes++;
    NAME(look)(v, lines, 3, squares, outlook);
    for (unsigned gifts = safe; gifts; gifts &= ~(unsigned)v->same[lowest(gifts)]) {
        int piece = lowest(gifts);
        unsigned rest = stock & ~(1u << piece), left[3], any = 0;
        for (int i = 0; i < 3; i++) {
            left[i] = safe_after(v, outlook[i], rest, piece);
            any |= left[i];
        }
        bool is_refuted = win && any;
        for (int i = 0; i < 3 && !win && !is_refuted; i++) {
            if (left[i]) {
                struct NAME(lines) after;
                NAME(place)(v, lines, &after, squares[i], piece);
                is_refuted = NAME(wins_at_14)(search, &after, empty & ~(1u << squares[i]), rest, left[i]);
            }
        }
        if (!is_refuted) {
            return true;
        }
    }
    return false;
}

/* Whether the score is at least `goal`. */
static bool NAME(reaches)(struct quarto_search *search, int placed, const struct NAME(lines) * lines, unsigned empty,
                          unsigned stock, unsigned safe, int goal) {
    const struct quarto_variant *v = search->variant;
    if (goal <= worst_of_safe(placed) || goal > best_of_safe(placed)) {
        return goal <= worst_of_safe(placed);
    }
    if (placed >= 13) {
        return placed == 13 ? NAME(reaches_at_13)(search, lines, empty, stock, safe, goal > 0)
                            : NAME(wins_at_14)(search, lines, empty, stock, safe);
    }
    search->nodes++;
    if (!(NAME(living_sides)(lines) & sides_in(v, stock))) {
        return goal <= 0;
    }
    uint8_t squares[16 - LATE];
    uint16_t outlook[16 - LATE];
    uint32_t gifts[16 - LATE];
    int places = list_squares(empty, squares), count = 0;
    NAME(look)(v, lines, places, squares, outlook);
    for (unsigned left = safe; left; left &= ~(unsigned)v->same[lowest(left)]) {
        int piece = lowest(left);
        if (placed >= ORDERED || !(safe & (safe - 1))) { /* to sort them costs more than it saves: by their numbers */
            gifts[count++] = (uint32_t)piece;
        } else {
            int free = freedom(v, places, outlook, stock & ~(1u << piece), piece);
            insert(gifts, count++, gift_order((unsigned)free, 0, piece));
        }
    }
    for (int k = 0; k < count; k++) {
        int piece = gifts[k] & 15, replies = 0;
        unsigned rest = stock & ~(1u << piece);
        uint32_t order[16 - LATE];
        uint16_t left[16 - LATE];
        for (int i = 0; i < places; i++) {
            left[i] = (uint16_t)safe_after(v, outlook[i], rest, piece);
            if (placed > ORDERED) {
                order[replies] = (uint32_t)i;
                replies += left[i] != 0;
            } else if (left[i]) {
                insert(order, replies++, (uint32_t)(pieces_in(v, left[i]) << 4 | i));
            }
        }
        bool is_refuted = false;
        for (int j = 0; j < replies && !is_refuted; j++) {
            int i = order[j] & 15;
            struct NAME(lines) after;
            NAME(place)(v, lines, &after, squares[i], piece);
            unsigned remaining = empty & ~(1u << squares[i]);
            is_refuted = placed == 12 && goal <= 1
                             ? NAME(reaches_at_13)(search, &after, remaining, rest, left[i], goal <= 0)
                             : NAME(reaches)(search, placed + 1, &after, remaining, rest, left[i], 1 - goal);
        }
        if (!is_refuted) {
            return true;
        }
    }
    return false;
}

/* The score between the bounds, goal by goal: mostly there is only one. */
static int NAME(give_late)(struct quarto_search *search, int placed, const struct NAME(lines) * lines, unsigned empty,
                           unsigned stock, unsigned safe, int alpha, int beta) {
    int score = alpha;
    while (score < beta && NAME(reaches)(search, placed, lines, empty, stock, safe, score + 1)) {
        score++;
    }
    return score;
}

/* The search, compiled once for 10 lines and once for 19: HALVES is the number of 16-lane halves of the lines,
 * NAME(x) the name of x for that number.
 *
 * Contract of every function here, for a board with `placed` pieces of which none makes a live quarto:
 *   precondition   alpha < beta, and `safe` holds the pieces of the stock with which no line can be completed
 *   result r       r <= alpha: the score is at most r;  alpha < r < beta: it is r;  r >= beta: it is at least r
 * Only give nodes are searched; the hand is an inner loop. A give node without a safe piece is lost at once,
 * so no function is called for one.
 */

/* The lines of a board. */
struct NAME(lines) {
    quarto_lanes shared[HALVES], count[HALVES];
};

/* All bytes of the lanes, OR-ed. */
static inline uint8_t NAME(fold)(const quarto_lanes *lanes) {
    quarto_lanes all = lanes[0];
    for (int h = 1; h < HALVES; h++) {
        all |= lanes[h];
    }
    uint64_t word = ((words)all)[0] | ((words)all)[1];
    word |= word >> 32;
    word |= word >> 16;
    word |= word >> 8;
    return (uint8_t)word;
}

/* A bit for each lane that is not 0: a byte's low bit is multiplied to its place in the top byte. */
static inline uint32_t NAME(mask)(const quarto_lanes *lanes) {
    uint32_t mask = 0;
    for (int h = 0; h < HALVES; h++) {
        words bits = (words)(lanes[h] != 0) & 0x0101010101010101u;
        mask |= (uint32_t)(bits[0] * 0x0102040810204080u >> 56) << 16 * h;
        mask |= (uint32_t)(bits[1] * 0x0102040810204080u >> 56) << (16 * h + 8);
    }
    return mask;
}

/* The lines after a placement; the sides that complete one of them then. */
static inline uint8_t NAME(place)(const struct quarto_variant *v, const struct NAME(lines) * from,
                                  struct NAME(lines) * to, int square, int piece) {
    quarto_lanes threats[HALVES];
    for (int h = 0; h < HALVES; h++) {
        to->shared[h] = from->shared[h] & (v->elsewhere[square][h] | v->sides_of[piece]);
        to->count[h] = from->count[h] + v->here[square][h];
        threats[h] = to->shared[h] & (quarto_lanes)(to->count[h] == 3);
    }
    return NAME(fold)(threats);
}

/* Whether `next` completes a line somewhere once `piece` stands on `square`. */
static inline bool NAME(completes)(const struct quarto_variant *v, const struct NAME(lines) * lines,
                                   int square, int piece, int next) {
    uint64_t found = 0;
    for (int h = 0; h < HALVES; h++) {
        quarto_lanes shared = lines->shared[h] & (v->elsewhere[square][h] | v->sides_of[piece]);
        quarto_lanes full = (quarto_lanes)(lines->count[h] + v->here[square][h] == 3);
        words hits = (words)(shared & v->sides_of[next] & full);
        found |= hits[0] | hits[1];
    }
    return found != 0;
}

/* The lines without the sides that no piece of the stock shows any more; whether any line is still alive. */
static inline uint8_t NAME(keep_alive)(const struct quarto_variant *v, const struct NAME(lines) * lines,
                                       unsigned stock, struct NAME(lines) * alive) {
    quarto_lanes present = (quarto_lanes){0} + (uint8_t)(v->low_sides[stock & 255] | v->high_sides[stock >> 8]);
    for (int h = 0; h < HALVES; h++) {
        alive->shared[h] = lines->shared[h] & present;
        alive->count[h] = lines->count[h];
    }
    return NAME(fold)(alive->shared);
}

/* Two squares left: the giver wins (+1) with a piece after which, wherever it goes, the other one completes a
 * line on the last square; otherwise it is a draw. */
static int NAME(give_at_14)(struct quarto_search *search, const struct NAME(lines) * lines, unsigned empty,
                            unsigned stock, unsigned safe) {
    const struct quarto_variant *v = search->variant;
    int s = lowest(empty), t = highest(empty), p = lowest(stock), q = highest(stock);
    search->nodes++;
    return (safe >> p & 1 && NAME(completes)(v, lines, s, p, q) && NAME(completes)(v, lines, t, p, q)) ||
           (safe >> q & 1 && NAME(completes)(v, lines, s, q, p) && NAME(completes)(v, lines, t, q, p));
}

/* Three squares left: the score is +2 (the opponent has no safe piece wherever it places), 0 or -1. */
static int NAME(give_at_13)(struct quarto_search *search, const struct NAME(lines) * lines, unsigned empty,
                            unsigned stock, unsigned safe, int alpha, int beta) {
    const struct quarto_variant *v = search->variant;
    search->nodes++;
    alpha = alpha < -1 ? -1 : alpha;
    beta = beta > 2 ? 2 : beta;
    if (alpha >= beta) {
        return alpha;
    }
    int squares[3] = {lowest(empty), lowest(empty & (empty - 1)), highest(empty)};
    quarto_lanes threats[3][HALVES]; /* the lines that a piece on that square leaves with one empty square */
    for (int i = 0; i < 3; i++) {
        for (int h = 0; h < HALVES; h++) {
            quarto_lanes full = (quarto_lanes)(lines->count[h] + v->here[squares[i]][h] == 3);
            threats[i][h] = lines->shared[h] & full;
        }
    }
    int best = -1;
    for (unsigned gifts = safe; gifts; gifts &= gifts - 1) {
        int piece = lowest(gifts), reply = -2;
        unsigned rest = stock & ~(1u << piece);
        for (int i = 0; i < 3; i++) {
            quarto_lanes left[HALVES];
            for (int h = 0; h < HALVES; h++) {
                left[h] = threats[i][h] & (v->elsewhere[squares[i]][h] | v->sides_of[piece]);
            }
            unsigned still_safe = rest & ~v->holders[NAME(fold)(left)];
            if (!still_safe) {
                continue;
            }
            reply = 0;
            if (alpha >= 0) {
                break;
            }
            struct NAME(lines) after;
            NAME(place)(v, lines, &after, squares[i], piece);
            if (NAME(give_at_14)(search, &after, empty & ~(1u << squares[i]), rest, still_safe)) {
                reply = 1;
                break;
            }
        }
        best = -reply > best ? -reply : best;
        alpha = best > alpha ? best : alpha;
        if (best >= beta) {
            break;
        }
    }
    return best;
}

/* From 11 pieces on: no table and no order but the square that refuted the gift before. */
static int NAME(give_late)(struct quarto_search *search, int placed, const struct NAME(lines) * lines,
                           unsigned empty, unsigned stock, unsigned safe, int alpha, int beta) {
    if (placed >= 13) {
        return placed == 13   ? NAME(give_at_13)(search, lines, empty, stock, safe, alpha, beta)
               : placed == 14 ? NAME(give_at_14)(search, lines, empty, stock, safe)
                              : 0;
    }
    const struct quarto_variant *v = search->variant;
    search->nodes++;
    if (!narrow(placed, &alpha, &beta)) {
        return alpha;
    }
    struct NAME(lines) alive;
    if (!NAME(keep_alive)(v, lines, stock, &alive)) {
        return 0;
    }
    int squares[5], count = 0;
    for (unsigned left = empty; left; left &= left - 1) {
        squares[count++] = lowest(left);
    }
    int best = QUARTO_WORST;
    for (unsigned gifts = safe; gifts; gifts &= gifts - 1) {
        int piece = lowest(gifts), reply = lost_at_once(placed + 1), low = -beta;
        unsigned rest = stock & ~(1u << piece);
        for (int i = 0; i < count && reply < -alpha; i++) {
            int square = squares[i];
            struct NAME(lines) after;
            unsigned still_safe = rest & ~v->holders[NAME(place)(v, &alive, &after, square, piece)];
            if (!still_safe) {
                continue;
            }
            int score = NAME(give_late)(search, placed + 1, &after, empty & ~(1u << square), rest,
                                        still_safe, low, -alpha);
            reply = score > reply ? score : reply;
            low = reply > low ? reply : low;
            if (reply >= -alpha) {
                to_front(squares, i);
            }
        }
        best = -reply > best ? -reply : best;
        alpha = best > alpha ? best : alpha;
        if (best >= beta) {
            break;
        }
    }
    return best;
}

static int NAME(give)(struct quarto_search *search, int placed, const struct NAME(lines) * lines,
                      const struct board *board, const struct slot *slot, unsigned stock, unsigned safe,
                      int alpha, int beta);

/* How little is going on: the fewer lines are alive, above all those with two pieces, the larger the tree. */
static inline int NAME(quiet)(const struct quarto_variant *v, const struct NAME(lines) * lines) {
    quarto_lanes pairs[HALVES];
    for (int h = 0; h < HALVES; h++) {
        pairs[h] = lines->shared[h] & (quarto_lanes)(lines->count[h] == 2);
    }
    return 60 - 2 * ones(v, NAME(mask)(lines->shared)) - ones(v, NAME(mask)(pairs));
}

/* The score of the player who holds a safe piece: the best of its placements. The one that leaves the fewest safe
 * gifts comes first, among equals the liveliest: its tree is the smallest. (To begin with the most safe gifts costs
 * 12 times as many nodes.) */
static int NAME(place_best)(struct quarto_search *search, int placed, const struct NAME(lines) * lines,
                            const struct board *board, const struct squares *squares, unsigned rest, int piece,
                            int alpha, int beta) {
    const struct quarto_variant *v = search->variant;
    struct NAME(lines) after[16];
    uint16_t safe[16];
    uint16_t order[16];
    int count = 0, best = lost_at_once(placed + 1);
    for (int i = 0; i < squares->count; i++) {
        uint8_t threats = NAME(place)(v, lines, &after[i], squares->at[i], piece);
        safe[i] = (uint16_t)(rest & ~v->holders[threats]);
        if (safe[i]) {
            int gifts = v->ones[safe[i] & 255] + v->ones[safe[i] >> 8];
            insert(order, count++, (uint16_t)((gifts * 64 + NAME(quiet)(v, &after[i])) << 4 | i));
        }
    }
    if (placed == 15 || best >= beta) {
        return placed == 15 ? 0 : best; /* the last square is taken, and made no quarto */
    }
    struct board boards[16];
    struct slot slots[16];
    bool in_table = placed < TABLE_DEPTH;
    for (int k = 0; k < count; k++) {
        int i = order[k] & 15;
        boards[i].taken = (uint16_t)(board->taken | 1u << squares->at[i]);
        if (in_table) {
            boards[i] = with_piece(v, board, squares->at[i], piece);
            slots[i] = find_slot(search, &boards[i]);
            __builtin_prefetch(slots[i].bucket);
        }
    }
    for (int k = 0; in_table && k < count; k++) { /* one known reply may be enough */
        int lower = look_up(&slots[order[k] & 15]).lower;
        if (lower >= beta) {
            return lower;
        }
    }
    for (int k = 0; k < count; k++) {
        int i = order[k] & 15;
        int score = NAME(give)(search, placed + 1, &after[i], &boards[i], in_table ? &slots[i] : NULL, rest,
                               safe[i], alpha, beta);
        best = score > best ? score : best;
        alpha = best > alpha ? best : alpha;
        if (best >= beta || search->stopped) {
            break;
        }
    }
    return best;
}

static int NAME(give)(struct quarto_search *search, int placed, const struct NAME(lines) * lines,
                      const struct board *board, const struct slot *slot, unsigned stock, unsigned safe,
                      int alpha, int beta) {
    const struct quarto_variant *v = search->variant;
    unsigned empty = ~board->taken & 65535u;
    if (placed >= LATE) {
        return NAME(give_late)(search, placed, lines, empty, stock, safe, alpha, beta);
    }
    search->nodes++;
    if (must_stop(search) || !narrow(placed, &alpha, &beta)) {
        return alpha;
    }
    struct bounds known = {QUARTO_WORST, QUARTO_BEST};
    if (slot) {
        known = look_up(slot);
        if (known.lower >= beta) {
            return known.lower;
        }
        if (known.upper <= alpha) {
            return known.upper;
        }
        alpha = known.lower > alpha ? known.lower : alpha;
        beta = known.upper < beta ? known.upper : beta;
    }
    struct NAME(lines) alive;
    uint8_t sides = NAME(keep_alive)(v, lines, stock, &alive);
    if (!sides) {
        return 0;
    }
    struct squares squares = distinct_squares(v, empty, NAME(mask)(alive.shared));
    uint16_t gifts[16];
    int count = 0;
    uint64_t seen[4] = {0};
    for (unsigned left = safe; left; left &= left - 1) {
        int piece = lowest(left);
        uint8_t shown = v->side_bits[piece] & sides; /* pieces that differ in dead sides only are the same */
        if (seen[shown >> 6] >> (shown & 63) & 1) {
            continue;
        }
        seen[shown >> 6] |= 1ull << (shown & 63);
        quarto_lanes pairs[HALVES]; /* the lines with two pieces that this one would make a threat */
        for (int h = 0; h < HALVES; h++) {
            pairs[h] = alive.shared[h] & v->sides_of[piece] & (quarto_lanes)(alive.count[h] == 2);
        }
        insert(gifts, count++, gift_rank(search, placed, NAME(mask)(pairs), piece));
    }
    int floor = alpha, best = QUARTO_WORST;
    bool is_first_level = placed == search->first_level;
    for (int k = 0; k < count; k++) {
        if (is_first_level) {
            report(search, k, count);
        }
        int piece = gifts[k] & 15;
        int score = -NAME(place_best)(search, placed, &alive, board, &squares, stock & ~(1u << piece), piece,
                                      -beta, -alpha);
        if (search->stopped) {
            return 0;
        }
        best = score > best ? score : best;
        alpha = best > alpha ? best : alpha;
        if (best >= beta) {
            break;
        }
    }
    if (slot) {
        known.lower = best > floor ? best : known.lower;
        known.upper = best < beta ? best : known.upper;
        store(slot, known);
    }
    return best;
}

static int NAME(solve)(struct quarto_search *search, const struct quarto_position *position, int alpha, int beta) {
    const struct quarto_variant *v = search->variant;
    struct NAME(lines) lines;
    for (int h = 0; h < HALVES; h++) {
        lines.shared[h] = v->in_use[h] & v->all_sides;
        lines.count[h] = (quarto_lanes){0};
    }
    struct board board = {0};
    unsigned stock = 65535;
    int placed = 0;
    for (int square = 0; square < 16; square++) {
        int piece = position->board[square];
        if (piece != QUARTO_NONE) {
            NAME(place)(v, &lines, &lines, square, piece);
            board = with_piece(v, &board, square, piece);
            stock &= ~(1u << piece);
            placed++;
        }
    }
    quarto_lanes threats[HALVES];
    for (int h = 0; h < HALVES; h++) {
        lines.shared[h] &= (quarto_lanes)(lines.count[h] != 4); /* a full line has no value any more */
        threats[h] = lines.shared[h] & (quarto_lanes)(lines.count[h] == 3);
    }
    unsigned winners = v->holders[NAME(fold)(threats)], safe = stock & ~winners;
    search->first_level = placed + (placed < 2);
    if (position->hand == QUARTO_NONE) {
        if (placed == 16 || !safe) {
            return placed == 16 ? 0 : lost_at_once(placed);
        }
        struct slot slot;
        if (placed <= TABLE_DEPTH) {
            slot = find_slot(search, &board);
        }
        return NAME(give)(search, placed, &lines, &board, placed <= TABLE_DEPTH ? &slot : NULL, stock, safe, alpha,
                          beta);
    }
    if (winners >> position->hand & 1) {
        return won_at_once(placed);
    }
    struct squares squares = distinct_squares(v, ~board.taken & 65535u, UINT32_MAX);
    return NAME(place_best)(search, placed, &lines, &board, &squares, stock & ~(1u << position->hand),
                            position->hand, alpha, beta);
}

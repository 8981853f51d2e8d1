/* The search up to LATE pieces, compiled like lines.h.
 *
 * Contract of every function here, for a board with `placed` pieces of which none makes a live quarto:
 *   precondition   alpha < beta, and `safe` holds the pieces of the stock with which no line can be completed
 *   result r       r <= alpha: the score is at most r;  alpha < r < beta: it is r;  r >= beta: it is at least r
 * Only give nodes are searched; the hand is an inner loop. A give node without a safe piece is lost at once,
 * so no function is called for one.
 */

static int NAME(give)(struct quarto_search *search, int placed, const struct NAME(lines) * lines,
                      const struct board *board, const struct slot *slot, unsigned stock, unsigned safe,
                      int alpha, int beta);

/* How little is going on: the fewer lines are alive, above all those with three or two pieces, the larger the tree. */
static inline uint32_t NAME(quiet)(const struct NAME(lines) * lines) {
    uint32_t alive = NAME(living_lines)(lines);
    uint32_t lively = 2 * ones(alive) + ones(alive & NAME(pairs)(lines)) + 3 * ones(alive & NAME(threes)(lines));
    return lively < 63 ? 64 - lively : 1;
}

/* How large the tree may be: for each safe gift the freedom of its placer, added up. */
static uint32_t NAME(breadth)(const struct quarto_variant *v, const struct NAME(lines) * lines, unsigned empty,
                              unsigned stock, unsigned safe) {
    uint8_t squares[16];
    uint16_t outlook[16];
    int count = list_squares(empty, squares);
    uint32_t sum = 0;
    NAME(look)(v, lines, count, squares, outlook);
    for (unsigned gifts = safe; gifts; gifts &= gifts - 1) {
        int piece = lowest(gifts);
        sum += (uint32_t)freedom(v, count, outlook, stock & ~(1u << piece), piece);
    }
    return sum;
}

/* The score of the player who holds a safe piece: the best of its placements. The one with the smallest tree comes first:
 * on the first boards that with the least freedom for the placer of an average gift, on others that with the fewest safe
 * gifts, and the livelier the board, the sooner. (To begin with the most safe gifts costs 12 times as many nodes.) */
static int NAME(place_best)(struct quarto_search *search, int placed, const struct NAME(lines) * lines,
                            const struct board *board, const struct squares *squares, const uint16_t *outlook,
                            unsigned rest, int piece, int alpha, int beta) {
    const struct quarto_variant *v = search->variant;
    struct NAME(lines) after[16];
    uint16_t safe[16];
    uint32_t order[16];
    int count = 0, best = lost_at_once(placed + 1);
    for (int i = 0; i < squares->count; i++) {
        safe[i] = (uint16_t)safe_after(v, outlook[i], rest, piece);
        if (safe[i]) {
            NAME(place)(v, lines, &after[i], squares->at[i], piece);
            unsigned empty = ~(board->taken | 1u << squares->at[i]) & 65535u;
            uint32_t gifts = (uint32_t)pieces_in(v, safe[i]);
            uint32_t size = placed <= FORESEEN ? 64 * NAME(breadth)(v, &after[i], empty, rest, safe[i]) / gifts : gifts;
            insert(order, count++, size * NAME(quiet)(&after[i]) << 4 | (uint32_t)i);
        }
    }
    if (placed == 15 || best >= beta) {
        return placed == 15 ? 0 : best; /* the last square is taken, and made no quarto */
    }
    struct slot slots[16];
    for (int k = 0; placed <= PROBED && k < count; k++) {
        int i = order[k] & 15;
        struct board with = with_piece(v, board, squares->at[i], piece);
        slots[i] = find_slot(search, &with);
        __builtin_prefetch(slots[i].bucket);
    }
    for (int k = 0; placed <= PROBED && k < count; k++) { /* one known reply may be enough */
        int lower = look_up(&slots[order[k] & 15]).lower;
        if (lower >= beta) {
            return lower;
        }
    }
    for (int k = 0; k < count; k++) {
        int i = order[k] & 15, score;
        struct board with = with_piece(v, board, squares->at[i], piece);
        if (placed + 1 < LATE) {
            slots[i] = placed <= PROBED ? slots[i] : find_slot(search, &with);
            score = NAME(give)(search, placed + 1, &after[i], &with, &slots[i], rest, safe[i], alpha, beta);
        } else {
            score = NAME(give_late)(search, placed + 1, &after[i], ~with.taken & 65535u, rest, safe[i], alpha, beta);
        }
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
    search->nodes++;
    if (must_stop(search) || !narrow(placed, &alpha, &beta)) {
        return alpha;
    }
    struct bounds known = look_up(slot);
    if (known.lower >= beta) {
        return known.lower;
    }
    if (known.upper <= alpha) {
        return known.upper;
    }
    alpha = known.lower > alpha ? known.lower : alpha;
    beta = known.upper < beta ? known.upper : beta;
    struct NAME(lines) alive = *lines;
    const NAME(lanes) *showing = (const NAME(lanes) *)&v->showing[sides_in(v, stock)];
    for (int part = 0; part < PARTS; part++) { /* a side that no piece of the stock shows is dead */
        alive.shared[part] &= showing[part];
    }
    unsigned sides = NAME(living_sides)(&alive);
    if (!sides) {
        return 0;
    }
    struct squares squares = distinct_squares(v, ~board->taken & 65535u, NAME(living_lines)(&alive));
    uint16_t outlook[16];
    NAME(look)(v, &alive, squares.count, squares.at, outlook);
    uint32_t gifts[16];
    int count = 0;
    uint64_t seen[4] = {0};
    for (unsigned left = safe; left; left &= left - 1) {
        int piece = lowest(left);
        unsigned shown = v->side_bits[piece] & sides; /* pieces that differ in dead sides only are the same */
        if (seen[shown >> 6] >> (shown & 63) & 1) {
            continue;
        }
        seen[shown >> 6] |= 1ull << (shown & 63);
        int free = freedom(v, squares.count, outlook, stock & ~(1u << piece), piece);
        insert(gifts, count++, gift_rank(search, placed, free, piece));
    }
    int floor = alpha, best = QUARTO_WORST;
    bool is_first_level = placed == search->first_level;
    for (int k = 0; k < count; k++) {
        if (is_first_level) {
            report(search, k, count);
        }
        int piece = gifts[k] & 15;
        int score = -NAME(place_best)(search, placed, &alive, board, &squares, outlook, stock & ~(1u << piece), piece,
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
    known.lower = best > floor ? best : known.lower;
    known.upper = best < beta ? best : known.upper;
    store(slot, known);
    return best;
}

static int NAME(solve)(struct quarto_search *search, const struct quarto_position *position, int alpha, int beta) {
    const struct quarto_variant *v = search->variant;
    struct NAME(lines) lines = {0};
    for (int part = 0; part < PARTS; part++) {
        lines.shared[part] = ((const NAME(lanes) *)&v->showing[v->all_sides])[part];
    }
    uint32_t full = v->lines;
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
        } else {
            full &= ~v->lines_of[square];
        }
    }
    struct NAME(lines) threats = lines;
    for (int part = 0; part < PARTS; part++) {
        lines.shared[part] &= ~NAME(spread)(full); /* a full line has no value any more */
        threats.shared[part] = lines.shared[part] & NAME(spread)(NAME(threes)(&lines));
    }
    unsigned winners = v->holders[NAME(living_sides)(&threats)], safe = stock & ~winners;
    search->first_level = placed + (placed < 2);
    if (position->hand == QUARTO_NONE) {
        if (placed == 16 || !safe) {
            return placed == 16 ? 0 : lost_at_once(placed);
        }
        if (placed >= LATE) {
            return NAME(give_late)(search, placed, &lines, ~board.taken & 65535u, stock, safe, alpha, beta);
        }
        struct slot slot = find_slot(search, &board);
        return NAME(give)(search, placed, &lines, &board, &slot, stock, safe, alpha, beta);
    }
    if (winners >> position->hand & 1) {
        return won_at_once(placed);
    }
    struct squares squares = distinct_squares(v, ~board.taken & 65535u, UINT32_MAX);
    uint16_t outlook[16];
    NAME(look)(v, &lines, squares.count, squares.at, outlook);
    return NAME(place_best)(search, placed, &lines, &board, &squares, outlook, stock & ~(1u << position->hand),
                            position->hand, alpha, beta);
}

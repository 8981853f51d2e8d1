### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do. $piece: a piece in words; $code: its four letters.
help-give =
    Give a piece: say its words in any order, such as { $piece }.
    Parts of words will do, and four letters such as { $code }.
    Say stock to hear the pieces left, board to hear the board.
    Say help and one of these for more: playing, pieces, squares, quarto, questions, opponent, settings, keys.
# Said only where a call may be made.
help-give-call = You may call before you give: quarto row 2.
help-place =
    Place your piece: say a square, such as b2.
    Say hand to hear your piece, board to hear the board.
    Say help and one of these for more: playing, pieces, squares, quarto, questions, opponent, settings, keys.
help-place-call = You may call before you place: quarto row 2.
help-last-look =
    The board is full: this is your last look.
    Call a line that you see, such as quarto row 2, or say done.
    Say board to hear the board, row 2 to hear a row.
    Say help and one of these for more: playing, pieces, squares, quarto, questions, opponent, settings, keys.
help-over =
    The game is over.
    Say new for another game, opponent for another opponent, save to keep this one, quit to leave.
    Say board to hear the board, last to hear the end again.
# While it is somebody else's turn.
help-wait =
    It is the opponent's turn.
    You may ask: board, row 2, stock, last, turn, time.
    You may say resign, draw or back.

## Help by topic.

help-playing =
    Sixteen pieces, four traits with two sides each, a board of four by four squares.
    Your opponent chooses the piece that you place; then you choose one for your opponent.
    Four pieces in a line that share a side are a quarto.
    A quarto wins only when it is called, with its line.
    The one who placed may call before giving; then the other may call before placing; then it is lost.
help-pieces =
    A piece is said by its four sides in any order: { $sides }.
    Parts of words will do, and fewer words where only one piece fits.
    Or say its four letters, such as { $code }, or give and its letter, A to P.
    Say pieces words, pieces letters or pieces marked to choose how you hear them.
help-squares =
    Columns are a to d from the left, rows 1 to 4 from the top: a1 is top left.
    Say b2, or { $name }, or { $nato }.
    Say squares letters, squares names or squares nato to choose how you hear them.
help-quarto =
    Say quarto and the line: quarto row 2, quarto column b, quarto diagonal a1, quarto block b2.
    A diagonal is named by its left end, a block by its top left square.
    You may call after you place, or before you place.
    A line that is no quarto costs you this call.
    Quarto alone asks for the line.
help-questions =
    Row 2, column b, diagonal, block b2: these read a line, from its first square.
    Look b2 reads one square; where and a piece tells where it is.
    Board, stock, hand, last, turn, time, variant.
    Lens and a trait: then one word a square is read. Lens all ends it.
    Repeat says the last words again.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Say opponent and a name or a number: then a new game begins.
    Ten levels, named after woods from soft to hard; the last one is perfect.
help-settings =
    Language and a language, such as language { $language }.
    Edition classic or edition access.
    Pieces words, letters or marked. Squares letters, names or nato.
    Terse for few words, full for all words.
help-keys =
    Arrows move. Home and End go to the ends of a row.
    1 to 4 go to a row, with Shift to a column; in the stock they flip a trait.
    Enter places here, or gives this piece.
    R, C, D and X read the row, column, diagonal and blocks through here.
    V reads the board or the stock.
    Z changes the lens.
    H is the hand, O where you are, W whose turn, T the clocks.
    L is the last move again; comma and full stop go through the messages.
    S goes to the stock, B to the board, I to the command line.
    Q calls Quarto, E is done, M the menu, question mark this help.

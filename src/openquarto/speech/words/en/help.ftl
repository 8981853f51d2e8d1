### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do. $piece: a piece in words; $code: its four letters.
help-give =
    Give a piece: type its words in any order, such as { $piece }.
    The first letters of each word are enough, or a four-letter code such as { $code }.
    Type stock to hear the pieces left, board to hear the board.
# Said only where a call may be made.
help-give-call = You may call before you give: quarto row 2.
help-place =
    Place your piece: type a square, such as b2.
    Type hand to hear your piece, board to hear the board.
help-place-call = You may call before you place: quarto row 2.
help-last-look =
    The board is full: this is your last look.
    Call a line if you see one, such as quarto row 2, or type done.
    Type board to hear the board, row 2 to hear a row.
help-over =
    The game is over.
    Type new for another game, opponent for another opponent, save to keep this one, quit to leave.
    Type board to hear the board, last to hear the end again.
# While it is somebody else's turn.
help-wait =
    It is your opponent's turn.
    You may ask: board, row 2, stock, last, turn, time.
    You may type resign, draw or back.

## Help by topic.

help-playing =
    Sixteen pieces, no two alike, with four traits each, and a board of four by four squares.
    To begin, the first player only gives a piece, and the other places it.
    Your opponent chooses the piece that you place; then you choose one for your opponent.
    Four pieces in a line with something in common are a quarto.
    A quarto wins only when it is called, with its line.
    You may call after placing, before you give; then your opponent may call before placing; after that the chance is gone.
help-pieces =
    A piece is named by its four traits in any order: { $sides }.
    The first letters of each word are enough, and fewer words where only one piece fits.
    Or type its four-letter code, such as { $code }, or give and its letter, A to P.
    Type pieces words, pieces letters or pieces differences to choose how you hear them.
    With differences, only the second word of each pair is said; a piece that has none of them is called plain.
help-squares =
    Columns are a to d from the left, rows 1 to 4 from the top: a1 is top left.
    Type b2, or { $name }, or { $nato }.
    Type squares letters, squares names or squares nato to choose how you hear them.
help-quarto =
    Type quarto and the line: quarto row 2, quarto column b, quarto diagonal a1, quarto block b2.
    A diagonal is named by its left end, a block by its top left square.
    You may call a line through the piece placed last: after you place it, or before you place the next one.
    If the line is not a quarto, this chance to call is gone.
    Quarto alone asks for the line.
help-questions =
    Row 2, column b, diagonal, block b2: these read a line, from its first square.
    Look b2 reads one square; where and a piece tells you where it is.
    Board, stock, hand, last, turn, time, variant.
    Lens and a trait: then each square is read with one word. Lens all ends it.
    Repeat says the last words again.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Type opponent and a name or a number: a new game begins.
    There are ten levels, named after woods from soft to hard; the last one is perfect.
help-settings =
    Language and a language, such as language { $language }.
    Edition classic or edition access.
    Pieces words, letters or differences. Squares letters, names or nato.
    Brief for short messages, full for whole sentences.
help-keys =
    Arrows move. Home and End go to the ends of a row.
    1 to 4 go to a row, with Shift to a column; in the stock they flip a trait.
    Enter places here, or gives this piece.
    R, C, D and X read the row, column, diagonal and blocks through here.
    V reads the board or the stock.
    Z changes the lens.
    H is the hand, O where you are, W whose turn, T the clocks.
    L repeats the last move; comma and full stop go through the messages.
    S goes to the stock, B to the board, I to the command field.
    Q calls Quarto, E is done, M the menu, question mark this help.

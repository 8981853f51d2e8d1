### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Playing without sight
guide-about = About this guide
guide-about-text =
    Everything in OpenQuarto can be played with the keyboard and by ear.
    You need no colours, no mouse, no sound and no quick hands; a clock runs only if you agreed on one.
    Blind and sighted players are told the same: nobody hears or sees that there is a quarto.
guide-start = To begin
guide-start-text =
    In the browser: type openquarto play. The page opens, and its address is printed.
    Choose an opponent, then the button Play.
    In a terminal: type openquarto terminal --plain. Everything is then told line by line, one fact at a time.
    The Access edition says smooth and grooved, large and small, like a set made to be felt.
guide-playing = The game
guide-pieces = The pieces
guide-squares = The squares
guide-page = On the page
guide-page-text =
    The board and the stock are two grids of four by four; the arrow keys move around in them.
    Tab goes from the board to the stock, then to the Quarto button, the menu and the command field.
    In the grids your screen reader should be in focus mode. If it keeps letters for itself, use the command field.
    What your opponent does is announced automatically, wherever you are.
guide-keys = The keys
guide-questions = In the terminal and in the command field
guide-questions-text =
    Type what you want and press Enter. The prompt tells you what comes next: give or place.
    Help tells you what you can type now.
guide-quarto = To call a quarto
guide-quarto-text =
    Nothing tells you that there is one: you find it yourself, like everybody else.
    On the page, Q lists the lines through the square played last. Choose one and press Enter.
    If your opponent has missed one, call it before you place.
guide-memory = To keep the board in mind
guide-memory-text =
    After each placement, read the row, the column and the diagonal through it.
    The lens reads a single trait, so four words are enough for a line.
    The last move and your piece are repeated as often as you ask.
    With openquarto braille you get a braille page of any position.
    With openquarto tactile you get a sheet for swell paper, and with openquarto model a set for a 3D printer.
guide-settings = Settings
guide-together = With others
guide-together-text =
    By link you play with a friend far away; each of you hears or sees the table in your own way and language.
    At one screen, one of you can listen while the other looks.
    With a real set on the table, say the piece and the square aloud when you place.
guide-stuck = If you hear nothing
guide-stuck-text =
    W tells you whose turn it is, O where you are, L what happened last.
    If the connection to the server is lost, you are told, and told again when it is back. No move is lost.
    The documentation says which screen readers were tested, and which were not.

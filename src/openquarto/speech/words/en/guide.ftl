### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Playing without sight
guide-about = About this guide
guide-about-text =
    Everything in OpenQuarto can be played with the keyboard and by ear.
    Nothing needs colour, a mouse, a sound or quick hands; a clock runs only where it was agreed.
    Blind and sighted players are told the same: nobody hears or sees that there is a quarto.
guide-start = To begin
guide-start-text =
    In the browser: type openquarto play. The page opens, and its address is printed.
    Choose an opponent, then the button Play.
    In a terminal: type openquarto terminal --plain. Then everything is one fact a line.
    The edition Access says smooth and grooved, large and small, as a set does that is made to be felt.
guide-playing = The game
guide-pieces = The pieces
guide-squares = The squares
guide-page = At the page
guide-page-text =
    The board and the stock are two grids of four by four, and the arrow keys move in them.
    Tab goes from the board to the stock, then to the Quarto button, the menu and the command field.
    In the grids your reader should be in focus mode. If it keeps letters for itself, use the command field.
    What your opponent does is spoken by itself, wherever you are.
guide-keys = The keys
guide-questions = In the terminal and in the command field
guide-questions-text =
    Type what you want and press Enter. The prompt tells what is next: give or place.
    Help tells what can be typed now.
guide-quarto = To call a quarto
guide-quarto-text =
    Nothing tells you that there is one: you find it yourself, like everybody else.
    At the page Q opens the lines through the square that was placed on last. Choose one and press Enter.
    If your opponent has missed one, call it before you place.
guide-memory = To keep the board in mind
guide-memory-text =
    After each placement read the row, the column and the diagonal through it.
    The lens reads a single trait, so that four words tell a line.
    The last move and your piece are said again as often as you ask.
    A braille page of any position is written by openquarto braille.
    A sheet of it for swell paper is drawn by openquarto tactile, and a set for a 3D printer is written by openquarto model.
guide-settings = Settings
guide-together = With others
guide-together-text =
    By link you play with somebody elsewhere; each hears or sees the table in their own way and language.
    At one screen one can listen and the other look.
    With a set on the table, say the piece and the square aloud when you place.
guide-stuck = If you hear nothing
guide-stuck-text =
    W tells whose turn it is, O where you are, L what happened last.
    If the line to the server is lost, you are told so, and also when it is back. No move is lost.
    Which readers were tested, and which were not, stands in the documentation.

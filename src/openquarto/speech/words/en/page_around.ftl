### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto in the browser: sixteen pieces, four traits, and your opponent chooses the piece that you place.
page-around = Pages
page-home = Home
page-sit-down = Sit down for a game
page-picture = A board with some pieces on it
page-motto = Get four in a line with something in common. But your opponent chooses your piece.

## Home.

page-home-title = Sit down at the table
page-home-lead = Quarto: sixteen pieces, no two alike, and you never choose your own.
page-start = Play
page-choose = Choose the table
page-first-visit = New to Quarto? The rules take a minute.
page-known = I know them
page-games = My games
page-games-empty = No games yet. Your first one is a click away.
page-continue = Continue
page-look = Review
page-rename = Rename
page-new-name = New name
page-renamed = Renamed.
page-delete = Delete
page-delete-sure = Delete this game for good?
page-deleted = Deleted.
page-failed = That did not work. Please try again.
page-record-title = Open a record
page-record-file = A game file
page-record-text = or its text

## A new table.

page-new-title = Sit down for a game
page-new-lead = Everything is set for a first game. Just start.
page-here = Two players, one screen
page-here-about = you share this device
page-computer = The computer, levels 1 to 10
page-name-me = Your name
page-name-other = The other player's name
page-edition-classic = Classic
page-edition-classic-about = light and dark
page-edition-access = { edition-access }
page-edition-access-about = smooth and grooved
page-more-choices = More choices
page-traits-hint = With fewer traits a quarto is easier to see. All sixteen pieces are still used.
page-calling-announced = Announced
page-calling-announced-about = whoever sees a quarto must call it
page-calling-automatic = Automatic
page-calling-automatic-about = a quarto wins at once
page-false-call-goes-on = Play goes on
page-false-call-loses = Whoever calls falsely loses
page-clock-me = Mine
page-clock-other = The opponent's
page-clock-none = none
page-clock-seconds = { $seconds } seconds
page-clock-minutes = { $minutes } minutes
page-clock-day = a day
page-first = Who gives first
page-first-lot = At random
page-first-me = I do
page-first-other = The opponent
page-kind = Friendly or serious
page-counts = Serious game
page-counts-about = In a serious game there are no hints, and no move is taken back.
page-lot-hint = Who gives first is decided at random.

## The rules in a minute.

page-rules-title = The rules in a minute
page-rules-pieces = Sixteen pieces
page-rules-pieces-text = Each piece is light or dark, round or square, tall or short, solid or hollow. Every combination occurs once.
page-rules-turn = You place what you are given
page-rules-turn-text = Your opponent gives you a piece. You place it on any empty square. Then you choose the piece that your opponent must place.
page-rules-quarto = Four with something in common
page-rules-quarto-text = A quarto is four pieces in a row, a column or a diagonal with something in common: all light, for example, or all tall. It does not matter who placed the others.
page-rules-quarto-picture = Four round tall pieces in column a
page-rules-call = Call it
page-rules-call-text = A quarto wins only if you call it and show its line: after you place, before you give.
page-rules-missed-text = If you overlook a quarto, your opponent may call it before placing. After that it no longer counts. A false call uses up that chance.
page-rules-end = The last look
page-rules-end-text = When all sixteen pieces are placed, both players may look once more: call a line, or choose done. If nobody calls, it is a draw.
page-rules-end-picture = A full board
page-rules-variants = Easier and harder
page-rules-variants-text = Beginners let one, two or three traits count. Experts let every block of four squares count too.
page-rules-access-text = In the Access edition, made to be played by touch, smooth and grooved replace light and dark, and large and small replace tall and short.
page-rules-access-picture = Smooth and grooved pieces
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Back to the table
# Titles of a page that says why not: it is not there; it cannot be done for the moment; anything else.
page-error-missing = Nothing here
page-error-later = Not just now
page-error-refused = That did not work

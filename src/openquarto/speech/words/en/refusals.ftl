### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } is no piece. Piece letters are A to P.
fault-sides-of-a-piece = A piece has one side of each of the four traits, not { $text }.
fault-square-unreadable = { $text } is no square. Squares are a1 to d4.
fault-line-unreadable = { $text } is no line. A line is named by its two ends, such as a1-d1.
fault-variant-empty = The variant is missing. Write classic, or flags such as blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } is no variant. Write classic alone, or blocks, traits= and auto.
fault-variant-flag-twice = { $text } stands twice in the variant.
fault-variant-traits = { $text } after traits= cannot be read. Write letters of cshf, in that order.
fault-position-fields = A position has three or four fields, not { $count }.
fault-position-rows = A position has four rows, not { $count }.
fault-row-unreadable = Row { $row } of the position cannot be read: { $text }.
fault-row-length = Row { $row } of the position has { $count } squares, not 4.
fault-action-unreadable = { $text } is no action. Write a piece letter, a square, # and a line, or =.
fault-time-control-unreadable = { $text } is no clock. Write 60/turn, 450+5 or -.
fault-value-unreadable = { $text } is no value. Write W or L with a distance, or D.
fault-game-over = The game is over.
fault-give-expected = Give a piece first.
fault-place-expected = Place your piece first: { $hand }.
fault-done-expected = The board is full. Call Quarto or say done.
fault-piece-on-board = { CAPITAL($piece) } is on the board already.
fault-square-taken = { $square } taken.
fault-calling-automatic = No calls here: a quarto wins by itself.
fault-no-window = You may call after you place, or before you place.
fault-call-used = You have called already. One call each time.
fault-line-not-in-variant = { CAPITAL($line) } does not count in this variant.
fault-line-not-kept = { CAPITAL($line) } is not kept by this symmetry.
fault-end-reason = A game cannot be ended so: { $reason }.
fault-nothing-to-take-back = Nothing to take back.
fault-game-length = A game has one position more than actions, not { $positions } and { $actions }.
fault-traits-order = A variant counts one to four traits, in the order cshf, not { $text }.
fault-board-size = A board has 16 squares, not { $count }.
fault-piece-twice = { CAPITAL($piece) } stands twice, on { $squares }.
fault-hand-on-board = The piece in hand, { $piece }, also stands on { $square }.
fault-last-empty = The last placed square, { $square }, is empty.
fault-value-impossible = There is no value { $letter } { $distance }.
fault-turn-limit = A turn's limit is from 5 seconds to 24 hours, not { $seconds } seconds.
fault-game-limit = A game clock has 5 seconds to 24 hours and adds up to 60 minutes, not { $text }.

## The referee.

fault-match-over = The game is over.
fault-not-your-turn = Not your turn. { CAPITAL($to_act) } is to act.
fault-draw-offered-already = The draw is offered already. The opponent has to answer.
fault-no-draw-offered = No draw is offered.
fault-take-back-not-allowed = No take back: this table counts.
fault-take-back-asked-already = Asked already. The opponent has to answer.
fault-no-take-back-asked = Nobody asked to take back.
fault-own-turn = It is your own turn. Only the one who waits can claim the game.
fault-clock-runs = No claim where a clock runs: an absent player loses on time.
# $days and $hours are digits.
fault-claim-too-early = Too early. A game can be claimed after { $days } days; it is { $hours } hours now.
fault-start-variant = The position is of the variant { $variant }, not { $expected }.
fault-name-length = A name has 1 to { $longest } letters, not { $count }.
fault-name-characters = A name shows at least one letter or sign, and holds nothing hidden.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Line { $line }, column { $column }: { $sentence }
fault-tag-unreadable = { $text } is no tag. A tag looks like [First "Anna"].
fault-tag-twice = The tag { $name } stands twice.
fault-tag-value = The tag { $name } cannot hold { $text }.
fault-tag-characters = The tag { $name } cannot be written: { $text }.
fault-set-up-without-position = SetUp is 1, but there is no tag Position.
fault-two-variants = The tags name two variants, { $tag } and { $position }.
fault-comment-unclosed = This comment is not closed.
fault-variation-unclosed = This variation is not closed.
fault-variation-unopened = A bracket closes where no variation is open.
fault-variations-too-deep = Variations can be nested { $count } deep, and no deeper.
fault-variation-without-turn = A variation stands before the first turn.
fault-result-in-variation = A result, { $text }, stands in a variation.
fault-token-unreadable = { $text } is no turn. A turn looks like b4A.
fault-marked-as-false = The call { $action } is true, but is marked as false.
fault-not-marked-as-false = The call { $action } is false, but is not marked so.
fault-turn-cut-short = The turn { $text } is not complete.
fault-result-missing = The result is missing: 1-0, 0-1, 1/2-1/2 or *.
fault-result-of-the-tag = The result is { $text } here and { $tag } in its tag.
fault-result-of-the-game = The result is { $text }, but the game ended { $expected }.
fault-result-of-the-termination = The result { $text } does not follow from the Termination { $termination }.
fault-result-unexplained = The result { $text } does not follow from the game.
fault-start-unwritable = The position { $position } cannot be written as the start of a record.
fault-value-without-distance = A note of a value needs its distance, unless it is a draw, not { $value }.
fault-turn-unknown = The record has { $count } turns, counted from 0; there is no turn { $number }.
fault-games = One game was expected, not { $count }.

## The solver.

fault-threads = Threads are from 1 to { $most }, not { $count }.
fault-table = A table is from 1 to { $most } MB, not { $megabytes }.
fault-table-memory = A table of { $megabytes } MB cannot be had: this machine has { $memory } MB.
fault-table-refused = A table of { $megabytes } MB cannot be had: the system has no memory for it.
fault-book = The opening book is damaged.
fault-node-limit = A limit is at least 1 node, not { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Nothing typed. Say help to hear what you can say.
fault-typed-too-long = Too long: { $count } letters. At most { $longest }.
fault-word-unknown = I do not know { $text }. Say help to hear what you can say.
fault-words-unclear = I do not understand { $text }. Say help to hear what you can say.
# A single letter could be a piece or a column.
fault-letter-alone = One letter is not enough: { $text }. Say give { CAPITAL($text) } for the piece, or b2 for a square.
fault-number-alone = A number is not enough: { $text }. Say b { $text } for a square, or row { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = That could mean { $readings }. Say one of them.
# $pieces is a list of two to four pieces.
fault-several-pieces = Which one: { $pieces }?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } pieces fit. Say more words.
fault-no-such-piece = No piece left is { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = No piece is { $sides } at once.
fault-square-unknown = There is no { $text }. Squares are a1 to d4.
fault-row-unknown = There is no row { $text }. Rows are 1 to 4.
fault-column-unknown = There is no column { $text }. Columns are a to d.
fault-diagonal-unknown = No diagonal goes through { $square }. Say diagonal a1 or diagonal a4.
fault-block-unknown = { $square } is no block's name. A block is named by its top left square, a1 to c3.
fault-no-line-between = { $text } are not the two ends of a line.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Which one? Say row 2, column b, diagonal a1 or block b2.
fault-no-call-now = You may call after you place, or before you place.
# $choices is a list of the words that can follow.
fault-which-setting = Say one of these: { $choices }.
fault-language-unknown = I do not speak { $text }. Languages: { $choices }.
fault-opponent-unknown = There is no opponent { $text }. Say a name such as oak, a number from 1 to 10, random or here.

## The server and the page.

fault-message-unreadable = This message cannot be read.
fault-stale = The table has changed meanwhile. Look again.
fault-no-seat = You are watching. Only the players act.
fault-not-over = Not while a game goes on.
fault-not-here = That cannot be done at this table. Look in the menu.
fault-not-kept = The game could not be kept, so nothing has changed. Try again.
fault-not-known = The disk failed at this moment, so nobody knows yet whether this was kept. The table comes again: look before you go on.
fault-closing = This table is being closed. Come again in a moment.
fault-no-such-game = There is no such game. It may have been deleted.
fault-not-your-game = This game is somebody else's.
fault-title = A title has 1 to { $longest } visible letters.
fault-too-many-games = Too many new games. Wait a minute.
fault-no-new-games = This server takes no new games for the moment. Games that have begun go on.
fault-banned = You cannot come in from your network for the moment.
fault-too-many-sockets = Too many tables are open. Close some.
fault-choice = { $text } cannot be chosen for { $field }. Choices: { $choices }.
fault-two-callings = The calling is said twice, and differently: { $calling } and { $variant }.
fault-not-begun = The other player is not here yet. Wait a moment.
fault-too-many-wishes = You have offered and taken back enough for one turn. Play on first.
fault-too-many-touches = You have touched { $most } things in this turn. That is all a turn allows.
fault-too-long = This game has become so long that nothing can be offered, taken back or touched any more. You can still play it to its end.
fault-invitation-used = This invitation is used already, or it was cut off. Ask for a new link.
fault-own-invitation = You sit at this table already. Give the link to the other player.
fault-nobody-to-invite = Both seats are taken.
fault-too-many-tries = That was too often. At most { $most } tries a minute.
fault-operator = A server for others says who runs it. Set operator and contact, for its page about privacy.
fault-no-record = There is no record in this text.
fault-one-record-at-a-time = One record at a time: the one before is still being read. Try again in a moment.
fault-opponent-not-ready = The levels need the solver, which is not built here. Choose random or two players.
fault-no-such-page = There is no page { $path }.
fault-foreign = This request came from another site and was not followed.
fault-foreign-host = This server is not known by that name.
fault-too-large = Too large: at most { $most } bytes.
fault-unreadable = This request cannot be read.
fault-our-mistake = Something went wrong here. Your games are not lost.
fault-setting = The setting { $name } cannot be { $text }: { $why }.
fault-settings-unreadable = The settings in { $file } cannot be read: { $why }.
fault-port-taken = Port { $port } is taken on { $host }: another program listens there. Choose another with --port.
fault-address = { $host } cannot be listened on: { $why }. Choose another with --host.
fault-off-loopback = { $host } can be reached from other machines. Say --public-url https://, or leave out --host.
fault-database-locked = { $file } is in use by another server. Stop that one, or choose another file with --database.
fault-database-unwritable = { $file } cannot be written: { $why }. Choose another file with --database.
fault-database-newer = { $file } was written by a newer version. Bring this program up to date.
fault-database-foreign = { $file } is no database of games. Choose another file with --database.
fault-no-server = The server at { $file } cannot be reached: { $why }.
fault-backup = { $file } cannot be written: { $why }.
fault-nothing-to-back-up = This server keeps no games, so there is nothing to back up.
fault-not-in-memory = Nobody has this game open, so there is nothing to close.
fault-network = { $text } is no network address. Say one such as 192.0.2.7 or 192.0.2.0/24.
fault-admin-socket = The operator's commands cannot come in at { $file }: { $why }. Choose another place with admin_socket, or off.

### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } is not a piece. Piece letters are A to P.
fault-sides-of-a-piece = A piece has one word for each of the four traits, not { $text }.
fault-square-unreadable = { $text } is not a square. Squares are a1 to d4.
fault-line-unreadable = { $text } is not a line. A line is named by its two ends, such as a1-d1.
fault-variant-empty = The variant is missing. Write classic, or flags such as blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } is not a variant. Write classic alone, or blocks, traits= and auto.
fault-variant-flag-twice = { $text } appears twice in the variant.
fault-variant-traits = { $text } after traits= cannot be read. Write letters of cshf, in that order.
fault-position-fields = A position has three or four fields, not { $count }.
fault-position-rows = A position has four rows, not { $count }.
fault-row-unreadable = Row { $row } of the position cannot be read: { $text }.
fault-row-length = Row { $row } of the position has { $count } squares, not 4.
fault-action-unreadable = { $text } is not an action. Write a piece letter, a square, # and a line, or =.
fault-time-control-unreadable = { $text } is not a clock. Write 60/turn, 450+5 or -.
fault-value-unreadable = { $text } is not a value. Write W or L with a distance, or D.
fault-game-over = The game is over.
fault-give-expected = Give a piece first.
fault-place-expected = Place your piece first: { $hand }.
fault-done-expected = The board is full. Call Quarto or choose done.
fault-piece-on-board = { CAPITAL($piece) } is already on the board.
fault-square-taken = { $square } taken.
fault-calling-automatic = No calls here: a quarto wins by itself.
fault-no-window = No call now. You may call a line through the piece placed last: after you place it, or before you place the next one.
fault-call-used = You have already called. One call per chance.
fault-line-not-in-variant = { CAPITAL($line) } does not count in this variant.
fault-line-not-kept = { CAPITAL($line) } is not kept by this symmetry.
fault-end-reason = A game cannot end that way: { $reason }.
fault-nothing-to-take-back = Nothing to take back.
fault-game-length = A game has one more position than actions, not { $positions } and { $actions }.
fault-traits-order = A variant counts one to four traits, in the order cshf, not { $text }.
fault-board-size = A board has 16 squares, not { $count }.
fault-piece-twice = { CAPITAL($piece) } is there twice, on { $squares }.
fault-hand-on-board = The piece in hand, { $piece }, is also on { $square }.
fault-last-empty = The square played last, { $square }, is empty.
fault-value-impossible = There is no value { $letter } { $distance }.
fault-turn-limit = The time per turn is from 5 seconds to 24 hours, not { $seconds } seconds.
fault-game-limit = A game clock has 5 seconds to 24 hours and adds up to 60 minutes, not { $text }.

## The referee.

fault-match-over = The game is over.
fault-not-your-turn = Not your turn. { CAPITAL($to_act) } is to move.
fault-draw-offered-already = A draw is already offered. Your opponent has to answer.
fault-no-draw-offered = No draw is offered.
fault-take-back-not-allowed = No taking back: this is a serious game.
fault-take-back-asked-already = Already asked. Your opponent has to answer.
fault-no-take-back-asked = Nobody asked to take a move back.
fault-own-turn = It is your own turn. Only the player who is waiting can claim the game.
fault-clock-runs = No claim while a clock runs: a player who is away loses on time.
# $days and $hours are digits.
fault-claim-too-early = Too early. A game can be claimed after { $days } days; so far { $hours } hours have passed.
fault-start-variant = The position is of the variant { $variant }, not { $expected }.
fault-name-length = A name has 1 to { $longest } letters, not { $count }.
fault-name-characters = A name needs at least one visible letter or sign, and nothing hidden.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Line { $line }, column { $column }: { $sentence }
fault-tag-unreadable = { $text } is not a tag. A tag looks like [First "Anna"].
fault-tag-twice = The tag { $name } appears twice.
fault-tag-value = The tag { $name } cannot hold { $text }.
fault-tag-characters = The tag { $name } cannot be written: { $text }.
fault-set-up-without-position = SetUp is 1, but there is no tag Position.
fault-two-variants = The tags name two variants, { $tag } and { $position }.
fault-comment-unclosed = This comment is not closed.
fault-variation-unclosed = This variation is not closed.
fault-variation-unopened = A bracket closes where no variation is open.
fault-variations-too-deep = Variations can be nested { $count } deep, and no deeper.
fault-variation-without-turn = A variation comes before the first turn.
fault-result-in-variation = There is a result, { $text }, inside a variation.
fault-token-unreadable = { $text } is not a turn. A turn looks like b4A.
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
fault-table-memory = There is not enough memory for a table of { $megabytes } MB: this machine has { $memory } MB.
fault-table-refused = The system has no memory for a table of { $megabytes } MB.
fault-book = The opening book is damaged.
fault-node-limit = A limit is at least 1 node, not { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Nothing typed. Type help for the commands.
fault-typed-too-long = Too long: { $count } letters. At most { $longest }.
fault-word-unknown = I do not know { $text }. Type help for the commands.
fault-words-unclear = I do not understand { $text }. Type help for the commands.
# A single letter could be a piece or a column.
fault-letter-alone = One letter is not enough: { $text }. Type give { CAPITAL($text) } for the piece, or b2 for a square.
fault-number-alone = A number is not enough: { $text }. Type b { $text } for a square, or row { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = That could mean { $readings }. Type one of them.
# $pieces is a list of two to four pieces.
fault-several-pieces = Which one: { $pieces }?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } pieces fit. Add another word.
fault-no-such-piece = No piece left is { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = No piece is { $sides } at the same time.
fault-square-unknown = There is no { $text }. Squares are a1 to d4.
fault-row-unknown = There is no row { $text }. Rows are 1 to 4.
fault-column-unknown = There is no column { $text }. Columns are a to d.
fault-diagonal-unknown = No diagonal goes through { $square }. Type diagonal a1 or diagonal a4.
fault-block-unknown = { $square } does not name a block. A block is named by its top left square, a1 to c3.
fault-no-line-between = { $text } are not the two ends of a line.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Which one? Type row 2, column b, diagonal a1 or block b2.
fault-no-call-now = No call now. You may call a line through the piece placed last: after you place it, or before you place the next one.
# $choices is a list of the words that can follow.
fault-which-setting = Type one of these: { $choices }.
fault-language-unknown = I do not speak { $text }. Languages: { $choices }.
fault-opponent-unknown = There is no opponent { $text }. Type a name such as oak, a number from 1 to 10, random or here.

## The server and the page.

fault-message-unreadable = This message cannot be read.
fault-stale = The table has changed in the meantime. Look again.
fault-no-seat = You are watching. Only the players can do that.
fault-not-over = Not while a game is going on.
fault-not-here = That cannot be done at this table. Look in the menu.
fault-link-offline = Playing by link needs the network. Against the computer and at one screen you can play now.
fault-not-kept = The game could not be saved, so nothing has changed. Try again.
fault-not-known = The disk failed just now, so nobody knows yet whether this was saved. The table will be loaded again: check it before you go on.
fault-closing = This table is being closed. Come back in a moment.
fault-no-such-game = There is no such game. It may have been deleted.
fault-not-your-game = This game belongs to somebody else.
fault-title = A title has 1 to { $longest } visible letters.
fault-too-many-games = Too many new games. Wait a minute.
fault-no-new-games = This server is not taking new games at the moment. Games that have begun go on.
fault-leaving = This server is about to stop. Try again in a moment.
fault-newer-game = A newer version of this server is already continuing this game. Try again in a moment.
fault-banned = You cannot connect from your network at the moment.
fault-too-many-sockets = Too many tables are open. Close some.
fault-choice = { $text } cannot be chosen for { $field }. Choices: { $choices }.
fault-two-callings = The calling is given twice, and differently: { $calling } and { $variant }.
fault-not-begun = The other player is not here yet. Wait a moment.
fault-too-many-wishes = You have offered and taken back enough for one turn. Play on first.
fault-too-many-touches = You have touched { $most } things this turn. That is all a turn allows.
fault-too-long = This game has become so long that nothing more can be offered, taken back or touched. You can still play it to the end.
fault-invitation-used = This invitation has already been used, or the link was cut off. Ask for a new one.
fault-own-invitation = You already have a seat at this table. Give the link to the other player.
fault-nobody-to-invite = Both seats are taken.
fault-too-many-tries = Too many tries. At most { $most } a minute.
fault-operator = A server for others must say who runs it. Set operator and contact, for its privacy page.
fault-no-record = There is no record in this text.
fault-one-record-at-a-time = One record at a time: the last one is still being read. Try again in a moment.
fault-opponent-not-ready = The levels need the solver, which is not installed here. Choose random or two players.
fault-no-such-page = There is no page { $path }.
fault-foreign = This request came from another website and was refused.
fault-foreign-host = This server is not known by that name.
fault-too-large = Too large: at most { $most } bytes.
fault-unreadable = This request cannot be read.
fault-our-mistake = Something went wrong here. Your games are not lost.
fault-setting = The setting { $name } cannot be { $text }: { $why }.
fault-settings-unreadable = The settings in { $file } cannot be read: { $why }.
fault-port-taken = Port { $port } on { $host } is in use by another program. Choose another with --port.
fault-address = Cannot listen on { $host }: { $why }. Choose another with --host.
fault-off-loopback = { $host } can be reached from other machines. Add --public-url https://, or leave out --host.
fault-database-locked = { $file } is in use by another server. Stop that one, or choose another file with --database.
fault-database-unwritable = { $file } cannot be written: { $why }. Choose another file with --database.
fault-database-newer = { $file } was written by a newer version. Update this program.
fault-database-foreign = { $file } is not a database of games. Choose another file with --database.
fault-database-older = { $file } was written by an older version. Bring it up to date with openquarto database migrate.
fault-database-away = { $file } cannot be reached: { $why }.
fault-database-address = This is not the address of a database. One looks like this: postgresql://user@host/name.
fault-database-not-empty = { $file } already has games in it. Choose an empty database.
fault-copy-differs = { $file } did not keep what was copied. Nothing of it is left there.
fault-no-database = { $file } is not there, or has no games in it.
fault-workers = Several workers need a database that they can share: say --database postgresql://me@host/quarto.
fault-worker-failed = A worker has ended before it could serve (status { $status }). The log tells more.
fault-no-postgres = PostgreSQL needs the extra package postgres: pip install 'openquarto[postgres]'.
fault-no-backup-here = This database is not a file. For PostgreSQL, pg_dump makes a backup, and openquarto database copy writes a file.
fault-no-server = The server at { $file } cannot be reached: { $why }.
fault-backup = { $file } cannot be written: { $why }.
fault-nothing-to-back-up = This server keeps no games, so there is nothing to back up.
fault-not-in-memory = Nobody has this game open, so there is nothing to close.
fault-network = { $text } is not a network address. Write one such as 192.0.2.7 or 192.0.2.0/24.
fault-admin-socket = Operator commands cannot be received at { $file }: { $why }. Choose another place with admin_socket, or off.

### The clock for a real board, and the page of the club. $name is a player, $time a time in words, $turn a number.

## The page of the club, and setting the clock.
boardclock-title = Clock for a real board
boardclock-about = One tablet or phone between two people with a wooden set.
boardclock-private = Nothing of it leaves this device, and it works without a network where this site is kept.
boardclock-name-first = Who gives the first piece
boardclock-name-second = Who places the first piece
boardclock-clock = Clock
boardclock-label = Board and round, if you like
boardclock-turned = Turn the far half round, for whoever sits opposite
boardclock-aloud = Speak the times aloud, for playing with a mask
boardclock-set = Set the clock
boardclock-standing = A clock still stands here: { $first } and { $second }.
boardclock-unreadable = A time is 5 seconds to 24 hours, and up to 60 minutes more each turn.

## What stands on the clock.
boardclock-first = First player
boardclock-second = Second player
boardclock-start = Tap to start.
boardclock-wait = Wait for your piece.
boardclock-act = Place, give a piece, then tap here.
boardclock-act-first = Give a piece, then tap here.
boardclock-still = Both clocks stand still.
boardclock-pause = Pause
boardclock-go-on = Go on
boardclock-undo = Undo
boardclock-more = More
boardclock-turn = turn { $turn }
boardclock-per-turn = { $time } a turn
boardclock-per-game = { $time } for the game
boardclock-bonus = { $time } plus { $increment } a turn

## A call, a flag, the end.
boardclock-calls = { $name } calls Quarto.
boardclock-look = Is it one? Look together.
boardclock-quarto = Yes, a quarto
boardclock-no-quarto = No, play on
boardclock-own-turn = A call is made in your own turn.
boardclock-flag = Flag: { $name }
boardclock-flag-fell = The flag has fallen.
boardclock-flag-own = Turn { $turn }: the time ran out before you gave a piece.
boardclock-flag-other = { $name } is out of time. You win.
boardclock-enter = Right, enter it
boardclock-you-win = You win.
boardclock-wins = { $name } wins.
boardclock-wins-quarto = { $name } wins with a quarto.
boardclock-wins-time = { $name } wins on time.
boardclock-draw = A draw.
boardclock-next = Next game, seats changed

## Said, and in the menu.
boardclock-has = { $name }: { $time }.
boardclock-to-act = { $name } to act.
boardclock-undone = Undone.
boardclock-kept = The page was loaded anew, and the clock stands still. Go on when you are both ready.
boardclock-not-kept = This browser keeps nothing: if the page is closed, the clock is lost.
boardclock-say = Say the times
boardclock-decide = Decide the game
boardclock-time = Time
boardclock-add = { $name }: { $time } more
boardclock-new = Set another clock
boardclock-sounds = Sounds
boardclock-keys = Use these keys
boardclock-key-shift = Shift ends the turn.
boardclock-key-space = Space calls Quarto, where no button has the focus.
boardclock-key-p = P pauses and goes on.
boardclock-key-t = T says both times.
boardclock-key-u = U undoes the last press.

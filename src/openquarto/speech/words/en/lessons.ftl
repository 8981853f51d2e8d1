### Lessons: a title and at most three sentences each, and the small match at the end.
### They are heard and felt as well as seen.

## The ten lessons.

lesson-one-trait = One thing in common
lesson-one-trait-text = Four pieces in a row, a column or a diagonal are a quarto if they have something in common. To begin with, only the shape counts: round or square. Place the fourth piece.
lesson-pieces = Sixteen pieces
# $traits is a list: colour, shape, height, fill.
lesson-pieces-text = There are sixteen pieces, and no two are alike. Four things tell them apart: { $traits }. If four pieces in a line have one of these in common, it is a quarto.
lesson-give-and-place = Give and place
lesson-give-and-place-text = Your opponent chooses the piece that you place, and you choose the next one for your opponent. So each turn has two halves: place, then give. Think twice: where does it go, and what do I hand over?
lesson-call-and-show = Call it and show it
lesson-call-and-show-text = A quarto wins only if you call it: say Quarto and show the line. You can do so after placing, before you give the next piece. If the line is no quarto, the call was false, and the game goes on.
lesson-missed = They missed it
lesson-missed-text = If you make a quarto and give the next piece without a word, your opponent can call it before placing. And what your opponent missed, you can call. If nobody does, it has expired and is worth nothing any more.
lesson-hot = The hot piece
lesson-hot-text = Three pieces in a line have something in common, and the fourth square is empty: now a piece that fits is hot. Whoever gets it can win at once. Find the hot pieces before you give.
lesson-safe = The safe piece
lesson-safe-text = A piece that completes no line is safe to give. Go through every line with three pieces, then through the pieces that are left. After each placement, look again.
lesson-pincer = The pincer
lesson-pincer-text = One line waits for a round piece, another one for a square piece: then no piece is safe any more. That is a pincer. Do not close it when it is you who gives next.
lesson-count = Count, then check
lesson-count-text = Count the pieces that are safe to give: if their number is odd, your opponent often runs out of them first. But each placement can change the count. So count, then check.
lesson-trap = The trap, and the draw
lesson-trap-text = A trap is a safe piece that leaves nothing safe to give next, wherever it is placed. Set one if you can. If there is no win, keep the draw.

## The extras.

lesson-blocks = Blocks
lesson-blocks-text = With blocks, four pieces on two by two squares can be a quarto too. A block is named after its first square: block b2 is b2, c2, b3 and c3. There are nine of them.
lesson-mask = With a mask
lesson-mask-text = With a mask on, you know the board by touch and by memory. You feel one place at a time: a square, a piece of the stock, the piece in your hand. Begin around the square where a piece was placed last.
lesson-clock = By the clock
lesson-clock-text = In a tournament you may have one minute for a turn, from getting a piece to giving the next one. If your time runs out, you lose. So first look for a quarto, then for a safe piece.

## The small match at the end. $level is the name of the level.

lesson-match-call = And now a practice game against { $level }. You pass if you win by calling a quarto.
lesson-match-hold = And now a practice game against { $level }. You pass if you do not lose.
lesson-match-finish = And now a practice game against { $level }. Play it to the end, whoever wins.

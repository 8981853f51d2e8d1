### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = stock { $number }

## What happens, without the piece.

masked-gave-you = Given.
masked-gave-to-you = You get a piece.
masked-gave = { CAPITAL($who) } gives a piece.
masked-placed-you = Placed { $square }.
masked-placed = { CAPITAL($who) }: { $square }.
# The hand holds something.
masked-hand = Hand: a piece.
# A computer under a mask says what it touched.
touched-you = Touched: { $felt }.
touched = { CAPITAL($who) } touches: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Both players wear a mask.
mask-you = You wear a mask.
mask-of = { CAPITAL($who) } wears a mask.
mask-announced = The piece that the opponent places is named once.
mask-touches = Touches per turn: { $count }.
mask-how = Touch one square, one place of the stock or the hand to feel it.
# $touches is a list of the next one: who touched, and how often.
touch-review = Touches: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Not with a mask on. Touch one square, one place of the stock or the hand.
fault-masked-give-by-name = Not with a mask on. Give by number in the stock: 1 to 16.
fault-masked-give-too-soon = Not now. Place your piece first, or wait for your turn.
fault-masked-place-first = Place your piece: type a square.
fault-masked-not-your-turn = It is not your turn.
fault-stock-place-unknown = The stock has no place { $text }. Its places are 1 to 16.
fault-spot-unknown = { $text } cannot be touched. Type touch b2, touch 5 or touch hand.
fault-no-mask-to-feel-under = You are not wearing a mask.
fault-touch-too-soon = Too fast. Wait for the answer.
fault-touches-used = No touches left this turn. Agreed: { $count }.
fault-touches-agreed = You can agree on 1 to { $most } touches per turn, not { $count }.

## Help.

help-mask =
    You wear a mask: type touch b2, touch 5 for the stock, or hand, to feel one thing.
    Type a square, such as b2, to place there. A taken square is felt instead.
    Type give and a place of the stock, 1 to 16.
    Type quarto and the line, such as quarto row 2. Quarto alone asks for the line.
    You may ask: turn, time, variant. You may type resign, draw or back.

## The page.

page-stock-place = { stock-place }
page-masked-hand = a piece
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = To touch: Space, press and hold, or double tap. To place or give: Enter or a click.
page-badge-mask = mask
page-mask-title = Masks
page-mask-none = nobody
page-mask-me = I wear one
page-mask-them = the opponent wears one
page-mask-both = both wear one
page-mask-about = Pieces are hidden and felt one at a time. At one screen, both players wear one.
page-mask-announced = Name the piece that the opponent places, once
page-mask-touches = Touches per turn
page-mask-touches-any = any number

### The table on small screens, and mask play for whoever meets it first.

## The status in at most four words, for the eye. $who is a player.

page-brief-give-you = Your turn: give
page-brief-place-you = Your turn: place
page-brief-look-you = Your last look
page-brief-give = { CAPITAL($who) } gives
page-brief-place = { CAPITAL($who) } places
page-brief-look = { CAPITAL($who) }: last look
# The other player is not here yet.
page-brief-waiting = Waiting
page-brief-computer = { computer }

## How to play under a mask, at the first masked table: two short sentences, and the button that puts them away.

page-hint-mask-finger = Hold to feel a piece. Tap to place or give.
page-hint-mask-mouse = Hold the mouse button or press Space to feel a piece. Click or press Enter to place or give.
page-hint-known = Got it

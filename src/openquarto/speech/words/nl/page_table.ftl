### The table on small screens, and mask play for whoever meets it first.

## The status in at most four words, for the eye. $who is a player.

page-brief-give-you = Jouw beurt: geven
page-brief-place-you = Jouw beurt: plaatsen
page-brief-look-you = Jouw laatste blik
page-brief-give = { CAPITAL($who) } geeft
page-brief-place = { CAPITAL($who) } plaatst
page-brief-look = { CAPITAL($who) }: laatste blik
# The other player is not here yet.
page-brief-waiting = Wachten
page-brief-computer = { computer }

## How to play under a mask, at the first masked table: two short sentences, and the button that puts them away.

page-hint-mask-finger = Lang indrukken: voelen. Kort tikken: plaatsen of geven.
page-hint-mask-mouse = Muisknop vasthouden of spatiebalk: voelen. Klik of Enter: plaatsen of geven.
page-hint-known = Begrepen

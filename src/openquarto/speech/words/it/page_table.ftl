### The table on small screens, and mask play for whoever meets it first.

## The status in at most four words, for the eye. $who is a player.

page-brief-give-you = Tocca a te: dai
page-brief-place-you = Tocca a te: posa
page-brief-look-you = Il tuo ultimo sguardo
page-brief-give = { CAPITAL($who) } dà
page-brief-place = { CAPITAL($who) } posa
page-brief-look = { CAPITAL($who) }: ultimo sguardo
# The other player is not here yet.
page-brief-waiting = In attesa
page-brief-computer = { computer }

## How to play under a mask, at the first masked table: two short sentences, and the button that puts them away.

page-hint-mask-finger = Pressione lunga: tocchi la pedina. Tocco breve: posi o dai.
page-hint-mask-mouse = Clic tenuto o Spazio: tocchi la pedina. Clic o Invio: posi o dai.
page-hint-known = Ho capito

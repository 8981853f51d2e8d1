### The table on small screens, and mask play for whoever meets it first.

## The status in at most four words, for the eye. $who is a player.

page-brief-give-you = Te toca: entrega
page-brief-place-you = Te toca: coloca
page-brief-look-you = Tu último vistazo
page-brief-give = { CAPITAL($who) } entrega
page-brief-place = { CAPITAL($who) } coloca
page-brief-look = { CAPITAL($who) }: último vistazo
# The other player is not here yet.
page-brief-waiting = Esperando
page-brief-computer = { computer }

## How to play under a mask, at the first masked table: two short sentences, and the button that puts them away.

page-hint-mask-finger = Pulsación larga: tocar la pieza. Pulsación corta: colocar o entregar.
page-hint-mask-mouse = Clic mantenido o Espacio: tocar la pieza. Clic o Intro: colocar o entregar.
page-hint-known = Entendido

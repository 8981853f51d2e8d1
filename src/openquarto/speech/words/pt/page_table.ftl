### The table on small screens, and mask play for whoever meets it first.

## The status in at most four words, for the eye. $who is a player.

page-brief-give-you = A tua vez: entrega
page-brief-place-you = A tua vez: coloca
page-brief-look-you = O teu último olhar
page-brief-give = { CAPITAL($who) } entrega
page-brief-place = { CAPITAL($who) } coloca
page-brief-look = { CAPITAL($who) }: último olhar
# The other player is not here yet.
page-brief-waiting = À espera
page-brief-computer = { computer }

## How to play under a mask, at the first masked table: two short sentences, and the button that puts them away.

page-hint-mask-finger = Toque longo: tocar na peça. Toque breve: colocar ou entregar.
page-hint-mask-mouse = Clique mantido ou Espaço: tocar na peça. Clique ou Enter: colocar ou entregar.
page-hint-known = Percebi

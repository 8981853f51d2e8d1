### The table on small screens, and mask play for whoever meets it first.

## The status in at most four words, for the eye. $who is a player.

page-brief-give-you = Du bist dran: geben
page-brief-place-you = Du bist dran: setzen
page-brief-look-you = Dein letzter Blick
page-brief-give = { CAPITAL($who) } gibt
page-brief-place = { CAPITAL($who) } setzt
page-brief-look = { CAPITAL($who) }: letzter Blick
# The other player is not here yet.
page-brief-waiting = Warten
page-brief-computer = { computer }

## How to play under a mask, at the first masked table: two short sentences, and the button that puts them away.

page-hint-mask-finger = Lange drücken: tasten. Kurz tippen: setzen oder geben.
page-hint-mask-mouse = Maustaste halten oder Leertaste: tasten. Klick oder Eingabe: setzen oder geben.
page-hint-known = Verstanden

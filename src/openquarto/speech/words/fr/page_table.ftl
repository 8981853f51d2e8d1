### The table on small screens, and mask play for whoever meets it first.

## The status in at most four words, for the eye. $who is a player.

page-brief-give-you = À vous : donnez
page-brief-place-you = À vous : posez
page-brief-look-you = À vous de vérifier
page-brief-give = { CAPITAL($who) } donne
page-brief-place = { CAPITAL($who) } pose
page-brief-look = { $who } vérifie
# The other player is not here yet.
page-brief-waiting = En attente
page-brief-computer = { computer }

## How to play under a mask, at the first masked table: two short sentences, and the button that puts them away.

page-hint-mask-finger = Appui long : toucher la pièce. Appui bref : poser ou donner.
page-hint-mask-mouse = Clic maintenu ou Espace : toucher la pièce. Clic ou Entrée : poser ou donner.
page-hint-known = Compris

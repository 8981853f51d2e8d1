### The coach: what it says of a turn that gives something away, how it is set, and its buttons on the page. $line, $square, $sides as in reasons.ftl.

## Typed: what the coach is now, and how it is to be.

word-coach = entraîneur, entraineur, coach
word-coach-on = entraîneur oui, avec entraîneur, coach oui, avec coach
word-coach-off = entraîneur non, sans entraîneur, coach non, sans coach
word-coach-warn = entraîneur avertir, entraîneur avertis, coach avertir, avertis-moi, avertir

## Of a turn whose piece is chosen and not given yet: never a word about a quarto that stands on the board.

coach-win-gone = Ce coup laisse échapper une victoire.
coach-loses = Après ce coup, l'adversaire peut gagner.
coach-missed = La pièce posée aurait pu compléter { $line } en { $square }, en commun : { $sides }.
    .terse = { CAPITAL($bare) } en { $square } : { $sides }.
# The heading of the turns that would have kept more.
coach-better = Mieux
coach-ask = Annuler le coup ?
# After a yes, where another piece is enough.
coach-choose = Choisissez une autre pièce à donner.

## The setting.

coach-is-off = L'entraîneur se tait.
coach-is-on = L'entraîneur parle quand un coup laisse échapper quelque chose.
coach-is-warn = L'entraîneur parle quand un coup laisse échapper quelque chose, et toujours avant une pièce qui perd.
coach-how = Tapez entraîneur oui, entraîneur non ou entraîneur avertir.
fault-coach-masked = Pas d'entraîneur ici : on joue avec un masque.
fault-coach-counts = Pas d'entraîneur ici : cette partie est sérieuse.
fault-coach-agreed = Par lien, l'entraîneur reste comme convenu avant la partie.

## The page: the entry of the menu and of the form, its three choices, and the buttons of the offer.

label-coach = Entraîneur
label-coach-off = Sans
label-coach-on = Après une erreur
label-coach-warn = Après une erreur, et avant une pièce qui perd
page-coach-about = L'entraîneur le dit quand un coup laisse échapper quelque chose, et propose de l'annuler. Mieux vous jouez, moins il parle. Il ne révèle jamais un quarto sur le plateau.
page-coach-waiting = L'entraîneur regarde.
page-coach-back = Annuler le coup
page-coach-keep = Continuer
page-coach-why = { label-why }

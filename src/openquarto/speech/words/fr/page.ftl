### The words of the page at a table: what only a browser shows or says. Short.
### None has a choice inside: the browser puts the values in by itself.

## The stock and the hand. $piece is a piece in words, $square a square, $who a player.

# The cell of a piece that is gone, and the note drawn in its empty home.
page-home-square = { $piece }, en { $square }
page-home-hand = { $piece }, en main
page-home-note-hand = main
page-hand-mine = Votre pièce :
page-hand-of = Pièce pour { $who } :
page-hand-choose = Choisissez dans la réserve
# Where a tap has to be repeated. $what is a piece or a square.
page-again-give = { CAPITAL($what) } : encore une fois pour donner.
page-again-place = { $square } : encore une fois pour poser.

## Status and players.

page-phase-place = Poser
page-phase-give = Donner
page-note-placing = pose
page-note-giving = donne
page-note-looking = vérifie une dernière fois
page-note-waits = attend
page-note-waits-piece = attend une pièce
page-note-winner = a gagné
page-note-over = partie finie
page-points = Score : { $points }

## The rule badge.

page-badge-lines = lignes, colonnes, diagonales
page-badge-blocks = blocs aussi
page-badge-automatic = sans annonce
page-badge-loses = une fausse annonce fait perdre
page-badge-counts = sérieuse
page-rules-here = Règles de cette table

## The call dialog.

page-clock-runs = La pendule tourne.
page-no-diagonal = Pas de diagonale ici.

## Notices.

page-offline = Connexion perdue. Nouvel essai en cours ; votre partie est gardée.
page-back-online = Connexion rétablie. Rien n'est perdu.
page-no-game = Cette partie n'existe plus.
page-not-allowed = Vous n'avez pas accès à cette table.
page-offer-draw = { CAPITAL($who) } propose la nulle.
page-offer-back = { CAPITAL($who) } demande à annuler le coup.

## The end.

# A heading and what it is about: a row of a reason, a turn and its value.
page-labelled = { $label } : { $text }
# A quarto that won: its line, and the sides that its pieces share.
page-shown = { $line } : { $sides }
page-missed = Quartos manqués
page-rematch = Revanche
page-rematch-you = Revanche : vous donnez en premier
page-rematch-other = Revanche : { $who } donne en premier
page-rematch-go = Rejoindre la revanche

## The menu and the record.

page-more = Plus
page-ok = OK
page-claim = Réclamer la victoire
page-resign-sure = Abandonner cette partie ?
page-copy = Copier
page-download = Télécharger
page-open = Ouvrir
page-print = Imprimer
page-position = Position
page-copy-link = Copier un lien vers la position
page-copied = Copié.
page-copy-failed = Impossible de copier ici. Sélectionnez le texte à la main.

## Settings and keys.

page-volume = Volume
page-theme-system = comme le système
page-confirm = Demander un second appui
page-confirm-touch = pour chaque pièce donnée au doigt
page-confirm-gifts = pour chaque pièce donnée
page-confirm-all = pour chaque pièce donnée ou posée
page-confirm-never = jamais
page-turn = Tourner le plateau et la réserve
page-turn-no = non
page-turn-half = d'un demi-tour
page-turn-second = vers la personne qui joue
page-keys-on = Raccourcis d'une touche sur le plateau et la réserve
page-keys-where = Ces touches fonctionnent quand le focus est sur le plateau ou sur la réserve.
page-keys-change = Pour changer une touche, choisissez-la et appuyez sur une autre.
page-keys-reset = Rétablir les touches d'origine
page-key-older = virgule : message précédent
page-key-newer = point : message suivant
page-key-press = appuyez

## What is said elsewhere too, lent to the page.

page-read-line = { read-line }
page-read-square = { read-square }
page-read-board-empty = { read-board-empty }
page-read-stock = { read-stock }
page-read-stock-empty = { read-stock-empty }
page-set-lens = { set-lens }
page-lens-all = { label-lens-all }
page-list-separator = { list-separator }
page-lens-separator = { lens-separator }
page-piece-plain = { piece-plain }
page-code-classic = { code-classic }
page-code-access = { code-access }
page-columns-names = { columns-names }
page-columns-nato = { columns-nato }
page-line-row = { line-row }
page-line-column = { line-column }
page-line-diagonal = { line-diagonal }
page-line-block = { line-block }
page-you = Vous
page-yes = { label-accept }
page-no = { label-decline }
page-label-new = { label-new }
page-label-record = { label-record }
page-call-window = { fault-no-window }
page-call-automatic = { fault-calling-automatic }
page-call-over = { fault-game-over }
page-hand-empty = pas encore de pièce
page-hand = { label-hand }
page-key-r = { key-r }
page-key-c = { key-c }
page-key-d = { key-d }
page-key-x = { key-x }
page-key-v = { key-v }
page-key-z = { key-z }
page-key-h = { key-h }
page-key-o = { key-o }
page-key-w = { key-w }
page-key-t = { key-t }
page-key-l = { key-l }
page-key-s = { key-s }
page-key-b = { key-b }
page-key-i = { key-i }
page-key-q = { key-q }
page-key-e = { key-e }
page-key-m = { key-m }
page-key-help = { key-help }

## Lent to a board that is mounted without a server: its labels, and what happens there.

page-label-board = { label-board }
page-label-stock = { label-stock }
page-label-done = { label-done }
page-label-cancel = { label-cancel }
page-label-which-line = { label-which-line }
page-gave = { gave-you }
page-placed = { placed-you }
page-turn-give = { turn-give-you }
page-turn-place = { turn-place-you }
page-turn-over = { turn-over }
page-square-taken = { fault-square-taken }
page-give-expected = { fault-give-expected }
page-place-expected = { fault-place-expected }
page-read-hand = { read-hand }
page-read-hand-empty = { read-hand-empty }
page-read-no-last = { read-no-last }

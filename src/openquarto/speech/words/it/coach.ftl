### The coach: what it says of a turn that gives something away, how it is set, and its buttons on the page. $line, $square, $sides as in reasons.ftl.

## Typed: what the coach is now, and how it is to be.

word-coach = allenatore, coach
word-coach-on = allenatore sì, con allenatore
word-coach-off = allenatore no, senza allenatore
word-coach-warn = allenatore avvisa, allenatore avverte, avvisami, avvertimi

## Of a turn whose piece is chosen and not given yet: never a word about a quarto that stands on the board.

coach-win-gone = Così sfugge una vittoria.
coach-loses = Dopo questo, l'avversario può vincere.
coach-missed = La pedina posata avrebbe potuto completare { $line } in { $square }, in comune: { $sides }.
    .terse = { CAPITAL($bare) } in { $square }: { $sides }.
# The heading of the turns that would have kept more.
coach-better = Meglio
coach-ask = Annullare la mossa?
# After a yes, where another piece is enough.
coach-choose = Scegli un'altra pedina da dare.

## The setting.

coach-is-off = L'allenatore tace.
coach-is-on = L'allenatore parla quando una mossa lascia sfuggire qualcosa.
coach-is-warn = L'allenatore parla quando una mossa lascia sfuggire qualcosa, e sempre prima di una pedina che perde.
coach-how = Scrivi allenatore sì, allenatore no o allenatore avvisa.
fault-coach-masked = Qui niente allenatore: si gioca con la maschera.
fault-coach-counts = Qui niente allenatore: questa partita vale.
fault-coach-agreed = Con un link, l'allenatore resta come concordato prima della partita.

## The page: the entry of the menu and of the form, its three choices, and the buttons of the offer.

label-coach = Allenatore
label-coach-off = No
label-coach-on = Dopo un errore
label-coach-warn = Dopo un errore e prima di una pedina che perde
page-coach-about = L'allenatore lo dice quando una mossa lascia sfuggire qualcosa, e propone di annullarla. Meglio giochi, meno parla. Non rivela mai un Quarto sul tabellone.
page-coach-waiting = L'allenatore sta guardando.
page-coach-back = Annulla la mossa
page-coach-keep = Continua a giocare
page-coach-why = { label-why }

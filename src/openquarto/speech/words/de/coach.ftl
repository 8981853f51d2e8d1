### The coach: what it says of a turn that gives something away, how it is set, and its buttons on the page. $line, $square, $sides as in reasons.ftl.

## Typed: what the coach is now, and how it is to be.

word-coach = Trainer, Coach
word-coach-on = Trainer an, mit Trainer, Coach an
word-coach-off = Trainer aus, ohne Trainer, Coach aus
word-coach-warn = Trainer warnt, Trainer warnen, Coach warnt, warne mich

## Of a turn whose piece is chosen and not given yet: never a word about a quarto that stands on the board.

coach-win-gone = Damit ist ein Gewinn vergeben.
coach-loses = Danach kann dein Gegner gewinnen.
coach-missed = Die gesetzte Figur hätte { $line } auf { $square } vollenden können, gemeinsam: { $sides }.
    .terse = { CAPITAL($bare) } auf { $square }: { $sides }.
# The heading of the turns that would have kept more.
coach-better = Besser
coach-ask = Zurücknehmen?
# After a yes, where another piece is enough.
coach-choose = Wähl eine andere Figur zum Geben.

## The setting.

coach-is-off = Der Trainer schweigt.
coach-is-on = Der Trainer meldet sich, wenn ein Zug etwas vergibt.
coach-is-warn = Der Trainer meldet sich, wenn ein Zug etwas vergibt, und immer vor einer Figur, die verliert.
coach-how = Tippe Trainer an, Trainer aus oder Trainer warnt.
fault-coach-masked = Hier kein Trainer: Es wird mit Maske gespielt.
fault-coach-counts = Hier kein Trainer: Diese Partie wird gewertet.
fault-coach-agreed = Über einen Link bleibt der Trainer so, wie es vor der Partie vereinbart war.

## The page: the entry of the menu and of the form, its three choices, and the buttons of the offer.

label-coach = Trainer
label-coach-off = Aus
label-coach-on = Nach einem Fehler
label-coach-warn = Nach einem Fehler und vor einer Figur, die verliert
page-coach-about = Der Trainer sagt es, wenn ein Zug etwas vergibt, und bietet an, ihn zurückzunehmen. Je besser du spielst, desto weniger sagt er. Ein Quarto auf dem Brett verrät er nie.
page-coach-waiting = Der Trainer schaut hin.
page-coach-back = Zurücknehmen
page-coach-keep = Weiterspielen
page-coach-why = { label-why }

### Hints, reasons and the review of a game, as they are said at a table. $who is a player, $value a value such as "win in 3".

## Told to everybody at the table: only that somebody asked, whatever the hint was.

hint-asked-you = Du hast um einen Tipp gebeten.
hint-asked = { CAPITAL($who) } bittet um einen Tipp.
# After the end: $hints is a list of players with their number of hints.
hint-review = Tipps: { $hints }.
hint-count = { $who } { $count }

## What is refused.

fault-hint-masked = Vor dem Ende kein Tipp: Hier wird mit Maske gespielt.
fault-hint-counts = Vor dem Ende kein Tipp: Diese Partie wird gewertet.
fault-too-many-hints = Genug Tipps für diesen Zug. Spiel erst weiter.
fault-review-too-soon = Den Rückblick gibt es, wenn die Partie zu Ende ist.
insight-not-built = Tipps und Gründe brauchen den Rechenkern, der hier nicht installiert ist.

## A hint. The first step tells that there is something, the second where, the third what.

hint-step = Tipp { $step } von { $steps }: { $text }
hint-call = Es gibt ein Quarto, das man jetzt ansagen kann.
hint-complete = Die Figur in der Hand kann sofort gewinnen.
# $keep of $of turns win; in the next one all of them.
hint-win = { $keep ->
    [one] Hier lässt sich gewinnen: 1 von { $of } Zügen gewinnt.
   *[other] Hier lässt sich gewinnen: { $keep } von { $of } Zügen gewinnen.
}
hint-win-all = Mit perfektem Spiel gewinnt jeder Zug.
# $count of $of pieces that could be given complete a line; the others keep the draw.
hint-avoid = { $count ->
    [one] Vorsicht beim Geben: 1 von { $of } Figuren vollendet eine Linie.
   *[other] Vorsicht beim Geben: { $count } von { $of } Figuren vollenden eine Linie.
}
hint-hold = { $keep ->
    [one] Vorsicht: Nur 1 von { $of } Zügen hält das Remis.
   *[other] Vorsicht: Nur { $keep } von { $of } Zügen halten das Remis.
}
hint-quiet = Nichts eilt: Jeder Zug hält das Remis.
hint-lost = Gegen perfektes Spiel verliert jeder Zug; such den längsten Weg.
hint-where-place = Schau hier: { $place }.
# $line has three pieces with $sides in common.
hint-where-threat = Schau hier: { $line }. Gemeinsam haben die drei Figuren: { $sides }.
# $side is one word such as dark: a piece to give is among those.
hint-where-side = Such unter den Figuren mit diesem Merkmal: { $side }.
hint-where-any = Keine Stelle braucht besondere Vorsicht.

## Why, and work that takes a while.

why-value = { CAPITAL($who) }: { $value }.
why-more = Tippe noch einmal warum, um mehr zu hören.
why-row = { $heading }: { $text }
why-no-more = Mehr gibt es nicht zu sagen.
why-no-turn = Es wurde kein Zug gespielt.
insight-working = Einen Moment.
insight-progress = Bisher Zug { $done } von { $all }. Strg+C bricht ab.
insight-stopped = Abgebrochen.

## The review of a game that is over. A slip is a turn that gave a win or a draw away.

review-how = Tippe noch einmal Rückblick, um sie durchzugehen.
# $number of $of; $turn is the turn as it is called elsewhere, $who the player.
mark-at = { $number } von { $of }. { CAPITAL($turn) }, { $who }.
marks-end = Das war alles.
review-elsewhere = Der Rückblick auf diese Partie hat eine eigene Seite: Wähle Rückblick auf die Partie.

## Trying again from a slip: another turn is typed.

try-how = Versuch einen besseren Zug: Tippe erst das Feld, dann die Figur. Mit Rückblick geht es weiter.
try-right = Richtig: { $value }.
try-wrong = Der nicht: { $value }.
try-again = Versuch einen anderen.

## Help, in the terminal and on the page.

help-hints =
    In einer Partie, die nicht gewertet wird und ohne Masken ist, sagt Tipp, dass es etwas gibt; noch einmal, wo; und dann, was zu tun ist.
    Warum sagt, was die Stellung wert ist, und den Grund; noch einmal getippt, mehr.
    Jede Frage wird gezählt. Dein Gegner erfährt, dass du gefragt hast, nie die Antwort.
    Nach dem Ende geht Rückblick die Fehler durch, und warum erklärt den Zug, bei dem du bist.
help-review = Tippe Rückblick, um zu hören, wo die Partie kippte, warum für den Zug, bei dem du bist.

## The page and the menus: their entries, the key, and the button that asks for the next step.

label-hint = Tipp
label-why = Warum?
label-review = Rückblick
key-hint = N: ein Tipp
page-key-hint = { key-hint }
page-hint-waiting = { insight-working }
page-hint-more = Mehr dazu

### Tasks of lessons and puzzles: what is asked, and what is said of an answer.
### .terse is what those hear who want few words.

## What a task asks. $square: where the last piece was placed.

task-ask-complete = Wo bildet die Figur in deiner Hand ein Quarto?
task-ask-see = Du hast auf { $square } gesetzt. Kannst du ein Quarto ansagen? Welche Linie?
task-ask-missed = Dein Gegner hat auf { $square } gesetzt und nichts gesagt. Kannst du ein Quarto ansagen? Welche Linie?
task-ask-fit = Welche Figur vollendet { $line }?
task-ask-safe = Welche Figur ist sicher?
task-ask-hot = Welche Figur ist heiß?
task-ask-leave = Wohin setzt du, damit eine sichere Figur zum Geben bleibt?
task-ask-cover = Keine Figur ist sicher. Welche Linien sind schuld? Nenn so wenige wie möglich.
task-ask-call = Setz, sag Quarto an und zeig die Linie.
task-ask-take = Gewinn jetzt: sofort ansagen, oder setzen und ansagen.
task-ask-quiet = Setz, dann gib eine sichere Figur.
task-ask-give-win = Welche Figur gibst du, um zu gewinnen?
task-ask-give-hold = Welche Figur gibst du, um das Remis zu halten?
task-ask-place-hold = Wohin setzt du, um das Remis zu halten?
task-ask-turn-win = Setz und gib so, dass du gewinnst.
task-ask-turn-hold = Setz und gib so, dass du das Remis hältst.
# $count pieces are safe, two or more: an even number, and yet one wins; then an odd number, and yet none wins.
task-ask-count-doubts = { $count } Figuren sind sicher: Die Anzahl spricht gegen dich. Prüf es: Welche gewinnt trotzdem?
task-ask-count-promises = { $count } Figuren sind sicher: Die Anzahl verspricht einen Gewinn, aber es gibt keinen. Prüf es: Welche hält das Remis?
# Added where it is so: with a mask, and on the clock.
task-ask-touches = Berührungen: { $count }.
task-ask-seconds = Zeit: { $seconds } Sekunden.

## What is said of an answer; the reason follows. -silent: a quarto was made, but not called.

task-right = Richtig.
task-wrong = Noch nicht ganz.
task-silent = Da war ein Quarto, aber es wurde nicht angesagt: Jetzt kann der Gegner es ansagen.
    .terse = Quarto nicht angesagt.
task-none = Es gibt kein Quarto anzusagen.
task-open = Kein Quarto, { $line }: noch leer auf { $squares }.
    .terse = { CAPITAL($line) }: leer auf { $squares }.
task-nothing = Kein Quarto, { $line }: Die vier Figuren haben nichts gemeinsam, das zählt.
    .terse = { CAPITAL($line) }: nichts gemeinsam, das zählt.
# It was a quarto; $sides is what the four pieces have in common.
task-expired = Kein Quarto mehr, { $line }: gemeinsam { $sides }, aber niemand hat es rechtzeitig angesagt.
    .terse = { CAPITAL($line) }: verfallen.
# A piece on $square fills $lines, a list (with articles where the language has them), or no line at all.
task-fills = Auf { $square } füllt die Figur { $lines }, aber die vier Figuren dort haben nichts gemeinsam, das zählt.
    .terse = { $square } füllt { $lines }: nichts gemeinsam, das zählt.
task-fills-none = Auf { $square } füllt die Figur keine Linie.
    .terse = { $square } füllt keine Linie.
task-safe-piece = { CAPITAL($piece) } vollendet keine Linie.
    .terse = { CAPITAL($piece) }: sicher.
# $threats says which pieces complete which line: this one is none of them.
task-outside = { CAPITAL($piece) } passt nicht: { $threats }.
# $lines is a list of lines that no piece completes next.
task-waits-none = Keine Figur vollendet das als Nächstes: { $lines }.
task-larger = { $count ->
    [one] Mit diesen Linien ist keine Figur sicher, aber eine genügt.
   *[other] Mit diesen Linien ist keine Figur sicher, aber { $count } genügen.
}

## What happens after a wrong answer. $turns is a list of turns; a long one is cut, and $last is its last turn.

task-refuted = So geht es weiter: { $turns }.
task-refuted-long = So geht es weiter: { $turns }; und am Ende: { $last }.
task-refuted-draw = Der Gewinn ist weg. Das hält das Remis: { $turns }.

## The hint for a task: what to look for; then a place; then a right answer.

task-hint-lines = Schau auf die Linien mit drei Figuren: Was haben sie gemeinsam?
task-hint-full = Schau auf die vollen Linien: Was haben ihre vier Figuren gemeinsam?
task-hint-win = Du kannst sofort gewinnen.
task-hint-choice = Überleg bei jeder Möglichkeit, was dein Gegner danach tun kann.
task-hint-answer = Eine richtige Antwort: { $answer }.
task-hint-no-line = kein Quarto anzusagen

### Tasks of lessons and puzzles: what is asked, and what is said of an answer.
### .terse is what those hear who want few words.

## What a task asks. $square: where the last piece was placed.

task-ask-complete = Dove forma un Quarto la pedina in mano?
task-ask-see = Hai posato in { $square }. C'è un Quarto da annunciare? Su quale linea?
task-ask-missed = L'avversario ha posato in { $square } e non ha detto niente. C'è un Quarto da annunciare? Su quale linea?
task-ask-fit = Quale pedina completa { $line }?
task-ask-safe = Quale pedina è sicura?
task-ask-hot = Quale pedina scotta?
task-ask-leave = Dove posi perché resti una pedina sicura da dare?
task-ask-cover = Nessuna pedina è sicura. Per colpa di quali linee? Nominane il meno possibile.
task-ask-call = Posa, annuncia Quarto e mostra la linea.
task-ask-take = Vinci adesso: annuncia subito, oppure posa e annuncia.
task-ask-quiet = Posa, poi da' una pedina sicura.
task-ask-give-win = Quale pedina dai per vincere?
task-ask-give-hold = Quale pedina dai per mantenere il pareggio?
task-ask-place-hold = Dove posi per mantenere il pareggio?
task-ask-turn-win = Posa e da' in modo da vincere.
task-ask-turn-hold = Posa e da' in modo da mantenere il pareggio.
# $count pieces are safe, two or more: an even number, and yet one wins; then an odd number, and yet none wins.
task-ask-count-doubts = { $count } pedine sono sicure: il conto è contro di te. Controlla: quale vince lo stesso?
task-ask-count-promises = { $count } pedine sono sicure: il conto promette una vittoria, ma non c'è. Controlla: quale mantiene il pareggio?
# Added where it is so: with a mask, and on the clock.
task-ask-touches = Tocchi: { $count }.
task-ask-seconds = Tempo: { $seconds } secondi.

## What is said of an answer; the reason follows. -silent: a quarto was made, but not called.

task-right = Giusto.
task-wrong = Non ancora.
task-silent = C'era un Quarto, ma non è stato annunciato: adesso può annunciarlo l'avversario.
    .terse = Quarto non annunciato.
task-none = Non c'è nessun Quarto da annunciare.
task-open = Non è un Quarto, { $line }: ancora vuoto in { $squares }.
    .terse = { CAPITAL($line) }: vuoto in { $squares }.
task-nothing = Non è un Quarto, { $line }: le quattro pedine non hanno niente in comune che conti.
    .terse = { CAPITAL($line) }: niente in comune che conti.
# It was a quarto; $sides is what the four pieces have in common.
task-expired = Non è più un Quarto, { $line }: in comune { $sides }, ma nessuno lo ha annunciato in tempo.
    .terse = { CAPITAL($line) }: non vale più.
# A piece on $square fills $lines, a list (with articles where the language has them), or no line at all.
task-fills = In { $square } la pedina riempie { $lines }, ma lì le quattro pedine non hanno niente in comune che conti.
    .terse = { $square } riempie { $lines }: niente in comune che conti.
task-fills-none = In { $square } la pedina non riempie nessuna linea.
    .terse = { $square } non riempie nessuna linea.
task-safe-piece = La pedina { $piece } non completa nessuna linea.
    .terse = { CAPITAL($piece) }: sicura.
# $threats says which pieces complete which line: this one is none of them.
task-outside = La pedina { $piece } non è adatta: { $threats }.
# $lines is a list of lines that no piece completes next.
task-waits-none = Nessuna pedina completa questo alla prossima mossa: { $lines }.
task-larger = { $count ->
    [one] Con queste linee nessuna pedina è sicura, ma ne basta una.
   *[other] Con queste linee nessuna pedina è sicura, ma ne bastano { $count }.
}

## What happens after a wrong answer. $turns is a list of turns; a long one is cut, and $last is its last turn.

task-refuted = Ecco che cosa succede: { $turns }.
task-refuted-long = Ecco che cosa succede: { $turns }; e alla fine: { $last }.
task-refuted-draw = La vittoria è sfumata. Questo mantiene il pareggio: { $turns }.

## The hint for a task: what to look for; then a place; then a right answer.

task-hint-lines = Guarda le linee con tre pedine: che cosa hanno in comune?
task-hint-full = Guarda le linee piene: che cosa hanno in comune le quattro pedine?
task-hint-win = Puoi vincere subito.
task-hint-choice = Per ogni scelta, pensa a che cosa può fare dopo l'avversario.
task-hint-answer = Una risposta giusta: { $answer }.
task-hint-no-line = nessun Quarto da annunciare

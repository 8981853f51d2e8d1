### Tasks of lessons and puzzles: what is asked, and what is said of an answer.
### .terse is what those hear who want few words.

## What a task asks. $square: where the last piece was placed.

task-ask-complete = Waar maakt het stuk in je hand een quarto?
task-ask-see = Je hebt op { $square } geplaatst. Kun je een quarto roepen? Op welke lijn?
task-ask-missed = Je tegenstander heeft op { $square } geplaatst en niets gezegd. Kun je een quarto roepen? Op welke lijn?
task-ask-fit = Welk stuk voltooit { $line }?
task-ask-safe = Welk stuk is veilig om te geven?
task-ask-hot = Welk stuk is heet?
task-ask-leave = Waar plaats je zodat er een veilig stuk overblijft om te geven?
task-ask-cover = Geen enkel stuk is veilig. Door welke lijnen komt dat? Noem er zo weinig mogelijk.
task-ask-call = Plaats, roep Quarto en wijs de lijn aan.
task-ask-take = Win nu: roep meteen, of plaats en roep.
task-ask-quiet = Plaats, en geef dan een veilig stuk.
task-ask-give-win = Welk stuk geef je om te winnen?
task-ask-give-hold = Welk stuk geef je om remise te houden?
task-ask-place-hold = Waar plaats je om remise te houden?
task-ask-turn-win = Plaats en geef zo dat je wint.
task-ask-turn-hold = Plaats en geef zo dat je remise houdt.
# $count pieces are safe, two or more: an even number, and yet one wins; then an odd number, and yet none wins.
task-ask-count-doubts = { $count } stukken zijn veilig: de telling is tegen je. Ga het na: welk stuk wint toch?
task-ask-count-promises = { $count } stukken zijn veilig: de telling belooft winst, maar die is er niet. Ga het na: welk stuk houdt remise?
# Added where it is so: with a mask, and on the clock.
task-ask-touches = Aantal keer voelen: { $count }.
task-ask-seconds = Tijd: { $seconds } seconden.

## What is said of an answer; the reason follows. -silent: a quarto was made, but not called.

task-right = Goed.
task-wrong = Nog niet helemaal.
task-silent = Er was een quarto, maar het werd niet geroepen: nu kan de tegenstander het roepen.
    .terse = Quarto niet geroepen.
task-none = Er is geen quarto om te roepen.
task-open = Geen quarto, { $line }: nog vrij op { $squares }.
    .terse = { CAPITAL($line) }: vrij op { $squares }.
task-nothing = Geen quarto, { $line }: de vier stukken hebben niets gemeen dat telt.
    .terse = { CAPITAL($line) }: niets gemeen dat telt.
# It was a quarto; $sides is what the four pieces have in common.
task-expired = Geen quarto meer, { $line }: gemeenschappelijk { $sides }, maar niemand riep het op tijd.
    .terse = { CAPITAL($line) }: vervallen.
# A piece on $square fills $lines, a list (with articles where the language has them), or no line at all.
task-fills = Op { $square } vult het stuk { $lines }, maar de vier stukken daar hebben niets gemeen dat telt.
    .terse = { $square } vult { $lines }: niets gemeen dat telt.
task-fills-none = Op { $square } vult het stuk geen lijn.
    .terse = { $square } vult geen lijn.
task-safe-piece = { CAPITAL($piece) } voltooit geen lijn.
    .terse = { CAPITAL($piece) }: veilig.
# $threats says which pieces complete which line: this one is none of them.
task-outside = { CAPITAL($piece) } past niet: { $threats }.
# $lines is a list of lines that no piece completes next.
task-waits-none = Geen enkel stuk voltooit dit bij de volgende zet: { $lines }.
task-larger = { $count ->
    [one] Met deze lijnen is geen enkel stuk veilig, maar één lijn is genoeg.
   *[other] Met deze lijnen is geen enkel stuk veilig, maar { $count } zijn genoeg.
}

## What happens after a wrong answer. $turns is a list of turns; a long one is cut, and $last is its last turn.

task-refuted = Dit gebeurt er: { $turns }.
task-refuted-long = Dit gebeurt er: { $turns }; en uiteindelijk: { $last }.
task-refuted-draw = De winst is weg. Dit houdt remise: { $turns }.

## The hint for a task: what to look for; then a place; then a right answer.

task-hint-lines = Kijk naar de lijnen met drie stukken: wat hebben ze gemeenschappelijk?
task-hint-full = Kijk naar de volle lijnen: wat hebben de vier stukken gemeenschappelijk?
task-hint-win = Je kunt meteen winnen.
task-hint-choice = Bedenk bij elke keuze wat je tegenstander daarna kan doen.
task-hint-answer = Een goed antwoord: { $answer }.
task-hint-no-line = geen quarto om te roepen

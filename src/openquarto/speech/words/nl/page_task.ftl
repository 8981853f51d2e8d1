### The board on which a task of a puzzle or a lesson is answered.

## What is refused. $most is a number, $text what was asked for, $line a line that does not count in this variant.

fault-no-such-puzzle = Deze puzzel bestaat hier niet. Misschien is de link afgekapt.
fault-no-such-lesson = Deze les bestaat hier niet.
fault-no-such-task = Deze les heeft de opgaven 1 tot en met { $most }. Een opgave { $text } is er niet.
fault-no-such-day = { $text } is geen datum. Een datum ziet er zo uit: 2026-11-18.
fault-answer-not-whole = De beurt is nog niet af: plaats, en geef dan een stuk, of roep Quarto met de lijn.
fault-answer-lines = Noem hoogstens { $most } lijnen.
fault-answer-no-line = Dit telt hier niet: { $line }. Kies een andere lijn.

## The heading of a result. $answer is a square or a line.

task-heading-right = Goed
task-heading-right-so = Goed: { $answer }
task-heading-wrong = Nog niet helemaal
task-heading-wrong-so = Niet { $answer }

## What can be typed, by what is asked for.

task-help-square = Typ een veld, bijvoorbeeld b2. Verder: hint, bord, voorraad, hand.
task-help-piece = Typ een stuk met woorden of letters. Verder: hint, bord, voorraad.
task-help-line = Typ een lijn, bijvoorbeeld rij 2, of nee. Verder: hint, bord, voorraad, hand.
task-help-lines = Typ de lijnen met komma's ertussen: rij 2, kolom a. Verder: hint, bord, voorraad.
task-help-turn = Typ een veld en een stuk, of een veld en quarto met de lijn: b2 quarto rij 2. Verder: hint, bord, voorraad, hand.

## What is to be done. $piece is the piece in hand, $square where it was placed.

page-task-place = In de hand: { $piece }. Plaats het.
page-task-place-turn = In de hand: { $piece }. Plaats het, en geef dan een stuk of roep Quarto.
page-task-give = Geef een stuk.
page-task-then = { $square }. Geef nu een stuk of roep Quarto.
page-task-look = Het bord is vol. Roep Quarto, of kies Klaar.
page-task-see = Is er een quarto te roepen? Antwoord ja of nee.
page-task-lines = Kies lijnen, dan OK.
page-task-checking = Een ogenblik.

## A line, or several. $line is one, $lines a list, $square the square that was pressed, $count a number.

page-task-yes = Ja, wijs de lijn aan
page-task-no = Geen quarto
page-task-which = Welke lijn?
page-task-which-lines = Welke lijnen?
page-task-which-how = Kies velden van de lijn op het bord, of kies de lijn hier.
page-task-fitting = { $square }. Lijnen die passen: { $count }.
page-task-chosen = Gekozen: { $lines }.
page-task-chosen-none = Nog geen lijn gekozen.
page-task-half = Op de helft van deze borden is er geen.

## What does not fit the question.

page-task-wants-square = Deze opgave vraagt om een veld.
page-task-wants-piece = Deze opgave vraagt om een stuk om te geven.
page-task-over = Het antwoord is gegeven. Probeer het opnieuw, of ga verder.

## With a mask, and on the clock. $count is a number of touches, $seconds one of seconds.

page-task-touches = Nog zo vaak voelen: { $count }.
page-task-touches-none = Je mag niet meer voelen. Geef nu antwoord.
page-task-time = Nog { $seconds } seconden.
page-task-time-up = De tijd is om
page-task-time-up-why = Er kwam geen antwoord op tijd.

## After an answer. $answers is a list.

page-task-again = Opnieuw proberen
page-task-next = Volgende puzzel
page-task-show = Antwoord tonen
page-task-answer = Goed: { $answers }.
page-task-happens = Dit gebeurt er.
page-task-hint = Hint
page-task-failed = De server is niet bereikbaar. Er is niets verloren: probeer het opnieuw.

## The page of one puzzle. $rating is a number.

page-task-rated = moeilijkheid { $rating }
page-task-command = Antwoord typen
page-task-all = Alle puzzels

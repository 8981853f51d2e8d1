### Puzzles and lessons at the terminal: what may be typed there, and what is said around the tasks.

## What may be typed; lists with commas, as in vocabulary.ftl.

# That there is no line.
word-none = geen, niets, geen lijn, geen enkele, er is er geen
word-skip = overslaan, sla over, oversla
word-puzzle = puzzel, puzzels
word-learn = leren, les, lessen
# Between the names of lines: row 2 and column b.
practice-and = en

## How an answer is typed, said once each.

practice-how-square = Typ een veld, bijvoorbeeld b2.
practice-how-piece = Typ een stuk in woorden, bijvoorbeeld { $piece }.
practice-how-line = Typ een lijn, bijvoorbeeld rij 2, of geen. Lees rij 2 leest hem voor.
practice-how-lines = Typ de lijnen, bijvoorbeeld rij 2 en kolom b. Lees rij 2 leest er een voor.
practice-how-turn = Typ je beurt zoals in een partij: een veld, een stuk om te geven, of quarto en de lijn.
practice-half-give = Geplaatst. Roep nu Quarto of geef een stuk.
    .terse = Roep of geef.
practice-half-last-look = Geplaatst. Roep nu Quarto of typ klaar.
    .terse = Roep, of klaar.
# $lines is a list of the lines named so far.
practice-more-lines = { CAPITAL($lines) }. Noem nog een lijn of typ klaar.
practice-last = Laatst geplaatst: { $square }.
# Prompts, a word each: go on, and which line.
prompt-next = verder?
prompt-line = lijn?

## After an answer.

practice-try-again = Probeer het nog eens, of typ hint of overslaan.
    .terse = Nog eens.
practice-why-more = Typ waarom voor meer.
practice-go-on = Druk op Enter om verder te gaan.
    .terse = Enter: verder.
practice-begin = Druk op Enter om te beginnen, of typ overslaan.
practice-leave = Druk op Enter om te stoppen.
practice-refuted = Dit gebeurt er:
# $turn is a turn in words.
practice-turn-you = Jij: { $turn }.
practice-turn-opponent = Tegenstander: { $turn }.
practice-you = Jij
practice-opponent = Tegenstander
# An answer was told before one was given.
practice-told = Dat telt als niet gevonden.
practice-answer-first = Antwoord eerst, of typ hint.
practice-no-touches = Je mag niet meer voelen. Geef nu antwoord.
practice-touches-left = Nog zo vaak voelen: { $count }.
practice-time-up = De tijd is om.
practice-not-here = Dat hoort bij een partij. Hier antwoord je, of typ je hint, waarom, overslaan of stoppen.
practice-nothing-asked = Hier is geen opgave. Typ puzzel of leren.
practice-not-now = Niet terwijl er een klok loopt of met een masker op. Speel eerst deze partij uit.
practice-back = Terug naar je partij.
practice-help =
    Antwoord zoals in een partij: een veld, een stuk in woorden, een lijn zoals rij 2, of geen.
    Typ hint voor hulp in drie stappen, waarom voor de volledige uitleg, overslaan voor het antwoord.
    Typ bord, voorraad, hand, of lees en een veld of een rij, om de stelling te horen.
    Typ terug om je antwoord opnieuw te beginnen. Typ stoppen om op te houden: alles blijft bewaard.

## Labels of the menu.

label-puzzle = Puzzels
label-learn = Lessen
label-skip = Overslaan
# Buttons of at most 16 letters: name one more line; say that there is none; go on.
label-line = Lijn noemen
label-none = { page-task-no }
label-go-on = Verder

## Puzzles.

# $kind is a kind of puzzle, a title.
practice-puzzle = { CAPITAL($kind) }. Moeilijkheid { $rating }.
practice-puzzle-of = Puzzel { $number } van { $of }. { CAPITAL($kind) }. Moeilijkheid { $rating }.
# $rating is a number such as 1250 ± 80, or about 1250; $before is 1230 before.
practice-rating = Jouw rating: { $rating }.
practice-rating-moved = Jouw rating: { $rating }, { $before }.
practice-rating-none = Jouw rating is nog niet bekend. Hij begint bij 1200 en verandert met elke eerste poging.
# $day is a date such as 2026-11-18.
practice-daily = De puzzel van { $day }.
practice-daily-done = Je hebt hem al geprobeerd: hij telt niet nog eens.
practice-streak = Een reeks, steeds moeilijker, tot je eerste fout. Je record: { $best }.
practice-in-a-row = Achter elkaar: { $count }.
practice-over-streak = De reeks is voorbij: { $count }. Je record: { $best }.
practice-storm = Stormloop: drie minuten. Een fout kost tien seconden. Je record: { $best }.
practice-over-storm = Goed: { $right }. Fout: { $wrong }. Je record: { $best }.
practice-again = { $count ->
    [one] Vandaag komt er één puzzel terug.
   *[other] Vandaag komen er { $count } puzzels terug.
}
practice-again-none = Vandaag komt er geen puzzel terug.
practice-again-next = De volgende komt op { $day }.
practice-set = { $count ->
    [one] Een selectie van één puzzel.
   *[other] Een selectie van { $count } puzzels.
}
practice-none-left = Zo'n puzzel is er niet.
practice-over = Dat was alles. In één keer goed: { $right } van { $of }.

## Lessons. $title is the title of a lesson.

practice-lesson = Les { $number } van { $of }: { $title }.
practice-lesson-extra = Extra les: { $title }.
practice-task = Opgave { $number } van { $of }.
practice-passed = Gelukt!
practice-lesson-done = Les klaar: { $title }.
practice-not-passed = Nog niet gelukt. Druk op Enter om opnieuw te spelen, of typ overslaan.
practice-lessons-all = Alle lessen zijn klaar.
# The list of lessons: $number is a number or +, $name is what to type after learn.
practice-list-done = ✓ { $number } { $title } ({ $name }): klaar.
practice-list-begun = – { $number } { $title } ({ $name }): { $done } van { $of } opgaven.
practice-list-open = · { $number } { $title } ({ $name }): nog niet begonnen.

## What is kept. $file is a file.

practice-goodbye = Tot ziens. Alles wat je hebt gedaan is bewaard.
practice-goodbye-not-kept = Tot ziens. Wat je hebt gedaan kon niet worden bewaard.
practice-not-kept = { $file } is niet te lezen of te schrijven: wat je nu doet, telt tot je stopt.
practice-newer = { $file } komt van een nieuwere versie. Het bestand blijft zoals het is, en wat je nu doet, telt tot je stopt.
practice-broken = { $file } is niet te lezen. Het is bewaard als { $aside }, en je begint opnieuw.
practice-known = Puzzels geprobeerd: { $tries }, in één keer goed: { $right }. Lessen klaar: { $lessons }.
practice-bests = Beste reeks: { $streak }. Beste stormloop: { $storm }.
practice-exported = Geschreven naar { $file }.
practice-imported = Gelezen uit { $file }.
practice-import-sure = Dit vervangt wat hier is bewaard. Verdergaan? Ja of nee?
practice-forget-sure = Je rating, je puzzels en je lessen vergeten? Ja of nee?
practice-forgotten = Vergeten.
practice-file-too-large = { $file } is te groot voor een voortgangsbestand.
practice-file-unreadable = { $file } is geen voortgangsbestand: het is niet te lezen.
practice-file-foreign = { $file } is geen voortgangsbestand van OpenQuarto.
practice-file-newer = { $file } komt van een nieuwere versie van OpenQuarto.
practice-file-empty = Er staat geen voortgang in { $file }.

### The pages about puzzles: all kinds, the puzzle of the day, series, the own rating, what a browser remembers, sets for teachers.

## The page of all puzzles. $count and $rating are numbers, $day is a day in words.

puzzles-title = Puzzels
puzzles-lead = { $count } borden met elk één vraag. Elk antwoord is bewezen.
puzzles-daily = De puzzel van vandaag
puzzles-same = voor iedereen dezelfde
puzzles-rated = moeilijkheid { $rating }
puzzles-solve = Oplossen
puzzles-days = De laatste twee weken
puzzles-day-right = { $day }: goed
puzzles-day-wrong = { $day }: niet goed
puzzles-day-open = { $day }: niet geprobeerd
puzzles-days-in-a-row = Dagen achter elkaar: { $count }
puzzles-row = Achter elkaar
puzzles-streak = Reeks
puzzles-streak-about = Steeds moeilijker, tot het eerste foute antwoord.
puzzles-storm = Stormloop
puzzles-storm-about = Drie minuten, steeds moeilijker. Een fout antwoord kost tien seconden; de klok wacht terwijl je leest.
puzzles-again = Nog eens
puzzles-again-about = Wat niet lukte, komt na 1, 3, 7 en 21 dagen terug, tot het twee keer achter elkaar goed was.
puzzles-again-waiting = Er wachten: { $count }
puzzles-again-next = De volgende: { $day }
puzzles-again-none = Vandaag wacht er niets.
puzzles-best = Record: { $count }
puzzles-kinds = Per soort
puzzles-all-kinds = Alle soorten
puzzles-all-kinds-about = Van alles wat.
puzzles-difficulty = Moeilijkheid
puzzles-difficulty-easier = Makkelijker
puzzles-difficulty-mine = Mijn niveau
puzzles-difficulty-harder = Moeilijker
puzzles-rules = Regels
puzzles-rules-all = Alle regels
puzzles-rules-classic = Klassiek
puzzles-rules-blocks = Met blokken
puzzles-rules-fewer = Minder kenmerken
puzzles-none-left = Zo'n puzzel is er niet. Kies iets anders.
puzzles-no-index = De lijst met puzzels kan nu niet worden geladen. Probeer het nog eens.

## The own rating. $low, $high, $first and $last are ratings; $right of $count puzzles were right at the first try.

puzzles-rating = Jouw rating
puzzles-rating-none = Nog niet bekend. Hij begint bij 1200 en verandert met elke eerste poging.
# Stands before a rating that is not sure yet: about 1250.
puzzles-rating-about = ongeveer
puzzles-rating-settling = Jouw rating is nog op zoek naar zijn plek.
puzzles-rating-range = Hoogstwaarschijnlijk tussen { $low } en { $high }.
puzzles-rating-course = Van { $first } naar { $last }; laagste { $low }, hoogste { $high }.
puzzles-rating-how = Elke eerste poging telt als een partij tussen jou en de puzzel.
puzzles-tried = Geprobeerde puzzels: { $count }, bij de eerste poging goed: { $right }

## What a browser remembers. $name is the name of a file.

puzzles-kept = Wat deze browser onthoudt
puzzles-kept-about = Je rating, puzzels en lessen staan in deze browser en nergens anders. Met een bestand neem je ze mee.
puzzles-export = Opslaan als bestand
puzzles-import = Bestand lezen
puzzles-forget = Alles vergeten
puzzles-exported = Opgeslagen: { $name }
puzzles-imported = Het bestand is gelezen.
puzzles-forgotten = Vergeten.
puzzles-import-sure = Het bestand vervangt alles wat deze browser nu onthoudt.
puzzles-import-do = Vervangen
puzzles-forget-sure = Je rating, puzzels en lessen voorgoed vergeten?
puzzles-forget-do = Alles vergeten
puzzles-file-too-large = Dit bestand is te groot om van ons te zijn. Er is niets veranderd.
puzzles-file-unreadable = Dit bestand is niet te lezen: misschien is het afgebroken. Er is niets veranderd.
puzzles-file-foreign = Dit bestand is niet op deze pagina opgeslagen. Er is niets veranderd.
puzzles-file-newer = Dit bestand komt van een nieuwere versie van deze site. Er is niets veranderd.
puzzles-file-empty = In dit bestand staat niets om te onthouden. Er is niets veranderd.
page-progress-off = Deze browser laat ons niets onthouden: je voortgang blijft tot je deze pagina verlaat.
page-progress-full = In deze browser is geen ruimte meer: je voortgang blijft tot je dit tabblad sluit.
page-progress-newer = Een nieuwere versie van deze site heeft je voortgang hier opgeslagen: wat je nu doet, blijft tot je deze pagina verlaat.

## Sets for teachers. $most and $count are numbers, $text what was typed.

puzzles-teachers = Voor in de klas
puzzles-teachers-about = Kies puzzels en geef één link door: iedereen krijgt dezelfde, in de eigen taal. Zonder account, zonder naam.
puzzles-kind = Soort
puzzles-level = Niveau
puzzles-level-easy = Makkelijk
puzzles-level-middle = Gemiddeld
puzzles-level-hard = Moeilijk
puzzles-level-any = Alle niveaus
puzzles-number = Hoeveel
puzzles-number-bad = Kies een getal van 1 tot en met { $most }.
puzzles-ids = Of puzzels op naam
puzzles-ids-hint = Elke puzzel heeft acht letters en cijfers aan het eind van het adres. Typ er een paar, met spaties.
puzzles-ids-bad = Geen puzzel heet { $text }.
puzzles-ids-many = In een link passen hoogstens { $most } puzzels.
puzzles-make-link = Link maken
puzzles-print = Afdrukken
puzzles-set = Een selectie
puzzles-set-look = Selectie bekijken
puzzles-set-title = { $count ->
    [one] Een selectie van één puzzel
   *[other] Een selectie van { $count } puzzels
}
puzzles-set-about = Iemand heeft deze puzzels voor je uitgezocht. Neem de tijd.
puzzles-begin = Beginnen
puzzles-result-right = Goed.
puzzles-result-wrong = Niet goed.
puzzles-result-open = Niet geprobeerd.

## A series, on the page of a puzzle. $number is the number of a puzzle, $time a clock, $rating a rating.

puzzles-beside = Jouw rating en andere puzzels
# How many puzzles of a kind there are.
puzzles-count = { $count }
puzzles-next = Volgende puzzel
puzzles-number-one = Puzzel { $number }
puzzles-number-of = Puzzel { $number } van { $count }
puzzles-clock = Nog { $time }
puzzles-seconds-left = Nog { $count } seconden.
puzzles-right-count = Goed: { $count }
puzzles-streak-over = De reeks eindigt bij { $count }.
puzzles-storm-over = De tijd is om. Goed: { $count }
puzzles-set-over = Dat was de selectie. Goed: { $right } van { $count }
puzzles-again-over = Dat was alles voor vandaag. Goed: { $right } van { $count }
puzzles-kind-over = Goed: { $right } van { $count }
puzzles-went-wrong = Wat niet lukte
puzzles-comes-again = Deze komen op een andere dag terug, onder “Nog eens”.
puzzles-nothing-wrong = Alles is gelukt.
puzzles-once-more = Opnieuw
puzzles-practise-again = Deze nog eens proberen
puzzles-all = Alle puzzels
puzzles-rating-before = eerst { $rating }
puzzles-first-only = Alleen de eerste poging telt.
puzzles-leave = Reeks beëindigen

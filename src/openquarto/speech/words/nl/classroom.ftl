### A class: what is refused, what is noted, and how far somebody is.

fault-class-name = Een klas heeft een naam van 1 tot en met { $longest } tekens nodig.
fault-class-setting = { $text } kan hier niet. Kies uit: { $choices }.
fault-pupil-there = { $name } zit al in deze klas. Ben jij dat, vraag je leerkracht dan om je link. Zo niet, zet een letter achter je naam.
fault-class-full = Deze klas is vol: hoogstens { $most } leerlingen.
fault-no-such-pupil = Er is geen leerling { $text } in deze klas.
fault-same-pupil = { $name } kan niet met zichzelf worden samengevoegd. Kies twee namen.
fault-assigned-already = Dat is al uitgedeeld: { $text }.
fault-no-such-assignment = In deze klas is niets met nummer { $text } uitgedeeld.
fault-too-many-assignments = Een klas heeft hoogstens { $most } lessen en selecties. Haal er eerst een weg.
fault-too-many-tasks = Dat is te veel voor één klas: hoogstens { $most } opgaven.
fault-class-closed = Deze klas is gesloten.
fault-class-shut = Er kan nu niemand meer bij in deze klas. Vraag het je leerkracht.
fault-class-changed = Iemand was sneller. Kijk nog eens en beslis dan.
fault-class-unreadable = Deze klas kan niet worden gelezen: { $why }.
fault-no-such-class = Deze klas is er niet. Misschien is ze verwijderd, of er ontbreekt een stuk van de link.
fault-not-the-teacher = Dat kan alleen de leerkracht van deze klas.
fault-not-in-this-class = Op dit apparaat zit je niet in deze klas.
fault-no-small-match = Dat is geen afgelopen oefenpartij van jou.
fault-nothing-chosen = Kies eerst een les of puzzels.

## What is noted, and marks of tasks.

class-noted-first = Genoteerd voor { $name }: in één keer opgelost.
class-noted-done = Genoteerd voor { $name }: opgelost.
class-noted-tried = Genoteerd voor { $name }: geprobeerd. Probeer het nog eens.
class-noted-nothing = Deze opgave is in { $name } niet uitgedeeld.
class-not-noted = Er is niets genoteerd.
class-pupil = Leerling
class-match = oefenpartij
class-task = opgave { $number }
class-puzzles = { $count ->
    [one] 1 puzzel
   *[other] { $count } puzzels
}
class-letter-open = –
class-letter-tried = P
class-letter-done = O
class-letter-first = 1
class-mark-open = niet begonnen
class-mark-tried = geprobeerd
class-mark-done = opgelost
class-mark-first = in één keer opgelost
class-tally = { $solved } van { $count } opgelost, { $first } in één keer

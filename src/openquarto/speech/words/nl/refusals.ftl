### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } is geen stuk. Stukken hebben de letters A tot en met P.
fault-sides-of-a-piece = Een stuk heeft voor elk van de vier kenmerken precies één eigenschap, niet { $text }.
fault-square-unreadable = { $text } is geen veld. Velden zijn a1 tot en met d4.
fault-line-unreadable = { $text } is geen lijn. Een lijn heet naar haar twee uiteinden, zoals a1-d1.
fault-variant-empty = De variant ontbreekt. Schrijf classic, of iets als blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } is geen variant. Schrijf alleen classic, of blocks, traits= en auto.
fault-variant-flag-twice = { $text } staat twee keer in de variant.
fault-variant-traits = { $text } na traits= is niet te lezen. Schrijf letters van cshf, in die volgorde.
fault-position-fields = Een stelling heeft drie of vier delen, niet { $count }.
fault-position-rows = Een stelling heeft vier rijen, niet { $count }.
fault-row-unreadable = Rij { $row } van de stelling is niet te lezen: { $text }.
fault-row-length = Rij { $row } van de stelling heeft { $count } velden, niet 4.
fault-action-unreadable = { $text } is geen actie. Schrijf de letter van een stuk, een veld, # en een lijn, of =.
fault-time-control-unreadable = { $text } is geen klok. Schrijf 60/turn, 450+5 of -.
fault-value-unreadable = { $text } is geen waarde. Schrijf W of L met een afstand, of D.
fault-game-over = De partij is afgelopen.
fault-give-expected = Geef eerst een stuk.
fault-place-expected = Plaats eerst je stuk: { $hand }.
fault-done-expected = Het bord is vol. Nu kan alleen nog: Quarto roepen of klaar.
fault-piece-on-board = { CAPITAL($piece) } staat al op het bord.
fault-square-taken = { $square } bezet.
fault-calling-automatic = Hier roep je niet: een quarto wint automatisch.
fault-no-window = Nu niet. Je mag een lijn door het laatst geplaatste stuk roepen: als je het net hebt geplaatst, of voordat je het volgende plaatst.
fault-call-used = Je hebt al geroepen. Je mag maar één keer per gelegenheid roepen.
fault-line-not-in-variant = { CAPITAL($line) } telt niet in deze variant.
fault-line-not-kept = { CAPITAL($line) } blijft bij deze symmetrie niet behouden.
fault-end-reason = Zo kan een partij niet eindigen: { $reason }.
fault-nothing-to-take-back = Er is geen zet om terug te nemen.
fault-game-length = Een partij heeft één stelling meer dan acties, niet { $positions } en { $actions }.
fault-traits-order = Een variant telt één tot en met vier kenmerken, in de volgorde cshf, niet { $text }.
fault-board-size = Een bord heeft 16 velden, niet { $count }.
fault-piece-twice = { CAPITAL($piece) } staat er twee keer, op { $squares }.
fault-hand-on-board = Het stuk in de hand, { $piece }, staat ook op { $square }.
fault-last-empty = Het laatst bezette veld, { $square }, is vrij.
fault-value-impossible = Er is geen waarde { $letter } { $distance }.
fault-turn-limit = Een beurt duurt 5 seconden tot en met 24 uur, niet { $seconds } seconden.
fault-game-limit = Een klok heeft 5 seconden tot en met 24 uur en geeft er hoogstens 60 minuten bij, niet { $text }.

## The referee.

fault-match-over = De partij is afgelopen.
fault-not-your-turn = Je bent niet aan de beurt. Aan de beurt: { $to_act }.
fault-draw-offered-already = Remise is al aangeboden. Je tegenstander moet antwoorden.
fault-no-draw-offered = Niemand heeft remise aangeboden.
fault-take-back-not-allowed = Terugnemen kan niet: dit is een serieuze partij.
fault-take-back-asked-already = Je hebt het al gevraagd. Je tegenstander moet antwoorden.
fault-no-take-back-asked = Niemand wil een zet terugnemen.
fault-own-turn = Je bent zelf aan de beurt. Alleen wie wacht, kan de partij opeisen.
fault-clock-runs = Een partij met een klok kun je niet opeisen: wie er niet is, verliest op tijd.
# $days and $hours are digits.
fault-claim-too-early = Te vroeg. Een partij kun je na { $days } dagen opeisen; er zijn pas { $hours } uur voorbij.
fault-start-variant = De stelling is van de variant { $variant }, niet { $expected }.
fault-name-length = Een naam heeft 1 tot en met { $longest } letters, niet { $count }.
fault-name-characters = Een naam heeft minstens één zichtbaar teken nodig en mag geen onzichtbare bevatten.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Regel { $line }, kolom { $column }: { $sentence }
fault-tag-unreadable = { $text } is geen kopregel. Een kopregel ziet er zo uit: [First "Anna"].
fault-tag-twice = De kopregel { $name } staat er twee keer.
fault-tag-value = De kopregel { $name } kan niet { $text } bevatten.
fault-tag-characters = De kopregel { $name } kan niet geschreven worden: { $text }.
fault-set-up-without-position = SetUp is 1, maar de kopregel Position ontbreekt.
fault-two-variants = De kopregels noemen twee varianten, { $tag } en { $position }.
fault-comment-unclosed = Dit commentaar is niet gesloten.
fault-variation-unclosed = Deze zijtak is niet gesloten.
fault-variation-unopened = Een haakje sluit waar geen zijtak open is.
fault-variations-too-deep = Zijtakken kunnen { $count } diep genest zijn, niet dieper.
fault-variation-without-turn = Een zijtak staat voor de eerste zet.
fault-result-in-variation = Een uitslag, { $text }, staat in een zijtak.
fault-token-unreadable = { $text } is geen zet. Een zet ziet er zo uit: b4A.
fault-marked-as-false = Geroepen is { $action }: dat klopt, maar het is als fout gemarkeerd.
fault-not-marked-as-false = Geroepen is { $action }: dat is fout, maar het is niet zo gemarkeerd.
fault-turn-cut-short = De zet { $text } is niet volledig.
fault-result-missing = De uitslag ontbreekt: 1-0, 0-1, 1/2-1/2 of *.
fault-result-of-the-tag = De uitslag is hier { $text } en in de kopregel { $tag }.
fault-result-of-the-game = De uitslag is { $text }, maar de partij eindigde in { $expected }.
fault-result-of-the-termination = De uitslag { $text } volgt niet uit de Termination { $termination }.
fault-result-unexplained = De uitslag { $text } volgt niet uit de partij.
fault-start-unwritable = De stelling { $position } kan niet het begin van een verslag zijn.
fault-value-without-distance = Een genoteerde waarde heeft haar afstand nodig, behalve bij remise, niet { $value }.
fault-turn-unknown = Het verslag heeft { $count } beurten, geteld vanaf 0; er is geen beurt { $number }.
fault-games = Er werd één partij verwacht, niet { $count }.

## The solver.

fault-threads = Het kan met 1 tot en met { $most } threads, niet { $count }.
fault-table = Een tabel heeft 1 tot en met { $most } MB, niet { $megabytes }.
fault-table-memory = Een tabel van { $megabytes } MB kan niet: deze computer heeft { $memory } MB.
fault-table-refused = Een tabel van { $megabytes } MB kan niet: het systeem heeft er geen geheugen voor.
fault-book = Het openingsboek is beschadigd.
fault-node-limit = Een grens is minstens 1 knoop, niet { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Niets ingevoerd. Typ hulp voor de opdrachten.
fault-typed-too-long = Te lang: { $count } tekens. Hoogstens { $longest }.
fault-word-unknown = Ik ken { $text } niet. Typ hulp voor de opdrachten.
fault-words-unclear = Ik begrijp { $text } niet. Typ hulp voor de opdrachten.
# A single letter could be a piece or a column.
fault-letter-alone = Eén letter is niet genoeg: { $text }. Typ geef { CAPITAL($text) } voor het stuk, of b2 voor een veld.
fault-number-alone = Een getal is niet genoeg: { $text }. Typ b { $text } voor een veld, of rij { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = Dat kan betekenen: { $readings }. Kies er één.
# $pieces is a list of two to four pieces.
fault-several-pieces = Welk stuk: { $pieces }?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } stukken passen. Typ meer woorden.
fault-no-such-piece = Geen stuk in de voorraad is { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = Geen stuk is tegelijk { $sides }.
fault-square-unknown = Er is geen veld { $text }. Velden zijn a1 tot en met d4.
fault-row-unknown = Er is geen rij { $text }. Rijen zijn 1 tot en met 4.
fault-column-unknown = Er is geen kolom { $text }. Kolommen zijn a tot en met d.
fault-diagonal-unknown = Door { $square } gaat geen diagonaal. Typ diagonaal a1 of diagonaal a4.
fault-block-unknown = Geen blok heet { $square }. Een blok heet naar het veld linksboven, a1 tot en met c3.
fault-no-line-between = { $text } zijn niet de twee uiteinden van een lijn.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Welke lijn? Typ rij 2, kolom b, diagonaal a1 of blok b2.
fault-no-call-now = Nu niet. Je mag een lijn door het laatst geplaatste stuk roepen: als je het net hebt geplaatst, of voordat je het volgende plaatst.
# $choices is a list of the words that can follow.
fault-which-setting = Typ een van deze: { $choices }.
fault-language-unknown = Ik spreek geen { $text }. Talen: { $choices }.
fault-opponent-unknown = Er is geen tegenstander { $text }. Typ een naam zoals eik, een getal van 1 tot en met 10, willekeurig of hier.

## De server en de pagina.

fault-message-unreadable = Dit bericht is niet te lezen.
fault-stale = De tafel is intussen veranderd. Kijk nog eens.
fault-no-seat = Je kijkt toe. Alleen de spelers kunnen iets doen.
fault-not-over = Dat kan niet tijdens een partij.
fault-not-here = Dat kan niet aan deze tafel. Kijk in het menu.
fault-link-offline = Spelen via een link heeft het netwerk nodig. Tegen de computer en aan één scherm kun je nu spelen.
fault-not-kept = De partij kon niet worden bewaard, dus er is niets veranderd. Probeer het nog eens.
fault-not-known = De schijf liet het op dat moment afweten. Of dit bewaard is, weet nog niemand. De tafel wordt opnieuw geladen: kijk goed voor je verdergaat.
fault-closing = Deze tafel wordt net gesloten. Kom zo terug.
fault-no-such-game = Deze partij is er niet. Misschien is ze verwijderd.
fault-not-your-game = Deze partij is van iemand anders.
fault-title = Een titel heeft 1 tot en met { $longest } zichtbare letters.
fault-too-many-games = Te veel nieuwe partijen. Wacht een minuut.
fault-no-new-games = Deze server neemt nu geen nieuwe partijen aan. Begonnen partijen gaan door.
fault-leaving = Deze server stopt dadelijk. Probeer het over een ogenblik nog eens.
fault-newer-game = Een nieuwere versie van deze server gaat al verder met deze partij. Probeer het over een ogenblik nog eens.
fault-banned = Vanuit jouw netwerk is de toegang op dit moment geblokkeerd.
fault-too-many-sockets = Er zijn te veel tafels open. Sluit er een paar.
fault-choice = { $text } kan niet voor { $field }. Je kunt kiezen uit: { $choices }.
fault-two-callings = Voor het roepen zijn er twee verschillende opgaven: { $calling } en { $variant }.
fault-not-begun = De andere speler is er nog niet. Wacht even.
fault-too-many-wishes = Er is in deze beurt genoeg aangeboden en teruggenomen. Speel eerst verder.
fault-too-many-touches = Je hebt in deze beurt { $most } keer gevoeld. Meer kan niet in één beurt.
fault-too-long = Deze partij is zo lang geworden dat er niets meer aangeboden, teruggenomen of gevoeld kan worden. Jullie kunnen haar nog wel uitspelen.
fault-invitation-used = Deze uitnodiging is al gebruikt, of er ontbreekt een stuk. Vraag om een nieuwe link.
fault-own-invitation = Je zit al aan deze tafel. Geef de link aan de andere speler.
fault-nobody-to-invite = Beide plaatsen zijn bezet.
fault-too-many-tries = Dat was te vaak. Je mag hoogstens { $most } keer per minuut proberen.
fault-operator = Een server voor anderen zegt wie hem beheert. Stel operator en contact in voor de pagina over privacy.
fault-no-record = In deze tekst staat geen partij.
fault-one-record-at-a-time = Eén partij tegelijk: de vorige wordt nog gelezen. Probeer het zo nog eens.
fault-opponent-not-ready = De niveaus hebben de rekenmodule nodig, die hier niet is geïnstalleerd. Kies willekeurig of twee spelers.
fault-no-such-page = Er is geen pagina { $path }.
fault-foreign = Dit verzoek kwam van een andere site en is niet uitgevoerd.
fault-foreign-host = Deze server is niet bekend onder die naam.
fault-too-large = Te groot: hoogstens { $most } bytes.
fault-unreadable = Dit verzoek is niet te lezen.
fault-our-mistake = Hier ging iets mis. Je partijen zijn niet verloren.
fault-setting = De instelling { $name } kan niet { $text } zijn: { $why }.
fault-settings-unreadable = De instellingen in { $file } zijn niet te lezen: { $why }.
fault-port-taken = Poort { $port } op { $host } is bezet: een ander programma luistert daar. Kies een andere met --port.
fault-address = De server kan { $host } niet gebruiken: { $why }. Kies een ander adres met --host.
fault-off-loopback = { $host } is voor andere computers te bereiken. Geef --public-url https:// op, of laat --host weg.
fault-database-locked = { $file } is in gebruik door een andere server. Stop die, of kies een ander bestand met --database.
fault-database-unwritable = { $file } kan niet geschreven worden: { $why }. Kies een ander bestand met --database.
fault-database-newer = { $file } is van een nieuwere versie. Werk dit programma bij.
fault-database-foreign = { $file } is geen database met partijen. Kies een ander bestand met --database.
fault-database-older = { $file } is van een oudere versie. Werk de database bij met openquarto database migrate.
fault-database-away = { $file } is niet bereikbaar: { $why }.
fault-database-address = Dit is geen adres van een database. Zo ziet er een uit: postgresql://user@host/name.
fault-database-not-empty = { $file } bevat al partijen. Kies een lege database.
fault-copy-differs = { $file } heeft de kopie niet bewaard. Er is niets van over.
fault-no-database = { $file } bestaat niet of bevat geen partijen.
fault-workers = Meerdere processen (--workers) hebben een database nodig die ze kunnen delen: geef --database postgresql://me@host/quarto op.
fault-worker-failed = Een proces is geëindigd voordat het kon werken (status { $status }). Het logboek vertelt meer.
fault-no-postgres = PostgreSQL heeft het extra pakket postgres nodig: pip install 'openquarto[postgres]'.
fault-no-backup-here = Deze database is geen bestand. Bij PostgreSQL maakt pg_dump een back-up, en openquarto database copy schrijft een bestand.
fault-no-server = De server bij { $file } is niet te bereiken: { $why }.
fault-backup = { $file } kan niet geschreven worden: { $why }.
fault-nothing-to-back-up = Deze server bewaart geen partijen, dus er is niets om een kopie van te maken.
fault-not-in-memory = Niemand heeft deze partij open, dus er is niets te sluiten.
fault-network = { $text } is geen netwerkadres. Geef er een op zoals 192.0.2.7 of 192.0.2.0/24.
fault-admin-socket = Via { $file } kan de server geen opdrachten van de beheerder ontvangen: { $why }. Kies een andere plaats met admin_socket, of off.

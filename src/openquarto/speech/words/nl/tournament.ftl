### Tournaments: what is refused, and the words of lists, standings and printed sheets.

## What is refused. $name is a player, $board and $round are numbers, $result is written like 1–0.

fault-tournament-name = Een toernooi heeft een naam van 1 tot { $longest } tekens nodig.
fault-tournament-setting = { $text } kan hier niet. Keuze: { $choices }.
fault-rounds-number = Een toernooi heeft 1 tot { $most } ronden, niet { $count }.
fault-entered-already = { $name } staat al op de lijst, als nummer { $number }.
fault-too-many-players = De lijst is vol: hoogstens { $most } spelers.
fault-no-such-player = Er staat geen speler { $text } op de lijst.
fault-entries-closed = { $name } kan er niet meer bij: de tegenstanders liggen vast. Neem eerst ronde 1 terug.
fault-has-played = { $name } is al ingedeeld en blijft op de lijst. Je kunt het vertrek noteren.
fault-withdrawn-already = { $name } is al weg.
fault-not-withdrawn = { $name } is niet weg.
fault-round-past = Dat kan niet meer veranderen: ronde { $round } is al ingedeeld.
fault-rating-number = Een rating is een getal van { $least } tot { $most }, niet { $text }.
fault-too-few-players = Een ronde heeft twee spelers nodig die er zijn. Nu: { $count }.
fault-results-missing = Ronde { $round } is niet klaar. { $count ->
    [one] De uitslag van bord { $boards } ontbreekt.
   *[other] De uitslagen van de borden { $boards } ontbreken.
}
fault-no-more-rounds = Alle { $count } ronden zijn gespeeld.
fault-rounds-paired = Minder dan { $count } ronden kan niet: zoveel zijn er al ingedeeld.
fault-nobody-left = Er is niemand meer over in het schema, dus er komt geen ronde meer. Je kunt het toernooi afsluiten.
fault-no-round = Ronde { $round } is nog niet ingedeeld.
fault-not-newest-round = Alleen de nieuwste ronde kan veranderen, niet ronde { $round }.
fault-no-such-board = Ronde { $round } heeft geen bord { $text }.
fault-paired-twice = { $name } staat er twee keer.
fault-not-paired = Er ontbreekt iemand: { $names }.
fault-nobody-waits = Er kan nu niemand worden ingedeeld.
fault-time-over = De tijd van deze arena is om: { $minutes } minuten vanaf ronde 1. In de instellingen kun je meer geven.
fault-no-swiss = Het Zwitsers systeem is hier niet geïnstalleerd. De andere vormen werken.
fault-result-unreadable = { $text } is geen uitslag. Schrijf 1-0, 0-1 of 1/2-1/2, of +/- als iemand niet komt.
fault-result-of-pair = De punten van de { $games } partijen horen bij elkaar, zoals { $example }.
fault-result-there = Bord { $board } heeft al een uitslag: { $result }. Klopt die niet, verbeter hem dan.
fault-result-settled = Bord { $board } heeft zijn uitslag al: { $result }. Klopt die niet, zeg het de arbiter.
fault-too-many-reports = Je hebt al { $most } keer gemeld. Vertel de arbiter hoe het is afgelopen.
fault-no-result = Bord { $board } heeft nog geen uitslag.
fault-draw-knocks-nobody-out = Iemand moet door. Speel op bord { $board } opnieuw, met verwisselde plaatsen.
fault-next-round-paired = Ronde { $round } wordt door de winnaars gespeeld. Neem die eerst terug.
fault-tournament-over = Dit toernooi is afgelopen.
fault-tournament-not-over = Dit toernooi is niet afgelopen.
fault-nothing-to-undo = Er is niets ongedaan te maken.
fault-undo-too-late = Dat kan niet meer ongedaan worden gemaakt: sindsdien is ronde { $round } ingedeeld. Neem eerst die ronde terug, of noteer het vertrek van wie niet hoort te spelen.
fault-log-unreadable = Dit bestand is geen toernooi: regel { $line }, { $why }.
fault-log-newer = Een nieuwere versie heeft dit toernooi geschreven. Werk deze bij.
fault-log-changed = Iemand was sneller. Kijk nog eens en beslis dan.

## Lists and sheets.

club-kind-swiss = Zwitsers systeem
club-kind-round-robin = Iedereen tegen iedereen
club-kind-knock-out = Afvaltoernooi
club-kind-arena = Arena
club-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } ronden
}
club-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
club-round = Ronde { $number }
club-by-name = Ronde { $number }, op naam
club-standings-after = Stand na ronde { $number }
club-board = Bord
club-first = Eerste (begint met geven)
club-second = Tweede
club-first-short = begint met geven
club-second-short = begint met plaatsen
club-result = Uitslag
club-player = Speler
club-opponent = Tegenstander
club-seat = Plaats
club-points = Punten
club-bye-bye = geen tegenstander: 1 punt
club-bye-half = pauze gevraagd: ½ punt
club-bye-free = geen partij in deze ronde
club-bye-absent = afwezig: 0 punten
club-ties = Hoe gelijke standen worden beslist
club-tie-direct-encounter = Onderling resultaat
club-tie-direct-encounter-rule = De punten van gelijk geëindigde spelers tegen elkaar, als ze elkaar allemaal hebben ontmoet.
club-tie-buchholz-cut-1 = Zonder zwakste
club-tie-buchholz-cut-1-rule = De punten van alle tegenstanders samen, zonder de zwakste.
club-tie-buchholz = Buchholz
club-tie-buchholz-rule = De punten van alle tegenstanders samen. Een ronde zonder partij telt je eigen punten.
club-tie-sonneborn-berger = Sonneborn-Berger
club-tie-sonneborn-berger-rule = De punten van wie je hebt verslagen en de helft van de punten van wie gelijk tegen je speelde.
club-tie-wins-as-second = Winst als tweede
club-tie-wins-as-second-rule = Partijen gewonnen door wie niet begint met geven.

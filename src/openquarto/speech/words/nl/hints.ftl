### Hints, reasons and the review of a game, as they are said at a table. $who is a player, $value a value such as "win in 3".

## Told to everybody at the table: only that somebody asked, whatever the hint was.

hint-asked-you = Je hebt om een hint gevraagd.
hint-asked = { CAPITAL($who) } vraagt om een hint.
# After the end: $hints is a list of players with their number of hints.
hint-review = Gevraagde hints: { $hints }.
hint-count = { $who } { $count }

## What is refused.

fault-hint-masked = Geen hints voor het einde: hier wordt met een masker op gespeeld.
fault-hint-counts = Geen hints voor het einde: dit is een serieuze partij.
fault-too-many-hints = Genoeg hints voor deze beurt. Speel eerst verder.
fault-review-too-soon = De terugblik komt als de partij is afgelopen.
insight-not-built = Hints en redenen hebben de rekenmodule nodig, die hier niet is geïnstalleerd.

## A hint. The first step tells that there is something, the second where, the third what.

hint-step = Hint { $step } van { $steps }: { $text }
hint-call = Er ligt een quarto dat nu geroepen kan worden.
hint-complete = Het stuk in de hand kan meteen winnen.
# $keep of $of turns win; in the next one all of them.
hint-win = { $keep ->
    [one] Hier valt te winnen: 1 van de { $of } zetten wint.
   *[other] Hier valt te winnen: { $keep } van de { $of } zetten winnen.
}
hint-win-all = Met perfect spel wint elke zet.
# $count of $of pieces that could be given complete a line; the others keep the draw.
hint-avoid = { $count ->
    [one] Let op bij het geven: 1 van de { $of } stukken voltooit een lijn.
   *[other] Let op bij het geven: { $count } van de { $of } stukken voltooien een lijn.
}
hint-hold = { $keep ->
    [one] Let op: maar 1 van de { $of } zetten houdt remise.
   *[other] Let op: maar { $keep } van de { $of } zetten houden remise.
}
hint-quiet = Niets dringends: elke zet houdt remise.
hint-lost = Tegen perfect spel verliest elke zet; zoek de langste weg.
hint-where-place = Kijk hier: { $place }.
# $line has three pieces with $sides in common.
hint-where-threat = Kijk hier: { $line }. De drie stukken hebben gemeenschappelijk: { $sides }.
# $side is one word such as dark: a piece to give is among those.
hint-where-side = Zoek bij de stukken met dit kenmerk: { $side }.
hint-where-any = Geen plek vraagt extra aandacht.

## Why, and work that takes a while.

why-value = { CAPITAL($who) }: { $value }.
why-more = Typ nog eens waarom voor meer.
why-row = { $heading }: { $text }
why-no-more = Meer valt er niet te zeggen.
why-no-turn = Er is geen zet gespeeld.
insight-working = Een ogenblik.
insight-progress = Tot nu toe beurt { $done } van { $all }. Ctrl+C stopt.
insight-stopped = Gestopt.

## The review of a game that is over. A slip is a turn that gave a win or a draw away.

review-how = Typ nog eens terugblik om ze door te nemen.
# $number of $of; $turn is the turn as it is called elsewhere, $who the player.
mark-at = { $number } van { $of }. { CAPITAL($turn) }, { $who }.
marks-end = Dat was alles.
review-elsewhere = De terugblik op deze partij heeft een eigen pagina: kies Terugblik op de partij.

## Trying again from a slip: another turn is typed.

try-how = Probeer een betere zet: typ eerst het veld, dan het stuk. Met terugblik ga je verder.
try-right = Goed: { $value }.
try-wrong = Deze niet: { $value }.
try-again = Probeer een andere.

## Help, in the terminal and on the page.

help-hints =
    In een partij die niet serieus is en zonder maskers zegt hint dat er iets is; nog eens, waar; en dan, wat je kunt doen.
    Waarom zegt wat de stelling waard is, en de reden; nog eens, meer.
    Elke vraag telt. Je tegenstander hoort dat je hebt gevraagd, nooit wat je hebt gehoord.
    Na het einde neemt terugblik de fouten door, en waarom verklaart de beurt waar je bent.
help-review = Typ terugblik om te horen waar de partij kantelde, waarom voor de beurt waar je bent.

## The page and the menus: their entries, the key, and the button that asks for the next step.

label-hint = Hint
label-why = Waarom?
label-review = Terugblik
key-hint = N: een hint
page-key-hint = { key-hint }
page-hint-waiting = { insight-working }
page-hint-more = Vertel meer

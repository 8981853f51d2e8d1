### The coach: what it says of a turn that gives something away, how it is set, and its buttons on the page. $line, $square, $sides as in reasons.ftl.

## Typed: what the coach is now, and how it is to be.

word-coach = coach, trainer
word-coach-on = coach aan, met coach, trainer aan
word-coach-off = coach uit, zonder coach, trainer uit
word-coach-warn = coach waarschuwt, coach waarschuw, waarschuw me

## Of a turn whose piece is chosen and not given yet: never a word about a quarto that stands on the board.

coach-win-gone = Zo ontglipt je een winst.
coach-loses = Daarna kan je tegenstander winnen.
coach-missed = Het geplaatste stuk had { $line } op { $square } kunnen voltooien, gemeenschappelijk: { $sides }.
    .terse = { CAPITAL($bare) } op { $square }: { $sides }.
# The heading of the turns that would have kept more.
coach-better = Beter
coach-ask = Terugnemen?
# After a yes, where another piece is enough.
coach-choose = Kies een ander stuk om te geven.

## The setting.

coach-is-off = De coach zwijgt.
coach-is-on = De coach laat van zich horen als een beurt iets weggeeft.
coach-is-warn = De coach laat van zich horen als een beurt iets weggeeft, en altijd voor een stuk dat verliest.
coach-how = Typ coach aan, coach uit of coach waarschuwt.
fault-coach-masked = Hier geen coach: er wordt met een masker op gespeeld.
fault-coach-counts = Hier geen coach: dit is een serieuze partij.
fault-coach-agreed = Via een link blijft de coach zoals voor de partij afgesproken.

## The page: the entry of the menu and of the form, its three choices, and the buttons of the offer.

label-coach = Coach
label-coach-off = Uit
label-coach-on = Na een fout
label-coach-warn = Na een fout en voor een stuk dat verliest
page-coach-about = De coach zegt het als een beurt iets weggeeft, en biedt aan die terug te nemen. Hoe beter je speelt, hoe minder de coach zegt. Een quarto op het bord verklapt de coach nooit.
page-coach-waiting = De coach kijkt mee.
page-coach-back = Terugnemen
page-coach-keep = Doorspelen
page-coach-why = { label-why }

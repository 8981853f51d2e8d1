### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = voorraad { $number }

## What happens, without the piece.

masked-gave-you = Gegeven.
masked-gave-to-you = Je krijgt een stuk.
masked-gave = { CAPITAL($who) } geeft een stuk.
masked-placed-you = Geplaatst op { $square }.
masked-placed = { CAPITAL($who) }: { $square }.
# The hand holds something.
masked-hand = Hand: een stuk.
# A computer under a mask says what it touched.
touched-you = Gevoeld: { $felt }.
touched = { CAPITAL($who) } voelt: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Allebei dragen een masker.
mask-you = Je draagt een masker.
mask-of = { CAPITAL($who) } draagt een masker.
mask-announced = Het stuk dat de tegenstander plaatst wordt één keer genoemd.
mask-touches = Keren voelen per beurt: { $count }.
mask-how = Voel een veld, een plek van de voorraad of de hand.
# $touches is a list of the next one: who touched, and how often.
touch-review = Gevoeld: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Niet onder een masker. Voel een veld, een plek van de voorraad of de hand.
fault-masked-give-by-name = Niet onder een masker. Geef een plek van de voorraad: 1 tot 16.
fault-masked-give-too-soon = Nu niet. Plaats eerst je stuk, of wacht op je beurt.
fault-masked-place-first = Plaats je stuk: zeg een veld.
fault-masked-not-your-turn = Het is niet jouw beurt.
fault-stock-place-unknown = Er is geen plek { $text }. De voorraad heeft de plekken 1 tot 16.
fault-spot-unknown = { $text } kun je niet voelen. Zeg voelen b2, voelen 5 of voelen hand.
fault-no-mask-to-feel-under = Je draagt geen masker.
fault-touch-too-soon = Te snel. Wacht op het antwoord.
fault-touches-used = Deze beurt niet meer voelen: { $count } keer was afgesproken.
fault-touches-agreed = 1 tot { $most } keer voelen per beurt, niet { $count }.

## Help.

help-mask =
    Je draagt een masker: zeg voelen b2, voelen 5 voor de voorraad, of hand, om één ding te voelen.
    Zeg een veld, zoals b2, om daar te plaatsen. Een bezet veld wordt gevoeld.
    Zeg geven en een plek van de voorraad, 1 tot 16.
    Zeg quarto en de lijn, zoals quarto rij 2. Quarto alleen vraagt naar de lijn.
    Je kunt vragen: beurt, tijd, variant. Je kunt opgeven, remise of terug zeggen.

## The page.

page-stock-place = { stock-place }
page-masked-hand = een stuk
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Spatie, ingedrukt houden of dubbeltikken voelt. Enter of een klik handelt.
page-badge-mask = masker
page-mask-title = Maskers
page-mask-none = niemand
page-mask-me = ik draag er een
page-mask-them = de tegenstander draagt er een
page-mask-both = allebei
page-mask-about = De stukken zijn verborgen en worden één voor één gevoeld. Met twee aan één scherm dragen beiden er een.
page-mask-announced = Het stuk dat de tegenstander plaatst één keer noemen
page-mask-touches = Keren voelen per beurt
page-mask-touches-any = zo vaak je wilt

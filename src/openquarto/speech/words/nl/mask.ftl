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

mask-both = Beide spelers dragen een masker.
mask-you = Je draagt een masker.
mask-of = { CAPITAL($who) } draagt een masker.
mask-announced = Het stuk dat de tegenstander plaatst, wordt één keer genoemd.
mask-touches = Aantal keer voelen per beurt: { $count }.
mask-how = Voel aan een veld, een plek in de voorraad of de hand.
# $touches is a list of the next one: who touched, and how often.
touch-review = Aantal keer gevoeld: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Niet met een masker op. Voel aan een veld, een plek in de voorraad of de hand.
fault-masked-give-by-name = Niet met een masker op. Geef met het nummer in de voorraad: 1 tot en met 16.
fault-masked-give-too-soon = Nu niet. Plaats eerst je stuk, of wacht op je beurt.
fault-masked-place-first = Plaats eerst je stuk: typ een veld.
fault-masked-not-your-turn = Je bent niet aan de beurt.
fault-stock-place-unknown = Er is geen plek { $text }. De voorraad heeft de plekken 1 tot en met 16.
fault-spot-unknown = Aan { $text } kun je niet voelen. Typ voelen b2, voelen 5 of voelen hand.
fault-no-mask-to-feel-under = Je draagt geen masker.
fault-touch-too-soon = Te snel. Wacht op het antwoord.
fault-touches-used = Deze beurt mag je niet meer voelen. Afgesproken aantal keer: { $count }.
fault-touches-agreed = Je kunt 1 tot en met { $most } keer per beurt voelen, niet { $count }.

## Help.

help-mask =
    Je draagt een masker: typ voelen b2, voelen 5 voor de voorraad, of hand, om aan een veld, een plek of de hand te voelen.
    Typ een veld, zoals b2, om daar te plaatsen. Is het bezet, dan voel je eraan.
    Typ geven en het nummer van een plek in de voorraad, 1 tot en met 16.
    Typ quarto en de lijn, zoals quarto rij 2. Quarto alleen vraagt om de lijn.
    Je kunt vragen: beurt, tijd, variant. Je kunt opgeven, remise of terug typen.

## The page.

page-stock-place = { stock-place }
page-masked-hand = een stuk
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Voelen: spatie, ingedrukt houden of dubbeltikken. Plaatsen of geven: Enter of een klik.
page-badge-mask = masker
page-mask-title = Maskers
page-mask-none = niemand
page-mask-me = ik draag er een
page-mask-them = de tegenstander draagt er een
page-mask-both = we dragen er allebei een
page-mask-about = De stukken zijn verborgen en worden één voor één gevoeld. Met z'n tweeën aan één scherm dragen beide spelers een masker.
page-mask-announced = Het stuk dat de tegenstander plaatst één keer noemen
page-mask-touches = Aantal keer voelen per beurt
page-mask-touches-any = zo vaak je wilt

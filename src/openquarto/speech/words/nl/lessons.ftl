### Lessons: a title and at most three sentences each, and the small match at the end.
### They are heard and felt as well as seen.

## The ten lessons.

lesson-one-trait = Iets gemeenschappelijks
lesson-one-trait-text = Vier stukken in een rij, een kolom of een diagonaal zijn een quarto als ze iets gemeen hebben. Om te beginnen telt alleen de vorm: rond of vierkant. Plaats het vierde stuk.
lesson-pieces = Zestien stukken
# $traits is a list: colour, shape, height, fill.
lesson-pieces-text = Er zijn zestien stukken, en geen twee zijn gelijk. Vier kenmerken maken het verschil: { $traits }. Hebben vier stukken in een lijn er één van gemeen, dan is het een quarto.
lesson-give-and-place = Geven en plaatsen
lesson-give-and-place-text = Je tegenstander kiest het stuk dat jij plaatst, en jij kiest het volgende voor je tegenstander. Elke beurt heeft dus twee helften: plaatsen, dan geven. Denk twee keer na: waar komt het, en welk stuk geef ik weg?
lesson-call-and-show = Roepen en tonen
lesson-call-and-show-text = Een quarto wint alleen als je het roept: zeg Quarto en wijs de lijn aan. Dat kan na het plaatsen, voordat je het volgende stuk geeft. Is de lijn geen quarto, dan was het vals geroepen en gaat de partij verder.
lesson-missed = Gemist
lesson-missed-text = Maak je een quarto en geef je zonder iets te zeggen het volgende stuk, dan kan je tegenstander het roepen voor het plaatsen. En wat je tegenstander heeft gemist, kun jij roepen. Doet niemand het, dan is het vervallen en niets meer waard.
lesson-hot = Het hete stuk
lesson-hot-text = Drie stukken in een lijn hebben iets gemeen, en het vierde veld is vrij: nu is een stuk dat past heet. Wie het krijgt, kan meteen winnen. Zoek de hete stukken voordat je geeft.
lesson-safe = Het veilige stuk
lesson-safe-text = Een stuk dat geen lijn voltooit, is veilig. Ga elke lijn met drie stukken na, en dan de stukken die er nog zijn. Kijk na elk geplaatst stuk opnieuw.
lesson-pincer = De tang
lesson-pincer-text = Eén lijn wacht op een rond stuk, een andere op een vierkant stuk: dan is geen enkel stuk meer veilig. Dat is een tang. Sluit haar niet als je daarna zelf moet geven.
lesson-count = Tellen, dan nagaan
lesson-count-text = Tel de veilige stukken: is hun aantal oneven, dan is je tegenstander er vaak het eerst doorheen. Maar elk geplaatst stuk kan de telling veranderen. Dus tel, en ga het dan na.
lesson-trap = De val en de remise
lesson-trap-text = Een val is een veilig stuk waarna, waar het ook komt, geen enkel stuk meer veilig is om te geven. Zet er een als je kunt. Valt er niets te winnen, houd dan remise.

## The extras.

lesson-blocks = Blokken
lesson-blocks-text = Met blokken kunnen ook vier stukken op twee bij twee velden een quarto zijn. Een blok heet naar zijn eerste veld: blok b2 is b2, c2, b3 en c3. Er zijn er negen.
lesson-mask = Met een masker op
lesson-mask-text = Met een masker op ken je het bord door te voelen en te onthouden. Je voelt één plek tegelijk: een veld, een stuk in de voorraad, het stuk in je hand. Begin rond het laatst bezette veld.
lesson-clock = Met de klok
lesson-clock-text = In een toernooi kun je één minuut per beurt hebben, van het krijgen van een stuk tot het geven van het volgende. Is je tijd om, dan verlies je. Zoek dus eerst een quarto, en dan een veilig stuk.

## The small match at the end. $level is the name of the level.

lesson-match-call = En nu een oefenpartij tegen { $level }. Het is gelukt als je wint door een quarto te roepen.
lesson-match-hold = En nu een oefenpartij tegen { $level }. Het is gelukt als je niet verliest.
lesson-match-finish = En nu een oefenpartij tegen { $level }. Speel hem uit, wie er ook wint.

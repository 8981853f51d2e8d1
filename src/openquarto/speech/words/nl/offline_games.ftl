### Games that were played without a network, offered to the site when it is back.

## $count is how many.

bring-title = Partijen uit deze browser
bring-offer = Partijen die je zonder netwerk hebt gespeeld: {$count}. Ze staan alleen in deze browser.
bring-now = Breng ze naar deze site
bring-bringing = Je partijen worden gebracht.
bring-done = Gebrachte partijen: {$count}. Ze blijven ook in deze browser.
bring-nothing = Er was nog niets te brengen: deze partijen zijn niet begonnen, of er wordt nog een masker gedragen.
bring-busy = Deze site neemt maar een beperkt aantal partijen per minuut aan. Nog te brengen: {$count}. Ga over een minuut verder.
bring-cut = De site is niet te bereiken. Er is niets verloren. Nog te brengen: {$count}.
bring-refused = Een aantal kan deze site niet lezen; die blijven in deze browser: {$count}.
bring-see = Al mijn partijen bekijken

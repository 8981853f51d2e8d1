### Games that were played without a network, offered to the site when it is back.

## $count is how many.

bring-title = Partite di questo browser
bring-offer = Partite che hai giocato senza rete: {$count}. Sono solo in questo browser.
bring-now = Portale su questo sito
bring-bringing = Le tue partite stanno arrivando.
bring-done = Partite portate: {$count}. Restano anche in questo browser.
bring-nothing = Non c'era ancora nulla da portare: queste partite non sono cominciate, oppure una maschera è ancora indossata.
bring-busy = Questo sito accetta solo un certo numero di partite al minuto. Partite ancora da portare: {$count}. Continua fra un minuto.
bring-cut = Il sito non è raggiungibile. Nulla è perduto. Partite ancora da portare: {$count}.
bring-refused = Questo sito non può leggerne alcune, che restano in questo browser: {$count}.
bring-see = Vedi tutte le mie partite

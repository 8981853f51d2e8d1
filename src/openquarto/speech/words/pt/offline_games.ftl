### Games that were played without a network, offered to the site when it is back.

## $count is how many.

bring-title = Partidas deste navegador
bring-offer = Partidas que jogaste sem rede: {$count}. Estão apenas neste navegador.
bring-now = Trazê-las para este site
bring-bringing = A trazer as tuas partidas.
bring-done = Partidas trazidas: {$count}. Também ficam neste navegador.
bring-nothing = Ainda não havia nada para trazer: estas partidas não começaram, ou ainda há uma máscara posta.
bring-busy = Este site só aceita um certo número de partidas por minuto. Partidas por trazer: {$count}. Continua daqui a um minuto.
bring-cut = Não é possível chegar ao site. Nada se perdeu. Partidas por trazer: {$count}.
bring-refused = Este site não consegue ler algumas, que ficam neste navegador: {$count}.
bring-see = Ver todas as minhas partidas

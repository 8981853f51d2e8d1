### Games that were played without a network, offered to the site when it is back.

## $count is how many.

bring-title = Partidas de este navegador
bring-offer = Partidas que has jugado sin red: {$count}. Solo están en este navegador.
bring-now = Traerlas a este sitio
bring-bringing = Trayendo tus partidas.
bring-done = Partidas traídas: {$count}. También siguen en este navegador.
bring-nothing = Todavía no había nada que traer: estas partidas no han empezado, o aún hay una máscara puesta.
bring-busy = Este sitio acepta un número limitado de partidas por minuto. Partidas por traer: {$count}. Continúa dentro de un minuto.
bring-cut = No se puede llegar al sitio. No se ha perdido nada. Partidas por traer: {$count}.
bring-refused = Este sitio no puede leer algunas, y siguen en este navegador: {$count}.
bring-see = Ver todas mis partidas

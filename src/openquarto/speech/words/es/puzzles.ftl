### Puzzles: their kinds, what each asks in a few words, and what it is about.

## The kinds, as titles.

puzzle-see = Verlo
puzzle-complete = Completarlo
puzzle-safe-gift = La pieza adecuada
puzzle-square = La casilla adecuada
puzzle-trap = La trampa
puzzle-hold = Mantener el empate
puzzle-cover = Ninguna pieza segura
puzzle-take-it = Aprovecharlo
puzzle-mask = Con antifaz

## What is asked: nine words at most.

task-ask-puzzle-see = ¿Hay algún quarto que se pueda anunciar?
task-ask-puzzle-complete = Forma un quarto y anúncialo.
task-ask-puzzle-safe-gift = ¿Qué pieza entregas?
task-ask-puzzle-square = ¿Dónde colocas tu pieza?
task-ask-puzzle-trap = Encuentra una jugada que gane.
task-ask-puzzle-hold = Encuentra una jugada que mantenga el empate.
task-ask-puzzle-cover = Ninguna pieza es segura. ¿Por qué líneas?
task-ask-puzzle-take-it = Tu adversario no vio un quarto. ¿Qué línea?

## What a kind is about.

puzzle-see-about = ¿Hay algún quarto que se pueda anunciar, y dónde? La mitad de las veces no lo hay.
puzzle-complete-about = Coloca la pieza en la mano, anuncia Quarto y muestra la línea.
puzzle-safe-gift-about = Entrega una pieza que conserve lo que tienes: la victoria o el empate.
puzzle-square-about = Coloca de modo que conserves lo que tienes: la victoria o el empate.
puzzle-trap-about = Hay una victoria en unas pocas jugadas. Encuentra la que la inicia.
puzzle-hold-about = Casi todas las jugadas pierden. Encuentra una que no.
puzzle-cover-about = Cualquier pieza que entregues completa una línea. Nombra el menor número de líneas que lo explique.
puzzle-take-it-about = Tu adversario ha formado un quarto y no ha dicho nada. Anúncialo.
puzzle-mask-about = No ves nada: toca unos pocos lugares y responde.

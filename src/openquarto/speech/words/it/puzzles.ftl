### Puzzles: their kinds, what each asks in a few words, and what it is about.

## The kinds, as titles.

puzzle-see = Vederlo
puzzle-complete = Completarlo
puzzle-safe-gift = La pedina giusta
puzzle-square = La casella giusta
puzzle-trap = La trappola
puzzle-hold = Mantenere il pareggio
puzzle-cover = Nessuna pedina sicura
puzzle-take-it = Approfittarne
puzzle-mask = Con la maschera

## What is asked: nine words at most.

task-ask-puzzle-see = C'è un Quarto da annunciare?
task-ask-puzzle-complete = Forma un Quarto e annuncialo.
task-ask-puzzle-safe-gift = Quale pedina dai?
task-ask-puzzle-square = Dove posi la tua pedina?
task-ask-puzzle-trap = Trova una mossa che vince.
task-ask-puzzle-hold = Trova una mossa che mantiene il pareggio.
task-ask-puzzle-cover = Nessuna pedina è sicura. Per quali linee?
task-ask-puzzle-take-it = L'avversario non ha visto un Quarto. Quale linea?

## What a kind is about.

puzzle-see-about = C'è un Quarto da annunciare, e dove? Una volta su due non c'è.
puzzle-complete-about = Posa la pedina che hai in mano, annuncia Quarto e mostra la linea.
puzzle-safe-gift-about = Dai una pedina che conservi ciò che hai: la vittoria o il pareggio.
puzzle-square-about = Posa in modo da conservare ciò che hai: la vittoria o il pareggio.
puzzle-trap-about = C'è una vittoria fra poche mosse. Trova la mossa che la prepara.
puzzle-hold-about = Quasi tutte le mosse perdono. Trovane una che non perde.
puzzle-cover-about = Ogni pedina che potresti dare completa una linea. Indica meno linee possibile che lo spieghino.
puzzle-take-it-about = L'avversario ha formato un Quarto senza dire niente. Annuncialo.
puzzle-mask-about = Non vedi niente: tocca qualche punto, poi rispondi.

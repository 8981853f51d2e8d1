### The clock for a real board, and the page of the club. $name is a player, $time a time in words, $turn a number.

## The page of the club, and setting the clock.
boardclock-title = Pendule pour un vrai plateau
boardclock-about = Une tablette ou un téléphone entre deux personnes et un jeu en bois.
boardclock-private = Rien ne quitte cet appareil, et là où ce site est gardé, tout marche sans réseau.
boardclock-name-first = Qui donne la première pièce
boardclock-name-second = Qui pose la première pièce
boardclock-clock = Pendule
boardclock-label = Plateau et ronde, si vous voulez
boardclock-turned = Retourner la moitié du haut, pour la personne en face
boardclock-aloud = Dire les temps à voix haute, pour jouer avec un masque
boardclock-set = Régler la pendule
boardclock-standing = Une pendule attend encore ici : { $first } et { $second }.
boardclock-unreadable = Un temps va de 5 secondes à 24 heures, avec jusqu'à 60 minutes de plus par tour.

## What stands on the clock.
boardclock-first = Premier joueur
boardclock-second = Second joueur
boardclock-start = Touchez pour commencer.
boardclock-wait = Attendez votre pièce.
boardclock-act = Posez, donnez une pièce, puis touchez ici.
boardclock-act-first = Donnez une pièce, puis touchez ici.
boardclock-still = Les deux pendules sont arrêtées.
boardclock-pause = Pause
boardclock-go-on = Continuer
boardclock-undo = Annuler
boardclock-more = Plus
boardclock-turn = tour { $turn }
boardclock-per-turn = { $time } par tour
boardclock-per-game = { $time } pour la partie
boardclock-bonus = { $time } plus { $increment } par tour

## A call, a flag, the end.
boardclock-calls = { $name } annonce Quarto.
boardclock-look = En est-ce un ? Regardez ensemble.
boardclock-quarto = Oui, un quarto
boardclock-no-quarto = Non, on continue
boardclock-own-turn = On annonce pendant son propre tour.
boardclock-flag = Temps écoulé : { $name }
boardclock-flag-fell = Le temps est écoulé.
boardclock-flag-own = Tour { $turn } : le temps est écoulé avant que vous ayez donné une pièce.
boardclock-flag-other = { $name } n'a plus de temps. Vous gagnez.
boardclock-enter = C'est juste, noter
boardclock-you-win = Vous gagnez.
boardclock-wins = { $name } gagne.
boardclock-wins-quarto = { $name } gagne par un quarto.
boardclock-wins-time = { $name } gagne au temps.
boardclock-draw = Partie nulle.
boardclock-next = Partie suivante, places échangées

## Said, and in the menu.
boardclock-has = { $name } : { $time }.
boardclock-to-act = À { $name } de jouer.
boardclock-undone = Annulé.
boardclock-kept = La page a été rechargée et la pendule est arrêtée. Continuez quand vous êtes prêts tous les deux.
boardclock-not-kept = Ce navigateur ne garde rien : si la page est fermée, la pendule est perdue.
boardclock-say = Dire les temps
boardclock-decide = Décider la partie
boardclock-time = Temps
boardclock-add = { $name } : { $time } de plus
boardclock-new = Régler une autre pendule
boardclock-sounds = Sons
boardclock-keys = Utiliser ces touches
boardclock-key-shift = Maj termine le tour.
boardclock-key-space = Espace annonce Quarto, si aucun bouton n'a le focus.
boardclock-key-p = P met en pause et fait repartir.
boardclock-key-t = T dit les deux temps.
boardclock-key-u = U annule le dernier appui.

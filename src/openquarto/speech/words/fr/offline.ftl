### The words of the site without a network: keeping it, starting it, and what may go wrong.

## $size is a number of megabytes, with one decimal.

offline-title = Sans réseau
offline-offer = OpenQuarto fonctionne ici sans réseau une fois {$size} Mo téléchargés : tous les niveaux, les problèmes, les leçons et l'analyse. Vos parties restent dans ce navigateur.
offline-keep = Garder pour hors ligne
offline-start = Télécharger et commencer
offline-again = Réessayer
offline-fetching = Téléchargement d'OpenQuarto.
offline-starting = OpenQuarto démarre.
offline-done = C'est gardé. Sans réseau, ouvrez cette adresse comme d'habitude.
offline-renewed = C'est gardé. La nouvelle version s'ouvrira à votre prochaine visite ; une partie ouverte continue comme elle est.
offline-kept = OpenQuarto est gardé dans ce navigateur, et s'ouvre aussi sans réseau.
offline-open = Jouer maintenant sans réseau
offline-new = Une version plus récente peut être gardée : {$size} Mo.
offline-update = Garder la version plus récente
offline-letgo = Ne plus le garder
offline-gone = C'est fait. Vos parties restent dans ce navigateur.
offline-fleeting = Ce navigateur ne garde pas les parties : elles disparaissent quand vous le fermez. Emportez avant la notation de la partie.
offline-fault-old = Ce navigateur ne peut pas garder OpenQuarto. Un plus récent le peut, en https et hors d'une fenêtre privée.
offline-fault-room = Il n'y a pas assez de place sur cet appareil. Libérez-en, puis réessayez : ce qui est déjà là n'est pas téléchargé deux fois.
offline-fault-broken = Ce qui est arrivé n'est pas entier. Rien n'en a été gardé. Réessayez.
offline-fault-network = Le réseau a été coupé avant la fin. Réessayez : ce qui est déjà là n'est pas téléchargé deux fois.
offline-fault-start = OpenQuarto n'a pas pu démarrer. Vos parties sont en sécurité. Réessayez, et fermez d'autres onglets si cela échoue encore.

### Games that were played without a network, offered to the site when it is back.

## $count is how many.

bring-title = Parties de ce navigateur
bring-offer = Parties que vous avez jouées sans réseau : {$count}. Elles ne sont que dans ce navigateur.
bring-now = Les apporter sur ce site
bring-bringing = Vos parties arrivent.
bring-done = Parties apportées : {$count}. Elles restent aussi dans ce navigateur.
bring-nothing = Il n'y avait encore rien à apporter : ces parties n'ont pas commencé, ou un masque est encore porté.
bring-busy = Ce site n'accepte qu'un certain nombre de parties par minute. Parties encore à apporter : {$count}. Continuez dans une minute.
bring-cut = Le site est injoignable. Rien n'est perdu. Parties encore à apporter : {$count}.
bring-refused = Ce site ne peut pas lire certaines parties, qui restent dans ce navigateur : {$count}.
bring-see = Voir toutes mes parties

### Quick words: what two players by link say to one another with one press.

talk-title = Messages rapides
talk-setting = Messages rapides de l'autre joueur
talk-hello = Bonjour !
talk-have-fun = Amusez-vous bien !
talk-well-seen = Bien vu !
talk-one-moment = Un instant, s'il vous plaît.
talk-thanks = Merci !
talk-good-game = Belle partie !
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) } : { $text }
fault-too-many-words = Patientez un instant avant d'en envoyer un autre.
fault-nobody-hears = L'autre joueur n'est pas à la table en ce moment.

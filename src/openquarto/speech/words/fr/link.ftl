### What is said where two people play by link.

opponent-link = Vous jouez par lien, chacun sur son écran.
waiting = En attente de l'autre joueur.
joined = { CAPITAL($who) } a pris place.
left = { CAPITAL($who) } a quitté la partie pour de bon.
left-next = Vous pouvez réclamer la victoire dans le menu, ou inviter quelqu'un d'autre à cette place.
presence-gone = { CAPITAL($who) } a quitté la table. Sa place reste réservée.
presence-back = { CAPITAL($who) } est de retour.
seat-moved = Votre place est maintenant sur un autre appareil. Ici, vous regardez.
lan-notice = Les autres appareils de votre réseau peuvent se connecter à cette adresse. Rien n'est chiffré en chemin : ne l'utilisez que sur un réseau de confiance.

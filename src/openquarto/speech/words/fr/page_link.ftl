### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = Inviter l'autre joueur
page-invite-how = Envoyez ce lien. La première personne qui l'ouvre prend l'autre place.
page-invite-ready = Le lien pour l'autre joueur est prêt.
page-invite-making = Préparation du lien.
page-invite-failed = Le lien n'a pas pu être préparé.
page-try-again = Réessayer
page-link-copy = Copier le lien
page-link-share = Partager
page-link-copied = Lien copié.
page-link-picture = Le lien en code QR
# $command is what to type to start the game for a whole network.
page-reach-here = Ce lien ne fonctionne que sur cet ordinateur. Pour votre réseau, démarrez avec { $command }.
page-reach-near = Ce lien fonctionne sur les appareils de votre réseau. Rien n'est chiffré en chemin.
page-move-title = Votre place sur un autre appareil
page-move-how = Ouvrez ce lien sur l'autre appareil. Vous y jouerez, et ici vous regarderez.
page-move-warning = Gardez ce lien pour vous : la première personne qui l'ouvre prend votre place.
page-watch-copied = Lien copié. Il permet de regarder, et rien d'autre.
page-note-free = place libre
page-presence-here = en ligne
page-presence-away = hors ligne
page-watching = Spectateurs : { $count }
page-your-turn = À vous
page-notify-blocked = Ce navigateur ne permet pas les notifications ici.
page-server-stops = Le serveur s'arrête un instant. Nouvel essai en cours ; votre partie est gardée.
page-rematch-asked = L'autre joueur propose une autre partie.
page-rematch-begun = Les joueurs ont commencé une autre partie.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = Inviter l'autre joueur
link-watch = Copier un lien pour regarder
link-move = Transférer ma place sur un autre appareil
link-notify = Me prévenir quand c'est à moi de jouer
link-home = Jouer par lien
link-elsewhere = À deux, par lien
link-elsewhere-about = chacun sur son écran

## The way in with an invitation. $who is a player.

join-title = Vous avez une invitation
join-from = { CAPITAL($who) } vous invite à une partie de Quarto.
join-from-somebody = Quelqu'un vous invite à une partie de Quarto.
join-rules = Comment on joue
join-name = Votre nom
join-name-hint = L'autre joueur le verra. Vous pouvez le laisser vide.
join-sit = Prendre place
join-move-title = Votre place vous attend
join-move = Prenez votre place sur cet appareil. Sur l'autre, vous regarderez.
join-move-sit = Prendre ma place ici
join-mine = Vous avez déjà une place à cette table.
join-mine-hint = Le lien est pour l'autre joueur.
join-table = Aller à la table
join-cut = Il manque la fin de cette invitation. Ouvrez le lien encore une fois, ou demandez-en un nouveau.
join-watch = Regarder la partie
join-offline = Pas de connexion. Rien n'est perdu : réessayez.
join-noscript = Pour prendre place, il faut JavaScript, qui est désactivé ici.

## Privacy. $days is how long games are kept.

privacy-title = Confidentialité
docs-title = Documentation
privacy-private = Ce serveur est privé : tout reste sur l'ordinateur où il tourne.
privacy-offline = Il n'y a pas de serveur ici : votre navigateur fait tout lui-même, et ce que vous faites y reste.
privacy-offline-games = Vos parties, avec les noms qui y figurent, sont gardées dans ce navigateur jusqu'à ce que vous les supprimiez ou que vous effaciez les données de ce site.
privacy-offline-network = Le réseau ne sert qu'à chercher une version plus récente, et à apporter vos parties à un serveur quand vous le demandez.
privacy-who = Qui gère ce serveur
privacy-contact = Nous contacter
privacy-what = Ce qui est gardé, et ce qui ne l'est pas
privacy-third = Rien n'est chargé d'ailleurs : ni publicité, ni mesure d'audience, ni polices ou scripts tiers.
privacy-cookies = Deux cookies sont nécessaires : l'un garde votre place aux tables, l'autre votre langue. Il n'y en a pas d'autre.
privacy-addresses = Les adresses réseau restent une minute en mémoire, contre les abus. Elles ne sont jamais enregistrées, ni inscrites en entier dans les journaux. Une adresse que l'exploitant bloque est retenue jusqu'à la fin du blocage.
privacy-games = { $days ->
    [one] Les parties par lien sont supprimées un jour après leur fin.
   *[other] Les parties par lien sont supprimées { $days } jours après leur fin.
}
privacy-waiting = { $days ->
    [one] Les parties par lien que personne ne rejoint sont supprimées au bout d'un jour.
   *[other] Les parties par lien que personne ne rejoint sont supprimées au bout de { $days } jours.
}
privacy-unfinished = { $days ->
    [one] Les parties par lien inachevées sont supprimées un jour après le dernier coup.
   *[other] Les parties par lien inachevées sont supprimées { $days } jours après le dernier coup.
}
privacy-local = { $days ->
    [one] Les parties sur un seul écran ou contre l'ordinateur sont supprimées un jour après le dernier coup.
   *[other] Les parties sur un seul écran ou contre l'ordinateur sont supprimées { $days } jours après le dernier coup.
}
privacy-invitations = { $days ->
    [one] Une invitation dont personne ne se sert est supprimée au bout d'un jour.
   *[other] Une invitation dont personne ne se sert est supprimée au bout de { $days } jours.
}
privacy-names = Le nom que vous vous donnez est visible pour l'autre joueur et pour ceux qui regardent. Quand vous quittez une partie pour de bon, votre nom disparaît aussi chez eux.
privacy-links = Une invitation ne sert qu'une fois. Le serveur n'en garde aucune copie qui permette d'ouvrir quoi que ce soit.
privacy-settings = Les réglages de la page restent dans ce navigateur.
privacy-forget = Retirer mon nom
privacy-forget-text = Retire votre nom de toutes vos parties et des titres où il figure. Les parties restent.
privacy-forget-sure = Retirer votre nom de toutes vos parties ?
privacy-forgotten = Votre nom n'apparaît plus.

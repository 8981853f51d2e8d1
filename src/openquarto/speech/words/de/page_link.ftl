### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = Die andere Person einladen
page-invite-how = Schick diesen Link der anderen Person. Wer ihn zuerst öffnet, bekommt den anderen Platz.
page-invite-ready = Der Link für die andere Person ist bereit.
page-invite-making = Der Link wird erstellt.
page-invite-failed = Der Link konnte nicht erstellt werden.
page-try-again = Noch einmal versuchen
page-link-copy = Link kopieren
page-link-share = Teilen
page-link-copied = Link kopiert.
page-link-picture = Der Link als QR-Code
# $command is what to type to start the game for a whole network.
page-reach-here = Dieser Link funktioniert nur auf diesem Computer. Damit er in deinem Netz funktioniert, starte mit { $command }.
page-reach-near = Dieser Link funktioniert auf den Geräten in deinem Netz. Unterwegs ist nichts verschlüsselt.
page-move-title = Dein Platz auf einem anderen Gerät
page-move-how = Öffne diesen Link auf dem anderen Gerät. Dann spielst du dort weiter und schaust hier nur noch zu.
page-move-warning = Gib diesen Link nicht weiter: Wer ihn zuerst öffnet, bekommt deinen Platz.
page-watch-copied = Link kopiert. Wer ihn öffnet, kann nur zuschauen.
page-note-free = Platz frei
page-presence-here = online
page-presence-away = offline
page-watching = Zuschauer: { $count }
page-your-turn = Du bist dran
page-notify-blocked = Dieser Browser erlaubt hier keine Benachrichtigungen.
page-server-stops = Der Server hält kurz an. Neuer Versuch läuft; deine Partie ist gespeichert.
page-rematch-asked = Dein Gegner möchte noch eine Partie spielen.
page-rematch-begun = An diesem Tisch hat eine neue Partie begonnen.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = Die andere Person einladen
link-watch = Link zum Zuschauen kopieren
link-move = Meinen Platz auf ein anderes Gerät mitnehmen
link-notify = Benachrichtigen, wenn ich dran bin
link-home = Per Link spielen
link-elsewhere = Jemand per Link
link-elsewhere-about = beide am eigenen Bildschirm

## The way in with an invitation. $who is a player.

join-title = Du bist eingeladen
join-from = { CAPITAL($who) } lädt dich zu einer Partie Quarto ein.
join-from-somebody = Jemand lädt dich zu einer Partie Quarto ein.
join-rules = So wird gespielt
join-name = Dein Name
join-name-hint = Die andere Person sieht ihn. Du kannst das Feld auch leer lassen.
join-sit = Platz nehmen
join-move-title = Dein Platz wartet
join-move = Nimm deinen Platz auf diesem Gerät ein. Auf dem anderen schaust du dann zu.
join-move-sit = Meinen Platz hier einnehmen
join-mine = Du sitzt schon an diesem Tisch.
join-mine-hint = Der Link ist für die andere Person.
join-table = Zum Tisch
join-cut = Dieser Einladung fehlt das Ende. Öffne den Link noch einmal oder lass dir einen neuen schicken.
join-watch = Partie anschauen
join-offline = Keine Verbindung. Es ging nichts verloren: Versuch es noch einmal.
join-noscript = Platz nehmen kannst du nur mit JavaScript, und das ist hier ausgeschaltet.

## Privacy. $days is how long games are kept.

privacy-title = Datenschutz
docs-title = Dokumentation
privacy-private = Dieser Server ist privat: Alles bleibt auf dem Computer, auf dem er läuft.
privacy-offline = Hier gibt es keinen Server: Dein Browser macht alles selbst, und was du tust, bleibt in ihm.
privacy-offline-games = Deine Partien bleiben mit den Namen darin in diesem Browser, bis du sie löschst oder die Daten dieser Website entfernst.
privacy-offline-network = Das Netz wird nur gebraucht, um nach einer neueren Version zu sehen und um deine Partien auf einen Server zu bringen, wenn du das willst.
privacy-who = Wer diesen Server betreibt
privacy-contact = Kontakt
privacy-what = Was gespeichert wird und was nicht
privacy-third = Nichts wird von anderswo geladen: keine Werbung, kein Tracking, keine Schriften oder Skripte von Dritten.
privacy-cookies = Zwei Cookies sind nötig: Eines merkt sich deinen Platz an den Tischen, das andere deine Sprache. Weitere gibt es nicht.
privacy-addresses = Netzadressen bleiben eine Minute im Arbeitsspeicher, als Schutz vor Missbrauch. Sie werden nie gespeichert und nie vollständig protokolliert. Eine gesperrte Adresse merkt sich der Server, bis sie wieder zugelassen ist.
privacy-games = { $days ->
    [one] Partien per Link werden einen Tag nach ihrem Ende gelöscht.
   *[other] Partien per Link werden { $days } Tage nach ihrem Ende gelöscht.
}
privacy-waiting = { $days ->
    [one] Partien per Link, zu denen niemand kommt, werden nach einem Tag gelöscht.
   *[other] Partien per Link, zu denen niemand kommt, werden nach { $days } Tagen gelöscht.
}
privacy-unfinished = { $days ->
    [one] Partien per Link, die nicht zu Ende sind, werden einen Tag nach dem letzten Zug gelöscht.
   *[other] Partien per Link, die nicht zu Ende sind, werden { $days } Tage nach dem letzten Zug gelöscht.
}
privacy-local = { $days ->
    [one] Partien an einem Bildschirm oder gegen den Computer werden einen Tag nach dem letzten Zug gelöscht.
   *[other] Partien an einem Bildschirm oder gegen den Computer werden { $days } Tage nach dem letzten Zug gelöscht.
}
privacy-invitations = { $days ->
    [one] Eine Einladung, die niemand nutzt, wird nach einem Tag gelöscht.
   *[other] Eine Einladung, die niemand nutzt, wird nach { $days } Tagen gelöscht.
}
privacy-names = Deinen Namen sehen die andere Person und alle, die zuschauen. Wenn du eine Partie verlässt, verschwindet er auch bei ihnen.
privacy-links = Eine Einladung gilt einmal. Der Server behält keine Kopie, die etwas öffnen könnte.
privacy-settings = Die Einstellungen der Seite bleiben in diesem Browser.
privacy-forget = Meinen Namen löschen
privacy-forget-text = Entfernt deinen Namen aus allen deinen Partien und aus den Titeln, in denen er steht. Die Partien bleiben.
privacy-forget-sure = Deinen Namen aus allen deinen Partien entfernen?
privacy-forgotten = Dein Name ist gelöscht.

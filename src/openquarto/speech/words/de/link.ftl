### What is said where two people play by link.

opponent-link = Sie spielen per Link, jeder an einem eigenen Bildschirm.
waiting = Die andere Person wird erwartet.
joined = { CAPITAL($who) } hat Platz genommen.
presence-gone = { CAPITAL($who) } hat den Tisch verlassen. Der Platz bleibt frei.
presence-back = { CAPITAL($who) } ist wieder da.
seat-moved = Ihr Platz ist jetzt auf einem anderen Gerät. Hier sehen Sie zu.
lan-notice = Andere Geräte Ihres Netzes kommen unter dieser Adresse herein. Unterwegs ist nichts verschlüsselt: Nutzen Sie das nur in einem Netz, dem Sie trauen.

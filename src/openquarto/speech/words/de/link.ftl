### What is said where two people play by link.

opponent-link = Ihr spielt per Link, jeder am eigenen Bildschirm.
waiting = Warten auf die andere Person.
joined = { CAPITAL($who) } hat Platz genommen.
presence-gone = { CAPITAL($who) } hat den Tisch verlassen. Der Platz bleibt reserviert.
presence-back = { CAPITAL($who) } ist wieder da.
seat-moved = Dein Platz ist jetzt auf einem anderen Gerät. Hier siehst du zu.
lan-notice = Andere Geräte in deinem Netz kommen unter dieser Adresse herein. Unterwegs ist nichts verschlüsselt: Nutze das nur in einem Netz, dem du traust.

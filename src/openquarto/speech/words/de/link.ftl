### What is said where two people play by link.

opponent-link = Ihr spielt per Link, beide am eigenen Bildschirm.
waiting = Warten auf die andere Person.
joined = { CAPITAL($who) } hat Platz genommen.
left = { CAPITAL($who) } hat die Partie endgültig verlassen.
left-next = Du kannst die Partie im Menü beanspruchen oder den Platz jemand anderem anbieten.
presence-gone = { CAPITAL($who) } hat den Tisch verlassen. Der Platz bleibt reserviert.
presence-back = { CAPITAL($who) } ist wieder da.
seat-moved = Dein Platz ist jetzt auf einem anderen Gerät. Hier schaust du zu.
lan-notice = Unter dieser Adresse können andere Geräte in deinem Netz mitspielen. Unterwegs ist nichts verschlüsselt: Nutze das nur in einem Netz, dem du traust.

### What is said where two people play by link.

opponent-link = U speelt via een link, ieder aan een eigen scherm.
waiting = Er wordt op de andere speler gewacht.
joined = { CAPITAL($who) } is gaan zitten.
presence-gone = { CAPITAL($who) } heeft de tafel verlaten. De plaats blijft bewaard.
presence-back = { CAPITAL($who) } is terug.
seat-moved = Uw plaats is nu op een ander apparaat. Hier kijkt u toe.
lan-notice = Andere apparaten in uw netwerk kunnen op dit adres binnenkomen. Onderweg is niets versleuteld: gebruik dit alleen in een netwerk dat u vertrouwt.

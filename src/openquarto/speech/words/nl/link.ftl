### What is said where two people play by link.

opponent-link = Jullie spelen via een link, ieder aan een eigen scherm.
waiting = Wachten op de andere speler.
joined = { CAPITAL($who) } heeft plaatsgenomen.
left = { CAPITAL($who) } heeft de partij voorgoed verlaten.
left-next = Je kunt de partij opeisen in het menu, of iemand anders op die plaats uitnodigen.
presence-gone = { CAPITAL($who) } heeft de tafel verlaten. De plaats blijft gereserveerd.
presence-back = { CAPITAL($who) } is terug.
seat-moved = Je plaats is nu op een ander apparaat. Hier kijk je toe.
lan-notice = Andere apparaten in je netwerk kunnen via dit adres meespelen. Onderweg is niets versleuteld: gebruik dit alleen in een netwerk dat je vertrouwt.

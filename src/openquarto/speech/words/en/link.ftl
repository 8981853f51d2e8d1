### What is said where two people play by link.

opponent-link = You play by link, each at a screen of your own.
waiting = Waiting for the other player.
joined = { CAPITAL($who) } has sat down.
left = { CAPITAL($who) } has left the game for good.
left-next = You can claim the game in the menu, or invite somebody else to the seat.
presence-gone = { CAPITAL($who) } has left the table. The seat is kept.
presence-back = { CAPITAL($who) } is back.
seat-moved = Your seat is on another device now. You watch here.
lan-notice = Other devices on your network can come in at this address. Nothing is encrypted on the way: use it only on a network that you trust.

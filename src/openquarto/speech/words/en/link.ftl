### What is said where two people play by link.

opponent-link = You are playing by link, each on your own screen.
waiting = Waiting for the other player.
joined = { CAPITAL($who) } has sat down.
left = { CAPITAL($who) } has left the game for good.
left-next = You can claim the game in the menu, or invite somebody else to take the seat.
presence-gone = { CAPITAL($who) } has stepped away. The seat is kept.
presence-back = { CAPITAL($who) } is back.
seat-moved = Your seat is on another device now. Here you are watching.
lan-notice = Other devices on your network can join at this address. Nothing is encrypted on the way: use it only on a network that you trust.

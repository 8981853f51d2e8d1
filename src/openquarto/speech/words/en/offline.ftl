### The words of the site without a network: keeping it, starting it, and what may go wrong.

## $size is a number of megabytes, with one decimal.

offline-title = Without a network
offline-offer = OpenQuarto works here without a network once {$size} MB are fetched: all levels, puzzles, lessons and analysis. Your games stay in this browser.
offline-keep = Keep for offline
offline-start = Fetch and start
offline-again = Try again
offline-fetching = Fetching OpenQuarto.
offline-starting = Starting OpenQuarto.
offline-done = Kept. Without a network, open this address as always.
offline-renewed = Kept. The newer version opens the next time you come; a game that is open goes on as it is.
offline-kept = OpenQuarto is kept in this browser, and opens without a network too.
offline-open = Play without the network now
offline-new = A newer version can be kept: {$size} MB.
offline-update = Keep the newer version
offline-letgo = Let go of it
offline-gone = Let go. Your games stay in this browser.
offline-fleeting = This browser keeps no games: they are gone when you close it. Take the record along before that.
offline-fault-old = This browser cannot keep OpenQuarto. A newer one can, over https and in a window that is not private.
offline-fault-room = There is not enough room on this device. Free some, then try again: what is here already is not fetched twice.
offline-fault-broken = What came is not whole. Nothing of it was kept; try again.
offline-fault-network = The network was cut before everything was here. Try again: what is here already is not fetched twice.
offline-fault-start = OpenQuarto could not be started. Your games are safe. Try again, and close other tabs if it fails once more.

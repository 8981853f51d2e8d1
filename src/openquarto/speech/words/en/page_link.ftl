### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = Invite the other player
page-invite-how = Send this link. Whoever opens it first takes the other seat.
page-invite-ready = The link for the other player is ready.
page-invite-making = The link is being made.
page-invite-failed = The link could not be made.
page-try-again = Try again
page-link-copy = Copy the link
page-link-share = Share
page-link-copied = Link copied.
page-link-picture = The link as a QR code
# $command is what to type to start the game for a whole network.
page-reach-here = This link works on this computer only. For your network, start with { $command }.
page-reach-near = This link works for devices on your network. Nothing is encrypted on the way.
page-move-title = Your seat on another device
page-move-how = Open this link on the other device. From then on you play there, and this device only watches.
page-move-warning = Do not pass this link on: whoever opens it first has your seat.
page-watch-copied = Link copied. Whoever opens it can watch, but not play.
page-note-free = seat free
page-presence-here = here
page-presence-away = away
page-watching = { $count } watching
page-your-turn = Your turn
page-notify-blocked = This browser does not allow notifications here.
page-server-stops = The server is restarting. Trying again; your game is kept.
page-rematch-asked = The other player wants another game.
page-rematch-begun = The players have started another game.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = Invite the other player
link-watch = Copy a link for watching
link-move = Move my seat to another device
link-notify = Notify me when it is my turn
link-home = Play by link
link-elsewhere = A friend, by link
link-elsewhere-about = each on your own screen

## The way in with an invitation. $who is a player.

join-title = You are invited
join-from = { CAPITAL($who) } invites you to a game of Quarto.
join-from-somebody = Somebody invites you to a game of Quarto.
join-rules = How it is played
join-name = Your name
join-name-hint = The other player sees it. You may leave it empty.
join-sit = Sit down
join-move-title = Your seat is waiting
join-move = Take your seat on this device. The other device then watches.
join-move-sit = Take my seat here
join-mine = You already have a seat at this table.
join-mine-hint = The link is for the other player.
join-table = To the table
join-cut = The end of this link is missing. Open the invitation again, or ask for a new one.
join-watch = Watch the game
join-offline = No connection. Nothing is lost: please try again.
join-noscript = To sit down you need JavaScript, which is switched off here.

## Privacy. $days is how long games are kept.

privacy-title = Privacy
docs-title = Documentation
privacy-private = This is a private server: everything stays on the computer it runs on.
privacy-offline = There is no server here: your browser does everything itself, and what you do stays in it.
privacy-offline-games = Your games, with the names in them, are kept in this browser until you delete them or clear the data of this site.
privacy-offline-network = The network is used only to look for a newer version, and to bring your games to a server when you ask for it.
privacy-who = Who runs this server
privacy-contact = Contact
privacy-what = What is kept, and what is not
privacy-third = Nothing is loaded from elsewhere: no advertisements, no tracking, no third-party fonts or scripts.
privacy-cookies = There are two cookies, and both are needed: one holds your seat at the tables, the other your language.
privacy-addresses = Network addresses are held in memory for a minute, against abuse. They are never stored, and never logged in full. An address that the operator blocks is remembered until the block ends.
privacy-games = { $days ->
    [one] Games by link are deleted one day after their end.
   *[other] Games by link are deleted { $days } days after their end.
}
privacy-waiting = { $days ->
    [one] Games by link that nobody joins are deleted after one day.
   *[other] Games by link that nobody joins are deleted after { $days } days.
}
privacy-unfinished = { $days ->
    [one] Games by link that are not over are deleted one day after the last move.
   *[other] Games by link that are not over are deleted { $days } days after the last move.
}
privacy-local = { $days ->
    [one] Games at one screen or against the computer are deleted one day after the last move.
   *[other] Games at one screen or against the computer are deleted { $days } days after the last move.
}
privacy-invitations = { $days ->
    [one] An invitation that nobody uses is deleted after one day.
   *[other] An invitation that nobody uses is deleted after { $days } days.
}
privacy-names = The name you choose is seen by the other player and by anyone who watches. When you leave a game, your name disappears for them too.
privacy-links = An invitation works once. The server keeps no copy that could open anything.
privacy-settings = Your settings stay in this browser.
privacy-forget = Forget my name
privacy-forget-text = Removes your name from all your games, and from the titles that contain it. The games stay.
privacy-forget-sure = Remove your name from all your games?
privacy-forgotten = Your name has been removed.

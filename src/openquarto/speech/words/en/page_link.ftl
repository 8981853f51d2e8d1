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
page-reach-here = This link reaches this computer only. For your network, start with { $command }.
page-reach-near = This link reaches the devices on your network. Nothing is encrypted on the way.
page-move-title = Your seat on another device
page-move-how = Open this link on the other device. You play there then, and this device watches.
page-move-warning = Give this link to nobody: whoever opens it first has your seat.
page-watch-copied = Link copied. Whoever opens it can watch, and nothing else.
page-note-free = seat free
page-presence-here = here
page-presence-away = away
page-watching = { $count } watching
page-your-turn = Your turn
page-notify-blocked = This browser does not allow notifications here.
page-server-stops = The server stops for a moment. Trying again; your game is kept.
page-rematch-asked = The other player wants another game.
page-rematch-begun = The players have begun another game.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = Invite the other player
link-watch = Copy a link to watch
link-move = Move my seat to another device
link-notify = Notify me when it is my turn
link-home = Play by link
link-elsewhere = Someone elsewhere
link-elsewhere-about = by link, each at a screen of their own

## The way in with an invitation. $who is a player.

join-title = You are invited
join-from = { CAPITAL($who) } invites you to a game of Quarto.
join-from-somebody = Somebody invites you to a game of Quarto.
join-rules = How it is played
join-name = Your name
join-name-hint = The other player sees it. It may stay empty.
join-sit = Sit down
join-move-title = Your seat is waiting
join-move = Take your seat on this device. The other device then watches.
join-move-sit = Take my seat here
join-mine = You sit at this table already.
join-mine-hint = The link is for the other player.
join-table = To the table
join-cut = The last part of this invitation is missing. Open the link once more, or ask for a new one.
join-watch = Watch the table
join-offline = No connection. Nothing is lost: please try again.
join-noscript = Sitting down needs JavaScript, which is switched off here.

## Privacy. $days is how long games are kept.

privacy-title = Privacy
privacy-private = This server is a private one: everything stays on the computer where it runs.
privacy-who = Who runs this server
privacy-contact = Contact
privacy-what = What is kept, and what is not
privacy-third = Nothing is loaded from elsewhere: no advertisements, no tracking, no third-party fonts or scripts.
privacy-cookies = Two cookies are needed: one is your seat at the tables, the other is your language. There are no others.
privacy-addresses = Network addresses are held in memory for a minute, against abuse. They are never stored, and never logged whole. An address that the operator shuts out is remembered until it may come in again.
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
privacy-names = The name that you give yourself is seen by the other player and by whoever watches. When you delete a game, it disappears for the other player too.
privacy-links = An invitation works once. The server keeps no copy that could open anything.
privacy-settings = The settings of the page stay in this browser.
privacy-forget = Forget my name
privacy-forget-text = Removes your name from all your games, and from the titles that hold it. The games stay.
privacy-forget-sure = Forget your name in all your games?
privacy-forgotten = Your name is forgotten.

### Games that were played without a network, offered to the site when it is back.

## $count is how many.

bring-title = Games from this browser
bring-offer = Games that you have played without a network: {$count}. They are in this browser only.
bring-now = Bring them to this site
bring-bringing = Bringing your games.
bring-done = Games brought: {$count}. They also stay in this browser.
bring-nothing = There was nothing to bring yet: these games have not begun, or a mask is still on.
bring-busy = This site takes only so many games a minute. Games still to bring: {$count}. Go on in a minute.
bring-cut = The site cannot be reached. Nothing is lost. Games still to bring: {$count}.
bring-refused = This site cannot read some of them, and they stay in this browser: {$count}.
bring-see = See all my games

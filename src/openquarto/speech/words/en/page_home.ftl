### The words of the ways through the pages, of the home page, of my games with their statistics, and of learning.

## The header. Five words, which stand side by side also on a narrow phone: short.

nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-analyse = Analyse
nav-club = Club
nav-skip = Skip to the content

## Home. $level is a number.

home-starts = Play starts a game against the computer: level { $level }, no clock.
home-your-turn = Your turn
home-place = Place it
home-give = Give a piece
home-more = More to do
home-here = Next to each other, or pass the screen on.
home-without-sight = By ear and by touch, with or without a screen reader.
home-all-games = { $count ->
    [one] All my games
   *[other] All { $count } games
}

## My games.

games-masked = Under a mask
games-look = Look
games-placed = { $count ->
    [one] One piece placed.
   *[other] { $count } pieces placed.
}
games-won = won
games-drawn = drawn
games-lost = lost
games-search = Search
games-search-hint = Name, result or date
games-show = Show
games-show-all = all games
games-show-turn = your turn
games-show-running = not over yet
games-show-ended = ended
games-found = { $count ->
    [0] No game found.
    [one] One game found.
   *[other] { $count } games found.
}
games-page = Page { $page } of { $pages }
games-previous = Previous page
games-next = Next page
games-export = Download all records

## Statistics.

stats-title = My statistics
stats-about = Ended games against the computer and by link count.
stats-none = Your statistics begin with the first game that you finish.
stats-against = Against
stats-level = Level { $level }
stats-link = By link
stats-played = Played
stats-won = Won
stats-drawn = Drawn
stats-lost = Lost
stats-taken = Quartos called
stats-left-over = of these, missed by the opponent first
stats-missed = Quartos missed

## Learning and opening a record.

learn-title = Learn Quarto
learn-rules = Sixteen pieces, four traits, one call.
learn-first = A first game
learn-first-about = Level 1 overlooks many things: a kind opponent to start with.
open-lead = A record is a game written down as text. Open one to look at it, or to go on where it stopped.

## How long ago.

ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
ago-weeks = { $count ->
    [one] a week ago
   *[other] { $count } weeks ago
}
ago-months = { $count ->
    [one] a month ago
   *[other] { $count } months ago
}
ago-years = { $count ->
    [one] a year ago
   *[other] { $count } years ago
}

## At the end of a game against the computer, joined by the browser.

page-ladder-beaten = You beat level { $level }.
page-ladder-next = Try level { $level }

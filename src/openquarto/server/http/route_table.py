"""All routes of the site, in the order in which they are tried; the sockets of tables are not among them."""

from starlette.routing import BaseRoute

from openquarto.server.http.routes import (
    analyses,
    brought,
    clock,
    club,
    club_pages,
    games,
    home,
    learn,
    lessons,
    lobby,
    offline,
    operation,
    pages,
    puzzle_pages,
    puzzle_sheets,
    puzzles,
    replays,
    reviews,
    seats,
    static,
)

ROUTES: list[BaseRoute] = [
    *home.ROUTES,
    *pages.ROUTES,
    *puzzle_pages.ROUTES,
    *learn.ROUTES,
    *clock.ROUTES,
    *replays.ROUTES,
    *analyses.ROUTES,
    *reviews.ROUTES,
    *club_pages.ROUTES,
    *club.ROUTES,
    *puzzle_sheets.ROUTES,
    *puzzles.ROUTES,
    *lessons.ROUTES,
    *static.ROUTES,
    *games.ROUTES,
    *brought.ROUTES,
    *seats.ROUTES,
    *lobby.ROUTES,
    *offline.ROUTES,
    *operation.ROUTES,
]

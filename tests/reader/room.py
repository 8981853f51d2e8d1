"""Tables that somebody comes to with a screen reader: opened over the wire, entered by link, looked up."""

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from openquarto.notation.read import read_one
from openquarto.notation.record import Record
from tests.reader.browsers import Browser
from tests.reader.phrases import PHRASES, PIECES, SQUARES, Phrases
from tests.reader.player import Player
from tests.server.serving import Page, Somebody

SIT = {"en": ("Take my seat here", "Sit down"), "fr": ("Prendre ma place ici", "Prendre place")}
_FIRST = {"en": "Page has", "fr": "La page"}
_STOCK = ("light round tall solid", "claire ronde haute pleine")
PATIENCE = 30.0


@dataclass
class Room:
    """A server, and a browser on a desk."""

    base: str
    browser: Browser
    language: str = "en"

    def somebody(self) -> Somebody:
        return Somebody(int(urlsplit(self.base).port or 0))

    def sit(self, actions: str = "", **choice: object) -> str:
        """A table against the computer or for two at one screen, some way into the game; its name."""
        host = self.somebody()
        game = host.open(**{"first": "me", **choice})
        if actions:
            page = host.sit(game)
            page.acts(actions)
            page.close()
        self._enter(_link(host, game, "mine"))
        return game

    def join(self, **choice: object) -> tuple[str, Page]:
        """A table by link: the game, and the other player's page."""
        host = self.somebody()
        game = host.open(opponent="link", **{"first": "me", **choice})
        page = host.sit(game, language=self.language)
        self._enter(_link(host, game, "other"))
        return game, page

    def visit(self, path: str, awaited: str) -> list[str]:
        """A page of the server, and what is said there until something that is awaited, and after it."""
        ear = self.browser.desk.ear
        ear.forget()
        self.browser.open(f"{self.base}{path}")
        heard = ear.until(lambda heard: any(awaited in text for text in heard), PATIENCE)
        return [*heard, *ear.quiet(patience=2)]

    @property
    def phrases(self) -> Phrases:
        return PHRASES[self.language]

    def squares(self, game: str) -> dict[str, str]:
        """What stands on each square by the server's record: the words of the piece, or nothing."""
        return squares_of(self.record(game), self.phrases)

    def record(self, game: str) -> Record:
        """What the server wrote down of a game."""
        answer = self.somebody().ask("GET", f"/table/{game}/record.qgn")
        assert 200 == answer.status, answer.text
        return read_one(answer.text)

    def _enter(self, link: str) -> None:
        """Take the seat by ear: Tab until the button is heard, Enter, and Tab into the board."""
        self.browser.desk.ear.forget()
        self.browser.open(link)
        self._arrive()
        self._tab_to(*(f"{name} " for name in SIT[self.language]))  # the name, and that it is a button
        self.browser.desk.press("Return")
        self._arrive()
        self._tab_to("a1", *_STOCK)  # a machine that is busy may have been too late for the board
        desk = self.browser.desk
        for _ in range(4):
            desk.press("b")
            if any(re.search(r"\ba1\b", text) for text in desk.ear.quiet(patience=3)):
                return
            # Orca was still reading the page and took b for a button: the stock is a step back from it.
            desk.press("shift+Tab")
            desk.ear.quiet(patience=3)
        raise AssertionError(f"no board: {[each.text for each in desk.ear.utterances()[-20:]]}")

    def _arrive(self) -> None:
        """Wait until Orca has said what is on the page."""
        ear = self.browser.desk.ear
        ear.until(bool, PATIENCE)
        # If it does: on some pages it says nothing more.
        ear.until(lambda heard: any(text.startswith(_FIRST[self.language]) for text in heard), 2.0)
        ear.quiet(quiet=0.3, patience=0.3)

    def _tab_to(self, *names: str) -> list[str]:
        desk = self.browser.desk
        everything = []
        for _ in range(16):
            desk.press("Tab")
            heard = desk.ear.quiet(patience=3)
            everything.append(heard)
            if any(name in text for text in heard for name in names):
                return heard
        raise AssertionError(f"no {names} by Tab: {everything}")


def squares_of(record: Record, phrases: Phrases) -> dict[str, str]:
    """What stands on each square at the end of a record: the words of the piece, or nothing."""
    rows = str(record.game.position).split()[0]
    letters = re.sub(r"\d", lambda run: "." * int(run[0]), rows.replace("/", ""))
    words = dict(zip("ABCDEFGHIJKLMNOP", map(phrases.name, PIECES), strict=True))
    return {square: words.get(letter, "") for square, letter in zip(SQUARES, letters, strict=True)}


def compare(player: Player, record: Record, *, is_first: bool = True) -> None:
    """What a player heard to the end is what was written down."""
    heard = {square: player.phrases.name(piece) for square, piece in player.board.items()}
    written = squares_of(record, player.phrases)
    assert heard == {square: words for square, words in written.items() if words}, player.diary
    results = {"won": "1-0" if is_first else "0-1", "lost": "0-1" if is_first else "1-0", "drawn": "1/2-1/2"}
    assert results[player.stage] == record.result, player.diary
    print(f"{player.stage}, {len(player.board)} pieces, called {player.called}, {len(player.diary)} keys")  # noqa: T201


def act(page: Page, actions: str) -> None:
    """Do something at the other page, once it knows all that has happened."""
    with suppress(TimeoutError):
        while True:
            page.hear(0.3)
    page.acts(actions)


def _link(host: Somebody, game: str, seat: str) -> str:
    answer: dict[str, Any] = host.ask("POST", f"/api/games/{game}/invitation", {"seat": seat}).json
    return str(answer["url"])

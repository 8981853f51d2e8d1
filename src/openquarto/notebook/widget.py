"""A table in a notebook: buttons for what you may do, a picture of the board, and a level that answers."""

from typing import Any

import anywidget
import traitlets

from openquarto.drawing.board import draw
from openquarto.match import Match
from openquarto.players.roster import player_of
from openquarto.rules.action import Action, Call, Give, Place, parse_action
from openquarto.rules.error import QuartoError
from openquarto.rules.game import Game
from openquarto.rules.line import Line
from openquarto.rules.seat import Seat
from openquarto.speech import Hearer, Manner, announce, line_name, phrase, piece_name, refuse, square_name
from openquarto.speech.command import Act

# The page has no knowledge of the game: it shows what it is handed, and sends the button that was pressed.
SCRIPT = """
function render({ model, el }) {
  const picture = document.createElement("div");
  const told = document.createElement("p");
  const choices = document.createElement("div");
  told.setAttribute("role", "status");
  el.append(picture, told, choices);
  const show = () => {
    picture.innerHTML = model.get("picture");
    told.textContent = model.get("told");
    choices.replaceChildren(...model.get("choices").map(([action, words]) => {
      const button = document.createElement("button");
      button.textContent = words;
      button.style.margin = ".15em";
      button.addEventListener("click", () => { model.set("chosen", action); model.save_changes(); });
      return button;
    }));
  };
  model.on("change:number", show);
  show();
}
export default { render };
"""


class Table(anywidget.AnyWidget):
    """You are first, a level is second; after the end `game` can be clicked through with `Steps`."""

    _esm = SCRIPT
    picture = traitlets.Unicode().tag(sync=True)
    told = traitlets.Unicode().tag(sync=True)
    choices: traitlets.List[tuple[str, str]] = traitlets.List().tag(sync=True)
    chosen = traitlets.Unicode().tag(sync=True)
    number = traitlets.Int().tag(sync=True)  # grows with every change, so that one redraw shows all of it

    def __init__(self, opponent: str = "pine", *, language: str = "en", seed: int | None = None) -> None:
        super().__init__()
        self._match = Match()
        self._player = player_of(opponent, seed=seed)
        self._hearer = Hearer(manner=Manner(language=language), seat=Seat.FIRST)
        self.observe(self._pressed, "chosen")
        self._show(())

    @property
    def game(self) -> Game:
        """The game as far as it is."""
        return self._match.game

    def act(self, text: str) -> None:
        """Do what a button does: `A` gives, `b2` places, `#a1-d1` calls; then the level answers."""
        since = self._match.count
        try:
            self._match.act(Seat.FIRST, parse_action(text))
            while self._match.to_act is Seat.SECOND:
                self._match.act(Seat.SECOND, self._player.choose(self._match.whole_view(Seat.SECOND)))
        except QuartoError as error:
            self._show(refuse(error, self._hearer))
            return
        view = self._match.view(Seat.FIRST)
        self._show(announce(self._match.events(Seat.FIRST, since=since), view, self._hearer))

    def _pressed(self, change: dict[str, Any]) -> None:
        if change["new"]:
            self.act(change["new"])
            self.chosen = ""

    def _show(self, sentences: tuple[str, ...]) -> None:
        view = self._match.whole_view(Seat.FIRST)
        self.picture = draw(view)
        self.told = " ".join(sentences)
        actions = view.permitted if self._match.to_act is Seat.FIRST else ()
        self.choices = [(str(action), self._words(action)) for action in actions]
        self.number += 1

    def _words(self, action: Action) -> str:
        """What stands on a button."""
        manner = self._hearer.manner
        match action:
            case Give(piece):
                return piece_name(piece, manner)
            case Place(square):
                return square_name(square, manner)
            case Call(Line() as line):
                return f"Quarto! {line_name(line, manner)}"
        return phrase(Act(action), manner)

"""Players for measurements, never for a table: tree search, a horizon, a net, other measures of a trap."""

import re
from pathlib import Path

from openquarto.kernel import Solver
from openquarto.players.horizon import HorizonPlayer
from openquarto.players.net import NetPlayer
from openquarto.players.net_weights import read_net
from openquarto.players.perfect import PerfectPlayer
from openquarto.players.player import Player
from openquarto.players.trap_measure import DEFAULT, MEASURES
from openquarto.players.tree_search import TreeSearchPlayer

NET = "net:"  # before the file of a net
WITHOUT = "none"  # in the place of a measure: perfect play that sets no traps
MOST_PLAYOUTS, MOST_PLACEMENTS = 1_000_000, 16
_NAME = re.compile(r"(?P<kind>mcts|horizon)-(?P<size>[1-9][0-9]{0,6})|perfect:(?P<measure>[a-z]+)", re.ASCII)


def studied_name(text: str) -> str | None:
    """The name of the player that is asked for; None if it is none of these; raises if no net can be read."""
    if text.startswith(NET):
        read_net(Path(text.removeprefix(NET)))
        return text
    found = _NAME.fullmatch(text.strip().lower())
    if found is None:
        return None
    if found["measure"]:
        return found[0] if found["measure"] in (*MEASURES, WITHOUT) else None
    most = MOST_PLAYOUTS if found["kind"] == "mcts" else MOST_PLACEMENTS
    return found[0] if int(found["size"]) <= most else None


def studied_player(name: str, *, seed: int | None, solver: Solver) -> Player:
    """The player with a name that `studied_name` has told; a solver is shared by those that search."""
    if name.startswith(NET):
        return NetPlayer(read_net(Path(name.removeprefix(NET))), seed)
    found = _NAME.fullmatch(name)
    assert found is not None, name
    if found["measure"]:
        measure = MEASURES.get(found["measure"], DEFAULT)
        return PerfectPlayer(solver, seed, sets_traps=found["measure"] != WITHOUT, measure=measure)
    size = int(found["size"])
    return TreeSearchPlayer(size, seed) if found["kind"] == "mcts" else HorizonPlayer(solver, size, seed)

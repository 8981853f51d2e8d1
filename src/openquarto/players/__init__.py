"""Anything that answers choose(…)."""

from openquarto.players.pace import Pace
from openquarto.players.player import Player
from openquarto.players.simple import RandomPlayer, SimplePlayer

__all__ = ["Pace", "Player", "RandomPlayer", "SimplePlayer"]

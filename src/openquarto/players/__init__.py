"""Anything that answers choose(…)."""

from openquarto.players.player import Player
from openquarto.players.simple import RandomPlayer, SimplePlayer

__all__ = ["Player", "RandomPlayer", "SimplePlayer"]

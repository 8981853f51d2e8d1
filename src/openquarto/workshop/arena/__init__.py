"""Matches between any two players: pairs of games, several processes, results with error bars."""

"""Ratings: how strong somebody is and how surely that is known, by Glicko-2.

>>> from openquarto.ratings import Result, Strength, rated
>>> after = rated(Strength(1200), [Result(1400, deviation=80, score=1)])
>>> round(after.rating), round(after.deviation)
(1501, 268)
"""

from openquarto.ratings.glicko import Result, Strength, rated

__all__ = ["Result", "Strength", "rated"]

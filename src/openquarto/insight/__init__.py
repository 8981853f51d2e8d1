"""Insight: exact values with their reasons, as claims that anybody can check.

>>> from openquarto import Position
>>> from openquarto.insight import explain
>>> told = explain(Position.parse("ABC1/4/4/4 D -"))
>>> str(told.value), told.line
('W1', ('d1#a1-d1',))
>>> claim = told.claims[0]
>>> claim.kind, claim.threat.line.value, [side.value for side in claim.sides]
('complete', 'a1-d1', ['light', 'round'])
"""

from openquarto.insight.coach import judge
from openquarto.insight.explain import Explanation, TurnExplanation, explain
from openquarto.insight.hint import hint
from openquarto.insight.review import Review, ReviewedTurn, review

__all__ = ["Explanation", "Review", "ReviewedTurn", "TurnExplanation", "explain", "hint", "judge", "review"]

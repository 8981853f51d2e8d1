"""Anything that answers choose(…)."""

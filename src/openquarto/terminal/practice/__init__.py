"""Puzzles and lessons at the keyboard: tasks one after the other, each answered as at the table."""

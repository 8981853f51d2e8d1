"""Claims: what can be said about a position, a turn or a game, as plain data that can be checked."""

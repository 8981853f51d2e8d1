"""Where games are kept: one small Protocol, with SQLite and memory behind it."""

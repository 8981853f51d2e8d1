"""Where games are kept: one small Protocol, in SQLite or in memory."""

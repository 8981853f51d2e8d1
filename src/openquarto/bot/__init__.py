"""Programs that play at a server: its interface for bots, and a bridge from there to any UGI engine."""

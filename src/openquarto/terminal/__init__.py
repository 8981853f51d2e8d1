"""The game at the keyboard."""

"""The operator's way in: a local socket, and the commands that come through it."""

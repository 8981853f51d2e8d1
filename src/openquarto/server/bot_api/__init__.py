"""The interface for programs that play: requests, and answers without an end."""

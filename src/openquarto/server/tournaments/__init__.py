"""Tournaments of a server: their logs in the store, their tables among its games."""

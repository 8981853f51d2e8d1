"""Exact values with their reasons for whoever may ask: computed in a process of its own, cached, queued."""

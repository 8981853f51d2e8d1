"""Secrets: the token of a session or an invitation, and the hash that is kept of it."""

import hashlib
import secrets

from openquarto.server.store.protocol import Session


def new_token() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> Session:
    """What is kept of a secret: nobody who reads the file can come in with it."""
    return hashlib.sha256(token.encode()).digest()

"""Answers without an end: which requests they belong to, so that no deadline and no queue cuts them off."""

import re
from collections.abc import Mapping
from typing import Any

_STREAMS = re.compile(r"/api/bot/(?:stream|games/[\w-]{1,64}/stream)", re.ASCII)


def is_stream(scope: Mapping[str, Any]) -> bool:
    """Whether the answer to a request goes on until somebody leaves."""
    return scope["type"] == "http" and _STREAMS.fullmatch(scope["path"]) is not None

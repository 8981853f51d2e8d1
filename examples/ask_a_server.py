"""Ask a server over HTTP, with nothing but the standard library: `python ask_a_server.py [ADDRESS]`.

Start one with `openquarto serve`. All that can be asked is described at its address /openapi.json.
"""

import json
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen


def ask(address: str, path: str, **query: str) -> Any:
    """The answer as JSON; what the server refuses comes as a sentence."""
    url = f"{address.rstrip('/')}{path}?{urlencode(query)}"
    try:
        with urlopen(url, timeout=60) as answer:
            return json.load(answer)
    except HTTPError as refused:
        raise SystemExit(refused.read().decode()) from None


def main(address: str = "http://127.0.0.1:8016") -> None:
    puzzle = ask(address, "/api/puzzles/daily", lang="en")
    print("puzzle of the day:", puzzle["id"])
    analysis = ask(address, "/api/analysis", position="ABCH/LK2/1M2/4 P -", lang="en")
    print("value:", analysis["value"])


if __name__ == "__main__":
    main(*sys.argv[1:2])

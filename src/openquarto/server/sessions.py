"""Who asks: a session by its cookie, the language that is spoken with them, the address they come from."""

import re
from collections.abc import Iterable

from starlette.requests import HTTPConnection
from starlette.responses import Response

from openquarto.server.config import Config
from openquarto.server.store.protocol import Session
from openquarto.server.tokens import hashed
from openquarto.speech.catalogue import COMMON, languages

YEAR = 365 * 24 * 60 * 60
LANGUAGE = "lang"  # the cookie of the language
IN_SCOPE = "openquarto.session"  # where the secret of a session stands in the scope of a request


def cookie_name(*, is_secure: bool) -> str:
    """The name of the session's cookie; a browser takes __Host- only over https, from this host alone."""
    return "__Host-oq" if is_secure else "oq"


def token_in(headers: Iterable[str], *, is_secure: bool) -> str | None:
    """The secret of a session in the cookies of a request, if there is one that could be ours.

    Of two that differ somebody else has set one, under a longer path or a wider domain: neither counts.
    """
    pairs = (each.strip().partition("=") for header in headers for each in header.split(";"))
    name = cookie_name(is_secure=is_secure)
    found = {value for key, _, value in pairs if key == name}
    token = found.pop() if len(found) == 1 else ""
    return token if re.fullmatch(r"[\w-]{22}", token, re.ASCII) else None


def token_of(connection: HTTPConnection) -> str | None:
    """The secret of the session of a request."""
    token: str | None = connection.scope[IN_SCOPE]
    return token


def session_of(connection: HTTPConnection) -> Session | None:
    """Who asks, as it is kept; None for somebody new."""
    token = token_of(connection)
    return None if token is None else hashed(token)


def set_session(response: Response, token: str, *, is_secure: bool) -> None:
    """Let the browser remember a session."""
    response.set_cookie(
        cookie_name(is_secure=is_secure),
        token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )


def set_language(response: Response, language: str, *, is_secure: bool) -> None:
    """Let the browser remember a language; scripts may read it."""
    response.set_cookie(LANGUAGE, language, max_age=YEAR, path="/", samesite="lax", secure=is_secure)


def language_of(connection: HTTPConnection, config: Config) -> str:
    """The language of an address, a cookie, the server's setting or the browser, in this order."""
    asked = (connection.query_params.get("lang", ""), connection.cookies.get(LANGUAGE, ""), config.language)
    spoken = languages()
    preferred = _accepted(connection.headers.get("accept-language", ""))
    return next((each for each in (*asked, *preferred) if each in spoken), COMMON)


def _accepted(header: str) -> list[str]:
    """The languages of a browser, the one that it likes best first."""
    wanted = []
    for part in header[:500].split(","):
        code, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((float(quality or 1), code[:2].lower()))
        except ValueError:
            continue
    return [code for quality, code in sorted(wanted, key=lambda pair: -pair[0]) if quality > 0]


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from, for the limits."""
    return connection.client.host if connection.client else ""

"""What the offline package holds: which parts of Python, of our own source, and of what it imports."""

import re

# As `npm view pyodide dist.integrity` tells it, in hexadecimal digits.
PYODIDE_SHA512 = (
    "d18bd7c4485f11da4b7dbfd790cd8114078c44eab488c517d9bcf31fda4eb6dc"
    "8c716930abe1db139bb2b860fcd8b37bcb6abe48dbe2ffa579244b0e943d91d4"
)
NOTICE = """What is in the offline package of OpenQuarto, beside OpenQuarto itself (MIT).

pyodide {version} ({licence}): CPython for the browser, with its changes.
  Source: the package `pyodide` on npm, and https://github.com/pyodide/pyodide at the tag {version}.
  The Mozilla Public License 2.0: https://www.mozilla.org/MPL/2.0/
CPython 3.14 (PSF-2.0), as part of it, without the modules that are not used.
  Source: https://www.python.org/ and the licence: https://docs.python.org/3/license.html
"""

# Imported by the site; each is pure Python but for msgspec, which comes as a wheel for the browser.
DISTRIBUTIONS = (
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "idna",
    "jinja2",
    "markupsafe",
    "platformdirs",
    "prometheus_client",
    "pytz",
    "segno",
    "starlette",
    "typing_extensions",
)

# What nothing here imports of the standard library; tests play whole games with the rest.
UNUSED = frozenset(
    {"__hello__", "__phello__", "_ast_unparse", "_pydatetime", "_pyio", "_pyrepl", "antigravity", "bdb"}
    | {"cProfile", "cmd", "code", "colorsys", "compileall", "concurrent/futures/process", "ctypes"}
    | {"doctest", "email/_header_value_parser", "filecmp", "fileinput", "ftplib", "getopt", "http/cookiejar"}
    | {"imaplib", "logging/config", "logging/handlers", "mailbox", "modulefinder", "multiprocessing", "netrc"}
    | {"nturl2path", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pty"}
    | {"pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtplib", "sqlite3", "statistics"}
    | {"symtable", "tabnanny", "this", "trace", "tracemalloc", "tty", "unittest", "wave", "webbrowser"}
    | {"xmlrpc", "zipapp", "pyodide/console", "asyncio/windows_events", "asyncio/proactor_events"}
)
_ENCODINGS = frozenset(
    {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "unicode_escape", "utf_8"}
    | {"utf_8_sig"}
)
_LANGUAGES = ("root", "fr", "en", "es", "de", "it", "nl", "pt")
_LOCALE = re.compile(r"babel/locale-data/(\w+)\.dat")
_OWN_UNUSED = re.compile(
    r"openquarto/(?:cli|terminal|workshop|touch|offline_package)/|openquarto/__main__"
    r"|openquarto/server/(?:workers|admin)/|openquarto/server/store/(?:postgres|sqlite|sql_|contents)"
    r"|openquarto/web/(?:social|icon-[\w-]+)\.png|\.d\.ts$|\.md$|\.pyi$|\.so$"
)


def is_used(name: str) -> bool:
    """Whether a file of the standard library is kept."""
    path = name.removesuffix(".py")
    parts = path.split("/")
    if parts[0] == "encodings":
        return parts[-1] in _ENCODINGS
    return not {"/".join(parts[: count + 1]) for count in range(len(parts))} & UNUSED


def is_ours(name: str) -> bool:
    """Whether a file of our own is kept."""
    return not ("__pycache__" in name or _OWN_UNUSED.search(name))


def is_needed(name: str) -> bool:
    """Whether a file of another distribution is kept."""
    if locale := _LOCALE.fullmatch(name):
        return locale[1] in _LANGUAGES
    if (
        name.startswith(("../", "pytz/zoneinfo/", "babel/messages/"))
        or "__pycache__" in name
        or "/tests/" in name
    ):
        return False
    is_data = name == "babel/global.dat" or _LOCALE.fullmatch(name) is not None
    return is_data or name.endswith(".py")

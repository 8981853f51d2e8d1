"""Makes files of the offline package smaller: source without comments, locales without what nobody says."""

import ast
import pickle

# What Fluent asks of a locale for numbers, dates and plurals; no names of countries, units and currencies.
_LOCALE_KEYS = frozenset(
    {"currency_formats", "currency_symbols", "date_formats", "datetime_formats", "day_period_rules", "days"}
    | {"day_periods", "decimal_formats", "eras", "list_patterns", "locale_id", "months", "number_symbols"}
    | {"numbering_systems", "ordinal_form", "percent_formats", "plural_form", "quarters", "time_formats"}
    | {"scientific_formats", "week_data", "zone_formats"}
)
_GLOBAL_DROPPED = frozenset(
    {"likely_subtags", "meta_zones", "territory_currencies", "territory_languages", "territory_zones"}
    | {"windows_zone_mapping", "zone_aliases", "zone_territories"}
)


def minified(source: bytes) -> bytes:
    """Python source without comments and docstrings; as it is where this Python cannot read it."""
    try:
        tree = ast.parse(source)
    except SyntaxError:  # newer than this Python
        return source
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(value=ast.Constant(value=str()) as told), *_]:
                    told.value = ""  # not left out: some add to it
    return ast.unparse(tree).encode()


def trimmed_locale(body: bytes) -> bytes:
    """What babel knows of a language, as far as Fluent asks for it."""
    known = pickle.loads(body)  # noqa: S301  babel's own, from a pinned distribution
    return pickle.dumps({key: value for key, value in known.items() if key in _LOCALE_KEYS}, 2)


def trimmed_global(body: bytes) -> bytes:
    """What babel knows of all languages, without countries and time zones."""
    known = pickle.loads(body)  # noqa: S301
    return pickle.dumps({key: {} if key in _GLOBAL_DROPPED else value for key, value in known.items()}, 2)

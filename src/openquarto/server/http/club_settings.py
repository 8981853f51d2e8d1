"""The settings of a tournament as forms have them: the game, its clocks, how opponents are found."""

from collections.abc import Mapping
from typing import Any

from starlette.datastructures import ImmutableMultiDict
from starlette.requests import Request

from openquarto.rules.variant import Variant
from openquarto.server.error import ServerError
from openquarto.server.http.clock_choices import game_clocks, turn_clocks
from openquarto.server.http.game_form import variant_of
from openquarto.server.http.responses import hearer_of
from openquarto.tournament.settings import Kind, Settings

Fields = ImmutableMultiDict[str, str]
NUMBERS = ("rounds", "games", "minutes")
FLAGS = ("is_double", "check_in", "mask", "rated")
TEXTS = ("name", "kind", "place", "edition", "false_call")


def number(fields: Mapping[str, str], name: str, default: int | None = None) -> int:
    """A number that was sent; raises ServerError where there is none."""
    text = fields.get(name, "").strip()
    if not text and default is not None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise ServerError("choice", field=name, choices="1, 2, 3 …", text=text[:20])
    return int(text)


def settings_sent(fields: Fields) -> dict[str, Any]:
    """What was sent of the settings, as the tournament checks them."""
    values: dict[str, Any] = {name: fields[name] for name in TEXTS if fields.get(name)}
    values |= {name: number(fields, name) for name in NUMBERS if fields.get(name)}
    values |= {name: fields[name] == "1" for name in FLAGS if name in fields}
    if {"variant", "traits", "blocks", "calling"} & fields.keys():
        values["variant"] = str(variant_of(fields))
    if fields.get("clock"):
        clocks = [fields["clock"], fields.get("clock_second") or fields["clock"]]
        values["clock"] = fields["clock"] if clocks[0] == clocks[1] else ",".join(clocks)
    return values


def settings_values(settings: Settings) -> dict[str, Any]:
    """Settings as a form shows them."""
    variant = Variant.parse(settings.variant)
    first, _, second = settings.clock.partition(",")
    return settings.to_json() | {
        "traits": [trait.value for trait in variant.traits],
        "blocks": variant.blocks,
        "calling": variant.calling.value,
        "clock": first,
        "clock_second": second,
    }


def settings_choices(request: Request) -> dict[str, Any]:
    """What a form offers."""
    hearer = hearer_of(request)
    turns = [(f"{text}/turn", called) for text, called in turn_clocks(hearer)]
    return {
        "kinds": [each.value for each in Kind],
        "turn_clocks": turns,
        "game_clocks": game_clocks(hearer),
        "known_clocks": {"-", *(text for text, _ in [*turns, *game_clocks(hearer)])},
    }

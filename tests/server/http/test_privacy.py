"""The page about privacy: what it says is what the settings say, in every language."""

from importlib.resources import files

import msgspec
import pytest

from openquarto.server.config import Config
from openquarto.server.site.templates import Templates
from openquarto.speech.catalogue import languages

TEMPLATES = Templates(files("openquarto").joinpath("web"))
PUBLIC = Config(public_url="https://quarto.example", operator="Ada", contact="ada@quarto.example")
FAR = Config(
    public_url="https://quarto.example",
    operator="Ada",
    contact="ada@quarto.example",
    retention_days=21,
    waiting_days=22,
    unfinished_days=23,
    local_days=24,
    invitation_days=25,
    class_days=26,
    tournament_days=27,
)


def page(config: Config, language: str) -> str:
    values = {
        "operator": config.operator,
        "contact": config.contact,
        "days": msgspec.structs.asdict(config.retention),
        "is_public": bool(config.public_url),
    }
    return TEMPLATES.render("privacy", language, values)


@pytest.mark.parametrize("language", languages())
def test_every_time_is_told(language: str) -> None:
    text = page(FAR, language).partition("<main")[2]  # the header's icons have numbers too
    for days in range(21, 28):
        assert 1 == text.count(f" {days} ") + text.count(f"{days}\N{NO-BREAK SPACE}")


@pytest.mark.parametrize("language", languages())
def test_what_is_kept_for_ever_has_no_time(language: str) -> None:
    facts = [page(config, language).count("<li>") for config in (PUBLIC, Config())]
    assert 4 == facts[0] - facts[1]

"""The ways through the pages lead somewhere, and every page knows where it belongs."""

from importlib.resources import files

from openquarto.server.app import application
from openquarto.server.config import Config
from openquarto.server.site.navigation import WAYS, way_to
from openquarto.server.store.memory import MemoryStore
from openquarto.speech.catalogue import catalogue


def test_every_way_leads_to_a_page() -> None:
    paths = {getattr(route, "path", "") for route in application(Config(), MemoryStore(), 1).routes}
    assert set() == {way.path for way in WAYS} - paths


def test_every_way_has_its_word_and_its_templates() -> None:
    names = {file.name for file in files("openquarto").joinpath("web/pages").iterdir()}
    for way in WAYS:
        assert catalogue("en").say(way.word)
        assert set() == {f"{page}.html" for page in (way.page, *way.others)} - names


def test_a_page_belongs_to_one_way_at_most() -> None:
    pages = [page for way in WAYS for page in (way.page, *way.others)]
    assert sorted(set(pages)) == sorted(pages)
    assert ("/learn", None) == ((way_to("rules") or WAYS[0]).path, way_to("privacy"))

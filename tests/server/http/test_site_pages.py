"""What stands in every page for those who read it elsewhere."""

import re
from importlib.resources import files

import pytest

from openquarto.server.site.templates import Templates

TEMPLATES = Templates(files("openquarto").joinpath("web"))


@pytest.mark.parametrize("address", ["https://quarto.example", "http://192.168.1.7:8016"])
def test_the_picture_for_a_preview_has_a_whole_address(address: str) -> None:
    page = TEMPLATES.render("rules", "en", {}, address)
    found = page.split('property="og:image" content="')[1].split('"')[0]
    assert f"{address}{TEMPLATES.assets.url('social.png')}" == found


@pytest.mark.parametrize(("again", "links"), [("", ["/", "/new"]), ("?count=1", ["?count=1", "/", "/new"])])
def test_a_page_that_says_why_not_has_its_own_title_and_a_way_on(again: str, links: list[str]) -> None:
    values = {"title": "page-error-later", "sentence": "Wait a minute.", "again": again}
    page = TEMPLATES.render("error", "en", values, "https://quarto.example")
    assert "<title>Not just now – OpenQuarto</title>" in page
    assert "<h1>Not just now</h1>" in page
    assert links == re.findall('href="([^"]*)"', page.split("<h1>")[1].split("</div>")[0])


@pytest.mark.parametrize(("language", "words"), [("en", "Documentation"), ("pt", "Documentação")])
def test_the_foot_leads_to_the_docs_where_there_are_some(language: str, words: str) -> None:
    told = Templates(files("openquarto").joinpath("web"), "https://quarto.example/docs/?a=1&b=2")
    assert f'<a href="https://quarto.example/docs/?a=1&amp;b=2">{words}</a>' in told.render(
        "rules", language, {}
    )
    assert words not in TEMPLATES.render("rules", language, {})  # no dead link where there are none

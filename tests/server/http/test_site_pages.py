"""What stands in every page for those who read it elsewhere."""

from importlib.resources import files

import pytest

from openquarto.server.site.templates import Templates

TEMPLATES = Templates(files("openquarto").joinpath("web"))


@pytest.mark.parametrize("address", ["https://quarto.example", "http://192.168.1.7:8016"])
def test_the_picture_for_a_preview_has_a_whole_address(address: str) -> None:
    page = TEMPLATES.render("rules", "en", {}, address)
    found = page.split('property="og:image" content="')[1].split('"')[0]
    assert f"{address}{TEMPLATES.assets.url('social.png')}" == found

"""The pages in somebody's language: templates of the page, filled with words and values."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from openquarto.server.site.assets import PAGES, Assets
from openquarto.server.site.navigation import WAYS, way_to
from openquarto.speech.catalogue import catalogue
from openquarto.speech.name import language_names
from openquarto.view.edition import Edition


class Templates:
    """The templates of a folder."""

    def __init__(self, web: Traversable, docs_url: str = "", *, is_offline: bool = False) -> None:
        self._is_offline = is_offline
        self.assets = Assets(web)
        self._docs_url = docs_url  # where the site to read is; nothing if there is none
        self._templates = Environment(
            loader=FileSystemLoader(Path(str(web)) / PAGES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def preload(self) -> None:
        """Compile all templates, so that the first who asks for a page need not wait for it."""
        for name in self._templates.list_templates():
            self._templates.get_template(name)

    def knows(self, name: str) -> bool:
        """Whether there is a page of this name."""
        return f"{name}.html" in self._templates.list_templates()

    def render(self, name: str, language: str, values: Mapping[str, object], address: str = "") -> str:
        """A page; `address` is where this server is reached, for those who read the page elsewhere."""
        common = {
            "address": address,
            "docs_url": self._docs_url,
            "is_offline": self._is_offline,
            "language": language,
            "languages": language_names(),
            "say": catalogue(language).say,
            "ways": WAYS,
            "way": way_to(name),
            "page_name": name,
            "asset": self.assets.url,
            "bundle": self.assets.bundle,
            "words_url": lambda edition: f"/words/{language}/{Edition(edition).value}.json",
        }
        return self._templates.get_template(f"{name}.html").render({**common, **values})


def inline_json(text: str) -> Markup:
    """JSON to stand inside a script element: nothing in it can end the element."""
    return Markup(text.replace("<", "\\u003c"))  # noqa: S704  no mark-up is left in it

"""What Sphinx is told: Markdown, a theme in the colours of the game, no host but that of the site."""

import os
import sys
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from openquarto.about import NAME, NOTICE, VERSION

sys.path.append(str(Path(__file__).parents[1]))  # at its end: Sphinx would take our modules for its own
from docs_site import runnable

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src/openquarto/web"

project, version, release = NAME, VERSION, VERSION
author = "The OpenQuarto contributors"
project_copyright = f"{author}. {NOTICE}"
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["source/**"]
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["attrs_inline"]  # for anchors that are no heading
myst_heading_anchors = 4  # as code hosts make them
myst_links_external_new_tab = False
default_role = "code"  # docstrings write `names` as Markdown does
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_maximum_signature_line_length = 88
python_use_unqualified_type_names = True
pygments_style, pygments_dark_style = "friendly", "native"

html_theme = "furo"
html_title = NAME
html_logo = str(WEB / "icon.svg")
html_favicon = str(WEB / "icon.svg")
html_static_path = [str(Path(__file__).parent / "static")]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
_SERIF = '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, "Book Antiqua", Georgia, serif'
_FONTS = {
    "font-stack": 'system-ui, -apple-system, "Segoe UI", Roboto, Inter, "Noto Sans", sans-serif',
    "font-stack--headings": _SERIF,
}
# The tokens of src/openquarto/web/style.css, light and dark.
html_theme_options: dict[str, Any] = {
    "light_css_variables": _FONTS
    | {
        "color-background-primary": "#FBF8F1",
        "color-background-secondary": "#F4EEE3",
        "color-background-hover": "#E9E0D0",
        "color-background-border": "#DDD2BF",
        "color-foreground-primary": "#241B13",
        "color-foreground-secondary": "#5F5145",
        "color-foreground-muted": "#5F5145",
        "color-foreground-border": "#8B7A66",
        "color-brand-primary": "#15594F",
        "color-brand-content": "#15594F",
        "color-brand-visited": "#15594F",
        "color-inline-code-background": "#F4EEE3",
        "color-code-background": "#F4EEE3",
        "color-code-foreground": "#241B13",
        "color-highlight-on-target": "#DCE9E2",
        "color-admonition-background": "#FFFCF6",
    },
    "dark_css_variables": _FONTS
    | {
        "color-background-primary": "#15110D",
        "color-background-secondary": "#211B15",
        "color-background-hover": "#2B2219",
        "color-background-border": "#3B3228",
        "color-foreground-primary": "#F4EBDC",
        "color-foreground-secondary": "#BFB09C",
        "color-foreground-muted": "#BFB09C",
        "color-foreground-border": "#94836E",
        "color-brand-primary": "#86D3C2",
        "color-brand-content": "#86D3C2",
        "color-brand-visited": "#86D3C2",
        "color-inline-code-background": "#211B15",
        "color-code-background": "#211B15",
        "color-code-foreground": "#F4EBDC",
        "color-highlight-on-target": "#1D3832",
        "color-admonition-background": "#211B15",
    },
}
# Where each page can be read on a code host, if one is told.
if _repository := os.environ.get("OPENQUARTO_REPOSITORY", ""):
    html_theme_options |= {
        "source_repository": _repository,
        "source_branch": "main",
        "source_directory": "docs/",
    }


def setup(app: Sphinx) -> None:
    """What single pages have beside the theme."""
    app.connect("html-page-context", _language)
    app.connect("html-page-context", _examples)


def _examples(app: Sphinx, name: str, _template: str, _context: dict[str, Any], _tree: object) -> None:
    megabytes = runnable.megabytes()
    if megabytes is not None and name in runnable.PAGES:
        attributes: dict[str, Any] = {"type": "module", "data-megabytes": str(megabytes)}
        app.add_js_file(runnable.SCRIPT, **attributes)


def _language(_app: Sphinx, name: str, _template: str, context: dict[str, Any], _tree: object) -> None:
    """Pages in other languages than English say so, for screen readers and search."""
    folder, _, code = name.rpartition("/")
    if folder in {"start", "without-sight"}:
        context["language"] = code

"""Drawings as trees: parsed, and searched for what must not be in them."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    *("svg", "title", "desc", "defs", "g", "use", "symbol", "path", "rect", "circle", "text"),
    *("linearGradient", "stop", "clipPath", "filter", "feGaussianBlur"),
}


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  our own drawing


def ids(root: ET.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def references(root: ET.Element) -> Iterator[str]:
    """Every id that is referred to."""
    for element in root.iter():
        for name, value in element.attrib.items():
            if name.endswith("href"):
                assert value.startswith("#"), value
                yield value[1:]
            yield from re.findall(r"url\(#([^)]*)\)", value)


def faults(svg: str) -> list[str]:
    """All that makes a drawing unfit to be put into somebody's page."""
    root = parsed(svg)
    named = ids(root)
    found = [f"<{element.tag}>" for element in root.iter() if element.tag.removeprefix(SVG) not in ALLOWED]
    found += [f"id {name} twice" for name in sorted(set(named)) if named.count(name) > 1]
    found += [f"#{name} is nowhere" for name in sorted(set(references(root)) - set(named))]
    found += [f"#{name} is never used" for name in sorted(set(named) - set(references(root)))]
    for element in root.iter():
        for name, value in element.attrib.items():
            if name == "style" or name.startswith("on"):
                found.append(f"{name} in <{element.tag}>")
            found += re.findall(r".*//.*|data:.*|.*script.*|nan|inf", value)
    return found


def texts(svg: str) -> list[str]:
    """All visible text, in the order of the drawing."""
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}text")]

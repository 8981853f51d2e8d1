"""A link as a picture to be photographed."""

from functools import lru_cache

import segno


@lru_cache(maxsize=128)  # a page that looks for news every few seconds shows the same link
def qr_code(url: str) -> str:
    """A QR code as a data: address."""
    code = segno.make(url, error="m", micro=False)
    return code.svg_data_uri(border=4, dark="#000", light="#fff", omitsize=True)

"""What a telephone wants to know to keep the site on its screen."""

ICONS = ("icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png")
_PAPER = "#F4EEE3"
MANIFEST = {
    "id": "/",
    "name": "OpenQuarto",
    "short_name": "OpenQuarto",
    "start_url": "/",
    "scope": "/",
    "display": "standalone",
    "background_color": _PAPER,
    "theme_color": _PAPER,
    "icons": [
        {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}

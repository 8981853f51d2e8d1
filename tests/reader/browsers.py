"""The two browsers on a desk, and the way by which a page is opened in them."""

import json

from tests.page.table import CHROMIUM, SWITCHES
from tests.reader.desk import Desk

FIREFOX = "/usr/bin/firefox-esr"
_FIREFOX_SETTINGS = {
    "accessibility.force_disabled": -1,
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.cache.disk.enable": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.automaticallyPopup": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
    "extensions.pocket.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "",
    "sidebar.revamp": False,
    "termsofuse.bypassNotification": True,
    "toolkit.telemetry.enabled": False,
}


class Browser:
    """A browser that has been started with a page; a further one comes in a tab of its own."""

    def __init__(self, desk: Desk, name: str, language: str = "en") -> None:
        self.desk = desk
        self.name = name
        self.language = language
        self._profile = desk.folder / name
        self._profile.mkdir()
        if name == "firefox":
            settings = {**_FIREFOX_SETTINGS, "intl.accept_languages": language}
            lines = (
                f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items()
            )
            (self._profile / "user.js").write_text("\n".join(lines) + "\n")

    def open(self, address: str) -> None:
        """Show a page; it is in front, and the keys go to it."""
        before = set(self._windows())
        if self.name == "chromium":
            switches = [
                *SWITCHES,
                "--test-type",
                "--force-renderer-accessibility",
                "--window-position=0,0",
                f"--accept-lang={self.language}",
            ]
            profile = f"--user-data-dir={self._profile}"
            self.desk.start(CHROMIUM, *switches, profile, "--window-size=1200,950", "--new-window", address)
        else:
            self.desk.start(FIREFOX, "--profile", str(self._profile), "--new-window", address)
        self.desk.until(lambda: bool(set(self._windows()) - before), f"a window of {self.name}")
        window = (set(self._windows()) - before).pop()
        for other in before:
            self.desk.xdo("windowclose", other)
        self.desk.xdo("windowfocus", "--sync", window)

    def _windows(self) -> list[str]:
        return self.desk.xdo("search", "--onlyvisible", "--name", "OpenQuarto").split()

"""The two browsers on a desk."""

import json
import tempfile
from pathlib import Path

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
    """A browser that is started anew for each page: a second window of the same one says less."""

    def __init__(self, desk: Desk, name: str, language: str = "en") -> None:
        self.desk = desk
        self.name = name
        self.language = language

    def open(self, address: str) -> None:
        """Show a page; the keys go to it."""
        for window in self.desk.windows:
            self.desk.end(window)
        self.desk.windows.clear()
        profile = tempfile.mkdtemp(prefix=self.name, dir=self.desk.folder)
        command = self._chromium(profile) if self.name == "chromium" else self._firefox(profile)
        self.desk.windows.append(self.desk.start(*command, address))
        self.desk.until(lambda: bool(self._windows()), f"a window of {self.name}")
        self.desk.xdo("windowfocus", "--sync", self._windows()[0])

    def _chromium(self, profile: str) -> list[str]:
        wanted = ("--test-type", "--force-renderer-accessibility", f"--accept-lang={self.language}")
        place = ("--window-position=0,0", "--window-size=1200,950", f"--user-data-dir={profile}")
        return [CHROMIUM, *SWITCHES, *wanted, *place]

    def _firefox(self, profile: str) -> list[str]:
        settings = {**_FIREFOX_SETTINGS, "intl.accept_languages": self.language}
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items())
        Path(profile, "user.js").write_text("\n".join(lines) + "\n")
        return [FIREFOX, "--no-remote", "--profile", profile]

    def _windows(self) -> list[str]:
        return self.desk.xdo("search", "--onlyvisible", "--name", "OpenQuarto").split()

"""Firefox without a window, asked by WebDriver BiDi, the interface that it brings along itself."""

import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAM = "/usr/bin/firefox-esr"
PAUSE = 0.1
PATIENCE = 240.0  # seconds for one answer: a page that is loaded on a busy machine
SETTINGS = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.max_script_run_time": 0,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "",
    "termsofuse.bypassNotification": True,
    "toolkit.telemetry.enabled": False,
}


class FirefoxError(Exception):
    """What Firefox says of a command."""


class Firefox:
    """One browser, asked one thing after another."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.command("session.new", capabilities={})

    def command(self, method: str, **params: Any) -> Any:  # noqa: ANN401  as it comes
        """The result of a command; raises FirefoxError."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=PATIENCE))
            if told.get("id") == number:
                break
        if told["type"] == "error":
            raise FirefoxError(f"{method}: {told['error']}: {told['message']}")
        return told["result"]

    def new_tab(self) -> str:
        """A tab; its name."""
        return str(self.command("browsingContext.create", type="tab")["context"])

    def close_tab(self, tab: str) -> None:
        """Close it, as a person does."""
        self.command("browsingContext.close", context=tab)

    def open(self, tab: str, address: str) -> None:
        """Load a page."""
        self.command("browsingContext.navigate", context=tab, url=address, wait="complete")

    def frame(self, tab: str) -> str:
        """The frame of a tab; its name."""
        tree = self.command("browsingContext.getTree", root=tab)["contexts"][0]
        children = tree["children"] or []
        if not children:
            raise FirefoxError("there is no frame")
        return str(children[0]["context"])

    def run(self, context: str, function: str, *arguments: object) -> Any:  # noqa: ANN401  as it comes
        """What a function of JavaScript answers in a tab or frame; true for an element."""
        wrapped = f"""async text => {{
          const told = await ({function})(...JSON.parse(text));
          return JSON.stringify(told instanceof Node ? true : told);
        }}"""
        told = self.command(
            "script.callFunction",
            functionDeclaration=wrapped,
            awaitPromise=True,
            target={"context": context},
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
        )
        if told["type"] == "exception":
            raise FirefoxError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"]) if told["result"]["type"] == "string" else None


@contextmanager
def firefox(*, is_private: bool = False, **settings: object) -> Iterator[Firefox]:
    """A browser with a profile of its own, which is gone afterwards."""
    more: dict[str, object] = {"browser.privatebrowsing.autostart": True} if is_private else {}
    lines = (
        f"user_pref({json.dumps(name)}, {json.dumps(value)});"
        for name, value in {**SETTINGS, **more, **settings}.items()
    )
    with tempfile.TemporaryDirectory(prefix="firefox", ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text("\n".join(lines) + "\n", encoding="utf-8")
        command = [PROGRAM, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                with connect(
                    _address(Path(profile), process), max_size=None, open_timeout=PATIENCE
                ) as socket:
                    yield Firefox(socket)
            finally:
                process.terminate()


def _address(profile: Path, process: "subprocess.Popen[bytes]") -> str:
    """Where the browser listens: it writes that into its profile as soon as it does."""
    for _ in range(int(PATIENCE / PAUSE)):
        try:
            told = json.loads((profile / "WebDriverBiDiServer.json").read_text(encoding="utf-8"))
        except (FileNotFoundError, json.JSONDecodeError):  # not yet, or not to its end
            assert process.poll() is None, "Firefox has ended"
            time.sleep(PAUSE)
        else:
            return f"ws://{told['ws_host']}:{told['ws_port']}/session"
    raise FirefoxError("it does not listen")

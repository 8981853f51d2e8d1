"""tools/audit.py: a known hole is red, no hole is green, and not to know is neither."""

import gzip
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import audit

NOT_AUDITED = "not audited: no network or no advisory service"
PINS = """\
jinja2==3.1.6 \\
    --hash=sha256:00
numpy==2.1.0 ; python_version < '3.12'
numpy==2.2.0 ; python_version >= '3.12'
"""
LOCK = {
    "name": "page",
    "lockfileVersion": 3,
    "packages": {
        "": {"name": "page", "devDependencies": {"bell": "1.0.0"}},
        "node_modules/bell": {"version": "1.0.0", "dev": True},
    },
}
NPM_HOLE = {
    "bell": [{"id": 1, "url": "", "title": "a hole", "severity": "high", "vulnerable_versions": "<2.0.0"}]
}


def hole_of(package: str) -> object:
    """What the service says of a package with a hole."""
    ranges = [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "2.3"}]}]
    affected = [{"package": {"name": package, "ecosystem": "PyPI"}, "ranges": ranges}]
    return {"vulns": [{"id": "GHSA-0000", "summary": "a hole", "affected": affected}]}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project that pins two Python packages, one of them twice, and one of npm."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/all.txt").write_text(PINS, encoding="utf-8")
    (tmp_path / "package.json").write_text(json.dumps(LOCK["packages"][""]), encoding="utf-8")  # type: ignore[index]
    (tmp_path / "package-lock.json").write_text(json.dumps(LOCK), encoding="utf-8")
    return tmp_path


@contextmanager
def service(
    python: object, npm: object, *, holes_of: bytes = b"", status: int = 200, has_memory: bool = True
) -> Iterator[str]:
    """An advisory service that knows this of one version of Python's, and that of npm's; its address.

    With a memory it knows the holes that every service knows.
    """

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = self.rfile.read(int(self.headers["content-length"]))
            if self.headers.get("content-encoding") == "gzip":
                asked = gzip.decompress(asked)
            known = npm if "npm" in self.path else python if holes_of in asked else {}
            if has_memory and b"minimist" in asked:
                known = {"minimist": NPM_HOLE["bell"]}
            if has_memory and b"3.1.5" in asked:
                known = hole_of("jinja2")
            body = json.dumps(known).encode()
            self.send_response(status)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self) -> None:
            self.send_response(404)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def audited(root: Path, address: str, *more: str) -> int:
    return audit.main(["--root", str(root), "--osv", address, "--registry", address, *more])


@pytest.mark.more
def test_nothing_known(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with service({}, {}) as address:
        assert 0 == audited(root, address)
    said = capsys.readouterr().out
    assert "Python: 3 pins audited, no known hole\nJavaScript: 1 pins audited, no known hole\n" == said


def test_a_hole_of_python_on_any_platform(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for version in ("2.1.0", "2.2.0"):
        with service(hole_of("numpy"), {}, holes_of=version.encode()) as address:
            assert 1 == audited(root, address, "--offline-ok")
        assert f"numpy {version}: GHSA-0000, mended in 2.3" in capsys.readouterr().out


@pytest.mark.more
def test_a_hole_of_npm(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with service({}, NPM_HOLE) as address:
        assert 1 == audited(root, address, "--offline-ok")
    assert "JavaScript: 1 known holes\n  bell: high, a hole\n" in capsys.readouterr().out


def test_nobody_answers(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}/"
        assert 3 == audited(root, address)
        assert 2 == capsys.readouterr().out.count(NOT_AUDITED)
        assert 0 == audited(root, address, "--offline-ok")
        assert 2 == capsys.readouterr().out.count(NOT_AUDITED)


@pytest.mark.parametrize(
    ("answer", "status"), [({}, 200), ({}, 404), ({}, 503), ([], 200), ("no network here", 200)]
)
def test_a_service_that_is_none(
    root: Path, capsys: pytest.CaptureFixture[str], answer: object, status: int
) -> None:
    with service(answer, answer, status=status, has_memory=False) as address:
        assert 3 == audited(root, address)
    assert 2 == capsys.readouterr().out.count(NOT_AUDITED)


def test_every_pin_of_ours_is_asked_about() -> None:
    names = {name for name, _ in audit.pins(audit.ROOT)}
    assert {"starlette", "jinja2", "h11", "websockets", "uvicorn", "msgspec", "schemathesis"} <= names

"""The offline package as a server offers it: whole or not at all, and by the names in its list alone."""

import gzip
import json
from importlib.resources import files
from pathlib import Path

import pytest

from openquarto.cli import main
from openquarto.server.site.offline_package import ASSETS, OfflinePackage
from openquarto.server.site.templates import Templates

TEMPLATES = Templates(files("openquarto").joinpath("web"))
DIGEST = "0123456789abcdef"


def built(folder: Path, *names: str) -> Path:
    listed = [{"name": name, "size": 3, "compressed": 2, "sha256": "00"} for name in names]
    whole = {"digest": DIGEST, "compressed": 2, "files": listed}
    (folder / "package.json").write_text(json.dumps(whole), encoding="utf-8")
    for name in names:
        (folder / name).write_bytes(b"abc")
    return folder


def package(folder: Path) -> OfflinePackage | None:
    return OfflinePackage.found(TEMPLATES, folder)


def test_none_is_offered_where_none_was_built_or_not_to_its_end(tmp_path: Path) -> None:
    assert package(tmp_path / "nowhere") is None
    built(tmp_path, "kernel.wasm", "openquarto.zip")
    assert package(tmp_path)
    (tmp_path / "kernel.wasm").unlink()
    assert package(tmp_path) is None
    (tmp_path / "package.json").write_text("{", encoding="utf-8")
    assert package(tmp_path) is None


def test_files_are_had_by_their_names_and_their_version_alone(tmp_path: Path) -> None:
    found = package(built(tmp_path, "kernel.wasm", "NOTICES.txt"))
    assert found
    assert tmp_path / "kernel.wasm" == found.file(DIGEST, "kernel.wasm")
    for digest, name in (("f" * 16, "kernel.wasm"), (DIGEST, "../secret"), (DIGEST, "package.json")):
        assert found.file(digest, name) is None


def test_the_list_has_the_page_its_files_and_the_package(tmp_path: Path) -> None:
    found = package(built(tmp_path, "kernel.wasm", "NOTICES.txt"))
    assert found
    urls = [entry.url for entry in found.listing.entries]
    assert "/offline" == urls[0] == found.listing.shell
    assert {TEMPLATES.assets.url(path) for path in ASSETS} <= {*urls}
    assert [f"/offline/{DIGEST}/kernel.wasm"] == [url for url in urls if DIGEST in url]
    assert found.listing.compressed == sum(entry.compressed for entry in found.listing.entries)
    alone = found.listed("/", found.page("default-src 'none'"), is_alone=True)
    assert (True, "/") == (alone.is_alone, alone.shell)
    assert alone.version != found.listing.version


def test_a_site_is_written_whole_and_into_an_empty_folder_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "package"
    place.mkdir()
    whole = package(built(place, "kernel.wasm", "NOTICES.txt"))
    monkeypatch.setattr(OfflinePackage, "found", lambda _: whole)
    target = tmp_path / "site"
    assert 0 == main(["site", "build", str(target)])
    page = (target / "index.html").read_text(encoding="utf-8")
    assert 'http-equiv="Content-Security-Policy"' in page
    listing = json.loads((target / "offline/package.json").read_bytes())
    fetched = [
        (target / ((entry["packed"] or entry["url"]).lstrip("/") or "index.html")).read_bytes()
        for entry in listing["entries"]
    ]
    assert [entry["compressed"] for entry in listing["entries"]] == [len(body) for body in fetched]
    assert sum(map(len, fetched)) == listing["compressed"]
    packed = {entry["url"]: entry for entry in listing["entries"] if entry["packed"]}
    assert {f"/offline/{DIGEST}/kernel.wasm"} == packed.keys()
    assert b"abc" == gzip.decompress((target / f"offline/{DIGEST}/kernel.wasm.gz").read_bytes())
    assert {"application/wasm"} == {entry["kind"] for entry in packed.values()}
    assert {"kernel.wasm.gz", "NOTICES.txt"} == {
        each.name for each in (target / f"offline/{DIGEST}").iterdir()
    }
    assert {"sw.js", "manifest.webmanifest", "icon-192.png", "404.html"} <= {
        each.name for each in target.iterdir()
    }
    assert 2 == main(["site", "build", str(target)])
    assert "empty folder" in capsys.readouterr().err
    monkeypatch.setattr(OfflinePackage, "found", lambda _: None)
    assert 2 == main(["site", "build", str(tmp_path / "other")])
    assert "in a clone, by `make offline`" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["site", "build", "--help"])
    assert "in a clone, after `make offline`" in " ".join(capsys.readouterr().out.split()).casefold()

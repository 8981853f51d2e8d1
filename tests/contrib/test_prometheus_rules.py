"""The alert rules of `contrib`: read and tried by Prometheus itself, and only of figures that there are."""

import re
import subprocess
from pathlib import Path

import pytest

import system
from openquarto.server.metrics import merged
from tests.server.serving import running
from tests.server.store.cluster import Cluster

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "contrib" / "prometheus-rules.yml"


def promtool(*arguments: str | Path) -> str:
    """What promtool says, which must find nothing wrong."""
    command = [str(system.program("promtool")), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
@pytest.mark.needs("promtool")
def test_prometheus_can_read_them() -> None:
    alerts = RULES.read_text().count("- alert:")
    assert f"SUCCESS: {alerts} rules found" in promtool("check", "rules", RULES)


@pytest.mark.long
@pytest.mark.needs("promtool")
def test_they_fire_when_they_should_and_not_otherwise(tmp_path: Path) -> None:
    cases = (HERE / "prometheus-rules.test.yml").read_text().replace("RULES", str(RULES))
    (tmp_path / "cases.yml").write_text(cases)
    assert "SUCCESS" in promtool("test", "rules", tmp_path / "cases.yml")


@pytest.mark.needs("postgres")
def test_every_figure_is_one_that_a_server_tells(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENQUARTO_DATA", str(tmp_path))
    with running(tmp_path, database=cluster.address(cluster.schema())) as server:
        text = server.somebody().ask("GET", "/metrics").text
    told = merged({1: text}).decode()
    asked = set(re.findall(r"openquarto_\w+", "".join(re.findall(r"expr: .*|  rate\(.*", RULES.read_text()))))
    assert len(asked) >= 10
    assert set() == {name for name in asked if f"# TYPE {name.removesuffix('_total')}" not in told}

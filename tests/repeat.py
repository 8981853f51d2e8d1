"""A failed test that drives a browser, a terminal or a reader is run once more with everything set up anew.

Other programs lose an event now and then on a busy machine; what is broken fails twice. The summary names
each repeat. What must never happen, not even once, is marked `once`: a secret told in one run of two is told.
"""

from collections.abc import Iterator

import pytest
from _pytest.runner import runtestprotocol

REPEATED = "repeated after"
DRIVEN = {"chromium", "firefox", "lxterminal", "orca", "tmux", "yasr"}


def may_repeat(item: pytest.Item) -> bool:
    needed = {part for marker in item.iter_markers("needs") for part in marker.args}
    driven = bool(needed & DRIVEN) or item.get_closest_marker("repeatable") is not None
    return driven and item.get_closest_marker("once") is None


def again(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Run a test as pytest does, and once more if it fails."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    failed = next((report for report in reports if report.failed), None)
    if failed:
        # Also what other tests share: it may be what is broken.
        item.session._setupstate.teardown_exact(None)
        item._initrequest()  # type: ignore[attr-defined]
        item.user_properties.append((REPEATED, _reason(failed)))
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def told_repeats(reporter: pytest.TerminalReporter) -> Iterator[str]:
    """A line for each test that was run a second time, whatever came of it."""
    for kind in ("passed", "failed"):
        for report in reporter.stats.get(kind, []):
            for key, reason in report.user_properties:
                if key == REPEATED and report.when == "call":
                    yield f"run twice ({kind}): {report.nodeid}: {reason}"


def _reason(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash else report.longreprtext
    return " ".join(text.split())[:300]

"""The alerts that we ship ask only for metrics that exist."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY, generate_latest

from kontor.server import metrics

RULES = Path(__file__).parents[3] / "deploy" / "prometheus" / "kontor.rules.yml"
METRIC = re.compile(r"\b(?:kontor|process)_[a-z_]+")
SUFFIXES = re.compile(r"_(?:bucket|count|sum)$")


def alerts() -> list[dict[str, Any]]:
    """Return the alerts of the file."""
    groups = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def known() -> set[str]:
    """Return the names of the metrics that a process of Kontor shows."""
    assert metrics.MOVES is not None, "they are registered when the module is imported"
    lines = generate_latest(REGISTRY).decode().splitlines()
    return {line.split()[2] for line in lines if line.startswith("# TYPE")}


def test_every_metric_of_an_alert_exists() -> None:
    asked = {SUFFIXES.sub("", name) for alert in alerts() for name in METRIC.findall(alert["expr"])}

    assert len(asked) > 5
    assert asked <= known()


def test_every_alert_says_what_is_wrong_and_what_to_do() -> None:
    for alert in alerts():
        assert set(alert["annotations"]) == {"summary", "advice"}, alert["alert"]
        assert alert["labels"]["severity"] in ("page", "ticket")


@pytest.mark.skipif(not shutil.which("promtool"), reason="Prometheus is not installed")
def test_prometheus_can_read_the_file() -> None:
    checked = subprocess.run(["promtool", "check", "rules", RULES], check=False, capture_output=True, text=True)

    assert checked.returncode == 0, checked.stdout + checked.stderr

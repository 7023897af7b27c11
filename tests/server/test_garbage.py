"""What a gateway loads at its start is not searched for garbage while people play."""

import json
import subprocess
import sys
from collections.abc import Mapping

from kontor.server.garbage import YOUNG_THRESHOLD

PROGRAM = """
import gc, json
from kontor.cli.verbs.serve import create_gateway
app = create_gateway()
print(json.dumps([gc.get_freeze_count(), len(gc.get_objects()), gc.get_threshold()[0], gc.isenabled()]))
"""
MAX_SEARCHED = 30_000
"""Number of objects that are searched in about 10 ms on a slow machine."""


def test_a_gateway_leaves_what_it_loaded_out_of_the_search(database: str, services: Mapping[str, str]) -> None:
    environment = {**services, "KONTOR_DATABASE": database}
    told = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True)
    frozen, searched, threshold, is_on = json.loads(told.stdout.splitlines()[-1])

    assert frozen > 100_000
    assert searched < MAX_SEARCHED
    assert (threshold, is_on) == (YOUNG_THRESHOLD, True)

"""`kontor` as a chaos run starts it: what usually takes minutes takes seconds, and reminders go to a webhook here.

The live clock has seconds instead of minutes, so that a flag falls within a run. The chores of a dead worker are done
by others after seconds, too. Everything else is as a host has it.
"""

import os
from functools import partial

from chaos.tables import LIVE_BANK_SECONDS
from kontor.cli import main
from kontor.server.matches.clock.speeds import SPEEDS, Speed
from kontor.worker import program
from kontor.worker.chores import run_chores_in_background

LIVE = Speed("live", bank=LIVE_BANK_SECONDS, increment=1.0, cap=20.0)
DEAD_AFTER_SECONDS = 8.0
SETTINGS = {"KONTOR_SITE": "https://kontor.example.org", "KONTOR_PRIVATE_WEBHOOKS": "1"}

os.environ.update(SETTINGS)
SPEEDS["live"] = LIVE
vars(program)["run_chores_in_background"] = partial(run_chores_in_background, dead_after=DEAD_AFTER_SECONDS)

if __name__ == "__main__":
    main()

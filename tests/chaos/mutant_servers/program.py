"""`kontor` with the patch of the mutant that the environment names; otherwise as a chaos run starts it."""

import os

import chaos.kontor_in_a_hurry  # noqa: F401 - to be imported is all it needs
from chaos.mutant_servers.mutant import CHOICE
from chaos.mutant_servers.patches import PATCHES
from kontor.cli import main

PATCHES[os.environ[CHOICE]]()

if __name__ == "__main__":
    main()

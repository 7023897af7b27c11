"""The guide for hosts, followed literally on a clean Debian: `make guide`.

The wheel of this project and everything that it needs are downloaded first. Then the lines of the guide run in a new
folder with a clean Debian, in namespaces of their own: without a network, so that the ports of this machine do not
matter, and with nothing left running at the end. The last line of standard output is a JSON object; the exit code is 1
if a line fails.
"""

import os
import subprocess
import sys
from pathlib import Path

from guide.debian import DEBIAN, make_base, make_debian, make_wheels
from guide.follow import say
from guide.guide_lines import GUIDE, guide_lines

NAMESPACES = ("unshare", "--net", "--mount", "--uts", "--pid", "--fork", "--kill-child", "--mount-proc")


def main() -> None:
    """Prepare the folder, follow the guide in it, and exit with the code of that."""
    packages = [package for line in guide_lines(GUIDE.read_text("utf-8")) for package in line.packages]
    say(f"a clean Debian, with {', '.join(packages)} downloaded")
    make_base(packages)
    say("the wheel of this project, and the wheels that it needs")
    wheel = make_wheels()
    say(f"a new folder: {DEBIAN.relative_to(Path.cwd()) if DEBIAN.is_relative_to(Path.cwd()) else DEBIAN}")
    make_debian()
    command = (*NAMESPACES, sys.executable, "-m", "guide.follow", str(DEBIAN), wheel.name)
    sys.exit(subprocess.run(command, env=os.environ, check=False).returncode)


if __name__ == "__main__":
    main()

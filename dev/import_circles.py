"""Fail if modules of `kontor` import each other in a circle. Run by `make check`.

import-linter forbids circles between siblings, modules and packages alike; this script adds the circle it cannot see,
between a package and a module inside it. Imports inside functions count; those under
`TYPE_CHECKING` do not, because they never run.
"""

import sys
from graphlib import CycleError, TopologicalSorter

import grimp


def circle_in(package: str) -> list[str]:
    """Return the modules of one import circle, each imported by the one before it; empty if there is none."""
    graph = grimp.build_graph(package, cache_dir=None, exclude_type_checking_imports=True)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle[::-1]
    return []


def main() -> None:
    """Print a circle and exit with 1 if there is one."""
    circle = circle_in("kontor")
    if circle:
        sys.exit("Import circle:\n  " + "\n  imports ".join(circle))


if __name__ == "__main__":
    main()

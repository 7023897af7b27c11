"""Breaking a game place by place, and which ids stayed green."""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path

import msgspec

from kontor.core import AnyGame
from kontor.core.rules import RULE_ID
from kontor.testing.ledger import Ledger
from kontor.testing.marked import LEDGERS, collect_marks
from kontor.testing.prove.running import failing_tests, preload, run_in_root
from kontor.testing.prove.sites import Site, broken, find_sites

TRIES = 24
"""How many breaks an id that no line cites (an example, an invariant) may leave unnoticed before it counts as green."""


class Proof(msgspec.Struct, frozen=True):
    """What was broken, and what nobody noticed."""

    ids: int
    sites: int
    green: list[str]
    unnoticed: list[tuple[str, str]]
    """Pairs of an id and a place that cites it, whose breaking turned no test of that id red."""


class _Task(msgspec.Struct, frozen=True):
    package: str
    root: Path
    site: Site
    ids: tuple[str, ...]
    tests: dict[str, list[str]]


def _run(task: _Task) -> tuple[Site, set[str]]:
    """Break one site and return the ids of the task whose tests noticed."""
    run_in_root(task.root)
    package_path = Path(str(files(task.package)))
    relative = task.site.path.relative_to(package_path).with_suffix("")
    module = ".".join([task.package, *relative.parts])
    nodes = sorted({node for id_ in task.ids for node in task.tests.get(id_, [])})
    failed = failing_tests(task.package, module, task.site.path, broken(task.site), nodes)
    return task.site, {id_ for id_ in task.ids if failed.intersection(task.tests.get(id_, []))}


def all_sites(game: AnyGame) -> list[Site]:
    """Return every place of the game's code that cites a rule of its ledger."""
    constants = {
        name: value
        for name, value in vars(import_module(f"{game.package}.rules")).items()
        if isinstance(value, str) and RULE_ID.fullmatch(value)
    }
    package = Path(str(files(game.package)))
    skipped = {"rules.py", "__init__.py"}
    return [
        site
        for path in sorted(package.rglob("*.py"))
        if path.name not in skipped
        for site in find_sites(path, constants)
    ]


def prove(
    game: AnyGame,
    root: Path,
    processes: int,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Proof:
    """Break every citing site once, then try those ids that no line cites."""
    ledger = Ledger.read(root / LEDGERS / f"{game.info.slug}.md")
    tests: dict[str, list[str]] = {id_: [] for id_ in ledger.definitions}
    for node, ids in collect_marks(root).items():
        for id_ in ids:
            tests.setdefault(id_, []).append(node)
    sites = all_sites(game)
    cited = {id_ for site in sites for id_ in site.ids}
    uncited = [id_ for id_ in ledger.definitions if id_ not in cited]
    total = len(sites) + len(uncited)
    done = 0
    unnoticed: list[tuple[str, str]] = []
    preload()
    with get_context("fork").Pool(processes, maxtasksperchild=1) as pool:
        tasks = (_Task(game.package, root, site, site.ids, {i: tests.get(i, []) for i in site.ids}) for site in sites)
        for site, noticed in pool.imap_unordered(_run, tasks):
            unnoticed += [(id_, site.name) for id_ in site.ids if id_ not in noticed]
            progress(done := done + 1, total)
        left = {id_: _likely(id_, ledger, sites) for id_ in uncited}
        while left:
            breaks = {id_: next(likely, None) for id_, likely in left.items()}
            round_ = {id_: broken_site for id_, broken_site in breaks.items() if broken_site is not None}
            unnoticed += [(id_, "any place") for id_ in left if id_ not in round_]
            tasks = (_Task(game.package, root, s, (id_,), {id_: tests[id_]}) for id_, s in round_.items())
            noticed_now = {id_ for _, noticed in pool.imap_unordered(_run, tasks) for id_ in noticed}
            left = {id_: left[id_] for id_ in round_ if id_ not in noticed_now}
            progress(done := total - len(left), total)
    return Proof(len(ledger.definitions), len(sites), sorted({id_ for id_, _ in unnoticed}), sorted(unnoticed))


def _likely(id_: str, ledger: Ledger, sites: list[Site]) -> Iterator[Site]:
    """Return sites to break for an id that no line cites: first those of the rules that its text names."""
    prefix = id_.partition("-")[0]
    named = {
        f"{prefix}-{short}" for short in re.findall(r"\b[A-Z]{1,2}[0-9]+(?:\.[0-9]+)*[a-z]?", ledger.definitions[id_])
    }
    first = [site for site in sites if named.intersection(site.ids)]
    rest = [site for site in sites if site not in first]
    spread = rest[:: max(1, len(rest) // TRIES)]
    return iter((first + spread)[: 2 * TRIES])

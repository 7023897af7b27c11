"""Running marked tests against a broken game, in a process of its own."""

import ast
import contextlib
import io
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from kontor.core import registry

CPU_SECONDS = 40
"""Processor time after which a broken rule does not end; on a busy machine a clock would end tests that are well."""


class _BrokenLoader(SourceFileLoader):
    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002
        """Compile the broken tree instead of the file."""
        return compile(self.tree, self.path, "exec")


class _BrokenFinder(MetaPathFinder):
    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        self.name, self.path, self.tree = name, str(path), tree

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Find the one module that is broken."""
        del path, target
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.path, loader=_BrokenLoader(fullname, self.path, self.tree))


class _Failures:
    """Remembers the tests that fail."""

    def __init__(self) -> None:
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note a failure in any phase of a test."""
        if report.failed:
            self.failed.add(report.nodeid)


def _too_long(_number: int, _frame: object) -> None:
    raise TimeoutError("a broken rule does not end")


def failing_tests(package: str, module: str, path: Path, tree: ast.Module, tests: Sequence[str]) -> set[str]:
    """Return which of the tests fail with the module broken; all of them if they cannot even be collected."""
    for name in [n for n in sys.modules if n == package or n.startswith(f"{package}.")]:
        del sys.modules[name]
    registry.game.cache_clear()
    sys.meta_path.insert(0, _BrokenFinder(module, path, tree))
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
    failures = _Failures()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", "-W", "ignore"]
        try:
            code = pytest.main([*options, *tests], plugins=[failures])
        except TimeoutError:
            return set(tests)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    if code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return failures.failed
    return set(tests)


def preload() -> None:
    """Import what all tests need and no game has, before processes are forked: each would import it again."""
    with contextlib.suppress(ImportError):
        import_module("hypothesis.strategies")


def run_in_root(root: Path) -> None:
    """Prepare a worker: the repository is its folder, and nothing is written."""
    os.chdir(root)
    sys.dont_write_bytecode = True

"""Every block of code in the documents is executed by somebody, or it is said why not."""

import re
import runpy
import shlex
from collections.abc import Iterable, Iterator, Mapping

import pytest

from documents.blocks import ROOT, Block, blocks, blocks_in
from documents.executed import TABLE, Because, By, How
from kontor.cli.app import command_in

BLOCKS = blocks()
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
NIGHT = {part.command[0] for part in runpy.run_path(str(ROOT / "dev/nightly.py"))["parts"]()}
"""The verbs that every night runs."""
COMMAND = re.compile(
    r"^(?:\$ )?(?:sudo )?(?:[A-Z_]+=\S+ )*(?:/opt/kontor/bin/)?kontor(?:-host)? ((?:[^\n#]|\\\n)*)", re.MULTILINE
)
"""A command of ours, without a comment at its end."""
MIN_REASON_CHARACTERS = 10


def how(block: Block, table: Mapping[str, Mapping[str, How]]) -> How | None:
    """Return who executes a block; None without a row."""
    rows = table.get(block.page, {})
    return next((rows[key] for key in block.keys if key in rows), None)


def unknown(found: Iterable[Block], table: Mapping[str, Mapping[str, How]]) -> Iterator[str]:
    """Yield a line for each block without a row, and for each row without a block."""
    found = list(found)
    yield from (f"{block}: no row in tests/documents/executed.py" for block in found if how(block, table) is None)
    known = {(block.page, key) for block in found for key in block.keys}
    yield from (f"{page}: no block {key!r}" for page, rows in table.items() for key in rows if (page, key) not in known)


def missing(name: str, page: str = "") -> str:
    """Return what is wrong with the name of a test or a verb; empty if it is there, and if it names the page."""
    if name.startswith("make "):
        verb = name.removeprefix("make ")
        is_verb = re.search(rf"^{verb}:", MAKEFILE, re.MULTILINE)
        return "" if is_verb and verb in NIGHT else f"no night runs {name}"
    file, _, function = name.partition("::")
    path = ROOT / file
    if not path.is_file():
        return f"no file {file}"
    text = path.read_text("utf-8")
    if function and not re.search(rf"^ *(?:async )?def {function}\(", text, re.MULTILINE):
        return f"no function {name}"
    return "" if page.rpartition("/")[2] in text else f"{file} does not read {page}"


def test_every_block_has_a_row_and_every_row_a_block() -> None:
    assert len(BLOCKS) > 80
    assert list(unknown(BLOCKS, TABLE)) == []


@pytest.mark.parametrize("page", TABLE)
def test_who_executes_a_block_exists(page: str) -> None:
    """A test that is named reads the page; a reason is a reason."""
    for row in TABLE[page].values():
        if isinstance(row, By):
            assert missing(row.test, page) == ""
        else:
            assert len(row.reason) >= MIN_REASON_CHARACTERS
            assert not row.instead or missing(row.instead) == ""


@pytest.mark.parametrize("line", sorted({line for block in BLOCKS for line in COMMAND.findall(block.code)}))
def test_the_commands_of_all_documents_are_understood(line: str) -> None:
    """Every verb and option of ours exists, also where a block is not executed."""
    verb, *rest = shlex.split(line.replace("\\\n", " ").partition(" | ")[0].partition(" > ")[0])
    command = command_in("en").commands[verb]
    while hasattr(command, "commands"):
        command, rest = command.commands[rest[0]], rest[1:]
    context = command.make_context(verb, rest, resilient_parsing=False)

    assert context.command is command


def test_a_new_block_an_old_row_and_a_test_that_is_gone_are_noticed() -> None:
    """The broken twins of the tests above."""
    text = "# Page\n\n```python\n>>> 1\n1\n```\n\n```console\n$ kontor dance\n```\n\nText\n\n    indented code\n"
    found = list(blocks_in("docs/page.md", text))
    table: dict[str, dict[str, How]] = {"docs/page.md": {"python >>>": By("make guide"), "sh": Because("gone")}}

    assert [(block.line, block.language) for block in found] == [(3, "python"), (8, "console"), (14, "indented")]
    assert [line.partition(": ")[2] for line in unknown(found, table)] == [
        "$ kontor dance: no row in tests/documents/executed.py",
        "indented code: no row in tests/documents/executed.py",
        "no block 'sh'",
    ]
    assert missing("make coffee") == "no night runs make coffee"
    assert missing("tests/documents/test_gone.py::test_it").startswith("no file")
    assert missing("tests/documents/blocks.py::test_it").startswith("no function")
    assert missing("tests/documents/blocks.py::blocks_in", "docs/protocol.md").endswith(
        "does not read docs/protocol.md"
    )
    with pytest.raises(KeyError):
        test_the_commands_of_all_documents_are_understood("dance")


def test_a_block_of_python_with_and_without_prompts_are_told_apart() -> None:
    """Only what has prompts is executed by doctest."""
    with_prompts, without = blocks_in("p.md", "```python\n>>> 1\n```\n\n```python\nx = 1\n```\n")

    assert with_prompts.keys == (">>> 1", "python >>>")
    assert without.keys == ("x = 1", "python")

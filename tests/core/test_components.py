"""Component files: their hash, and errors that say what to fix."""

from pathlib import Path

import msgspec

from contract.toy import GAME
from kontor.core import ComponentData, ComponentsError, seeded
from kontor.testing.contract.stability import reordered
from sentences import raises_saying


class Shape(msgspec.Struct):
    purse: dict[str, int]


def test_the_hash_is_of_the_content() -> None:
    """Reordering keeps the hash; any other change makes another one."""
    data = GAME.components.data
    cheaper = {**data, "purse": {"coins": 4}}

    assert ComponentData(reordered(data, seeded(1))).hash == GAME.components.hash
    assert ComponentData(cheaper).hash != GAME.components.hash


def test_entries_that_share_an_id_have_an_order_of_their_own() -> None:
    """A tile of phase A and one of phase B may be written in either sequence."""
    a, b = {"id": "duty", "phase": "A"}, {"id": "duty", "phase": "B"}

    assert ComponentData({"tiles": [a, b]}).hash == ComponentData({"tiles": [b, a]}).hash
    assert ComponentData({"tiles": [a, a]}).hash != ComponentData({"tiles": [a, b]}).hash


def test_a_list_of_values_is_a_sequence_that_counts() -> None:
    """Flags in another order are another card."""
    assert ComponentData({"flags": ["red", "blue"]}).hash != ComponentData({"flags": ["blue", "red"]}).hash


def test_a_missing_file_is_reported_in_one_line(tmp_path: Path) -> None:
    """The error names the file."""
    with raises_saying(ComponentsError, r"nowhere\.toml"):
        ComponentData.read(tmp_path / "nowhere.toml")


def test_a_file_that_is_not_toml_is_reported_in_one_line(tmp_path: Path) -> None:
    """The error says where the syntax breaks."""
    file = tmp_path / "box.toml"
    file.write_text("[purse\n", "utf-8")

    with raises_saying(ComponentsError, "not valid TOML"):
        ComponentData.read(file)


def test_a_table_that_does_not_fit_is_named() -> None:
    """The error names the entry."""
    with raises_saying(ComponentsError, "purse"):
        ComponentData({"purse": {"coins": "five"}}).table(Shape)


def test_where_a_figure_comes_from_does_not_count() -> None:
    """A corrected source, note or fact keeps the hash at every depth; a word that only contains one counts."""
    plain = {"card": [{"id": "a", "value": 1}], "meta": {"year": 2008}}
    remarked = {
        "card": [{"id": "a", "value": 1, "value_source": "public", "value_note": "x", "fact": "y"}],
        "meta": {"year": 2008, "source": "rulebook"},
        "note": "z",
    }
    assert ComponentData(remarked).hash == ComponentData(plain).hash
    assert ComponentData({**plain, "sources": 1}).hash != ComponentData(plain).hash

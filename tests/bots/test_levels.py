"""The list of levels: what it says, who can play what, and how another package adds to it."""

import subprocess
import sys
from itertools import islice, pairwise
from pathlib import Path

import pytest

from bots.outside import Admiral
from contract.toy import GAME as TOY
from installed import installed
from kontor.bots import DEFAULT_BUDGET, Clerk, Deckhand, Doge, Factor, Trader, load_bot, make_bot
from kontor.bots.search.config import DOGE_FILE, search_configs
from kontor.core import registry
from kontor.lab.arena.ladder import bars, steps
from kontor.levels import (
    BUILTIN,
    DEFAULT_LEVEL,
    MIXED,
    LevelError,
    all_levels,
    demand_level,
    level_for,
    levels_for,
    levels_to_fill,
    plain_levels_for,
    styled_levels_for,
)
from sentences import raises_saying

TOY_SLUG = TOY.info.slug
TOY_GAME = {"kontor.games": {TOY_SLUG: "contract.toy:GAME"}}
POLICY = {"kontor.bots.policies": {TOY_SLUG: "bots.outside:ToyPolicy"}}
ADMIRAL = {"kontor.levels": {"admiral": "bots.outside:ADMIRAL"}}


def test_the_levels_come_with_the_weakest_first_and_each_has_its_bot() -> None:
    """Every level of Kontor can play every game of Kontor in which it is offered, and their ratings rise."""
    bots = {level.name: load_bot(level.bot) for level in BUILTIN}
    plain_bots = {"deckhand": Deckhand, "clerk": Clerk, "trader": Trader, "factor": Factor, "doge": Doge}
    assert bots.items() >= plain_bots.items()
    assert list(all_levels()) == list(bots)
    for slug in registry.slugs():
        offered = [level for level in BUILTIN if level.games is None or slug in level.games]
        assert levels_for(slug) == [level.name for level in offered]
        plain = [level for level in offered if level.person is None]
        assert plain_levels_for(slug) == [level.name for level in plain]
        assert all(weak.rating_in(slug) < strong.rating_in(slug) for weak, strong in pairwise(plain))


def test_the_doge_is_offered_only_where_it_searches_in_a_way_of_its_own() -> None:
    """Elsewhere it would be a factor by another name."""
    own = [slug for slug in registry.slugs() if search_configs(registry.game(slug), DOGE_FILE)]
    assert own
    assert [slug for slug in registry.slugs() if "doge" in levels_for(slug)] == own
    with raises_saying(LevelError, "can't play Novgorod"):
        make_bot("doge", registry.game("novgorod"))


def test_a_bot_with_a_name_is_rated_as_the_default_level_and_not_on_the_ladder() -> None:
    """Each has a name of its own."""
    named = [level for level in BUILTIN if level.person is not None]
    assert len({level.person for level in named}) == len(named) == len(styled_levels_for("goa")) == 3
    for slug in registry.slugs():
        default = all_levels()[DEFAULT_LEVEL].rating_in(slug)
        assert [level.rating_in(slug) for level in named] == [default] * len(named)
        steps_of = {spec.challenger for spec in steps(registry.game(slug), 10, 1, "0.1s")}
        assert not steps_of & set(styled_levels_for(slug))


@pytest.mark.parametrize(
    ("wanted", "seated", "first", "levels"),
    [
        ("clerk", [], 5, ["clerk", "clerk"]),
        ("mixed", [], 0, ["builder", "hoarder", "denier", "trader", "trader"]),
        ("mixed", [], 4, ["hoarder", "denier", "builder", "trader"]),
        ("mixed", ["denier", "clerk"], 2, ["builder", "hoarder", "trader"]),
        ("hoarder", [], 2, ["hoarder", "trader"]),
        ("hoarder", ["hoarder"], 2, ["trader"]),
    ],
)
def test_empty_seats_are_filled_with_the_wanted_level_but_nobody_sits_there_twice(
    wanted: str, seated: list[str], first: int, levels: list[str]
) -> None:
    """Who has a style sits down once; the others are traders."""
    assert list(islice(levels_to_fill("goa", wanted, seated, first), len(levels))) == levels


def test_where_nobody_has_a_style_a_mixed_table_has_the_default_level(tmp_path: Path) -> None:
    """Or the strongest below it that can play."""
    with installed(tmp_path, {**TOY_GAME, **POLICY}):
        assert list(islice(levels_to_fill(TOY_SLUG, MIXED, [], 7), 2)) == ["clerk", "clerk"]


def test_a_game_without_knowledge_has_only_the_deckhand(tmp_path: Path) -> None:
    """The error names the levels that can play; a default level takes the wish down to one of them."""
    with installed(tmp_path, TOY_GAME):
        assert levels_for(TOY_SLUG) == ["deckhand"]
        assert (level_for(TOY_SLUG), level_for(TOY_SLUG, "factor")) == ("deckhand", "deckhand")
        assert isinstance(make_bot("deckhand", TOY), Deckhand)
        with raises_saying(LevelError, f"can't play {TOY.info.title}. Choose one of deckhand."):
            make_bot("trader", TOY)


def test_a_policy_brings_the_levels_that_need_nothing_else(tmp_path: Path) -> None:
    """A clerk plays; the ladder has one step."""
    with installed(tmp_path, {**TOY_GAME, **POLICY}):
        assert levels_for(TOY_SLUG) == ["deckhand", "clerk"]
        assert (level_for(TOY_SLUG), level_for(TOY_SLUG, "factor")) == ("clerk", "clerk")
        state = TOY.start(2, TOY.options({}), bytes(32))
        legal = TOY.legal_actions(state, 0)
        assert make_bot("clerk", TOY).decide(TOY.view(state, 0), legal, DEFAULT_BUDGET, bytes(32)).action in legal
        assert {(spec.challenger, spec.field) for spec in steps(TOY, 10, 1, "0.1s")} == {("clerk", "deckhand")}


def test_another_package_adds_a_level_by_an_entry_point(tmp_path: Path) -> None:
    """It takes its place by its rating, on the ladder, too."""
    with installed(tmp_path, {**TOY_GAME, **POLICY, **ADMIRAL}):
        names = list(all_levels())
        assert names.index("clerk") < names.index("admiral") < names.index("trader")
        assert levels_for(TOY_SLUG) == ["deckhand", "clerk", "admiral"]
        assert isinstance(make_bot("admiral", TOY), Admiral)
        assert bars(TOY) == {"clerk": 0.9, "admiral": 0.6}
    assert "admiral" not in all_levels()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("admiral", "bots.nowhere:ADMIRAL"),
        ("admiral", "bots.outside:NOT_ITS_NAME"),
        ("admiral", "bots.outside:Admiral"),
        ("trader", "bots.outside:ADMIRAL"),
    ],
)
def test_a_level_that_cannot_be_used_is_named(tmp_path: Path, name: str, value: str) -> None:
    """Its module is missing, it is not a level, it has another name, or the name is taken."""
    with installed(tmp_path, {"kontor.levels": {name: value}}), raises_saying(LevelError, f"The level “{name}”"):
        all_levels()


def test_a_bot_of_your_own_is_named_by_module_and_class() -> None:
    """It needs no level, and the error says how to write it."""
    assert isinstance(make_bot("bots.outside:Admiral", TOY), Admiral)
    for path in ("bots.nowhere:Admiral", "bots.outside:General", ":Admiral"):
        with raises_saying(LevelError, "Name it as module:Class"):
            make_bot(path, TOY)


def test_a_level_is_demanded_by_name_and_never_by_path() -> None:
    """So a request to a server cannot choose what is imported."""
    with raises_saying(LevelError, "There is no level “bots.outside:Admiral”"):
        demand_level("bots.outside:Admiral", "goa", "Goa")


def test_the_list_is_read_without_any_code_that_thinks() -> None:
    """The server offers levels and rates them, and no bot is imported."""
    code = (
        "import sys; from kontor.levels import levels_for; import kontor.server.app;"
        "assert levels_for('goa')[-1] == 'doge'; print([name for name in sys.modules if 'kontor.bots' in name])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"

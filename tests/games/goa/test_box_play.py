"""Component files that a person has changed: all that is not refused can be played to the end."""

import pytest

from games.goa.boxes import changed, column, entry, fewer_plantations, no_others
from games.goa.table import SETUPS, A, Table
from kontor.core import ComponentsError, seeded
from kontor.games.goa import Goa
from kontor.games.goa.actions import BuildShips
from kontor.games.goa.events import ResourcesGained
from kontor.games.goa.rules import K7
from kontor.testing.boxes import Edit, all_of, table, without
from kontor.testing.marks import rule

PLAYED: dict[str, Edit] = {
    "short": table("flow", rounds_per_phase=1, actions_per_round=1, extra_action_keep_max=0),
    "long": table("flow", rounds_per_phase=5, actions_per_round=4, extra_action_keep_max=3),
    "poor": table("setup", ships=0, colonists=0, ducats_start_player=0, ducats_other_players=0),
    "one space": table("personal_board", plantation_spaces=1),
    "ten spaces": table("personal_board", plantation_spaces=10),
    "no extra action cards": entry("card_supply", "extra_action", total_cards=0),
    "eight favors": all_of(entry("tiles", "B favor", count=8), fewer_plantations("B", 7)),
    "little espionage": entry("tiles", "B espionage", columns=["ships", "taxes"]),
    "nothing removed": all_of(
        table("setup", tiles_removed_per_phase=0),
        fewer_plantations("A", 4),
        fewer_plantations("B", 3),
        without("tiles", "favor"),
    ),
    "just enough tiles to remove": no_others("ships_4", "foreman", "settlement", "duty"),
    "few cards": lambda data: data.update(expedition_cards=data["expedition_cards"][:3]),
    "a card without colonists": entry("expedition_cards", "exp_01", colonists=0),
    "large colonies": entry("colony_tiles", "cochin_any", fields=3, count=5),
    "renamed": all_of(
        entry("expedition_cards", "exp_07", id="karte_7"), entry("tiles", "A plantation_ginger_1", id="ingwer")
    ),
}


def play(game: Goa, number: int) -> None:
    """Play a random match of every setup to its end; the components stay complete."""
    for seats, options in SETUPS:
        luck = seeded(number)
        s = game.start(seats, game.options(options), luck.bytes(32))
        for _ in range(game.info.max_decisions):
            if not s.frames:
                break
            seat = game.deciders(s)[0]
            game.advance(s, seat, luck.pick(game.legal_actions(s, seat)), lambda event: None)
        assert game.outcome(s) is not None
        assert list(game.census(s)) == list(game.inventory(seats, s.options))


@pytest.mark.parametrize("edit", PLAYED.values(), ids=PLAYED.keys())
def test_every_other_file_can_be_played_to_the_end(edit: Edit) -> None:
    """With random play of every setup there is always a legal action, and the match ends."""
    game = changed(edit)
    for number in range(3):
        play(game, number)


@rule("GOA-I18")
def test_a_colony_tile_with_a_thousand_fields_is_refused() -> None:
    """Filling it sack by sack would take more than 4,000 decisions."""
    with pytest.raises(ComponentsError):
        changed(entry("colony_tiles", "calicut_any", fields=1000))


@rule("GOA-K7")
def test_a_changed_yield_is_taken() -> None:
    """A box whose first row gives nine ships."""
    game = changed(column("ships", yields=[9, 9, 9, 9, 9]))
    step = game.apply(Table().turn(A).state, A, BuildShips())

    assert step.state.ships[A] == 13
    assert ResourcesGained(A, "ships", 9, rule=K7) in step.events

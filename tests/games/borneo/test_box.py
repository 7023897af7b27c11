"""Component files that a person has changed: what is refused in one line, and that all else can be played."""

from typing import Any

import pytest

from games.borneo.table import A, B, Table
from kontor.core import LANGUAGES, Change, ComponentsError, Texts, seeded
from kontor.games.borneo import GAME
from kontor.games.borneo.actions import PlayCargo, RelocateDefender
from kontor.games.borneo.box_checks import COMPANIES, ORDERS, SPICES
from kontor.games.borneo.events import DefenderRelocated
from kontor.games.borneo.frames import Contest, RelocationFrame
from kontor.games.borneo.game import Borneo
from kontor.games.borneo.rules import D3B, D3C, T2_13B, T2_13C
from kontor.testing.boxes import Data, Edit, changed_box, twice
from kontor.testing.marks import rule


def changed(*edits: Edit) -> Borneo:
    """Return the game with an edited component file."""
    return changed_box(GAME, *edits)


def limits(**figures: int) -> Edit:
    """Change the numbers of the rules, and what the file says about distributions with them."""

    def edit(data: Data) -> None:
        data["limits"].update(figures)
        for edition in data["edition"].values():
            edition.pop("distributions_by_players")

    return edit


def edition(name: str, **figures: Any) -> Edit:
    """Change what an edition does differently."""
    return lambda data: data["edition"][name].update(figures)


def entry(table: str, place: int, **figures: Any) -> Edit:
    """Change an entry of a list."""
    return lambda data: data[table][place].update(figures)


REFUSED: dict[str, Edit] = {
    "starting_hand must be at least 1": limits(starting_hand=0),
    "starting_hand must be at least 1.": limits(starting_hand=-1),
    "starting_hand must not be greater than the hand_limit of 6": limits(starting_hand=30),
    "at least 160 cargo cards": limits(starting_hand=30, hand_limit=30),
    "at least 215 cargo cards": limits(draw_per_turn=40),
    "hand_limit must be at least 2": limits(hand_limit=0),
    "hand_limit must be at least 2.": limits(hand_limit=-1),
    "open_ports must be at least 1": limits(open_ports=0),
    "needs more ports for 5 players": limits(open_ports=10),
    "draw_per_turn must be at least 1": limits(draw_per_turn=0),
    "merchants_per_player must be at least 1": limits(merchants_per_player=0),
    "merchants_per_player_three_player_variant must be at least 1": limits(merchants_per_player_three_player_variant=0),
    "board are too short for the 30 merchants of 5 players": limits(merchants_per_player=6),
    "board are too short for the 21 merchants of 3 players": limits(merchants_per_player_three_player_variant=7),
    "min_cards_kept_in_contest must be at least 1": limits(min_cards_kept_in_contest=0),
    "board are too short for the 15 merchants": edition("board", ladder_capacity=1),
    "board are too short for the 15 merchants of": edition("board", ladder_capacity=3),
    "board are too short for the 15 merchants of 5": edition("board", ladder_capacity=-1),
    "card are too short for the 15 merchants": edition("card", ladder_capacity=4),
    "may run out of places": edition("card", ladder_capacity=5),
    "5 players with 5 merchants each may run out of places": lambda data: (
        limits(merchants_per_player=5)(data),
        edition("board", ladder_capacity=0)(data),
    ),
    "counts of order one_each": entry("order_type", 0, card=-1),
    "counts of order four_same": entry("order_type", 1, board_five=-1),
    "order one_each must have the kind each, the amount 1 and 4 units": entry("order_type", 0, amount=2),
    "order eight_same must have the kind same, the amount 8 and 8 units": entry("order_type", 3, units=4),
    "list company has the id blue twice": twice("company"),
    "list spice has the id nutmeg twice": twice("spice"),
    "list order_type has the id three_each twice": twice("order_type"),
    "list port has the id card_surabaya twice": twice("port"),
    "list cargo has the id bg_p2 twice": twice("cargo"),
    "list component has the id pirate_ship twice": twice("component"),
    "list company must have exactly these ids": entry("company", 0, id="purple"),
    "since only they have texts: pepper, cinnamon, cloves, nutmeg": entry("spice", 0, id="saffron"),
    "list order_type must have exactly these ids": entry("order_type", 0, id="five_each"),
    "the id 12 in the list cargo must begin with a letter": entry("cargo", 0, id="12"),
    "the id Pfeffer 1 in the list cargo": entry("cargo", 0, id="Pfeffer 1"),
    "every spice needs a due of its own": entry("spice", 0, due=2),
    "a cargo card and a port have the same id": entry("cargo", 0, id="board_manila"),
    "its single, another company, once": entry("cargo", 0, triple="red", single="red", flags=["red"] * 4),
    "flags of cargo card ry_p1": entry("cargo", 0, flags=["red", "yellow", "yellow", "red"]),
    "names the unknown spice saffron": entry("cargo", 0, spice="saffron"),
    "names an unknown company": entry("cargo", 0, single="purple", flags=["red", "red", "purple", "red"]),
    "value of cargo card ry_p1": entry("cargo", 0, value=3),
    "edition of port board_banjarmasin": entry("port", 0, edition="dice"),
    "contents of port board_banjarmasin": entry("port", 0, contents="saffron"),
    "holds a joker, but only the board edition": entry("port", -1, contents="joker"),
    "would be full after its first card": entry("port", 0, limit=1),
    "needs the editions board and card": lambda data: data["edition"].pop("card"),
    "ports_by_players of edition board contradicts the list of ports: with 5 players there are 10": edition(
        "board", ports_by_players={"5": 12}
    ),
    "distributions_by_players of edition card contradicts the ports: with 3 players there are 10": edition(
        "card", distributions_by_players={"3": 9}
    ),
    "component cargo_card contradict the lists: board must be 60, card 60": entry("component", 1, card=59),
    "component port_card contradict the lists: board must be 14, card 12": entry("component", 2, board=12),
    "component order contradict the lists: board must be 16, card 12": entry("component", 3, board=12),
}

PLAYED: dict[str, Edit] = {
    "small": limits(
        starting_hand=1,
        hand_limit=2,
        draw_per_turn=1,
        open_ports=1,
        merchants_per_player=1,
        merchants_per_player_three_player_variant=1,
    ),
    "large": limits(starting_hand=6, draw_per_turn=6, open_ports=9, merchants_per_player_three_player_variant=5),
    "no contests": limits(min_cards_kept_in_contest=9),
    "rows without a limit": lambda data: (
        limits(merchants_per_player=4, merchants_per_player_three_player_variant=7)(data),
        edition("board", ladder_capacity=0)(data),
    ),
    "renamed": lambda data: (entry("cargo", 0, id="karte_1")(data), entry("port", 0, id="p1", name="Genua")(data)),
    "without description": lambda data: data.pop("component"),
}


@pytest.mark.parametrize("said", REFUSED)
def test_a_file_that_makes_no_game_is_refused_in_one_line(said: str) -> None:
    """In both languages, and with what to fix."""
    with pytest.raises(ComponentsError) as caught:
        changed(REFUSED[said])
    english, german = (Texts(language).error(caught.value) for language in ("en", "de"))
    assert said in english
    assert german.startswith("Die Materialdatei box.toml ist nicht zu gebrauchen: ")
    assert "\n" not in english + german


@pytest.mark.parametrize("edit", PLAYED.values(), ids=PLAYED.keys())
def test_every_other_file_can_be_played_to_the_end(edit: Edit) -> None:
    """With random play of every setup there is always a legal action, and the match ends."""
    game = changed(edit)
    for number, (seats, options) in enumerate(game.all_setups()):
        if options.start_player != "random":
            continue
        luck = seeded(number)
        s = game.start(seats, options, number.to_bytes(32, "big"))
        game.settle(s, lambda event: None)
        while s.frames:
            seat = s.frames[-1].deciders[0]
            game.advance(s, seat, luck.pick(game.legal_actions(s, seat)), lambda event: None)
        assert game.outcome(s) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_file_must_list_has_a_name(language: str) -> None:
    """Companies, spices and orders."""
    texts = Texts(language, GAME)
    for kind, ids in (("company", COMPANIES), ("spice", SPICES), ("order", ORDERS)):
        assert all(texts.name(kind, id_) for id_ in ids)


@rule("BOR-D3b", "BOR-D3c")
@pytest.mark.parametrize("name", ["board", "card"])
def test_the_port_card_is_foretold_as_the_figures_of_the_edition_say(name: str) -> None:
    """With the figure of the other edition the other player gets it, in the forecast too."""
    table = Table(edition=name).ladders(red="BA").hand(A, "rb_l1", "ry_p1").cargo_phase(A)
    table.port(0, "board_makassar" if name == "board" else "card_tidore", "rg_c1", "br_c1")
    to_trigger, to_first = Change("port_card", "seat:0", 0, 1, D3B), Change("port_card", "seat:1", 0, 1, D3C)
    for figure, wanted in (("trigger_player", to_trigger), ("first_merchant_of_monopoly_company", to_first)):
        game = changed(edition(name, monopoly_port_card_to=figure))
        foretold = game.forecast(table.state, A, PlayCargo("rb_l1", 0))
        assert foretold is not None
        assert wanted in foretold


@rule("BOR-T2.13b", "BOR-T2.13c")
@pytest.mark.parametrize("name", ["board", "card"])
def test_a_relocation_cites_the_rule_that_the_figures_of_the_edition_name(name: str) -> None:
    """With the figure of the other edition it is the other rule."""
    table = Table(edition=name).ladders(red="BA").frame(RelocationFrame(Contest("red", B, 2, A, 1)))
    for figure, cited in (
        ("attackers_place_or_other_company", T2_13B),
        ("attackers_place_or_end_of_any_company", T2_13C),
    ):
        game = changed(edition(name, displaced_targets=figure))
        events = game.apply(table.state, A, RelocateDefender("swap")).events
        assert [event.rule for event in events if isinstance(event, DefenderRelocated)] == [cited]

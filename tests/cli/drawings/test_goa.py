"""The table of Goa in the terminal: everything that lies open is drawn, nothing is too wide, ducats stay covered."""

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from games.goa.table import SETUPS, A, B, C, Table, random_match
from kontor.cli.drawings import drawing_of
from kontor.cli.drawings.goa import GoaDrawing
from kontor.cli.language import speak
from kontor.cli.play.ending import breakdown
from kontor.cli.play.local_match import LocalMatch
from kontor.cli.play.menu import Menu
from kontor.cli.play.session import Session
from kontor.cli.play.why import why_not
from kontor.core import LANGUAGES, Seat, Seating
from kontor.games.goa import GAME, GoaState
from kontor.games.goa.box_checks import NAMED_TILES
from kontor.games.goa.frames import BidFrame, ChooseFavorFrame, ChooseGridTileFrame
from kontor.games.goa.grid import FIELDS
from sampling import rotating

NAMES = ("Anna", "Bruno", "Clara", "David")
COVERED = "▒▒"
WIDTHS = (60, 80, 100, 120)


def drawing(language: str = "en", *, plain: bool = False) -> GoaDrawing:
    """Return the drawing of a table in a language."""
    return GoaDrawing(GAME, speak(language, GAME, NAMES), plain=plain)


def printed(part: RenderableType, width: int = 100) -> str:
    """Return a part as a terminal without colours shows it."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False, emoji=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def table(state: GoaState, seat: Seat | None, width: int = 100, language: str = "en", *, plain: bool = False) -> str:
    """Return the whole table as a seat sees it."""
    return printed(drawing(language, plain=plain).table(GAME.view(state, seat), width), width)


def menu(state: GoaState, width: int = 100, language: str = "en") -> str:
    """Return the menu of the player who is asked."""
    seat = GAME.deciders(state)[0]
    return printed(Menu(GAME, state, seat, GAME.view(state, seat)).draw(drawing(language), width), width)


def line_with(text: str, *words: str) -> str:
    """Return the first line that holds all these words."""
    return next(line for line in text.splitlines() if all(word in line for word in words))


def why(state: GoaState, words: str) -> tuple[tuple[int, ...], set[str]]:
    """Return by which numbers a thing can be done, and the rules against it."""
    seat, drawn = GAME.deciders(state)[0], drawing()
    answer = why_not(drawn, drawn.texts, state, GAME.view(state, seat), seat, words)
    assert answer is not None, words
    return tuple(number + 1 for number in answer.allowed), {refusal.rule for refusal in answer.refusals}


def test_goa_has_a_drawing_of_its_own() -> None:
    """The command finds it by the name of the game."""
    assert drawing_of(GAME.info.slug) is GoaDrawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_short_name_that_fits_into_a_field(language: str) -> None:
    """No name is longer than a dozen letters, and different kinds have different names."""
    pieces = drawing(language).pieces
    names = {kind.id: pieces.tile_name(tile) for tile, kind in GAME.box.tiles.items()}
    assert max(map(len, names.values())) <= 12
    assert len(set(names.values())) == len(names)
    assert {kind for kinds in NAMED_TILES.values() for kind in kinds} <= set(names)


@pytest.mark.parametrize("width", [80, 100])
def test_the_grid_shows_every_tile_with_its_field(width: int) -> None:
    """Tiles stand above their fields; empty fields are there too, and so are the edge positions."""
    t = Table().lay("r2c0", "a:colonists_4:1").lay("r2c1", "a:red_ship:1").clear("r2c2").placing()
    lines = table(t.state, A, width).splitlines()
    row = next(number for number, line in enumerate(lines) if "w3" in line)
    cells = [cell.strip() for cell in lines[row].split("│")]
    assert cells[2:5] == ["Colonists 4", "Red Ship", "·"]
    assert lines[row].index("Red Ship") == lines[row + 1].index("(3,2)")
    text = "\n".join(lines)
    for place in (*(f"{side}{number}" for side in "nesw" for number in range(1, 6)), "(1,1)", "(5,5)"):
        assert place in text
    pieces = drawing().pieces
    for tile in filter(None, t.state.grid):
        assert pieces.tile_name(tile) in text


@pytest.mark.parametrize(("place", "neighbour"), [("w3", "│(4,1)"), ("n2", "n3 "), ("e1", "│ "), ("s4", "s5 ")])
def test_the_flag_lies_on_its_edge_position(place: str, neighbour: str) -> None:
    """It lies with marker 1 of the player who placed it."""
    t = Table().flag(B).marker(C, place)
    line = line_with(table(t.state, C), "⚑1B")
    assert f"⚑1B {neighbour}" in line or f"{neighbour}⚑1B" in line
    assert "F1B" in table(t.state, C, plain=True)


def test_markers_lie_on_their_tiles_with_number_and_owner() -> None:
    """Colour is not needed to know them; the last one is the flag holder's again."""
    t = Table().clear("r2c3").auctions(C, "r2c3", "r2c2", "r1c1", "r0c0", "r0c1")
    text = table(t.state, A)
    for mark in ("(3,4) ⚑1C", "(3,3) 2D", "(2,2) 3A", "(1,1) 4B", "(1,2) 5C"):
        assert mark in text


def test_corners_with_a_bonanza_tile_are_marked() -> None:
    """Only those that still have one."""
    t = Table(bonanza=True).placing()
    del t.state.corners["r0c4"]
    text = table(t.state, A)
    assert "(1,1) ★" in text
    assert "(5,5) ★" in text
    assert "(1,5) ★" not in text
    assert "★ Bonanza" in text
    assert "★" not in table(Table().placing().state, A)


@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_auction_shows_what_is_sold_by_whom_and_all_offers(width: int) -> None:
    """In order, with the next bidder and those after that."""
    t = Table().lay("r1c1", "a:duty:1").auction(A, "r1c1")
    for seat, name in ((B, "bid"), (C, "pass_bid")):
        legal = GAME.legal_actions(t.state, seat)
        action = legal[3] if name == "bid" else legal[0]
        GAME.advance(t.state, seat, action, lambda _: None)
    text = " ".join(table(t.state, A, width).replace("│", " ").split())
    for said in (
        "Auction 5 of 5",
        "Duty (2,2)",
        "sold by A Anna",
        "B Bruno: bids 3",
        "C Clara: passes",
        "D David: next",
    ):
        assert said in text
    assert text.index("B Bruno: bids 3") < text.index("C Clara: passes") < text.index("D David: next")


def test_the_auctioneer_is_waited_for_after_the_last_offer() -> None:
    """And the flag is sold by its name."""
    t = Table(2).auctions(A, "w3", "r3c0", "r3c1")
    assert "Flag w4" in table(t.state, A)
    GAME.advance(t.state, B, GAME.legal_actions(t.state, B)[1], lambda _: None)
    assert "The auctioneer" in table(t.state, A)


@pytest.mark.parametrize("width", [80, 100])
def test_the_development_boards_show_rows_yields_first_cards_and_next_steps(width: int) -> None:
    """A card for the first is gone as soon as anybody has reached the row."""
    t = Table(2).rows(A, ships=2, taxes=3, expedition=4, colony=5).rows(B, harvest=4).turn(A)
    text = table(t.state, A, width)
    assert line_with(text, "A Anna", "+8").split()[-11:-1] == ["2", "+2", "1", "+1", "3", "+8", "4", "2/4", "5", "+8"]
    first = line_with(text, "card for 1st").replace("│", "").split("1st")[1].split("  ")
    assert [cell.strip() for cell in first if cell.strip()] == ["4, 5", "5", "4, 5", "5", "·"]
    step = line_with(text, "step costs").replace("│", "").split("costs")[1].split()
    assert step == ["GiCi", "Ci", "PeNuCl", "NuClGiCi", "·"]


@pytest.mark.parametrize("width", [60, 80, 100])
def test_goods_storage_and_kept_tiles_of_everybody_are_shown(width: int) -> None:
    """Sacks and empty fields can be told apart; tiles turned over or face down and fulfilled duties say so."""
    t = Table(2).purse(B, ships=7, colonists=9, extra_actions=3).hand(B, "exp_01", "exp_02").rows(B, expedition=2)
    t.store(B, "a:plantation_ginger_2:1", "ginger").store(B, "quilon_pepper_nutmeg:1", "nutmeg").store(
        B, "calicut_any:1"
    )
    t.keep(B, "a:red_ship:1", "b:duty:1", "a:plantation_clove_1:1", "a:foreman:1")
    t.state.turned = ("a:red_ship:1", "b:duty:1")
    text = table(t.turn(A).state, A, width)
    for said in ("Ginger[Gi ○]", "Quilon Pe/Nu[Nu]", "Calicut[○ ○]", "Red Ship (turned over)", "Duty (fulfilled)"):
        assert said in text
    assert "Clove 1 (face down)" in text
    assert "Foreman (" not in text
    assert {"7", "9", "3", "2/2"} <= set(text.split())
    assert "Ginger[Gi .]" in table(t.state, A, width, plain=True)


@pytest.mark.rule("GOA-R34", "GOA-O5", "GOA-G6")
@pytest.mark.parametrize("width", WIDTHS)
def test_other_peoples_ducats_are_covered(width: int) -> None:
    """The viewer's own are shown; with open_money and at the end everybody's; a spectator sees none."""
    amounts = (701, 702, 703)

    def seen(viewer: Seat | None, *, over: bool = False, **options: Any) -> list[int]:
        t = Table(3, **options)
        for seat, amount in enumerate(amounts):
            t.purse(seat, ducats=amount)
        t.turn(A)
        if over:
            t.state.frames.clear()
        text = table(t.state, viewer, width)
        shown = [amount for amount in amounts if str(amount) in text]
        assert (COVERED in text) == (len(shown) < 3)
        return shown

    assert seen(A) == [701]
    assert seen(B) == [702]
    assert seen(None) == []
    assert seen(A, open_money=True) == seen(None, open_money=True) == list(amounts)
    assert seen(None, over=True) == list(amounts)


def test_the_viewers_hand_is_shown_and_nobody_elses() -> None:
    """Effect, symbol and colonists; at the end all hands lie open."""
    t = Table(2).hand(A, "exp_01").hand(B, "exp_23").turn(A)
    own, other = (drawing().texts.name("card", card) for card in ("exp_01", "exp_23"))
    text = table(t.state, A)
    assert own in text
    assert other not in text
    assert "Your hand (1)" in text
    assert own in printed(drawing().hand(GAME.view(t.state, A)))
    assert "no cards" in printed(drawing().hand(GAME.view(t.hand(A).state, A)))
    t.hand(A, "exp_01")
    t.state.frames.clear()
    text = table(t.state, None)
    assert own in text
    assert other in text


def test_the_headline_says_where_the_match_is() -> None:
    """Round, part, who decides, flag, deck and discards."""
    t = Table().phase_b(6).flag(C).turn(B)
    head = table(t.state, A).splitlines()[0]
    piles = f"deck {len(t.state.deck)}, discards {len(t.state.expedition_discard)}"
    assert head == f"Goa · round B2 · action phase · Bruno decides · flag: Clara · {piles}"
    t.state.frames.clear()
    assert "the match is over" in table(t.state, A)


def test_a_founding_shows_what_it_needs_and_what_it_has() -> None:
    """Requirement, board, revealed cards and what is missing."""
    t = Table().purse(A, colonists=9).founding(A, "madras", "exp_04", "exp_05", board=2)
    text = table(t.state, B)
    for said in ("Madras needs 10", "Board: 2", "Revealed: 1 + 2", "Missing: 5"):
        assert said in text


def test_removed_tiles_are_shown_where_favor_can_take_one() -> None:
    """While markers are placed and tiles sold or swapped, and while its owner chooses; not in every action turn."""
    t = Table().remove("a:duty:1", "a:ships_4:1").placing()
    assert "Removed" not in table(t.state, A)
    t.lay("r0c0", "b:favor:1")
    assert "Removed (for a favor): Duty · Ships 4" in table(t.state, A)
    assert "Removed (for a favor): Duty" in table(t.auction(A, "r0c0").state, A)
    assert "Removed" not in table(t.turn(A).state, A)
    t.keep(A, "b:swap:1")
    assert "Removed (for a favor): Duty" in table(t.turn(A, ChooseGridTileFrame(A, "b:swap:1")).state, A)
    chosen = Table().remove("a:duty:1").turn(A, ChooseFavorFrame(A))
    assert "Removed (for a favor): Duty" in table(chosen.state, A)


@pytest.mark.parametrize("width", [60, 80, 100])
def test_removed_tiles_of_both_phases_go_on_indented(width: int) -> None:
    """The second line belongs to the first."""
    tiles = [tile for tile, kind in GAME.box.tiles.items() if kind.category == "plantation"][:8]
    lines = table(Table().remove(*tiles).lay("r0c0", "b:favor:1").placing().state, A, width).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("Removed (for a favor): "))
    assert re.match(r" {3}\w+ \d\b", lines[first + 1])


def test_the_points_of_a_founding_are_those_for_colonies() -> None:
    """The table shows all points, the forecast only some of them."""
    t = Table().purse(A, colonists=9).founding(A, "madras", "exp_04", "exp_05", board=2)
    assert "colony VP 0 → 1" in menu(t.state)
    assert "SP für Kolonien 0 → 1" in menu(t.state, language="de")


def test_the_places_for_the_flag_are_a_map_of_numbers() -> None:
    """Each number stands where the place is, and does what it says."""
    t = Table().clear("r0c1").placing()
    legal = GAME.legal_actions(t.state, A)
    lines = menu(t.state).splitlines()
    assert lines[0].split() == ["1", "2", "3", "4"]
    inside = next(number for number, action in enumerate(legal, 1) if getattr(action, "place", "") == "r0c1")
    west = next(number for number, action in enumerate(legal, 1) if getattr(action, "place", "") == "w0")
    assert lines[1].split()[:3] == [str(west), "■", str(inside)]
    assert {word for line in lines[:7] for word in line.split() if word.isdecimal()} == {
        str(number) for number in range(1, len(legal) + 1)
    }


@pytest.mark.parametrize(
    ("ducats", "said"),
    [
        (0, "You don't have enough ducats to bid."),
        (1, "Bid 1 ducat: type `bid 1`"),
        (90, "Bid 1 to 90 ducats: type the bid, such as `bid 1`"),
    ],
)
def test_a_bid_is_typed_as_it_is_said(ducats: int, said: str) -> None:
    """The pass has the number 1, and the bids are given by their range."""
    t = Table().auction(A, "r1c1").purse(B, ducats=ducats)
    assert menu(t.state).split("\n")[:2] == ["1 Pass", said]


def test_the_menu_of_a_turn_groups_the_actions_and_says_what_they_bring() -> None:
    """Every number is there, and a step tells its price and its bonus."""
    t = Table().rows(A, ships=3).purse(A, ships=9).hand(A, "exp_01").keep(A, "a:red_ship:1")
    for tile, spice in (
        ("a:plantation_ginger_2:1", "ginger"),
        ("a:plantation_cinnamon_2:1", "cinnamon"),
        ("a:plantation_pepper_2:1", "pepper"),
    ):
        t.store(A, tile, spice)
    text = menu(t.turn(A).state)
    assert "ships → row 4 (GiCiPe + 3 ships), expedition card" in text
    assert "Quilon: needs 6, board 0" in text
    assert "Elephant: 2 ships" in line_with(text, "Play")
    assert "Red Ship" in line_with(text, "Use")
    words = text.split()
    assert all(str(number) in words for number in range(1, len(GAME.legal_actions(t.state, A)) + 1))


def test_fields_are_pointed_at_by_notation_and_by_their_tile() -> None:
    """So are edge positions and the player's own tiles; what is not allowed is answered by its rule."""
    t = Table().lay("r0c0", "a:duty:1").lay("r3c0", "a:foreman:1").marker(B, "w3")
    assert why(t.state, "(4,1)") == why(t.state, "Foreman") == ((2,), set())
    assert why(t.state, "(1,1)") == why(t.state, "duty") == ((), {"GOA-P3"})
    flag = Table().placing().state
    assert why(flag, "w4") == why(flag, "left edge, row 4")
    assert why(flag, "w4")[0]
    assert why(flag, "(3,3)") == ((), {"GOA-P1"})
    turn = Table().turn(A).state
    assert why(turn, "Harvest")[1] == {"GOA-K5"}
    assert why(Table().turn(A).state, "red ship")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", rotating(WIDTHS, 2))
def test_random_games_are_drawn_and_nothing_is_too_wide(language: str, width: int) -> None:
    """Tables and menus of every kind of question, without a missing text and without anything cut off."""
    for number, (seats, options) in enumerate(SETUPS):
        for step, ply in enumerate(random_match(seats, number, **options)):
            if step % 61 and ply.after.frames:
                continue
            drawn = table(ply.before, ply.seat, width, language)
            choices = menu(ply.before, width, language)
            last = "" if ply.after.frames else table(ply.after, None, width, language)
            lines = (drawn + choices + last).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
            framed = [line for line in drawn.splitlines() if line.startswith(("╭", "│", "╰"))]
            assert {len(line) for line in framed} == ({width} if width >= 80 else set())
            assert "…" not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_random_games_has_a_menu_with_every_number(language: str) -> None:
    """No answer is lost in its group."""
    seen: set[type] = set()
    for number in range(3):
        for ply in random_match(4, number, quick_start=True, bonanza=True):
            frame = ply.before.frames[-1]
            if type(frame) in seen or isinstance(frame, BidFrame):
                continue
            seen.add(type(frame))
            count = len(GAME.legal_actions(ply.before, ply.seat))
            words = menu(ply.before, 80, language).split()
            assert all(str(n) in words for n in range(1, min(count, 20) + 1)), frame
    assert len(seen) > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits(language: str) -> None:
    """Four players before the last row of every column, with all that they can own."""
    t = Table(bonanza=True)
    tiles = iter(tile for tile, kind in GAME.box.tiles.items() if kind.category == "plantation" and kind.fields > 1)
    for seat in range(4):
        t.rows(seat, ships=4, harvest=4, taxes=4, expedition=4, colony=4)
        t.purse(seat, ducats=88, ships=88, colonists=88)
        for _ in range(4):
            tile = next(tiles)
            t.store(seat, tile, *GAME.box.allows[tile])
        for colony in GAME.box.required:
            t.store(seat, t.state.colony_piles[colony][0])
    t.turn(A)
    for width in (80, 100):
        text = table(t.state, A, width, language)
        assert {len(line) for line in text.splitlines() if line.startswith("│")} == {width}
        assert "…" not in text


@pytest.mark.parametrize(("language", "decisions"), [("en", 12), ("de", 300)])
def test_a_game_is_played_at_the_prompt(monkeypatch: pytest.MonkeyPatch, language: str, decisions: int) -> None:
    """With the drawing of Goa; the longer one to its end."""
    texts = speak(language, GAME, NAMES[:2])
    seats = [Seating("Anna", "person"), Seating("Bruno", "deckhand")]
    match = LocalMatch(GAME, seats, GAME.options({"quick_start": True, "bonanza": True}), bytes(32))
    console = Console(width=100, file=io.StringIO(), color_system=None, highlight=False, markup=False, emoji=False)
    asked = ("hand", "table", "why w3", "why (2,2)", "if 1", "log")
    typed = [*asked, *(str(number % 3 + 1) for number in range(decisions)), *asked, "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed)))
    Session(match, drawing_of("goa")(GAME, texts), texts, console, None).run()
    assert isinstance(console.file, io.StringIO)
    assert (match.decider is None) == (decisions == 300)
    assert texts.text("end-title" if decisions == 300 else "left") in console.file.getvalue()


def test_fields_of_the_grid_are_all_drawn_in_lists_too() -> None:
    """A narrow terminal gets every tile with its field, and no frame."""
    t = Table().placing()
    text = table(t.state, A, 60)
    assert "╭" not in text
    assert "at least 80 columns wide" in text
    for field in FIELDS:
        assert drawing().pieces.place(field) in text


@pytest.mark.parametrize("seat", [A, B])
def test_the_points_of_everybody_can_be_asked_for(seat: Seat) -> None:
    """Even if a seat knows more of its own points than of the others', such as those for its symbols."""
    t = Table(2).hand(seat, "exp_01").turn(seat)
    texts = drawing().texts
    text = printed(breakdown(texts, GAME.view(t.state, seat).scores))
    assert "1" in line_with(text, texts.text("score-symbols")).split()

"""The table of Cargo Noir in the terminal: everything lies open and is drawn, nothing is too wide."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from games.cargo_noir.table import A, B, C, Table
from kontor.cli.drawings import drawing_of
from kontor.cli.drawings.cargo_noir import CargoNoirDrawing
from kontor.cli.drawings.cargo_noir.pieces import TIMES
from kontor.cli.language import speak
from kontor.cli.play.local_match import LocalMatch
from kontor.cli.play.menu import Menu
from kontor.cli.play.session import Session
from kontor.cli.play.why import why_not
from kontor.core import LANGUAGES, Seat, Seating
from kontor.games.cargo_noir import GAME, CargoNoirState
from kontor.games.cargo_noir.frames import BidFrame, DiscardFrame, PaymentFrame, RaiseFrame, SwapFrame
from kontor.testing.matches import random_match
from sampling import rotating

NAMES = ("Anna", "Bruno", "Clara", "David", "Elena")
WIDTHS = (60, 80, 100, 120)


def drawing(language: str = "en", *, plain: bool = False) -> CargoNoirDrawing:
    """Return the drawing of a table in a language."""
    return CargoNoirDrawing(GAME, speak(language, GAME, NAMES), plain=plain)


def printed(part: RenderableType, width: int = 100) -> str:
    """Return a part as a terminal without colours shows it, with an x as the sign of counts."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False, emoji=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().replace(TIMES, "x")


def table(
    state: CargoNoirState, seat: Seat | None, width: int = 100, language: str = "en", *, plain: bool = False
) -> str:
    """Return the whole table as a seat sees it."""
    return printed(drawing(language, plain=plain).table(GAME.view(state, seat), width), width)


def menu(state: CargoNoirState, width: int = 100, language: str = "en") -> str:
    """Return the menu of the player who is asked."""
    seat = GAME.deciders(state)[0]
    return printed(Menu(GAME, state, seat, GAME.view(state, seat)).draw(drawing(language), width), width)


def line_with(text: str, *words: str) -> str:
    """Return the first line that holds all these words, blanks made single."""
    return next(" ".join(line.split()) for line in text.splitlines() if all(word in line for word in words))


def why(state: CargoNoirState, words: str) -> tuple[tuple[int, ...], set[str]]:
    """Return by which numbers a thing can be done, and the rules against it."""
    seat, drawn = GAME.deciders(state)[0], drawing()
    answer = why_not(drawn, drawn.texts, state, GAME.view(state, seat), seat, words)
    assert answer is not None, words
    return tuple(number + 1 for number in answer.allowed), {refusal.rule for refusal in answer.refusals}


def test_cargo_noir_has_a_drawing_of_its_own() -> None:
    """The command finds it by the name of the game."""
    assert drawing_of(GAME.info.slug) is CargoNoirDrawing


@pytest.mark.parametrize("width", WIDTHS)
def test_macao_shows_tiles_and_everybodys_ships(width: int) -> None:
    """Ships at the Casino and at the Black Market are counted by player."""
    t = Table().casino(A, 2).casino(C).at_market(B).market(*["art"] * 5, "gold", "ivory", "wild").sending(A)
    text = table(t.state, A, width)
    assert re.search(r"A x2\s+C x1", line_with(text, "Casino", "2 coins"))
    assert "Art x5 Gold Ivory Wild" in line_with(text, "Black Market", "B x1")


@pytest.mark.parametrize("width", WIDTHS)
def test_ports_show_cargo_stacks_and_where_the_viewer_stands(width: int) -> None:
    """The highest stack is marked and comes first; next to it is what the cargo would add to the viewer's value."""
    t = Table().tiles(A, "gold", "gold").port("rotterdam", "gold", "ivory", "cars", "art").port("panama", "gold", "art")
    t.stack("rotterdam", B, 2).stack("rotterdam", A, 5).stack("panama", A, 1).stack("panama", C, 3)
    t.stack("cape_town", A, 4).ships(A)
    text = table(t.state, A, width)
    assert line_with(text, "Rotterdam", "+").strip("│ ").endswith("Art Cars Gold Ivory ▲A 5 leads B 2")
    assert "▲C 3 A 1 outbid" in line_with(text, "Panama")
    assert "+6" in line_with(text, "Panama")  # three of gold and one of art instead of two of gold
    assert "▲A 4 alone" in line_with(text, "Cape Town")
    assert "outbid" not in table(t.state, None, width)
    assert "^A 4" in table(t.state, A, width, plain=True)


def test_closed_ports_and_barred_ones_are_named() -> None:
    """So that nobody looks for them."""
    t = Table(2)
    t.stack("panama", A, 1).stack("panama", B, 2).ships(A)
    assert "Bombay Hong Kong Rio Tanger" in line_with(table(t.state, A), "Closed")
    t.play(A, t.legal(A)[-1])
    assert "▲B 2 barred: Anna" in line_with(table(t.state, A), "Panama")
    assert "Closed" not in table(Table(5).sending(A).state, A)


@pytest.mark.parametrize("width", WIDTHS)
def test_families_show_all_that_a_player_has(width: int) -> None:
    """Coins, ships at dock of the fleet, reserve, tiles of the capacity, value, points, combinations and cards."""
    t = Table().cards(B, "cargo_ship", "warehouse", "warehouse", "villa").safe(B, 17)
    t.tiles(B, "gold", "gold", "gold", "wild", "art", "ivory").casino(B).stack("panama", B, 2).sending(A)
    text = " ".join(table(t.state, A, width).replace("│", " ").split())
    for said in ("Gold x3 + Wild = 16", "Art + Ivory = 3", "[Cargo Ship]", "[Warehouse x2]", "[Villa]"):
        assert said in text
    row = text[text.index("B Bruno") :].split()
    assert [word for word in row[2:16] if word[0].isdigit()][:6] == ["17", "2/4", "1", "6/10", "19", "30"]
    assert "▶ A Anna" in text
    assert "no tiles" in text


def test_the_market_shows_what_is_left_and_what_the_viewer_can_pay() -> None:
    """A card that is sold out, one too many of its kind or too expensive has no sign; a spectator can pay nothing."""
    t = Table().tiles(A, *["gold"] * 4, "art").pile("villa", 0).cards(A, "syndicate", "syndicate").trade(A)
    text = table(t.state, A)
    assert "✓Warehouse (+2 slots) 10→5 x8" in text
    assert "✓Cargo Ship (+1 ship) 15→5 x8" in text
    assert " Villa 15→15 sold out" in text
    assert " Syndicate (+2 coins) 10→5 x6 (you have the maximum)" in text
    assert " Yacht 25→25 x6" in text
    assert "within your reach (17)" in text
    assert "✓" not in table(t.state, None)
    assert "✓Yacht" in table(t.safe(A, 8).last_round().state, A)


def test_the_trade_shows_basket_payment_and_what_is_missing() -> None:
    """In the last round coins may fill the gap; what is too much would be lost."""
    t = Table().tiles(A, *["gold"] * 4, *["art"] * 2).trade(A)
    basket = ("warehouse", "syndicate")
    t.turn(A, PaymentFrame(A, basket, ("gold", "gold", "gold", "art")))
    text = table(t.state, B)
    assert "[Warehouse] [Syndicate] cost 20" in line_with(text, "Basket")
    assert "Gold x3 = 9 Art = 1 total 10 10 missing" in line_with(text, "Payment")
    assert "Art + Gold = 3 total 3" in line_with(text, "Left")
    assert "10 missing; you can pay that in coins" in table(t.last_round().state, B)
    t.turn(A, PaymentFrame(A, ("warehouse",), ("gold",) * 4))
    assert "enough; 6 is lost" in table(t.state, B)
    t.turn(A, PaymentFrame(A, ("warehouse",), ("gold", "gold", "gold", "art")))
    assert "exactly enough" in table(t.state, B)
    assert "Basket" not in table(t.trade(A).state, B)


def test_the_basket_counts_against_reach_and_copies() -> None:
    """What is in the basket is spoken for."""
    t = Table().tiles(A, *["gold"] * 5).trade(A)
    t.play(A, next(action for action in t.legal(A) if getattr(action, "card", "") == "villa"))
    text = table(t.state, A)
    assert "within your reach (10)" in text
    assert "Villa 15→15 x5" in text
    assert "✓Villa" not in text
    assert "At most 25" in line_with(text, "At most")


def test_bag_and_discard_pile_are_counted_by_type() -> None:
    """Only their order is secret."""
    t = Table().tiles(A, *["gold"] * 3).bag(100).sending(A)
    s = t.state
    text = " ".join(table(s, A, 80).split())
    assert f"Bag {len(s.bag)} + discards {len(s.discard)}:" in text
    for cargo_type in GAME.box.cargo_types:
        counts = [sum(GAME.box.type_of[tile] == cargo_type for tile in tiles) for tiles in (s.bag, s.discard)]
        assert f"{cargo_type.capitalize()} {counts[0]}+{counts[1]}" in text


def test_the_headline_says_where_the_match_is() -> None:
    """Round, phase, who decides, who began, and the bank."""
    t = Table(start_player=C).round(4).ships(B)
    head = " ".join(table(t.casino(B).state, A).split())
    assert head.startswith(
        "Cargo Noir · round 4 of 11 · phase I: ships · Bruno decides · start player: Clara · bank: 39 coins"
    )
    t.state.frames.clear()
    assert "the match is over" in table(t.state, A)


def test_the_heights_of_a_stack_are_numbered_side_by_side() -> None:
    """A safe full of coins does not fill the screen, and a height can be typed as it is said."""
    t = Table().safe(A, 40).stack("panama", B, 3).turn(A, BidFrame(A, "panama"))
    lines = menu(t.state, 80).splitlines()
    assert "1 → 4 2 → 5 3 → 6" in line_with(menu(t.state, 80), "Coins")
    assert "37 → 40" in " ".join(lines[-2].split())
    assert "`bid 4`" in lines[-1]
    assert len(lines) < 8
    t.safe(A, 4)
    assert menu(t.state).split() == ["Coins", "1", "→", "4"]
    t.stack("panama", A, 1).turn(A, RaiseFrame(A, "panama"))
    assert "2 → 5" in " ".join(menu(t.state).split())


def test_the_ships_of_phase_one_are_grouped_by_place() -> None:
    """Each with what would follow."""
    t = Table().tiles(A, "gold", "gold").port("panama", "gold", "art").casino(A).stack("panama", A, 1).at_market(A)
    text = menu(t.ships(A).state)
    assert "take coins · your coins 7 → 9" in line_with(text, "Casino")
    assert "capture · your tiles 2 → 4 · value 4 → 10" in line_with(text, "Panama")
    assert "draw a tile 4 swap gold" in line_with(text, "Black Market")
    t = Table().stack("panama", A, 1).stack("panama", B, 2).ships(A)
    assert line_with(menu(t.state), "Panama") == "Panama 1 raise to 3 or more 2 withdraw · your coins 7 → 8"


def test_tiles_are_chosen_by_type_with_their_count_and_their_effect() -> None:
    """To swap, to pay and to discard."""
    t = Table().tiles(A, *["gold"] * 5, "art", "art", "ivory").market("gold", *["cars"] * 6, "wild").at_market(A)
    text = menu(t.turn(A, SwapFrame(A, "ivory")).state)
    assert "1 Cars · value" in line_with(text, "For ivory")
    assert "3 Wild · value 30 → 40" in line_with(text, "For ivory")
    text = menu(t.turn(A, PaymentFrame(A, ("villa",), ("gold", "gold"))).state)
    assert line_with(text, "Hand in") == "Hand in 1 Art x2 · 4 → 5 2 Gold x3 · 4 → 9 3 Ivory · 4 → 5"
    text = menu(t.turn(A, DiscardFrame(A)).state)
    assert "2 Gold x5 · value" in line_with(text, "Discard")


def test_destinations_tell_the_least_bid() -> None:
    """A port with a stack costs more."""
    text = menu(Table().stack("panama", B, 3).sending(A).state)
    assert line_with(text, "Macao") == "Macao 1 Casino 2 Black Market"
    assert "Panama from 4" in line_with(text, "Ports")
    assert "Cape Town from 1" in line_with(text, "Ports")


def test_things_are_pointed_at_by_name() -> None:
    """What is not allowed is answered by its rule."""
    t = Table().safe(A, 2).stack("panama", B, 3).sending(A)
    assert why(t.state, "market")[0] == (2,)
    assert why(t.state, "Panama") == ((), {"CAR-T3.4"})
    assert why(t.state, "Tanger") == ((), {"CAR-S1"})
    t = Table().tiles(A, "gold").trade(A)
    assert why(t.state, "villa") == ((), {"CAR-T2.2"})
    t = Table().tiles(A, "gold").at_market(A).stack("panama", A, 1).stack("panama", B, 2).ships(A)
    assert why(t.state, "art")[1] == {"CAR-T1.5b"}
    assert why(t.state, "panama")[1] == {"CAR-T1.8"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", rotating([2, 3, 4, 5], 2))
def test_random_games_are_drawn_and_nothing_is_too_wide(language: str, width: int, seats: int) -> None:
    """Tables and menus of every kind of question, without a missing text and without anything cut off."""
    for step, ply in enumerate(random_match(GAME, seats, seats)):
        if step % 37 and ply.after.frames:
            continue
        drawn = table(ply.before, ply.seat, width, language, plain=bool(step % 2))
        last = "" if ply.after.frames else table(ply.after, None, width, language)
        lines = (drawn + menu(ply.before, width, language) + last).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= width
        framed = [line for line in drawn.splitlines() if line.startswith(("╭", "│", "╰", "+", "|"))]
        assert {len(line) for line in framed} == ({width} if width >= 80 else set())
        assert "…" not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_random_games_has_a_menu_with_every_number(language: str) -> None:
    """No answer is lost in its group."""
    seen: set[type] = set()
    for ply in random_match(GAME, 4, 7):
        frame = ply.before.frames[-1]
        if type(frame) not in seen:
            seen.add(type(frame))
            words = menu(ply.before, 80, language).split()
            assert all(str(n) in words for n in range(1, len(GAME.legal_actions(ply.before, ply.seat)) + 1)), frame
    assert len(seen) > 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits(language: str) -> None:
    """Five players with all that they can own, and a name that is cut rather than the table."""
    t = Table(5)
    for seat in range(5):
        t.cards(
            seat, "warehouse", *["syndicate"] * (seat < 3), "cargo_ship", "villa", "yacht", "dive_bar", "night_club"
        )
        t.tiles(seat, *GAME.box.cargo[:7], GAME.box.cargo[seat], GAME.box.cargo[8])
    t.sending(A)
    drawn = CargoNoirDrawing(GAME, speak(language, GAME, ("Annamaria Wilhelmina von Hohenfels", *NAMES[1:])))
    for width in (80, 100):
        text = table(t.state, A, width, language)
        assert {len(line) for line in text.splitlines() if line.startswith("│")} == {width}
        assert "…" not in text
        text = printed(drawn.table(t.view(A), width), width)
        assert {len(line) for line in text.splitlines() if line.startswith("│")} == {width}
        assert "Annamaria" in text


@pytest.mark.parametrize(("language", "decisions"), [("en", 12), ("de", 500)])
def test_a_game_is_played_at_the_prompt(monkeypatch: pytest.MonkeyPatch, language: str, decisions: int) -> None:
    """With the drawing of Cargo Noir; the longer one to its end."""
    texts = speak(language, GAME, NAMES[:2])
    seats = [Seating("Anna", "person"), Seating("Bruno", "person")]
    match = LocalMatch(GAME, seats, GAME.options({"start_player": 0}), bytes(32))
    console = Console(width=100, file=io.StringIO(), color_system=None, highlight=False, markup=False, emoji=False)
    asked = ("hand", "table", "why Rotterdam", "why Rio", "if 1", "log", "points", "guide")
    typed = [*asked, *(("1", "", "3") * decisions), *asked, "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed)))
    Session(match, drawing_of("cargo_noir")(GAME, texts), texts, console, None).run()
    assert isinstance(console.file, io.StringIO)
    assert (match.decider is None) == (decisions == 500)
    assert texts.text("end-title" if decisions == 500 else "left") in console.file.getvalue()


def test_a_narrow_terminal_gets_lists() -> None:
    """Everything, and no frame."""
    t = Table().port("panama", "art", "gold").stack("panama", B, 3).sending(A)
    text = table(t.state, A, 60)
    assert "╭" not in text
    assert "at least 80 columns wide" in text
    assert "Panama Adds +3" in line_with(text, "Panama")

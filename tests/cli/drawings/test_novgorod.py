"""The table of Novgorod in the terminal: the sea, players, cards and route are drawn, nothing is too wide."""

import io
import re
from copy import copy
from itertools import product

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

from games.novgorod.boxes import FORMER_BOX
from games.novgorod.matches import busy_match
from games.novgorod.table import SETUPS, A, B, C, Table
from kontor.cli.drawings import drawing_of
from kontor.cli.drawings.novgorod import NovgorodDrawing
from kontor.cli.drawings.novgorod.pieces import MINUS
from kontor.cli.language import speak
from kontor.cli.play.local_match import LocalMatch
from kontor.cli.play.menu import Menu
from kontor.cli.play.session import Session
from kontor.cli.play.why import why_not
from kontor.core import LANGUAGES, Action, Seat, Seating
from kontor.games.novgorod import GAME, Novgorod, NovgorodState
from kontor.games.novgorod.actions import (
    ChooseManufactory,
    ChooseSource,
    FulfilRow,
    FulfilSpecial,
    Produce,
    TakeCareerStep,
    UseDiscount,
)
from sampling import rotating

NAMES = ("Anna", "Bruno", "Clara", "David")
WIDTHS = (60, 80, 100, 120)


def drawing(language: str = "en", *, plain: bool = False, game: Novgorod = GAME) -> NovgorodDrawing:
    """Return the drawing of a table in a language."""
    return NovgorodDrawing(game, speak(language, game, NAMES), plain=plain)


def printed(part: RenderableType, width: int = 100) -> str:
    """Return a part as a terminal without colours shows it, with a hyphen as the sign of fees."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False, markup=False, emoji=False)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().replace(MINUS, "-")


def table(
    state: NovgorodState, seat: Seat | None, width: int = 100, language: str = "en", *, plain: bool = False
) -> str:
    """Return the whole table as a seat sees it."""
    return printed(drawing(language, plain=plain).table(GAME.view(state, seat), width), width)


def menu(state: NovgorodState, width: int = 100, language: str = "en", game: Novgorod = GAME) -> str:
    """Return the menu of the player who is asked."""
    seat = game.deciders(state)[0]
    return printed(Menu(game, state, seat, game.view(state, seat)).draw(drawing(language, game=game), width), width)


def line_with(text: str, *words: str) -> str:
    """Return the first line that holds all these words, blanks made single."""
    return next(" ".join(line.split()) for line in text.splitlines() if all(word in line for word in words))


def flat(text: str) -> str:
    """Return a text without frames, blanks made single."""
    return " ".join(text.replace("│", " ").split())


def why(state: NovgorodState, words: str) -> tuple[tuple[int, ...], set[str]]:
    """Return by which numbers a thing can be done, and the rules against it."""
    seat, drawn = GAME.deciders(state)[0], drawing()
    answer = why_not(drawn, drawn.texts, state, GAME.view(state, seat), seat, words)
    assert answer is not None, words
    return tuple(number + 1 for number in answer.allowed), {refusal.rule for refusal in answer.refusals}


def chosen(t: Table, seat: Seat, verb: type[Action]) -> Table:
    """Play the first legal action of a type."""
    return t.play(seat, t.offered(seat, verb)[0])


def test_novgorod_has_a_drawing_of_its_own() -> None:
    """The command finds it by the name of the game."""
    assert drawing_of(GAME.info.slug) is NovgorodDrawing


@pytest.mark.parametrize("width", [80, 100])
def test_the_sea_is_a_map_whose_lines_are_the_sea_routes(width: int) -> None:
    """The ring runs round it, and the chord through its middle."""
    lines = table(Table().state, A, width).splitlines()
    top, middle, bottom = (next(line for line in lines if city in line) for city in ("Bergen", "London", "Antwerp"))
    assert re.search(r"Bergen fish ─+ Visby glass ─+ Novgorod furs", top)
    assert re.search(r"Antwerp cloth ─+ Lübeck salt ─+ Danzig amber", bottom)
    assert "─" not in middle
    for west, centre, east in (("Bergen", "Visby", "Novgorod"), ("London", "│ first good", "Riga")):
        row = next(number for number, line in enumerate(lines) if west in line and east in line)
        for city in (west, centre, east):
            assert lines[row + 1][lines[row].index(city)] == "│"


@pytest.mark.parametrize("width", WIDTHS)
def test_a_city_shows_kontors_money_owners_and_manufactory(width: int) -> None:
    """The price of the top kontor comes first; a sold out stack is named."""
    t = Table(2, merchant_and_pirate=True).kontors(A, "danzig").kontors(B, "danzig", "riga")
    t.state.merchant, t.state.pirate = "riga", "visby"
    text = flat(table(t.state, A, width))
    for said in ("Danzig amber AB", "sold out +3 -3", "Riga grain B", "◆ merchant", "4·5 +2 -2", "first good: 1 seal"):
        assert said in text
    assert re.search(r"clothing:? .*furs\+cloth\+wool", text)
    assert len(re.findall("☠", text)) == 2
    assert re.search(r"Visby glass \(P\)" if width != 80 else r"5  \+2 -2 \(M\)", table(t.state, A, width, plain=True))
    assert "pirate" not in table(Table(2).state, A, width)


def test_manufactories_that_pay_differently_are_not_said_to_pay_alike() -> None:
    """The middle of the sea tells only what holds for all."""
    assert "first 3: 4 seals, 4 ducats" in table(Table().state, A)
    game = copy(GAME)
    game.box = copy(GAME.box)
    maker = GAME.box.manufactories["m_furs"]
    richer = replace(maker, recipes=(replace(maker.recipes[0], seals=9), *maker.recipes[1:]))
    game.box.manufactories = GAME.box.manufactories | {"m_furs": richer}
    drawn = NovgorodDrawing(game, drawing().texts)
    assert "first 3" not in printed(drawn.table(GAME.view(Table().state, A), 100))


@pytest.mark.parametrize("width", WIDTHS)
def test_players_show_all_that_is_public(width: int) -> None:
    """Ducats, seals, career with the red X or its seals, speed, kontors, filed orders, hold, privileges."""
    t = Table().ducats(B, 19).seals(B, 12).speed(B, 4).covered(B, 3).kontors(B, "riga", "visby").hold(B, "visby")
    t.filed(B, "o1", "o2").hand(B, "o3", blind=("o4", "o5")).aside(B, "o6")
    text = flat(table(t.state, A, width))
    row = text[text.index("B Bruno") :]
    for figure in ("19", "12", "3/5 +2", "4", "2", "glass", "ducats"):
        assert figure in row
        row = row[row.index(figure) :] if width >= 80 else row
    assert "0/5 ✗" in text
    assert "B #3 fish+glass/salt+wool #6 ✓/cloth+fish 2 hidden orders" in text
    assert "wool+fish" not in text


@pytest.mark.parametrize("width", WIDTHS)
def test_the_viewers_cards_are_shown_with_both_rows(width: int) -> None:
    """Orders, also blind ones and those aside; kontors, the one in the hold marked; the ladder of the career."""
    t = Table().hand(A, "o16", blind=("o21",)).aside(A, "o1").kontors(A, "danzig").hold(A, "riga").covered(A, 1)
    text = flat(table(t.turn(A).state, A, width))
    for said in (
        "#16 grain+cloth/amber+salt",
        "#21 jewellery/clothing",
        "#1 ✓/furs+salt",
        "kontors: Riga (in the hold) Danzig",
        "▒▒ ▸✗: 2 goods [order -3]",
        "+3: 2 goods+2 luxuries [+1 speed]",
    ):
        assert said in text
    assert "jewellery/clothing" not in table(t.state, B, width)
    assert "▸" not in table(t.state, None, width)
    hand = drawing().hand(GAME.view(t.state, A))
    assert hand is not None
    assert "#21 jewellery/clothing" in flat(printed(hand))
    assert "Open" not in printed(hand)


def test_bonus_cards_show_their_value_and_who_has_them() -> None:
    """The high value with the low one that follows; the low one alone."""
    t = Table().bonuses(kontor8="high", route5="low")
    t.state.bonus_of = {"route5": [B]}
    text = table(t.state, A)
    assert "Eight kontors 6, then 3 Route of five cities 2 B" in flat(text)
    assert "Diversity of goods (at the end)" in flat(table(Table().bonuses(diversity="high").state, A))


def test_special_orders_show_costs_by_their_place() -> None:
    """What was fulfilled in this turn is marked."""
    t = Table(special_orders=True)
    assert "1A furs+fish 1→2 2A wool+salt 2→2 3B jewellery from 2 goods 6→5 4C cloth+jewellery 6→4" in flat(
        table(t.state, A)
    )


def test_special_orders_cost_less_with_the_privilege_and_are_marked_when_fulfilled() -> None:
    """What is left of the privilege lowers what the others cost in this turn."""
    t = Table(special_orders=True).kontors(A, "visby", "bergen").speed(A, 4).menu(A, "bergen", "visby", "novgorod")
    t.play(A, FulfilSpecial("s1"), UseDiscount("yes"))
    assert "1A furs+fish ✓ 2A wool+salt 0→2 3B jewellery from 2 goods 3→5" in flat(table(t.state, A))


def test_the_route_is_a_row_from_the_ship() -> None:
    """Income of the player's kontors, fees of base kontors, what is used, and where a manufactory can lie."""
    t = Table().kontors(A, "danzig", "riga", "bergen").hold(A, "bergen").speed(A, 4)
    t.menu(A, "danzig", "luebeck", "visby", placeholders=["luebeck"]).used("danzig")
    text = table(t.state, A)
    lines = text[text.index("Route of Anna: 4 of 4 slots, harbour fees 5") :].splitlines()[1:4]
    first, second, third = (" ".join(line.strip("│ ").split()) for line in lines)
    assert first == "Ship 4 ▸ Danzig +3 ▸ Lübeck -2 ▸ ▒▒▒▒▒▒ ▸ Visby -3"
    assert second == "hold: fish amber ✓ salt placeholder glass"
    assert third == "used → provisions → jewellery"
    assert lines[0].index("▒") == lines[2].index("→ provisions")


def test_the_route_is_drawn_while_it_is_laid() -> None:
    """The pirate shortens it, and the privilege makes it longer."""
    t = Table().speed(A, 3).laying(A, "danzig", "luebeck", placeholders=["danzig"])
    assert "Route of Anna: 3 of 3 slots, harbour fees 5" in table(t.state, A)
    t = Table(merchant_and_pirate=True).speed(A, 3).laying(A, "antwerp")
    assert "1 of 2 slots" in table(t.state, A)
    assert "2 of 4 slots" in table(Table().speed(A, 3).menu(A, "riga", "danzig").done(privilege="speed").state, A)
    assert "Route of Anna" not in table(Table().state, A)


@pytest.mark.parametrize(
    ("fields", "said"), [({"fresh": True}, "from next turn on"), ({"base": True}, "only this turn")]
)
def test_the_hold_says_when_its_good_can_be_used(fields: dict[str, bool], said: str) -> None:
    """A good stored just now waits, and one on a base kontor does not."""
    t = Table().menu(A, "riga").hold(A, "danzig", **fields)
    assert said in table(t.state, A)


def test_goods_already_entered_are_marked_in_the_route() -> None:
    """Nothing is used before the last step of an action."""
    t = Table().kontors(A, "danzig", "luebeck").hold(A, "danzig").hand(A, "o16").speed(A, 3)
    t.menu(A, "danzig", "luebeck").play(A, FulfilRow("o16", "lower"))
    assert "chosen" not in table(t.state, A)
    assert line_with(menu(t.state), "Take") == "Take 1 amber from Danzig 2 amber from the hold"
    t = Table().covered(A, 1).speed(A, 3).menu(A, "danzig", "luebeck", "visby").play(A, TakeCareerStep())
    chosen(t, A, ChooseSource)
    assert "amber chosen" in table(t.state, A)
    t = Table().covered(A, 2).speed(A, 4).menu(A, "riga", "danzig", "luebeck", "visby").play(A, TakeCareerStep())
    chosen(t, A, ChooseManufactory)
    text = table(t.state, A)
    assert "grain chosen" in text
    assert "provisions chosen" in text


def test_the_headline_says_where_the_match_is() -> None:
    """Round, phase, who decides, the start player, and the seals that bring the end; the privilege of the turn."""
    t = Table().menu(B, "riga").done(privilege="income").round(4)
    assert flat(table(t.state, A)).startswith(
        "Novgorod · round 4 · phase 2: evaluation · Bruno decides · start player: Anna · ends at 30 seals"
    )
    assert "speed ducats✓ order seal" in flat(table(t.state, A))
    t.state.last_round = 4
    assert "30 seals" not in table(t.state, A)
    assert "round 4, the last one" in table(t.state, A)
    assert "letzte Runde (4)" in table(t.state, A, language="de")
    assert "before the first round: career cards · Clara decides" in table(Table().choose_sides(C, A).state, A)
    t.state.frames.clear()
    assert "the match is over" in table(t.state, A)


def test_the_sides_of_the_career_card_are_ladders() -> None:
    """Each step with its seals or X, its cost and its privilege."""
    text = menu(Table().choose_sides(A, B).state)
    assert line_with(text, "Beige front").startswith("Beige front 1 ✗: 3 goods [+1 seal] ✗: 2 goods [order -3]")
    assert "2 ✗: 2 luxuries [+2 ducats]" in line_with(text, "Silver back")


def test_the_backs_of_a_former_box_are_drawn_as_before() -> None:
    """A match keeps the box that it began with (NOV-R53)."""
    text = flat(menu(Table().choose_sides(A, B).state, game=FORMER_BOX))
    assert "✗: 1 luxury [+2 ducats]" in text
    assert "1: 4 goods [order -3]" in text


def test_the_draft_groups_kontors_and_orders() -> None:
    """With prices, goods and incomes."""
    t = Table().open_orders("o16", "o21").draft()
    text = menu(t.state)
    assert "Novgorod for 6 ducats, furs +4" in line_with(text, "Kontor")
    assert line_with(text, "Order for 6").endswith(
        "9 #16 grain+cloth/amber+salt 10 #21 jewellery/clothing 11 unseen from the deck"
    )


def test_stops_tell_income_or_fee_and_the_privilege_that_they_need() -> None:
    """The pirate can be moved before the first one."""
    t = Table(merchant_and_pirate=True).kontors(A, "danzig").seals(B, 5).turn(A)
    text = menu(t.state)
    assert "Novgorod -4 furs" in line_with(text, "Stop")
    assert "Danzig +3 amber" in flat(text)
    assert "Pirate for 3 to" in text
    t = Table().laying(A, "danzig", "luebeck")
    assert "Visby -3 glass · needs “+1 speed”" in flat(menu(t.state))
    assert "Privilege: pirate" in menu(Table(merchant_and_pirate=True, pirate_side="back").turn(A).state)


def test_the_evaluation_groups_what_can_be_done() -> None:
    """Each with what it brings."""
    t = Table(special_orders=True, merchant_and_pirate=True).kontors(A, "danzig", "luebeck").hand(A, "o16").speed(A, 3)
    t.hold(A, "visby").covered(A, 1).state.merchant = "danzig"
    text = menu(t.menu(A, "danzig", "luebeck", "antwerp").state)
    assert "jewellery in Danzig …" in line_with(text, "Make")
    assert "provisions in Lübeck → 1 seal, 1 ducat" in flat(text)
    assert "#16 lower row: amber+salt → 2 seals" in line_with(text, "Order")
    assert "step 2: 2 different goods, covers “order -3”, then 1 seal a turn" in line_with(text, "Career")
    assert "4C cloth+jewellery for 6 ducats → 4 seals" in flat(text)
    assert "amber from Danzig" in line_with(text, "Store, losing glass")
    assert re.search(r"Danzig \+6 ◆ \d+ Lübeck \+2 \d+ all \+8 ◆ \d+ privilege \+2", line_with(text, "Income"))
    assert "Finish with this route: harbour fees 4 · Merchant → London" in flat(text)


def test_recipes_tell_what_plain_production_pays() -> None:
    """With the merchant's share."""
    t = Table(merchant_and_pirate=True).kontors(A, "danzig", "luebeck").speed(A, 3)
    t.hold(A, "bergen").state.merchant = "luebeck"
    t.menu(A, "luebeck").play(A, Produce("luebeck"))
    assert line_with(menu(t.state), "From") == "From 1 salt → 1 seal, 4 ducats 2 salt+fish → 2 seals, 5 ducats"


def test_purchases_are_grouped_by_what_they_are() -> None:
    """An order by the privilege is a group of its own."""
    t = Table().open_orders("o16").kontors(A, "danzig").ducats(A, 20).purchase(A)
    text = menu(t.state)
    assert "Novgorod for 6 ducats, furs +4" in line_with(text, "Kontor")
    assert line_with(text, "Ship").endswith("speed 3 for 5 ducats")
    assert "#16 grain+cloth/amber+salt" in line_with(text, "Order for 6")
    assert "#16 grain+cloth/amber+salt" in line_with(text, "Privilege: for 3")
    assert "Buy nothing" in text


def test_things_are_pointed_at_by_name_good_and_number() -> None:
    """What is not allowed is answered by its rule."""
    t = Table().laying(A, "london")
    assert why(t.state, "Danzig") == why(t.state, "amber") == ((), {"NOV-T1.2"})
    assert why(t.state, "fish")[0]
    t = Table().kontors(A, "danzig").hand(A, "o16").menu(A, "danzig")
    assert why(t.state, "#16")[1] == {"NOV-TB2"}
    assert why(t.state, "amber+salt")[1] == {"NOV-TB2"}
    assert len(why(t.state, "Danzig")[0]) > 1
    t = Table().open_orders("o16").ducats(A, 2).purchase(A)
    assert why(t.state, "#16")[1] == {"NOV-T3.1"}


@pytest.mark.parametrize(("seats", "options"), rotating(SETUPS, 2))
def test_busy_games_are_drawn_and_nothing_is_too_wide(seats: int, options: dict[str, object]) -> None:
    """Tables and menus of every kind of question, without a missing text and without anything cut off."""
    for step, ply in enumerate(busy_match(seats, seats, **options)):
        if step % 61 and ply.after.frames:
            continue
        for language, width in product(LANGUAGES, WIDTHS):
            drawn = table(ply.before, ply.seat, width, language, plain=bool(step % 2))
            last = "" if ply.after.frames else table(ply.after, None, width, language)
            lines = (drawn + menu(ply.before, width, language) + last).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
            framed = [line for line in drawn.splitlines() if line.startswith(("╭", "│", "╰", "+", "|"))]
            assert {len(line) for line in framed} == ({width} if width >= 80 else set())
            assert "…" not in drawn
            assert not re.search(r"\w(─╮|-\+)", drawn), "a title is cut off"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_busy_games_has_a_menu_with_every_number(language: str) -> None:
    """No answer is lost in its group."""
    seen: set[tuple[type, str]] = set()
    for (seats, options), number in product((SETUPS[3], SETUPS[5]), (3, 7)):
        for ply in busy_match(seats, number, **options):
            frame = ply.before.frames[-1]
            kind = (type(frame), type(ply.action).__name__)
            if kind not in seen:
                seen.add(kind)
                words = menu(ply.before, 80, language).split()
                assert all(str(n) in words for n in range(1, len(GAME.legal_actions(ply.before, ply.seat)) + 1)), frame
    assert len({frame for frame, _ in seen}) == 8
    assert len(seen) > 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits(language: str) -> None:
    """Four players with all kontors and orders, and a name that is cut rather than the table."""
    t = Table(4, special_orders=True, merchant_and_pirate=True)
    orders = iter(GAME.box.orders)
    for seat in range(4):
        t.all_kontors(seat).hold(seat, "danzig").ducats(seat, 188).seals(seat, 88).speed(seat, 5)
        t.hand(seat, next(orders), next(orders), next(orders))
    t.menu(A, *GAME.box.ring[:5])
    t.state.merchant = t.state.pirate = "danzig"
    drawn = NovgorodDrawing(GAME, speak(language, GAME, ("Annamaria Wilhelmina von Hohenfels", *NAMES[1:])))
    for width in (80, 100):
        text = table(t.state, A, width, language)
        assert {len(line) for line in text.splitlines() if line.startswith("│")} == {width}
        assert "…" not in text
        text = printed(drawn.table(t.view(A), width), width)
        assert {len(line) for line in text.splitlines() if line.startswith("│")} == {width}
        assert "Annamaria" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_of_a_base_game_fits_on_one_screen(language: str) -> None:
    """Forty lines of a hundred columns hold table, question and menu in three of four cases."""
    heights = []
    for step, ply in enumerate(busy_match(3, 5)):
        if step % 7 == 0:
            drawn = table(ply.before, ply.seat, 100, language) + menu(ply.before, 100, language)
            heights.append(len(drawn.splitlines()) + 2)
    assert sorted(heights)[len(heights) * 3 // 4] <= 40


@pytest.mark.parametrize(("language", "decisions"), [("en", 12), ("de", 900)])
def test_a_game_is_played_at_the_prompt(monkeypatch: pytest.MonkeyPatch, language: str, decisions: int) -> None:
    """With the drawing of Novgorod; the longer one to its end."""
    texts = speak(language, GAME, NAMES[:2])
    seats = [Seating("Anna", "person"), Seating("Bruno", "deckhand")]
    options = GAME.options({"merchant_and_pirate": True, "special_orders": True})
    match = LocalMatch(GAME, seats, options, bytes(32))
    console = Console(width=100, file=io.StringIO(), color_system=None, highlight=False, markup=False, emoji=False)
    asked = ("hand", "table", "why Danzig", "why #3", "if 1", "log", "points", "guide")
    typed = [*asked, *(("1", "3", "2") * decisions), *asked, "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed)))
    Session(match, drawing_of("novgorod")(GAME, texts), texts, console, None).run()
    assert isinstance(console.file, io.StringIO)
    assert (match.decider is None) == (decisions == 900)
    assert texts.text("end-title" if decisions == 900 else "left") in console.file.getvalue()


def test_a_narrow_terminal_gets_lists() -> None:
    """Everything, with the neighbours of each city in words, and no frame."""
    text = table(Table().state, A, 60)
    assert "╭" not in text
    assert "at least 80 columns wide" in text
    assert "to Danzig, Antwerp, Visby" in flat(text)

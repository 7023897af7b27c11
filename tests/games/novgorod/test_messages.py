"""What people read in Novgorod: the names of its box, and wording that a player could stumble over."""

import re

import pytest

from games.novgorod.boxes import FORMER_BOX
from games.novgorod.table import A, B, C, Table
from games.reading import Listening, asked
from games.reading import said as said_by
from kontor.core import LANGUAGES, Action, Change, Event, Refusal
from kontor.games.novgorod import GAME, actions, events, rules
from kontor.testing.contract.message_files import whole
from kontor.testing.marks import rule

NAMED = re.compile(
    "(city|good|luxury|order|offer|row|joined|place|stop|source|recipe|answer|side|career|cost|privilege|bonus|"
    "special_order)(-|$)"
)


def said(thing: Table | Refusal | Event | Change, action: Action | None = None, answers: int = 0) -> str:
    """Return the open question, the label of an answer to it, a refusal or an event, in English and in German."""
    if isinstance(thing, Table):
        return asked(GAME, thing.view(thing.deciders[0]), action, answers)
    return said_by(GAME, thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_box_has_a_name_and_no_name_is_left_over(language: str) -> None:
    """Also what actions touch, what events tell and what labels are made of."""
    texts, box = Listening(language, GAME), GAME.box
    things: list[tuple[str, str | int]] = [(kind, id_) for kind, ids in GAME.vocabulary().items() for id_ in ids]
    things += [("good", good) for good in box.goods] + [("luxury", luxury) for luxury in box.luxuries]
    things += [("career", card) for card in box.career_cards] + [("bonus", bonus) for bonus in box.bonuses]
    things += [("privilege", step.privilege) for career in box.file.career for step in career.steps]
    things += [("step", f"{career.id}:{at}") for career in box.file.career for at in range(len(career.steps))]
    things += [("row", f"{order}:{row}") for order in box.orders for row in ("upper", "lower")]
    things += [("order", "deck"), ("stop", "hold")]
    assert all(whole(texts.name(kind, id_)) for kind, id_ in things)
    assert {key for key in texts.written if NAMED.match(key)} == texts.said
    plain = [texts.name(kind, id_) for kind in ("city", "good", "order", "special_order") for id_ in ids_of(kind)]
    assert len(set(plain)) == len(plain)


@rule("NOV-R52")
def test_cloth_has_the_name_that_the_german_rulebook_gives_it_in_antwerp() -> None:
    """Everywhere: the special order for jewellery and cloth means the same good."""
    assert Listening("de", GAME).name("good", GAME.box.good_of["antwerp"]) == "Stoffe"
    assert GAME.box.parts["s4", "C"].goods == (GAME.box.good_of["antwerp"],)


def ids_of(kind: str) -> tuple[str | int, ...]:
    """Return the ids of a kind."""
    return tuple(GAME.box.goods if kind == "good" else GAME.vocabulary()[kind])


def test_an_order_is_called_by_its_rows() -> None:
    """Goods with a plus between them, or a luxury."""
    assert said(events.OrderTaken(A, "o16", 6, rule=rules.T3_5)) == (
        "Anna takes order 16 (grain + cloth / amber + salt) for 6 ducats. | "
        "Anna nimmt Auftrag 16 (Getreide + Stoffe / Bernstein + Salz) für 6 Dukaten."
    )
    assert said(events.OrderTaken(A, "o21", 0, rule=rules.N2)).startswith(
        "Anna takes order 21 (jewellery / clothing). | "
    )


def test_an_order_drawn_from_the_deck_is_named_to_its_owner_alone() -> None:
    """In the introductory rounds it is paid later."""
    drawn = events.OrderDrawn(A, "o21", 6, rule=rules.T3_5)
    assert "Anna draws from the deck for 6 ducats: order 21 (" in said(drawn)
    assert said(drawn.seen_by(B)) == (
        "Anna draws an order from the deck for 6 ducats. | Anna zieht für 6 Dukaten einen Auftrag vom Stapel."
    )
    assert said(events.OrderDrawn(A, None, 0, rule=rules.N2)).startswith("Anna draws an order from the deck. |")


def test_a_stop_says_its_good_its_income_or_fee_and_its_manufactory() -> None:
    """Own kontors bring income, base kontors cost a fee."""
    table = Table().kontors(A, "danzig").turn(A)
    assert said(table, actions.LayStop("danzig")) == (
        "Stop in Danzig: amber; your kontor, income 3; manufactory for jewellery | "
        "Lege in Danzig an: Bernstein; dein Kontor, Einkommen 3; Manufaktur für Schmuck"
    )
    luebeck = said(table, actions.LayStop("luebeck"))
    assert "salt; base kontor (not yours), harbour fee 2; manufactory for provisions |" in luebeck


def test_a_route_is_asked_for_with_what_was_laid_so_far() -> None:
    """Stops, speed and fees."""
    table = Table().speed(A, 3).kontors(A, "danzig", "visby")
    assert said(table.turn(A)).startswith("Where does your route begin? It may have 3 stops. ")
    table.lay(A, "danzig", "luebeck")
    assert "So far Danzig, Lübeck: 2 stops, placeholders included, at speed 3; harbour fees 2." in said(table)
    assert "End the route here: harbour fees 2 |" in said(table, actions.EndRoute())
    assert "Platzhalter in Lübeck: Ein anderes deiner Kontore" in said(table, actions.LayPlaceholder())


def test_a_career_step_says_its_cost_and_what_it_takes_and_brings() -> None:
    """Goods, luxuries, ducats; the seals of the next step."""
    table = Table().career(A, "c1", covered=3).menu(A)
    assert said(table, actions.TakeCareerStep()) == (
        "Career step 4 for 13 ducats: covers “+1 speed”, then brings 3 seals a turn | "
        "Karrierestufe 4 für 13 Dukaten: verdeckt „Geschwindigkeit +1“, bringt dann 3 Siegel pro Zug"
    )
    table.career(A, "c1", covered=4)
    assert "for 2 different goods + 2 different luxuries: " in said(table, actions.TakeCareerStep())
    table.career(A, "c1", "back")
    assert said(table, actions.TakeCareerStep()).startswith(
        "Career step 1 for 2 different luxuries: covers “2 extra ducats” | "
    )


@rule("NOV-R53")
def test_the_former_backs_of_the_career_cards_are_told_as_before() -> None:
    """One luxury, and four goods."""

    def label(covered: int) -> str:
        table = Table().career(A, "c1", "back", covered=covered).menu(A)
        return asked(FORMER_BOX, FORMER_BOX.view(table.state, A), actions.TakeCareerStep())

    assert "step 1 for 1 luxury: " in label(0)
    assert "Karrierestufe 1 für 1 Luxusgut: " in label(0)
    assert "step 3 for 4 different goods: " in label(2)


def test_a_row_says_what_it_asks_for_and_what_it_brings() -> None:
    """Both rows in one turn bring more."""
    table = Table().hand(A, "o16").menu(A, "danzig", "luebeck")
    assert said(table, actions.FulfilRow("o16", "lower")) == (
        "Fulfil the lower row of order 16: amber + salt, for 2 seals | "
        "Erfülle die untere Zeile von Auftrag 16: Bernstein + Salz, für 2 Siegel"
    )
    table.done(upper=("o16",))
    assert "amber + salt, for 3 seals" in said(table, actions.FulfilRow("o16", "lower"))


def test_a_special_order_says_what_it_asks_for_and_what_it_costs_where_it_lies() -> None:
    """Two crates need two goods; the cards above make it more expensive."""
    table = Table(special_orders=True).column("s1A", "s2A", "s3B", "s4C").menu(A)
    assert "Fulfil special order 1: furs + fish and 1 ducat, for 2 seals |" in said(table, actions.FulfilSpecial("s1"))
    third = said(table, actions.FulfilSpecial("s3"))
    assert third.startswith(
        "Fulfil special order 3: jewellery, the luxury from at least 2 goods, and 6 ducats, for 5 se"
    )
    assert third.endswith("Schmuck, das Luxusgut aus mindestens 2 Waren, und 6 Dukaten, für 5 Siegel")
    assert "cloth + jewellery and 6 ducats, for 4 seals |" in said(table, actions.FulfilSpecial("s4"))


def test_a_production_asks_for_its_recipe_and_for_the_places_of_its_goods() -> None:
    """What plain production pays is said with the recipe."""
    table = Table().makers(luebeck="m_amber").hold(A, "visby").kontors(A, "visby").speed(A, 4)
    table.menu(A, "danzig", "luebeck").play(A, actions.Produce("luebeck"))
    assert said(table).startswith("Production in Lübeck: which goods become jewellery? | Herstellung in Lübeck: Aus")
    assert "From amber + glass, for 2 seals and 2 ducats | Aus Bernstein + Glas" in said(table, actions.ChooseRecipe(1))
    table = Table().makers(luebeck="m_amber").hold(A, "danzig").menu(A, "danzig", "luebeck")
    table.play(A, actions.Produce("luebeck"))
    assert "where do you take the amber from? |" in said(table)
    assert said(table, actions.ChooseSource("hold")) == "Take amber from the hold | Nimm Bernstein aus dem Laderaum"
    assert said(table, actions.ChooseSource("danzig")) == "Take amber from Danzig | Nimm Bernstein aus Danzig"


def test_pieces_of_an_evaluation_count() -> None:
    """Singular, plural and none."""
    for event, english, german in (
        (
            events.LuxuryProduced(A, "london", "clothing", ("furs",), 1, 1, rule=rules.TA4),
            "in London from furs for 1 seal and 1 ducat.",
            r"Kleidung her \(aus Pelz\) für 1 Siegel und 1 Dukat.",
        ),
        (
            events.LuxuryProduced(A, "london", "clothing", ("furs", "cloth"), 0, 0, rule=rules.TA4),
            "clothing in London from furs, cloth.",
            r"Kleidung her \(aus Pelz, Stoffe\).",
        ),
        (events.RouteLaid(A, (), (), 0, rule=rules.T1_3), "Anna lays no route.", "Anna legt keine Route aus."),
        (
            events.RouteLaid(A, ("riga", "danzig"), ("riga",), 2, rule=rules.T1_3),
            "the route Riga, Danzig with a placeholder in Riga; harbour fees: 2.",
            "aus: Riga, Danzig, mit Platzhalter in Riga; Hafengebühr: 2.",
        ),
        (
            events.DucatsGained(A, 3, "merchant", rule=rules.XM1),
            "The merchant pays Anna 3 du",
            "vom Kaufmann 3 Dukaten",
        ),
        (events.SealsGained(A, 1, "privilege", rule=rules.T4_2), "privilege brings Anna 1 seal.", "Privileg 1 Siegel."),
        (events.MatchScored((), rule=rules.E5), "Nobody wins", "Niemand gewinnt"),
        (events.MatchScored((B,), rule=rules.E4), "Ben wins the game.", "Ben gewinnt das Spiel."),
        (events.MarkersShown(A, (), 0, rule=rules.E2), "bring no seals for", "keine Siegel für die Warenvielfalt"),
        (events.OrderPlaced(A, "o19", "filed", rule=rules.TB4), "is now filed.", "wird abgelegt."),
    ):
        assert re.search(f"{english}.* \\| .*{german}", said(event)), said(event)


def test_a_refusal_says_why_and_what_to_do() -> None:
    """With names and numbers."""
    for refusal, english, german in (
        (Refusal(rules.T1_2, {"city": "danzig", "last": "london"}), "leads to Danzig from your", "Seeweg nach Danzig"),
        (Refusal(rules.TD1, {"city": "riga"}), "own in the route in Riga", "In Riga liegt kein eigenes"),
        (Refusal(rules.TA2, {"source": "hold"}, "source"), r"there now \(hold\)", r"zu holen \(Laderaum\)"),
        (Refusal(rules.TA2, {"recipe": 1}, "recipe"), "recipe 2 now", "Rezept 2 braucht"),
        (Refusal(rules.TZ2, {"fees": 1}, "end"), "fees are 1 ducat, and", "beträgt 1 Dukaten"),
        (
            Refusal(rules.TZ2, {"fees": 2, "ducats": 13}, "payment"),
            "After paying 13 ducats for it you could not pay the harbour fees of 2 ducats",
            "dafür 13 Dukaten zahlst, kannst du die 2 Dukaten Hafengebühr nicht",
        ),
        (
            Refusal(rules.XP1, {"city": "antwerp", "slots": 2, "speed": 2}),
            "have 2 stops. .* without the pirate, .* stop in Antwerp",
            "2 Stationen. Ohne den Piraten .* Station in Antwerpen",
        ),
        (
            Refusal(rules.N2, {"order": "o21"}, "order"),
            r"order 21 \(.* is not one of the open",
            r"offen aus: Auftrag 21 \(",
        ),
        (Refusal(rules.N3, {"most": 2}, "kontor"), "only 2 kontors", "nur 2 Kontore"),
        (
            Refusal(rules.R6, {"city": "antwerp", "price": 8, "spare": 7}),
            "only 7 ducats left",
            "in Antwerpen .* nur 7 übrig",
        ),
        (Refusal(rules.T3_6, {"most": 3}), "only 3 orders in progress", "nur 3 Aufträge in Bearbeitung"),
        (Refusal(rules.TB2, {"order": "o21"}), r"of order 21 \(jewellery", r"erfüllen: Auftrag 21 \(Schmuck"),
    ):
        assert re.search(f"{english}.* \\| .*{german}", said(refusal)), said(refusal)


def test_the_merchant_is_foretold_by_the_names_of_cities() -> None:
    """A what-if carries ids, which nobody reads."""
    assert said(Change("merchant", "city:luebeck", "luebeck", "antwerp", rules.XM4)) == (
        "The merchant: Lübeck → Antwerp | Der Kaufmann: Lübeck → Antwerpen"
    )
    assert said(Change("privilege", "privilege:speed", "free", "used", rules.T1_3)).startswith("The privilege “+1 sp")


def test_the_pirate_costs_ducats_on_his_front_and_the_privilege_on_his_back() -> None:
    """The most seals pay most."""
    table = Table(merchant_and_pirate=True).pirate("riga").seals(A, 5).turn(A)
    assert "Move the pirate to Visby for 6 ducats |" in said(table, actions.MovePirate("visby"))
    assert "Move the pirate to Visby for nothing |" in said(table.seals(B, 7).seals(C, 6), actions.MovePirate("visby"))
    table = Table(merchant_and_pirate=True, pirate_side="back").pirate("riga").turn(A)
    assert said(table, actions.MovePirate("visby")).startswith("Use the privilege to move the pirate to Visby |")


def test_a_menu_with_nothing_to_do_says_so() -> None:
    """It is asked only to hide a hand (NOV-A3)."""
    table = Table().hand(A, blind=["o1"]).ducats(A, 1).menu(A, "danzig")
    assert "Only one thing is left to do. You have 1 ducat; harbour fees of 3 ducats are due" in said(table, None, 1)
    assert "What do you do with your route?" in said(table, None, 2)

"""What people read in Cargo Noir: the names of its box, and wording that a player could stumble over."""

import re

import pytest

from games.cargo_noir.table import A, B, Table
from games.reading import Listening, asked
from games.reading import said as said_by
from kontor.core import LANGUAGES, Action, Change, Event, Refusal
from kontor.games.cargo_noir import GAME, actions, events, rules
from kontor.games.cargo_noir.frames import BasketFrame, PaymentFrame
from kontor.testing.contract.message_files import whole

NAMED = ("cargo_type-", "port-", "destination-", "card-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_box_has_a_name_and_no_name_is_left_over(language: str) -> None:
    """A tile is called by its type, a destination that is a port by the port."""
    texts, box = Listening(language, GAME), GAME.box
    things = [(kind, id_) for kind, ids in GAME.vocabulary().items() for id_ in ids]
    assert all(whole(texts.name(kind, id_)) for kind, id_ in things)
    assert {texts.name("tile", tile) for tile in box.type_of} == {
        texts.name("cargo_type", it) for it in box.cargo_types
    }
    assert [texts.name("destination", port) for port in box.ports] == [texts.name("port", port) for port in box.ports]
    names = {key for key in texts.written if key.startswith(NAMED)}
    assert names == texts.said
    assert len({texts.text(key) for key in names}) == len(names)


def said(thing: Table | Refusal | Event | Change, action: Action | None = None, answers: int = 0) -> str:
    """Return the open question, the label of an answer to it, a refusal or an event, in English and in German."""
    if isinstance(thing, Table):
        return asked(GAME, thing.view(thing.deciders[0]), action, answers)
    return said_by(GAME, thing)


def test_a_ship_is_sent_to_a_port_by_name_and_to_the_casino_with_an_article() -> None:
    """In German a preposition of its own."""
    table = Table().port("panama", "uranium", "wild").stack("panama", B, 3).port("cape_town", "gold").sending()
    assert said(table, actions.SendShip("panama")) == (
        "Send a ship to Panama (uranium, wild) and bid at least 4 coins | "
        "Schicke ein Schiff nach Panama (Uran, Joker) und biete mindestens 4 Münzen"
    )
    assert said(table, actions.SendShip("cape_town")) == (
        "Send a ship to Cape Town (gold) and bid at least 1 coin | "
        "Schicke ein Schiff nach Kapstadt (Gold) und biete mindestens 1 Münze"
    )
    assert said(table, actions.SendShip("casino")) == "Send a ship to the Casino | Schicke ein Schiff zum Casino"
    assert said(events.ShipSent(A, "black_market", rule=rules.T3_2)) == (
        "Anna sends a ship to the Black Market. | Anna schickt ein Schiff zum Schwarzmarkt."
    )


def test_the_casino_says_what_the_bank_can_pay() -> None:
    """Two coins, one, or none (CAR-U3)."""
    for bank, english, german in (
        (9, "Take 2 coins for", "Nimm 2 Münzen für"),
        (1, "Take 1 coin for", "Nimm 1 Münze für"),
        (0, "the bank has no coins left", "im Vorrat ist keine Münze mehr"),
    ):
        label = said(Table().casino(A).bank(bank).ships(), actions.ResolveCasino())
        assert re.search(f"{english}.* \\| .*{german}", label), label


def test_a_card_says_its_cost_its_points_and_what_it_does() -> None:
    """A villa does nothing."""
    table = Table().tiles(A, *["ivory"] * 5).trade()
    for card, english, german in (
        ("cargo_ship", "cost 15, 5 points, 1 ship more", "Kosten 15, 5 Siegpunkte, 1 Schiff mehr"),
        ("warehouse", "cost 10, 5 points, 2 warehouse slots more", "Kosten 10, 5 Siegpunkte, 2 Lagerfelder mehr"),
        ("syndicate", "cost 10, 5 points, 2 coins in each turn", "Kosten 10, 5 Siegpunkte, jeden Zug 2 Münzen, wenn"),
        ("villa", "Put Villa into the basket: cost 15, 15 points", "den Warenkorb: Kosten 15, 15 Siegpunkte$"),
    ):
        label = said(table, actions.BasketCard(card))
        assert re.search(f"{english}.* \\| .*{german}", label), label


def test_a_basket_says_what_can_be_paid_and_what_is_in_it() -> None:
    """The coins count in the last round; without a card to pay there is nothing to choose."""
    table = Table().tiles(A, *["ivory"] * 5).safe(A, 4).trade()
    assert "Which victory cards do you buy, if any? Your tiles can pay 25. Choose" in said(table)
    assert "Mit deiner Fracht kannst du 25 bezahlen." in said(table)
    assert "Your tiles and coins together can pay 29." in said(table.last_round())
    table.turn(A, BasketFrame(A, ("warehouse", "syndicate")))
    assert said(table).startswith("In the basket, for 20 of 29: Warehouse, Syndicate. Do you add another card, or")
    poor = Table().tiles(A, "ivory").trade()
    assert said(poor, answers=1) == (
        "Your tiles can pay 1: too little for any victory card that you may take. | "
        "Mit deiner Fracht kannst du 1 bezahlen: Das reicht für keine Siegkarte, die du nehmen darfst."
    )
    table.turn(A, BasketFrame(A, ("warehouse",)))
    assert "Warehouse. No other card is left that you can take. |" in said(table, answers=1)
    assert said(table, answers=1).endswith("Es gibt keine weitere Siegkarte, die du nehmen kannst.")


def test_ships_at_one_place_are_counted() -> None:
    """Three at the Casino are one answer, and one that has raised has acted."""
    one, three = Table().stack("panama", A, 2).ships(), Table().casino(A, 3).ships()
    assert said(one, answers=1) == "One ship has yet to act. | Ein Schiff ist noch an der Reihe."
    assert said(three, answers=1) == (
        "3 ships have yet to act, all at the same place. | 3 Schiffe sind noch an der Reihe, alle am selben Ort."
    )
    assert said(three, answers=2).startswith("Which ship acts next? Choose the place where it lies. |")
    raised = Table().stack("panama", A, 2).stack("panama", B, 3).casino(A).ships()
    raised.play(A, actions.ResolveRaise("panama"), actions.RaiseTo(4))
    assert said(raised, answers=1).startswith("One ship has yet to act. |")


def test_a_payment_says_what_is_missing_and_what_is_lost() -> None:
    """Too little, just enough, too much, and coins in the last round."""
    table = Table().tiles(A, *["ivory"] * 6).safe(A, 1)

    def paid(ivory: int) -> Table:
        return table.turn(A, PaymentFrame(A, ("warehouse",), ("ivory",) * ivory))

    assert said(paid(0)).startswith("The card in your basket costs 10. Which tile do you hand in? | Die Siegkarte")
    assert "are worth 9. Which tile do you hand in? |" in said(paid(3))
    assert said(paid(4)).endswith("oder gibst du noch ein Frachtplättchen ab? Was übrig bleibt, verfällt.")
    assert "Close the trade: 6 more than needed, and that is lost |" in said(paid(4), actions.CloseTrade())
    assert said(paid(6), answers=1).endswith("Du hast deine ganze Fracht abgegeben und schließt den Handel ab.")

    table.last_round()
    assert "Do you close the trade and add 1 coin, or do you hand in a tile? |" in said(paid(3))
    assert said(paid(3), actions.CloseTrade()) == (
        "Close the trade and add 1 coin | Schließe den Handel ab und zahle 1 Münze dazu"
    )
    assert "are worth 9. You close the trade and add 1 coin. |" in said(paid(3), answers=1)
    assert said(paid(3), answers=1).endswith("Du schließt den Handel ab und zahlst 1 Münze dazu.")
    assert "Which tile do you hand in? The coin in your safe counts 1 at the end. |" in said(paid(2))
    table.safe(A, 2)
    assert "Which tile do you hand in? The 2 coins in your safe count 1 each at the end. |" in said(paid(2))
    assert said(paid(2)).endswith("Die 2 Münzen in deinem Safe zählen am Ende je 1 dazu.")
    table.tiles(A).safe(A, 15)
    assert said(paid(0), answers=1) == (
        "The card in your basket costs 10. You close the trade and add 10 coins. | "
        "Die Siegkarte in deinem Warenkorb kostet 10. Du schließt den Handel ab und zahlst 10 Münzen dazu."
    )


def test_a_trade_is_told_with_its_tiles_and_coins() -> None:
    """Tiles alone, with coins, and coins alone (CAR-R30)."""
    for tiles, value, coins, english, german in (
        (("art:1", "art:2"), 4, 0, "Villa for tiles worth 4 (art, art).", "im Wert von 4 (Kunst, Kunst): Villa."),
        (("art:1",), 1, 1, "for tiles worth 1 (art) and 1 coin.", "im Wert von 1 (Kunst) und 1 Münze: Villa."),
        ((), 0, 15, "Anna buys Villa for 15 coins.", "Anna erwirbt für 15 Münzen: Villa."),
    ):
        told = said(events.CardsBought(A, ("villa",), tiles, value, coins, rule=rules.T2_2))
        assert english in told
        assert told.endswith(german)


def test_a_tile_with_a_plural_name_needs_no_article() -> None:
    """“cars” is plural, “gold” is not, and “wild” is not a noun."""
    for cargo_type, english, german in (("cars", "cars", "Autos"), ("gold", "gold", "Gold"), ("wild", "wild", "Joker")):
        told = said(Refusal(rules.T2_1, {"cargo_type": cargo_type}))
        assert told.startswith(f"You own no tile “{english}”. Hand in tiles that you own. | Du besitzt kein Frachtpl")
        assert f"„{german}“" in told


def test_a_refusal_counts_and_names_what_is_missing() -> None:
    """Singular and plural, none and some."""
    for refusal, english, german in (
        (
            Refusal(rules.T1_12, {"port": "rio", "needed": 1, "coins": 0}),
            "add 1 coin, and your safe holds none",
            "ist keine",
        ),
        (Refusal(rules.T1_12, {"port": "rio", "needed": 3, "coins": 1}), "add 3 coins, and .* only 1", "ist nur 1"),
        (Refusal(rules.T1_12, {"port": "rio", "needed": 3, "coins": 2}), "holds only 2", "sind nur 2"),
        (Refusal(rules.T1_9, {"port": "rio", "most": 7}, "most"), "can reach at most 7 coins", "auf 7 Münzen; mehr"),
        (Refusal(rules.T3_3, {"port": "rio", "coins": 1}, "most"), "only 1 coin. Bid", "ist nur 1 Münze. Biete"),
        (Refusal(rules.T3_3, {"port": "rio", "least": 1}, "least"), "at least 1 coin. ", "mindestens 1 Münze. "),
        (Refusal(rules.T3_4, {"port": "rio", "least": 4}, "least"), "at least 4 coins", "mindestens 4 Münzen"),
        (Refusal(rules.T1_8, {"port": "rio", "highest": 2}), "there has 2 coins. Raise", "dort hat 2 Münzen. Erhöhe"),
        (
            Refusal(rules.C1, {"card": "warehouse", "limit": 2}),
            "at most 2 copies of the card “Warehouse”",
            "„Warenlager“ .* höchstens 2",
        ),
        (Refusal(rules.T0_3, {"least": 2, "most": 5, "seats": 6}), "2 to 5 .* has 6", "2 bis 5 .* 6 Plätze"),
    ):
        assert re.search(f"{english}.* \\| .*{german}", said(refusal)), said(refusal)


def test_an_empty_bank_pays_nothing_and_says_so() -> None:
    """The Casino and a Syndicate, before and after (CAR-U3)."""
    assert "Anna gets nothing from the Casino" in said(events.CasinoPaid(A, 0, rule=rules.T1_4))
    assert said(events.SyndicatePaid(A, 1, rule=rules.C5)).endswith("Das Syndikat von Anna zahlt dafür 1 Münze.")
    assert "pays nothing: the bank is empty |" in said(Change("syndicate", "seat:0", 0, 0, rules.C5))
    assert said(Change("stack", "destination:rio", 0, 4, rules.T3_3)).startswith("Your stack in Rio: 0 → 4 | Dein ")

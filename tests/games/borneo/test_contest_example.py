from kontor.core import Refusal
from kontor.games.borneo.actions import AddDefenceCard
from kontor.games.borneo.rules import T2_8
from kontor.testing.marks import rule
from games.borneo.table import A, Table


@rule("BOR-T2.8")
def test_a_defender_plays_at_most_as_many_cards_as_the_attacker() -> None:
    """Against one card a second defence card is never asked for: the defence closes by itself."""
    table = Table().ladders(red="ABC").hand(A, "ry_p1", "rg_p1", "gb_p1").defence("red", 2, 1, "rb_p1")

    assert table.check(A, AddDefenceCard("gb_p1")) == Refusal(T2_8, {"card": "gb_p1", "company": "red"}, "flag")
    assert table.check(A, AddDefenceCard("ry_p1")) is None
    table.play(A, AddDefenceCard("ry_p1"))
    assert table.deciders != (A,) or AddDefenceCard("rg_p1") not in table.legal(A)
    table.assert_census()

"""The codec: canonical bytes, and errors that name what is malformed."""

from typing import Any

import pytest

from contract.toy.game import Bid, Lay, PearlsView
from kontor.core import MalformedError, decode, digest, encode
from sentences import raises_saying

ANSWER: Any = Bid | Lay


def test_equal_values_have_equal_bytes() -> None:
    """The order in which a dict was filled does not matter."""
    assert encode({"b": 1, "a": 2}) == encode({"a": 2, "b": 1}) == b'{"a":2,"b":1}'
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})


def test_an_action_goes_out_with_its_verb() -> None:
    """The wire form names the verb and the fields."""
    assert encode(Bid(3)) == b'{"do":"bid","coins":3}'
    assert decode(b'{"do":"lay","pearl":"p01"}', ANSWER) == Lay("p01")


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b'{"do":"bid"}', "coins"),
        (b'{"do":"bid","coins":"much"}', "coins"),
        (b'{"do":"bid","coins":1,"more":1}', "more"),
        (b'{"do":"steal"}', "steal"),
        (b"nothing", "JSON"),
    ],
)
def test_what_is_malformed_is_named(data: bytes, says: str) -> None:
    """The error names the field that is wrong."""
    with raises_saying(MalformedError, says):
        decode(data, ANSWER)


def test_a_view_refuses_unknown_fields() -> None:
    """Nothing is read that was not written by the contract."""
    with pytest.raises(MalformedError):
        decode(b'{"seat":0,"secret":1}', PearlsView)

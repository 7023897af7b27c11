"""What an object computes once: a property that is remembered."""

from kontor.bots.memo import lazy


class Cargo:
    """Counts how often it is weighed."""

    def __init__(self) -> None:
        self.weighed = 0

    @lazy
    def weight(self) -> int:
        """The weight."""
        self.weighed += 1
        return 7


def test_a_lazy_property_is_computed_once_for_each_object() -> None:
    """Not before it is read; the class itself gives the property with its words."""
    one, other = Cargo(), Cargo()
    assert (one.weighed, one.weight, one.weight, one.weighed) == (0, 7, 7, 1)
    assert other.weighed == 0
    assert Cargo.weight.__doc__ == "The weight."

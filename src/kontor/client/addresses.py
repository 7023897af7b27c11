"""The addresses of one server: gateways with the same matches. If one does not answer, the client asks the next."""

from collections.abc import Sequence


class Addresses:
    """Some addresses of which one is in use."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self.all = [address.rstrip("/") for address in addresses]
        self.number = 0

    def __len__(self) -> int:
        return len(self.all)

    @property
    def current(self) -> str:
        """The address in use."""
        return self.all[self.number]

    @property
    def ordered(self) -> list[str]:
        """All of them, the one in use first."""
        return self.all[self.number :] + self.all[: self.number]

    def turn(self) -> None:
        """Use the next one, because the current one does not answer."""
        self.number = (self.number + 1) % len(self.all)

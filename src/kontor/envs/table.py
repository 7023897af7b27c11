"""A match in play as numbers: what every environment is made of. Nothing here needs a package besides Kontor."""

from array import array
from collections.abc import Mapping
from typing import Any, Self

from kontor.core import Action, AnyGame, Outcome, Seat, State, View, no_emit, registry
from kontor.core.numbers import Numbers
from kontor.envs.errors import EnvError, IllegalActionError
from kontor.envs.rewards import Reward, reward_named


class Table:
    """One match: who is asked, what this seat sees and may do, and what the seats get in the end; all as numbers.

    A seat is asked at a time. Where a game asks several at once, the lowest seat answers first: an order that depends
    on nothing. What the others see of its answer is for the view to say.
    """

    def __init__(
        self,
        game: AnyGame | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str | Reward = "share",
    ) -> None:
        self.game: AnyGame = registry.game(game) if isinstance(game, str) else game
        self.seats = self.game.info.seats[0] if seats is None else seats
        self.options = self.game.options(options or {})
        self.reward = reward_named(reward)
        if self.seats not in self.game.info.seats:
            allowed = ", ".join(map(str, self.game.info.seats))
            raise EnvError(f"{self.game.info.title} has no match with {self.seats} seats, only with {allowed}")
        self.numbers: Numbers = self.game.numbers(self.seats)
        self._state: State[Any] | None = None
        self._asked: Seat | None = None
        self._legal: dict[int, Action] | None = None

    def start(self, seed: bytes) -> None:
        """Begin a match whose luck all comes from the seed."""
        self._state = self.game.start(self.seats, self.options, seed)
        self._move_on()

    def imagine(self, state: State[Any]) -> None:
        """Go on from another state of the same setup, such as a possible world of a bot."""
        self._state = state
        self._move_on()

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._state = None if self._state is None else self._state.clone()  # noqa: SLF001 - the same class
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """Return what a pickle keeps: the game by its slug and box."""
        info = self.game.info
        kept = {"options": self.options, "reward": self.reward, "_state": self._state, "_asked": self._asked}
        return kept | {"box": (info.slug, self.game.components.hash), "seats": self.seats}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        slug, components = kept.pop("box")
        game = registry.game_with(slug, components)
        if game is None:
            raise EnvError(f"the box {components} of {slug} is not installed")
        self.__dict__.update(kept, game=game, numbers=game.numbers(kept["seats"]), _legal=None)

    @property
    def state(self) -> State[Any]:
        """The position, with all its secrets; EnvError before the first match."""
        if self._state is None:
            raise EnvError("no match has begun: call reset first")
        return self._state

    @property
    def asked(self) -> Seat | None:
        """The seat that has to act; None when the match is over."""
        return self._asked

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return not self.state.frames

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores, or None while the match goes on."""
        return self.game.outcome(self.state)

    def view(self, seat: Seat | None) -> View:
        """Return all that a seat may know, or a spectator (None)."""
        view: View = self.game.view(self.state, seat)
        return view

    def observe(self, seat: Seat) -> "array[int]":
        """Return what a seat may know as numbers: its view alone is encoded, never the state."""
        return self.numbers.encode(self.encoded_view(seat))

    def encoded_view(self, seat: Seat) -> View:
        """Return a view that has the same numbers as `view`, sooner."""
        view: View = self.game.encoded_view(self.state, seat)
        return view

    def legal(self) -> Mapping[int, Action]:
        """Return the legal actions of the seat that is asked, by their ids; empty when the match is over."""
        if self._legal is None:
            asked = self._asked
            self._legal = (
                {} if asked is None else self.numbers.actions.by_id(asked, self.game.legal_actions(self.state, asked))
            )
        return self._legal

    def step(self, id_: int) -> None:
        """Carry out an action of the seat that is asked; IllegalActionError if it is not legal, and nothing changes."""
        state, action = self.state, self.legal().get(id_)
        if action is None:
            raise self._illegal(id_)
        assert self._asked is not None
        self.game.advance(state, self._asked, action, no_emit)
        self._move_on()

    def rewards(self) -> tuple[float, ...]:
        """Return what each seat gets by its last step: 0 while the match goes on, the reward of its end after it."""
        outcome = self.outcome
        return (0.0,) * self.seats if outcome is None else self.reward(outcome)

    def _move_on(self) -> None:
        frames = self.state.frames
        self._asked = min(frames[-1].deciders) if frames else None
        self._legal = None

    def _illegal(self, id_: int) -> IllegalActionError:
        names = self.numbers.actions.names
        name = names[id_] if 0 <= id_ < len(names) else "no id of an action"
        if self._asked is None:
            return IllegalActionError(f"the match is over, so {id_} ({name}) cannot be played: call reset")
        legal = list(self.legal())
        some = ", ".join(f"{one} ({names[one]})" for one in legal[:3])
        return IllegalActionError(
            f"{id_} ({name}) is not legal for seat {self._asked}; {len(legal)} ids are, such as {some}: "
            "use the action mask"
        )

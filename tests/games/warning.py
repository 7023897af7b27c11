"""What a player is warned of before an action."""

from typing import Any

from kontor.core import Action, AnyGame, Seat, State, Texts


def warned(game: AnyGame, state: State[Any], seat: Seat, action: Action) -> list[str]:
    """Return the keys of the cautions of a legal action; each of them has words."""
    legal = game.legal_actions(state, seat)
    assert action in legal
    found = game.cautions(game.view(state, seat), action, legal)
    assert all(Texts("en", game, reader=seat).caution(each) for each in found)
    return [each.key for each in found]

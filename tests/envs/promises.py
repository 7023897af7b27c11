"""What our environments promise besides the tests of the packages: masks, illegal actions, secrets, repetition."""

import warnings
from typing import Any

import numpy as np
import pyspiel

import kontor.envs.openspiel
from kontor.core import encode
from kontor.envs import IllegalActionError, pettingzoo
from kontor.envs.gymnasium import SeatEnv

STEPS = 60
SPIEL_DEALS = 64
"""Deals of the games of OpenSpiel that are tested: some of its tests visit each."""


def spiel_game(slug: str, players: int) -> Any:
    """Return a game of OpenSpiel."""
    return pyspiel.load_game(kontor.envs.openspiel.PREFIX + slug, {"players": players, "deals": SPIEL_DEALS})


def refused(act: Any) -> bool:
    """Return True if an action raises IllegalActionError."""
    try:
        act()
    except IllegalActionError:
        return True
    return False


def agents(slug: str, seats: int) -> None:
    """Masks are the legal actions, every agent observes its own view, and an illegal action is refused or loses."""

    def told(seed: int) -> bytes:
        env = pettingzoo.raw_env(slug, seats)
        env.reset(seed=seed)
        luck, bytes_ = np.random.default_rng(1), b""
        for _ in range(STEPS):
            table = env.table
            for seat, agent in enumerate(env.agents):
                observed = env.observe(agent)
                numbers = table.numbers.encode(table.game.view(table.state, seat))
                assert observed["observation"].tobytes() == numbers.tobytes()
                legal = table.game.legal_actions(table.state, seat)
                ids = np.flatnonzero(observed["action_mask"])
                assert ids.tolist() == sorted(table.numbers.actions.ids(seat, legal))
                bytes_ += observed["observation"].tobytes() + observed["action_mask"].tobytes()
            env.step(luck.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        return bytes_

    assert told(1) == told(1)
    assert told(1) != told(2)
    raw, wrapped = pettingzoo.raw_env(slug, seats), pettingzoo.env(slug, seats)
    raw.reset(seed=1)
    wrapped.reset(seed=1)
    agent = raw.agent_selection
    illegal = int(np.flatnonzero(raw.observe(agent)["action_mask"] == 0)[0])
    before = encode(raw.table.state)
    assert refused(lambda: raw.step(illegal))
    assert encode(raw.table.state) == before
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(illegal)
    assert [wrapped.rewards[other] for other in wrapped.agents] == [-1.0 if a == agent else 0.0 for a in wrapped.agents]
    assert all(wrapped.terminations.values())


def waiting(slug: str, seats: int) -> None:
    """In the parallel API those who are not asked can only wait, and may be left out."""
    env = pettingzoo.parallel_env(slug, seats)
    observed, _ = env.reset(seed=1)
    asked = env.possible_agents[env.table.asked or 0]
    for agent in env.agents:
        mask = observed[agent]["action_mask"]
        assert mask[env.wait] == (agent != asked)
        assert mask.sum() == (len(env.table.legal()) if agent == asked else 1)
    legal, other = int(np.flatnonzero(observed[asked]["action_mask"])[0]), next(a for a in env.agents if a != asked)
    assert refused(lambda: env.step({asked: legal, other: legal}))
    assert refused(lambda: env.step({other: env.wait}))
    assert refused(lambda: env.step({asked: env.wait}))
    env.step({asked: legal})


def seat(slug: str, seats: int) -> None:
    """The learner alone acts; an illegal action is refused, or loses."""
    env = SeatEnv(slug, seats, opponents="deckhand", seat=seats - 1)
    observed, info = env.reset(seed=1)
    assert env.table.asked == info["seat"] == seats - 1
    assert observed.tobytes() == env.table.observe(seats - 1).tobytes()
    assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.table.legal())
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert refused(lambda: env.step(illegal))
    env.illegal = "lose"
    _, reward, over, truncated, _ = env.step(illegal)
    assert (reward, over, truncated) == (-1.0, True, False)
    legal = next(iter(env.table.legal()))
    assert refused(lambda: env.step(legal))
    env.reset()
    env.step(next(iter(env.table.legal())))

    def told(seed: int) -> list[bytes]:
        twin = SeatEnv(slug, seats, opponents="clerk", seat=None)
        first, _ = twin.reset(seed=seed)
        later = [twin.step(min(twin.table.legal()))[0] for _ in range(STEPS // 4)]
        return [observed.tobytes() for observed in (first, *later)]

    assert told(1) == told(1)
    assert told(1) != told(2)


def worlds(slug: str, players: int) -> None:
    """A resampled state of OpenSpiel is another world with the same observation and the same legal actions."""
    state, luck = spiel_game(slug, players).new_initial_state(), np.random.default_rng(2)
    other = state.clone()
    state.apply_action(3)
    other.apply_action(4)
    assert str(other) != str(state), "every deal is the same"
    differed = 0
    for _ in range(STEPS):
        player = state.current_player()
        world = state.resample_from_infostate(player, luck.random)
        differed += str(world) != str(state)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))
    assert differed > STEPS / 2

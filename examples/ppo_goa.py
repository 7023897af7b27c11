"""PPO with action masks on Goa with two seats, in one file in the style of CleanRL.

    pip install "kontor[envs,learn]"
    python ppo_goa.py --minutes 60 --out goa-policies
    KONTOR_PPO_POLICY=goa-policies/last.pt kontor lab arena goa --challenger ppo_goa:Learned --field clerk --seats 2

A network first imitates the script (the policy that clerks follow, without their slips), and learns what such matches
are worth; then it plays against an opponent and improves by proximal policy optimisation. Both parts see the view of
their own seat alone, as numbers, and choose among the legal actions alone. `--imitate 0` leaves the first part out.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from kontor.bots import Budget, Decision, make_bot
from kontor.core import Action, AnyGame, Outcome, View, chance, seeded
from kontor.envs import Table
from kontor.envs.rewards import lead, share
from kontor.envs.vector import VectorEnv
from kontor.lab.arena.pool import SCRIPT, make_script

GAME, SEATS = "goa", 2
POLICY_VARIABLE = "KONTOR_PPO_POLICY"  # names the file of the policy with which `Learned` plays
HIDDEN = 256
LEAD_SCALE = 20.0  # a lead of this many points counts as much as the win itself, and no lead counts for more
ROWS, STEPS = 32, 128  # tables at once, and decisions at each table between two updates
EPOCHS, MINIBATCH = 3, 512
DISCOUNT, TRACE = 0.999, 0.95
CLIP, ENTROPY_WEIGHT, VALUE_WEIGHT, MAX_GRADIENT = 0.2, 0.002, 0.5, 0.5
MAX_DIVERGENCE = 0.02  # an update ends early when the policy has moved this far from the one that played
IMITATION_CHUNK = 16_384  # decisions that are held in memory at once while the script is imitated
NO_SEARCH = Budget(simulations=1)


def reward(outcome: Outcome) -> tuple[float, ...]:
    """Return for each seat from -1 to 1: half of it for the win, half for the lead."""
    leads = (max(-1.0, min(1.0, points / LEAD_SCALE)) for points in lead(outcome))
    return tuple(won - 0.5 + ahead / 2 for won, ahead in zip(share(outcome), leads, strict=True))


class Network(nn.Module):
    """The policy and the value of a view."""

    def __init__(self, entries: int, ids: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(entries, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.actor = nn.Linear(HIDDEN, ids)
        self.critic = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)
        nn.init.orthogonal_(self.critic.weight, 1.0)

    def forward(self, observed: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Return how likely each legal action is, and the expected reward."""
        numbers = observed.float()
        hidden = self.body(numbers.sign() * numbers.abs().log1p())  # ducats go to 100, most other numbers to 3
        logits = self.actor(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(hidden).squeeze(-1)


class Learned:
    """The bot of a policy, for the arena and for tables: ``ppo_goa:Learned``."""

    def __init__(self, game: AnyGame) -> None:
        torch.set_num_threads(1)  # the arena has a process for each core
        self._numbers = game.numbers(SEATS)
        self._network = Network(self._numbers.size, self._numbers.actions.size)
        file = os.environ.get(POLICY_VARIABLE, str(Path(__file__).with_name("last.pt")))
        self._network.load_state_dict(torch.load(file, weights_only=True))

    def decide(self, view: View, legal: Sequence[Action], budget: Budget, seed: bytes) -> Decision:  # noqa: ARG002
        """Draw one of the legal actions, as in training."""
        assert view.seat is not None
        by_id = self._numbers.actions.by_id(view.seat, legal)
        if len(by_id) < 2:
            return Decision(next(iter(by_id.values()), legal[0]))
        masks = torch.zeros(1, self._numbers.actions.size, dtype=torch.bool)
        masks[0, list(by_id)] = True
        with torch.inference_mode():
            likely, _ = self._network(torch.from_numpy(np.asarray(self._numbers.encode(view)))[None], masks)
        luck = torch.Generator().manual_seed(int.from_bytes(seed[:7], "big"))
        return Decision(by_id[int(torch.multinomial(likely.probs[0], 1, generator=luck))])


def scripted(seed: int) -> Iterator[tuple[Any, list[int], int, float]]:
    """Yield the script's decisions in positions that clerks reach: what was seen, the ids, the choice, the result."""
    table = Table(GAME, SEATS, reward=reward)
    ids = table.numbers.actions
    script, clerk = make_script(SCRIPT, table.game), make_bot("clerk", table.game)
    number = 0
    while True:
        luck = chance(seeded(seed).bytes(32), "imitate", number).bytes(32)
        table.start(luck)
        found = []
        while (seat := table.asked) is not None:
            legal, own = table.legal(), chance(luck, "own", len(found)).bytes(32)
            actions = list(legal.values())
            told = (table.view(seat), actions, NO_SEARCH, own)
            right = ids.id_of(seat, script.decide(*told).action)
            found.append((seat, table.observe(seat), list(legal), right))
            table.step(ids.id_of(seat, clerk.decide(*told).action))
        rewards = table.rewards()
        yield from ((seen, some, right, rewards[seat]) for seat, seen, some, right in found if len(some) > 1)
        number += 1


def gather(decisions: Iterator[tuple[Any, list[int], int, float]], count: int, network: Network) -> list[torch.Tensor]:
    """Return the next decisions of the script: what was seen, masks, choices, and how the matches ended."""
    observed = np.zeros((count, network.body[0].in_features), np.int16)
    masks = np.zeros((count, network.actor.out_features), np.bool_)
    chosen, results = np.zeros(count, np.int64), np.zeros(count, np.float32)
    for at, (seen, some, right, result) in zip(range(count), decisions, strict=False):
        observed[at], chosen[at], results[at] = seen, right, result
        masks[at, some] = True
    return [torch.from_numpy(each) for each in (observed, masks, chosen, results)]


def imitate(network: Network, decisions: int, seed: int) -> None:
    """Learn from the script: its choices, and how matches end that are played like that."""
    optimizer = torch.optim.Adam(network.parameters(), lr=5e-4)
    source = scripted(seed)
    for chunk in range(-(-decisions // IMITATION_CHUNK)):
        samples = gather(source, IMITATION_CHUNK, network)
        right = 0
        for places in torch.randperm(IMITATION_CHUNK).split(MINIBATCH):
            observed, masks, chosen, results = (each[places] for each in samples)
            likely, values = network(observed, masks)
            right += int((likely.probs.argmax(-1) == chosen).sum())
            value_loss = (values - results).pow(2).mean()
            step(network, optimizer, VALUE_WEIGHT * value_loss - likely.log_prob(chosen).mean())
        tell(part="imitate", decisions=(chunk + 1) * IMITATION_CHUNK, agreement=right / IMITATION_CHUNK)


def step(network: Network, optimizer: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """Take one step down the gradient."""
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), MAX_GRADIENT)
    optimizer.step()


class Rollout:
    """The decisions of all rows since the last update."""

    def __init__(self, entries: int, ids: int) -> None:
        self.observed = torch.zeros(STEPS, ROWS, entries, dtype=torch.int16)
        self.masks = torch.zeros(STEPS, ROWS, ids, dtype=torch.bool)
        self.actions = torch.zeros(STEPS, ROWS, dtype=torch.int64)
        self.logs, self.values, self.rewards, self.ended = (torch.zeros(STEPS, ROWS) for _ in range(4))

    def advantages(self, last: torch.Tensor) -> torch.Tensor:
        """Return by how much each decision was better than expected (generalised advantage estimation)."""
        found, ahead, following = torch.zeros(STEPS, ROWS), torch.zeros(ROWS), last
        for at in reversed(range(STEPS)):
            goes_on = 1 - self.ended[at]
            surprise = self.rewards[at] + DISCOUNT * following * goes_on - self.values[at]
            ahead = surprise + DISCOUNT * TRACE * goes_on * ahead
            found[at], following = ahead, self.values[at]
        return found


def update(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, last: torch.Tensor) -> float:
    """Improve the policy on what was played; return how far it moved."""
    advantages = rollout.advantages(last)
    returns = (advantages + rollout.values).flatten()
    advantages = advantages.flatten()
    observed, masks = rollout.observed.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, logs = rollout.actions.flatten(), rollout.logs.flatten()
    divergence = 0.0
    for _ in range(EPOCHS):
        for places in torch.randperm(STEPS * ROWS).split(MINIBATCH):
            likely, values = network(observed[places], masks[places])
            change = likely.log_prob(actions[places]) - logs[places]
            ratio, gain = change.exp(), advantages[places]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            policy_loss = torch.max(-gain * ratio, -gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            value_loss = (values - returns[places]).pow(2).mean()
            loss = policy_loss + VALUE_WEIGHT * value_loss - ENTROPY_WEIGHT * likely.entropy().mean()
            step(network, optimizer, loss)
            divergence = float((ratio - 1 - change).mean().detach())
        if divergence > MAX_DIVERGENCE:
            break
    return divergence


def improve(network: Network, opponent: str, minutes: float, seed: int, rate: float, out: Path) -> None:
    """Play against an opponent and improve, for some minutes; keep the policy every five."""
    optimizer = torch.optim.Adam(network.parameters(), lr=rate, eps=1e-5)
    envs = VectorEnv(GAME, SEATS, ROWS, opponents=opponent, reward=reward)
    rollout = Rollout(network.body[0].in_features, network.actor.out_features)
    observed, infos = envs.reset(seed=seed)
    began, steps, kept_minutes, results = monotonic(), 0, 0, []
    while (spent := (monotonic() - began) / 60) < minutes:
        for at in range(STEPS):
            rollout.observed[at], rollout.masks[at] = torch.from_numpy(observed), torch.from_numpy(infos["action_mask"])
            with torch.no_grad():
                likely, rollout.values[at] = network(rollout.observed[at], rollout.masks[at])
            rollout.actions[at] = actions = likely.sample()
            rollout.logs[at] = likely.log_prob(actions)
            observed, rewards, ended, _, infos = envs.step(actions.numpy())
            rollout.rewards[at], rollout.ended[at] = torch.from_numpy(rewards), torch.from_numpy(ended)
            results += [float(each) for each in rewards[ended]]
        steps += STEPS * ROWS
        with torch.no_grad():
            _, last = network(torch.from_numpy(observed), torch.from_numpy(infos["action_mask"]).bool())
        divergence = update(network, optimizer, rollout, last)
        if len(results) >= 200:
            won, mean = float(np.mean(np.array(results) > 0)), float(np.mean(results))
            tell(
                part="improve", minutes=spent, steps=steps, matches=len(results), won=won, reward=mean, moved=divergence
            )
            results = []
        if spent >= kept_minutes + 5:
            kept_minutes += 5
            torch.save(network.state_dict(), out / f"minute-{kept_minutes:03}.pt")
    envs.close()


def tell(**facts: Any) -> None:
    """Print a line of JSON."""
    rounded = {name: round(fact, 3) if isinstance(fact, float) else fact for name, fact in facts.items()}
    print(json.dumps(rounded), flush=True)  # noqa: T201 - a program for a terminal


def main() -> None:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(description="PPO with action masks on Goa with two seats")
    parser.add_argument("--imitate", type=int, default=300_000, help="decisions of the script to learn from first")
    parser.add_argument("--minutes", type=float, default=60, help="minutes of play against the opponent")
    parser.add_argument("--opponent", default="clerk", help="a level, or module:Class")
    parser.add_argument("--rate", type=float, default=1e-4, help="the learning rate while it improves")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="a policy to go on with")
    parser.add_argument("--out", type=Path, default=Path("goa-policies"), help="the folder of the policies")
    typed = parser.parse_args()
    torch.manual_seed(typed.seed)
    torch.set_num_threads(1)
    typed.out.mkdir(parents=True, exist_ok=True)
    numbers = Table(GAME, SEATS).numbers
    network = Network(numbers.size, numbers.actions.size)
    if typed.begin:
        network.load_state_dict(torch.load(typed.begin, weights_only=True))
    if typed.imitate:
        imitate(network, typed.imitate, typed.seed)
        torch.save(network.state_dict(), typed.out / "imitated.pt")
    improve(network, typed.opponent, typed.minutes, typed.seed, typed.rate, typed.out)
    torch.save(network.state_dict(), typed.out / "last.pt")


if __name__ == "__main__":
    main()

"""Information-set tree search: one tree over many imagined worlds, with the learned value at its leaves.

A node stands for the actions of all seats since the root. Each simulation imagines a world, follows the tree to a
leaf, tries one more action, lets the policy play on for a while, and reads the shares of all seats there. Every seat
chooses the branch where it did best itself. Below the root the policy's action is tried first, and others join it only
as the node is visited more often: a wide tree whose nodes are visited once has learned nothing.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from kontor.bots.search.config import SearchConfig
from kontor.bots.search.lookahead import Lookahead
from kontor.bots.search.stats import ActionStats, Meter, Scored
from kontor.core import Action, Rng, Seat, View, chance, no_emit

EXPLORATION = 1.0
"""How much a rarely tried action is favoured, as a multiple of the spread of the values seen."""
WIDENING = 0.5
"""A node that was visited n times tries n to this power different actions."""
MAX_DEPTH = 40
"""Maximum number of decisions between the root and a leaf."""


class Node(ActionStats):
    """The statistics of one sequence of actions."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.next: dict[Action, Node] = {}
        self.possible: dict[Action, int] = {}
        """How often an action of `next` was possible; in some worlds it is not."""


class Tree:
    """Searches with a tree that has the candidates at its root."""

    def __init__(self, ahead: Lookahead, config: SearchConfig) -> None:
        self.ahead = ahead
        self.config = config

    def search(self, view: View, actions: Sequence[Action], meter: Meter, seed: bytes) -> list[Scored]:
        """Return the candidates, the best one first."""
        seat = view.own_seat
        seats = len(view.scores)
        rng, number = chance(seed, "tree", 0), 0
        root = Node(seats)
        root.next = {action: Node(seats) for action in actions}
        while number < len(actions) or meter.spent() < 1.0:
            self.simulate(root, seat, list(actions), self.ahead.world(view, seed, number), rng)
            number += 1
            meter.count()
        often = sorted(root.next.items(), key=lambda pair: (-pair[1].tried, -pair[1].means()[seat]))
        return [Scored(action, node.means()) for action, node in often]

    def simulate(self, root: Node, seat: Seat, actions: list[Action], world: Any, rng: Rng) -> None:
        """Go down to a leaf, and add its shares to all nodes on the way."""
        game = self.ahead.game
        path, node, then, decider, legal = [root], root, world, seat, actions
        for depth in range(MAX_DEPTH):
            action = self.choose(node, decider, legal, then, rng) if depth else self.best(node, decider, legal)
            fresh = action not in node.next or not node.next[action].tried
            child = node.next.setdefault(action, Node(world.seats))
            path.append(child)
            node = child
            if fresh:
                shares = self.ahead.shares(then, decider, action, rng, self.config.turns, self.config.margin_scale)
                break
            game.advance(then, decider, action, no_emit)
            while then.frames and len(legal := game.legal_actions(then, decider := game.deciders(then)[0])) == 1:
                game.advance(then, decider, legal[0], no_emit)
            if not then.frames:
                shares = self.ahead.value.shares(then)
                break
        else:
            shares = self.ahead.value.shares(then)
        for node in path:
            node.add(shares)

    def choose(self, node: Node, seat: Seat, legal: Sequence[Action], world: Any, rng: Rng) -> Action:
        """Choose an action below the root: a new one if the node may widen, otherwise the most promising."""
        known = [action for action in legal if action in node.next]
        if not known:
            return self.ahead.policy.choose(world, seat, legal, rng)
        if len(known) < len(legal) and len(known) < node.tried**WIDENING:
            return rng.pick([action for action in legal if action not in node.next])
        return self.best(node, seat, known)

    def best(self, node: Node, seat: Seat, known: Sequence[Action]) -> Action:
        """Choose the most promising of these children; untried ones first."""
        scored = []
        for action in known:
            node.possible[action] = node.possible.get(action, 0) + 1
            child = node.next[action]
            if not child.tried:
                return action
            scored.append((child.means()[seat], child.tried, node.possible[action], action))
        values = [each[0] for each in scored]
        spread = max(values) - min(values) or 0.01
        return max(scored, key=lambda each: each[0] + EXPLORATION * spread * sqrt(log(each[2]) / each[1]))[3]

"""Bots at a server: the stream of a bot account, what it accepts, and a program in any language that decides."""

from kontor.client.bots.policy import Policy
from kontor.client.bots.program import Program
from kontor.client.bots.runner import BotRunner, Decider, Turn

__all__ = ["BotRunner", "Decider", "Policy", "Program", "Turn"]

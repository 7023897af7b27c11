"""The faults of a chaos run: what is done to a process of the server, and undone."""

from chaos.faults.fault import Fault

__all__ = ["Fault"]

"""Proving that marked tests defend their rules: break every place that cites a rule, one at a time.

A place cites a rule by `Refusal(RULE, …)`, by `rule=RULE` of an event, or by a trailing comment with the rule's id.
Broken, a refusal becomes None, a statement is left out, a condition is negated, a value is changed. Every test run
happens in a process of its own; an id stays green if none of the tests marked with it fails.
"""

from kontor.testing.prove.proof import Proof, prove

__all__ = ["Proof", "prove"]

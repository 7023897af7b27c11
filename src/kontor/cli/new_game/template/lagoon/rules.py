"""The ids of the ledger that the code cites: docs/rules/lagoon.md."""

from kontor.core import rule

S1, S2 = rule("LAG-S1"), rule("LAG-S2")
A1, A2, A3, A4, A5 = (rule(f"LAG-A{number}") for number in (1, 2, 3, 4, 5))
L1, L2, L3 = (rule(f"LAG-L{number}") for number in (1, 2, 3))
E1, E2 = rule("LAG-E1"), rule("LAG-E2")

RULE_IDS = (S1, S2, A1, A2, A3, A4, A5, L1, L2, L3, E1, E2)

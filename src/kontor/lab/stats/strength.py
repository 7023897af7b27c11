"""Strengths that can be compared across seat counts, by the model of Plackett and Luce.

A player of strength r among n - 1 players of strength 1 wins the share r / (r + n - 1). So every share of a challenger
among copies of one opponent has its equivalent head to head, and vice versa.
"""


def head_to_head(share: float, seats: int) -> float:
    """Return the share against one opponent of a challenger that wins this share among `seats` seats."""
    if share >= 1:
        return 1.0
    strength = share * (seats - 1) / (1 - share)
    return strength / (1 + strength)


def share_among(head_to_head: float, seats: int) -> float:
    """Return the share among `seats` seats of a challenger that wins this share head to head."""
    if head_to_head >= 1:
        return 1.0
    strength = head_to_head / (1 - head_to_head)
    return strength / (strength + seats - 1)

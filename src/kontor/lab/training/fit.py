"""The fit: shares of the win as a softmax of weighted features over the seats, by Newton's method."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kontor.lab.training.games import Lesson

RIDGE = 30.0
"""How strongly weights are pulled to 0, in units of one position."""
STEPS = 25


def fit(lessons: Sequence[Lesson]) -> list[float]:
    """Return the weights that explain best who won; features are scaled for the fit, weights are for the raw ones."""
    x = np.array([position for lesson in lessons for position in lesson.positions])
    y = np.array([lesson.shares for lesson in lessons for _ in lesson.positions])
    scale = x.reshape(-1, x.shape[-1]).std(axis=0)
    scale[scale < 1e-9] = 1.0
    return list((_newton(x / scale, y) / scale).tolist())


def _newton(x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.float64]:
    """Maximise the likelihood of a conditional logit with a ridge."""
    weights = np.zeros(x.shape[-1])
    for _ in range(STEPS):
        shares = predict(x, weights)
        gradient = np.einsum("nsd,ns->d", x, y - shares) - RIDGE * weights
        centred = x - np.einsum("nsd,ns->nd", x, shares)[:, None, :]
        curvature = np.einsum("nsd,ns,nse->de", centred, shares, centred) + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def predict(x: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the shares of the seats in each position."""
    merits = x @ weights
    powers = np.exp(merits - merits.max(axis=1, keepdims=True))
    shares: NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
    return shares


def loss(lessons: Sequence[Lesson], weights: Sequence[float]) -> float:
    """Return the mean log loss of the predicted shares."""
    x = np.array([position for lesson in lessons for position in lesson.positions])
    y = np.array([lesson.shares for lesson in lessons for _ in lesson.positions])
    return float(-(y * np.log(predict(x, np.array(weights)) + 1e-12)).sum(axis=1).mean())

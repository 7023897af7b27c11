"""How the terminal shows Novgorod."""

from kontor.cli.drawings.novgorod.drawing import NovgorodDrawing

__all__ = ["NovgorodDrawing"]

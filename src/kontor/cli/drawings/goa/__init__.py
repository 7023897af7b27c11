"""How the terminal shows Goa."""

from kontor.cli.drawings.goa.drawing import GoaDrawing

__all__ = ["GoaDrawing"]

"""How the terminal shows Borneo."""

from kontor.cli.drawings.borneo.drawing import BorneoDrawing

__all__ = ["BorneoDrawing"]

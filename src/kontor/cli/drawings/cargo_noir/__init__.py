"""How the terminal shows Cargo Noir."""

from kontor.cli.drawings.cargo_noir.drawing import CargoNoirDrawing

__all__ = ["CargoNoirDrawing"]

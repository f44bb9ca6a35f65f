"""Orrery: a digital tabletop for two board games about building a cosmos."""

__version__ = "0.1.0"

"""Rubicon: a home for four games about the end of the Roman Republic."""

__version__ = "0.1.0"

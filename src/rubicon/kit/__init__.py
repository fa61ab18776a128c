"""Mechanisms that at least two games share."""

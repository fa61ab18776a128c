"""What the translator says of a text that it does not take."""

import ast


class Refused(Exception):
    """Something outside the subset; the message has file, line and a sentence."""


def refusal(path: str, node: ast.AST, sentence: str) -> Refused:
    """The refusal of a place in a file."""
    text = " ".join(ast.unparse(node).split())
    shown = text if len(text) <= 60 else text[:57] + "..."
    return Refused(f"{path}:{getattr(node, 'lineno', 1)}: {sentence}: {shown}")

"""The `rubicon` command."""


def main() -> None:
    """Run the command."""

"""`python -m rubicon.cli` is the `rubicon` command."""

from rubicon.cli import main

main()

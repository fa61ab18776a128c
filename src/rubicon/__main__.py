"""`python -m rubicon` is the `rubicon` command."""

from rubicon.cli import main

main()

"""Rubicon: a home for strategy games about the end of the Roman Republic."""

import os

__version__ = "0.1.0"

if os.environ.get("RUBICON_INTERPRETED", "0") not in ("", "0"):
    from rubicon.build import prefer_sources

    prefer_sources()

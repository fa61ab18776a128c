"""The rules, a file for each chapter of the rulebook; `play.py` leads from step to step."""

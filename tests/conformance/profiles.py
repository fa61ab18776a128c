"""How hard Hypothesis tries: quick by default, HYPOTHESIS_PROFILE=long for a night."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=12,
    stateful_step_count=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile(
    "long",
    settings.get_profile("quick"),
    derandomize=False,
    max_examples=200,
    stateful_step_count=60,
)
LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"
PROFILE = settings.get_profile("long" if LONG else "quick")
GAMES_A_CASE = 200 if LONG else 12

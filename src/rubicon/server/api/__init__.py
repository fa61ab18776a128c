"""The web API: one router for each kind of thing that can be asked."""

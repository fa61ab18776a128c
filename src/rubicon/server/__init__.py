"""The server: web API, live matches, storage. It knows no rule; it asks the games."""

"""Players made of code. They are handed what their seat has seen, never the state."""

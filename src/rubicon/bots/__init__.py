"""Players made of code. They are handed a view, never the state."""

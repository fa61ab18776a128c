"""The arena: bots play each other in every seating under shared luck, and the result is weighed."""

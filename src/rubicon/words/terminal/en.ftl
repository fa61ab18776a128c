# The sentences of the terminal.

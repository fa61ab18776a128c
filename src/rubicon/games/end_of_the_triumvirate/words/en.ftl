# The sentences of The End of the Triumvirate.

# The sentences of Triumvirate.

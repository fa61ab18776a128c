# The sentences of the server.

"""What an operator does to the database of a server, which may go on running meanwhile."""

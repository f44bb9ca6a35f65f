"""Steps that bring a database from one form to the next; applied when the server starts."""

"""What can be done with any game: tables, records, dealing, whole games between bots."""

"""Live tables: each one a mailbox that decides, commits, adopts and broadcasts."""

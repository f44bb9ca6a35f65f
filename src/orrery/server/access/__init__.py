"""Who may do what, and how often: guests, permissions, limits."""

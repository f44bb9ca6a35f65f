"""Databases for the tests of expiry."""

from tests.server.store.services import cluster, database

__all__ = ["cluster", "database"]

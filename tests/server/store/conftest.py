"""Databases for the tests of the store."""

from tests.server.store.services import cluster, database

__all__ = ["cluster", "database"]

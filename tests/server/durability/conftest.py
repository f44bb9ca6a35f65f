"""Databases for the tests of durability."""

from tests.server.store.services import cluster, database

__all__ = ["cluster", "database"]

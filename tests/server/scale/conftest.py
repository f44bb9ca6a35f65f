"""Databases for the tests of several processes."""

from tests.server.store.services import cluster, database

__all__ = ["cluster", "database"]

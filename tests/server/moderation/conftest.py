"""Databases for the tests of moderation."""

from tests.server.store.services import cluster, database

__all__ = ["cluster", "database"]

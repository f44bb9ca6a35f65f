"""Runs the migrations on the connection it was given, within that connection's transaction."""

from alembic import context

from orrery.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()

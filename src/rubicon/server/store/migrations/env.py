"""What Alembic runs: the caller hands over an open connection, inside a transaction of its own."""

from alembic import context

from rubicon.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

"""Storage: the tables, their migrations, and one small store for SQLite and PostgreSQL alike."""

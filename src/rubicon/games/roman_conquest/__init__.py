"""Roman Conquest: The First Triumvirate."""

"""The End of the Triumvirate: two or three players, provinces, elections and a battle bag."""

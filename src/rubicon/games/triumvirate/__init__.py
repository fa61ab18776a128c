"""Triumvirate: two players, tricks that count for their suit, and secret pledges."""

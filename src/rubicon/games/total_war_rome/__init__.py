"""Total War: Rome, with armies of hidden cards, agents, developments, and battles of skull dice."""

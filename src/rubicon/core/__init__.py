"""What all games share: the contract, matches and their log, records, options, randomness."""

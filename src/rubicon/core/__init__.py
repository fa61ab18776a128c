"""What all games share: the contract they satisfy, the log, records, options, refusals, randomness."""

"""The laboratory: counting positions, fuzzing, benchmarks."""

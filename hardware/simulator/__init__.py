"""The real firmware in a simulator, controlled from Python (docs/simulator.md)."""

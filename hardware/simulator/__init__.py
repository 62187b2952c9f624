"""The real firmware in the simulator, steered from Python (docs/simulator.md)."""

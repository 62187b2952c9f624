"""For makers: publishes a table's state to lights in its room, and accepts presses of a button there."""

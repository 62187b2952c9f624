"""The dice board in the computer, in Python alone: for those without the tool chain."""

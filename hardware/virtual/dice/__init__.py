"""A virtual dice board in pure Python, for those without the AVR tool chain."""

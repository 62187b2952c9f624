"""The rules on both sides of one sheet of paper, with pictures."""

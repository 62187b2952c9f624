"""The rules on one sheet of paper, both sides, with pictures."""

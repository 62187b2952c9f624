"""The referee compares what the table shows with what the game expects, and makes proposals and questions."""

"""The referee: what the table shows and rolls, held against what the game waits for, becomes proposals and questions."""

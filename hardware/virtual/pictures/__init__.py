"""What a camera sees of the virtual table: polygons painted from back to front, and each picture's ground truth."""

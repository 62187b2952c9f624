"""What those who look on are told, from as many processes as are wanted."""

"""What spectators see of the club, served by any number of processes."""

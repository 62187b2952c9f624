"""What phones and screens ask for, a module a concern."""

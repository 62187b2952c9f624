"""The steps, one a module; names sort in their order."""

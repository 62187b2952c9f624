"""How well seeing sees: truth read, readings scored against it, photos made worse, failures shown."""

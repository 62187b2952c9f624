"""What the companion says to people: a folder of Fluent files a language, and what reads and checks them."""

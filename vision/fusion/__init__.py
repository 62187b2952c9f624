"""Several looks at one table, put together; a phone's photo is one of them."""

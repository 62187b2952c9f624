"""Pictures of the table: decoding, looking at them (here or in a process of its own), keeping the newest."""

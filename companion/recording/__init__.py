"""A recorded evening: one MCAP file with frames, sentences, commands and events, each with its times."""

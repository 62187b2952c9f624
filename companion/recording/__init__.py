"""Recordings: one MCAP file per evening, with frames, sentences, commands and events, each with its times."""

"""Commands for recorded games: replay, export, statistics, transcripts."""

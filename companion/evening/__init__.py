"""An evening as it flows: frames, sentences and words in, the table's state out; live or from a recording."""

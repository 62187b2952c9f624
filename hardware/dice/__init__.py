"""The Arduino as Python sees it: sentences, session, link."""

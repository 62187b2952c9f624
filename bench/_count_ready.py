"""Loads everything `raja count` loads before it reads a photo; `bench.starts` runs it as a program."""

from __future__ import annotations

from companion.cli.seeing.count import count
from companion.settings.loading import load_settings
from vision.kernels.library import library

if __name__ == "__main__":
    assert count.name == "count"
    load_settings().vision_settings()
    library()

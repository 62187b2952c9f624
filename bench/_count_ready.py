"""All that `raja count` loads and warms up before it looks at a photo; `bench.starts` runs it as a program."""

from __future__ import annotations

from companion.cli.seeing.count import count
from companion.cli.warm_up import ready_to_look
from companion.settings.loading import load_settings

if __name__ == "__main__":
    assert count.name == "count"
    ready_to_look(load_settings().vision_settings())

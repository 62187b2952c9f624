"""Every command that the docs tell anybody to type: the lines of shell blocks, and inline code that begins like one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]
PAGES = (*sorted(ROOT.glob("docs/**/*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md")
SHELL = ("sh", "console", "bash", "shell")
BEGINS_LIKE_ONE = re.compile(
    r"(?:[A-Z_]+=\S+ )*(?:sudo (?:-u \w+ )?)?"
    r"(?:raja|make|python[\d.]*|pip|git|npx|printf|\S*scripts/\w+\.(?:sh|py)|\.venv/\S+|firmware/build/\S+|apt|systemctl"
    r"|journalctl|nano|install|rm|ls|mount|mkfs\S*|chown|usermod|raspi-config|reboot|rpicam-\w+|lsblk|nmcli)(?: |$)"
)
COMMENT = re.compile(r"\s+#\s.*$")


@dataclass(frozen=True, slots=True)
class Told:
    """A command as it stands in a page."""

    page: str
    text: str


def told_commands() -> Iterator[Told]:
    """All of them, page by page."""
    for path in PAGES:
        page = str(path.relative_to(ROOT))
        for text in commands_of(path.read_text(encoding="utf-8")):
            yield Told(page, text)


def commands_of(markdown: str) -> Iterator[str]:
    """A page's commands, without the remarks behind them; a program's bare name is no command."""
    for token in MarkdownIt("commonmark").enable("table").parse(markdown):
        if token.type == "fence" and token.info.strip() in SHELL:
            for line in token.content.splitlines():
                command = COMMENT.sub("", line).strip().removeprefix("$ ")
                if command and not command.startswith("#"):
                    yield command
        for child in token.children or ():
            if child.type == "code_inline" and BEGINS_LIKE_ONE.match(child.content) and " " in child.content:
                yield child.content


def unlabelled_commands(markdown: str) -> list[str]:
    """Lines of other blocks that look like commands: nobody would try them."""
    return [
        line
        for token in MarkdownIt("commonmark").enable("table").parse(markdown)
        if token.type == "code_block" or (token.type == "fence" and not token.info.strip())
        for line in token.content.splitlines()
        if BEGINS_LIKE_ONE.match(line) and " " in line
    ]

"""The site made of these pages: ``make docs`` (Sphinx reads the Markdown by MyST, Furo gives the looks).

Nothing is loaded from elsewhere: the built folder works from a disk, without a network.
"""

import tomllib
from pathlib import Path

_project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Raja at the table"
release = _project["version"]
html_title = f"Raja at the table {release}"
extensions = ["myst_parser"]
exclude_patterns = ["printed-rules"]
html_theme = "furo"
html_copy_source = False
html_show_copyright = False
# Blocks without a language are sentences, tables and JSON with remarks: no language that could be coloured.
highlight_language = "none"
myst_heading_anchors = 4
nitpicky = True

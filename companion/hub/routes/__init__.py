"""The hub's routes, for tables, programs and people."""

from __future__ import annotations

from typing import Final

NUMBER: Final = "int(max=2147483647)"
"""The URL converter for numbers of tables and people; the largest that fits in PostgreSQL's column."""

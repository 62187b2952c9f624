"""The hub's routes, for tables, programs and people."""

from __future__ import annotations

from typing import Final

NUMBER: Final = "int(max=2147483647)"
"""How the number of a table or person stands in an address: the largest that PostgreSQL keeps in a column of them."""

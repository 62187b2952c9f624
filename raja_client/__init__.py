"""A small typed client of a Raja club's hub and its tables, using only the standard library."""

from __future__ import annotations

from raja_client.hub import Hub
from raja_client.line import Away, Refused
from raja_client.table import Table

__all__ = ["Away", "Hub", "Refused", "Table"]

"""A small client of a Raja club's hub, and of what its tables show: typed, on the standard library alone."""

from __future__ import annotations

from raja_client.hub import Hub
from raja_client.line import Away, Refused
from raja_client.table import Table

__all__ = ["Away", "Hub", "Refused", "Table"]

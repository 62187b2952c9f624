"""A small client of a Raja club's hub: everything that its interface offers to programs, typed, on the standard library alone."""

from __future__ import annotations

from raja_client.hub import Hub
from raja_client.line import Away, Refused

__all__ = ["Away", "Hub", "Refused"]

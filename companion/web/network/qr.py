"""The table's address as a QR code."""

from __future__ import annotations

import io

import segno


def qr_svg(address: str) -> bytes:
    """Return a QR code for ``address`` as SVG, black on white in any theme, as phones read that best."""
    code = segno.make(address, error="m", micro=False)
    out = io.BytesIO()
    code.save(
        out, kind="svg", border=4, scale=8, xmldecl=False, svgclass=None, lineclass=None, light="#fff", dark="#000"
    )
    return out.getvalue()

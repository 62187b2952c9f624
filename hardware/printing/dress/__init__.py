"""Ornament for the sheets: city plans, gardens, screens and gateways in the style of Mughal albums and Rajput towns, in
lines.

Everything here is drawn by code. A camera reads the same mats, so ornament uses only thin lines and tints that vision
cannot tell from paper, and avoids what is measured: markers and their white, cells, the line in the seat's colour.
"""

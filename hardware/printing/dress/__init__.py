"""What sheets wear: city plans, gardens, screens and gateways in the manner of Mughal albums and Rajput towns, all lines.

Everything here is drawn by code. A camera reads the same mats, so ornament keeps to thin lines and to tints that seeing
cannot tell from paper, and stays out of what is measured: markers and their white, cells, the line in the seat's colour.
"""

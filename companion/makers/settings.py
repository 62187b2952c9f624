"""How a table speaks to the room's lights and buttons."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MqttSettings:
    """Settings of MQTT (``[mqtt]`` in raja.toml).

    Attributes:
        broker: its address; empty: the table speaks to none.
        port: of the broker.
        tls: the line is secured, and the broker's certificate checked.
        user: what the broker knows the table by; empty: nobody.
        password_file: holds the password, in its first line; empty: none.
        topic: everything is told below it …
        table: … and below the table's own name there; letters, digits and underscores.
        discovery: Home Assistant's own topic, below which it looks for devices; empty: none is told.
        names: whose turn it is is told by name; else by the number of the seat.
        button: a press below ``done`` ends the building of whose turn it is.
        again_s: a line that broke is tried again so much later at first …
        longest_again_s: … and at most so late.
    """

    broker: str
    port: int
    tls: bool
    user: str
    password_file: str
    topic: str
    table: str
    discovery: str
    names: bool
    button: bool
    again_s: int
    longest_again_s: int

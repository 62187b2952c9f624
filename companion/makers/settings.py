"""Settings of how a table talks to the room's lights and buttons."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MqttSettings:
    """Settings of MQTT (``[mqtt]`` in raja.toml).

    Attributes:
        broker: the broker's address; empty: no MQTT.
        port: the broker's port.
        tls: whether to use TLS and check the broker's certificate.
        user: the table's user name at the broker; empty: none.
        password_file: the file whose first line is the password; empty: none.
        topic: the topic below which everything is published.
        table: the table's own name below that topic; letters, digits and underscores.
        discovery: the topic below which Home Assistant looks for devices; empty: no discovery message.
        names: whether players are published by name; otherwise by the number of their seat.
        button: whether a press at ``done`` ends the building of the player whose turn it is.
        again_s: the first wait before reconnecting.
        longest_again_s: the longest such wait.
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

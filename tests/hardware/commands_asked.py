"""Asking a board in lockstep."""

from __future__ import annotations

from dataclasses import replace

from hardware.dice.typed_sentences import Reply
from hardware.lockstep import Lockstep


def ask(run: Lockstep, verb: str, *arguments: str) -> Reply:
    """The reply to a command, its sequence number left out (0); fails after 3 s of simulated time."""
    ticket = run.session.ask(verb, *arguments)
    for _ in range(100):
        run.run(30)
        for answer in run.answers:
            if answer.ticket == ticket:
                return replace(answer.reply, sequence=0)
    raise AssertionError(f"no reply to {verb} {arguments}")

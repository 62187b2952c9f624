"""``raja odds``: what a siege may cost, exactly, as a table with bars or as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction

import click

from companion.cli.language import words_here
from companion.errors import CompanionError
from companion.games.raja.odds import SiegeOdds, elephants_for, siege_odds
from companion.games.raja.options import name_of_rulebook, rulebook_named
from companion.games.raja.pieces import ELEPHANTS, SHIELDS_OF_EACH, ShieldCounts, shield_points
from companion.texts.catalogue import Texts

BAR_WIDTH = 40
EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")


@click.command()
@click.option(
    "--elephants", metavar="N", help=f"Elephants taking part, 1 to {ELEPHANTS}; with --at-least, those available."
)
@click.option("--shields", metavar="V,V…", default="", help="Values of the defending shields, such as 2,1.")
@click.option("--stones", metavar="N", help="Stones in the wall; 0 for a city without a wall.")
@click.option("--rulebook", default="standard", show_default=True, help="standard or as-printed.")
@click.option("--at-least", metavar="P", help="Find the fewest elephants that destroy the wall with this chance.")
@click.option("--json", "as_json", is_flag=True, help="Print exact counts as JSON.")
def odds(
    elephants: str | None, shields: str, stones: str | None, rulebook: str, at_least: str | None, as_json: bool
) -> None:
    """Show the exact odds of one siege: x, stones and elephants lost, chance to destroy the wall."""
    if stones is None:
        raise CompanionError("odds.no_stones", "How many stones does the wall have? Give --stones, 0 for a bare city.")
    rules = rulebook_named(rulebook)
    points = shield_points(_shields(shields))
    wall = _whole("--stones", stones)
    attackers = None if elephants is None else _whole("--elephants", elephants)
    if at_least is not None:
        most = ELEPHANTS if attackers is None else attackers
        chance = _chance(at_least)
        enough = elephants_for(chance, points, wall, rulebook=rules, most=most)
        if enough is None:
            best = max(siege_odds(n, points, wall, rulebook=rules).wall_destroyed() for n in range(1, most + 1))
            found = {"at_least": float(chance), "elephants": None, "best": float(best)}
            sentence = words_here()(
                "odds.too_few", elephants=most, chance=_percent(best, words_here()).strip(), wanted=at_least
            )
            click.echo(json.dumps(found) if as_json else sentence)
            return
        click.echo(
            _json(enough) if as_json else f"{words_here()('odds.fewest', count=enough.elephants)}\n\n{_table(enough)}"
        )
    elif attackers is not None:
        result = siege_odds(attackers, points, wall, rulebook=rules)
        click.echo(_json(result) if as_json else _table(result))
    else:
        raise CompanionError("odds.no_elephants", "How many elephants attack? Give --elephants, or --at-least.")


def _whole(option: str, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 4:
        raise CompanionError(
            "odds.not_a_number",
            f"{option} needs a whole number, not {text!r}: give one such as 3.",
            option=option,
            given=text,
        )
    return int(text)


def _shields(text: str) -> ShieldCounts:
    values = [part.strip() for part in text.split(",")] if text.strip() else []
    for value in values:
        if value not in ("1", "2", "3"):
            raise CompanionError(
                "odds.shield_value",
                f"There is no shield of value {value!r}: give values 1 to 3 such as 2,1.",
                given=value,
            )
    counts = (values.count("1"), values.count("2"), values.count("3"))
    if max(counts) > SHIELDS_OF_EACH:
        raise CompanionError(
            "odds.too_many_shields",
            f"The box holds {SHIELDS_OF_EACH} shields of each value: give fewer.",
            most=SHIELDS_OF_EACH,
        )
    return counts


def _chance(text: str) -> Fraction:
    number, per = (text[:-1], 100) if text.endswith("%") else (text, 1)
    try:
        if len(number) > 20:
            raise ValueError
        chance = Fraction(number) / per
    except (ValueError, ZeroDivisionError):
        chance = Fraction(0)
    if not 0 < chance <= 1:
        raise CompanionError(
            "odds.probability", f"--at-least needs a chance over 0 and up to 1, not {text!r}: give 0.75, 3/4 or 75%."
        )
    return chance


def _table(result: SiegeOdds) -> str:
    text = words_here()
    title = text(
        "odds.title",
        elephants=result.elephants,
        points=result.shield_points,
        stones=result.stones,
        rulebook=text(f"odds.rulebook.{name_of_rulebook(result.rulebook)}"),
    )
    lines = [title, "", f"{text('odds.wall_destroyed')}  {_percent(result.wall_destroyed(), text)}"]
    lines += _chart(text("odds.stones_lost"), result.stones_lost(), text)
    lines += _chart(text("odds.elephants_lost"), result.elephants_lost(), text)
    lines += _chart("x", result.x(), text)
    return "\n".join(lines)


def _chart(title: str, shares: Mapping[int, Fraction], text: Texts) -> list[str]:
    mean = sum(value * share for value, share in shares.items())
    top = max(shares.values())
    lines = ["", f"{title}  {text('odds.mean', mean=float(mean))}"]
    for value, share in shares.items():
        full, eighths = divmod(round(share / top * BAR_WIDTH * 8), 8)
        lines.append(f"{value:5d} {_percent(share, text)} {'█' * full}{EIGHTHS[eighths]}".rstrip())
    return lines


def _percent(share: Fraction, text: Texts) -> str:
    """A share in six characters; what is neither 0 nor 1 is not shown as either."""
    if 0 < share < Fraction(1, 20000):
        return f"<{text('odds.share', share=0.0001)}".rjust(8)
    if Fraction(19999, 20000) < share < 1:
        return f">{text('odds.share', share=0.9999)}".rjust(8)
    return text("odds.share", share=float(share)).rjust(8)


def _json(result: SiegeOdds) -> str:
    """Exact: every count of rolls is whole, ``rolls`` is their sum; ``destroyed`` is also given as a decimal."""
    return json.dumps(
        {
            "elephants": result.elephants,
            "shield_points": result.shield_points,
            "stones": result.stones,
            "rulebook": name_of_rulebook(result.rulebook),
            "rolls": result.rolls,
            "wall_destroyed": float(result.wall_destroyed()),
            "wall_destroyed_rolls": result.destroyed_ways,
            "x": {value: float(share) for value, share in result.x().items()},
            "stones_lost": {value: float(share) for value, share in result.stones_lost().items()},
            "elephants_lost": {value: float(share) for value, share in result.elephants_lost().items()},
            "x_rolls": result.x_ways,
            "loss_rolls": [
                {"stones": taken, "elephants": lost, "rolls": ways}
                for (taken, lost), ways in sorted(result.loss_ways.items())
            ],
        }
    )

"""The record book: each person's results, their rivalries, and the table's best results. Pure.

People are identified by their names, ignoring case; virtual players are left out.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal

from companion.lobby.lobby import SEATS
from companion.player_records.finished_games import GameOver
from companion.small_games.results import ranks_of

LEAST_MEETINGS: Final = 2
"""Number of games that two people must play against each other to count as a rivalry."""
MOST_RIVALRIES: Final = 5
RecordKind = Literal["points", "stones", "minutes", "streak"]


@dataclass(frozen=True, slots=True)
class PlayedAt:
    """One person at one game: how often, how often won (shared wins too), and the most points."""

    game: str
    games: int
    won: int
    best: int | None


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """One person.

    Attributes:
        first, last: when the first and the last of the games were made, ISO 8601 in UTC.
        streak: most games won in a row.
        favourite_seat: the place at the table most games of Raja were played at, from 0; None without any.
    """

    name: str
    games: int
    won: int
    evenings: int
    first: str
    last: str
    streak: int
    favourite_seat: int | None
    played: tuple[PlayedAt, ...]


@dataclass(frozen=True, slots=True)
class Rivalry:
    """Two people who met: how often each was ahead of the other at the end."""

    names: tuple[str, str]
    games: int
    ahead: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TableRecord:
    """What nobody at this table has done better; the earliest of several.

    Attributes:
        kind: most points in a game, most stones in a wall, the longest game in minutes, most games won in a row.
        game: which one it was; empty for a row of wins.
        name: the first of ``names``.
        names: whose it is: one person's, or of the longest game everybody's who played it, winners first.
    """

    kind: RecordKind
    game: str
    value: int
    name: str
    created: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecordBook:
    """All of it; people by wins, then by games, then by name."""

    games: int
    evenings: int
    people: tuple[PersonRecord, ...]
    rivalries: tuple[Rivalry, ...]
    records: tuple[TableRecord, ...]


def record_book(games: Sequence[GameOver]) -> RecordBook:
    """Compute the record book of these games, which come oldest first."""
    names = dict(_spellings(games))
    people = [_person(key, name, games) for key, name in names.items()]
    return RecordBook(
        games=len(games),
        evenings=len({game.evening for game in games}),
        people=tuple(sorted(people, key=lambda one: (-one.won, -one.games, one.name.casefold()))),
        rivalries=_rivalries(names, games),
        records=(*_best_of_games(games), *_longest_streak(people)),
    )


def _spellings(games: Sequence[GameOver]) -> Iterator[tuple[str, str]]:
    """Yield each person's key and name for every game; the last spelling counts."""
    for game in games:
        for seat in _people(game):
            yield game.result.names[seat].casefold(), game.result.names[seat]


def _people(game: GameOver) -> list[int]:
    return [seat for seat, person in enumerate(game.people) if person]


def _seat_of(key: str, game: GameOver) -> int | None:
    return next((seat for seat in _people(game) if game.result.names[seat].casefold() == key), None)


def _person(key: str, name: str, games: Sequence[GameOver]) -> PersonRecord:
    own = [(game, seat) for game in games if (seat := _seat_of(key, game)) is not None]
    wins = [seat in game.result.winners for game, seat in own]
    mats = Counter(game.mats[seat] for game, seat in own if game.result.kind == "raja" and game.mats[seat] < SEATS)
    at: dict[str, list[tuple[GameOver, int]]] = defaultdict(list)
    for game, seat in own:
        at[game.result.played].append((game, seat))
    return PersonRecord(
        name=name,
        games=len(own),
        won=sum(wins),
        evenings=len({game.evening for game, _ in own}),
        first=own[0][0].created,
        last=own[-1][0].created,
        streak=_streak(wins),
        favourite_seat=mats.most_common(1)[0][0] if mats else None,
        played=tuple(
            PlayedAt(
                game=played,
                games=len(these),
                won=sum(seat in game.result.winners for game, seat in these),
                best=max((game.result.points[seat] for game, seat in these if game.result.points), default=None),
            )
            for played, these in sorted(at.items(), key=lambda item: (-len(item[1]), item[0]))
        ),
    )


def _streak(wins: Sequence[bool]) -> int:
    longest = here = 0
    for won in wins:
        here = here + 1 if won else 0
        longest = max(longest, here)
    return longest


def _rivalries(names: dict[str, str], games: Sequence[GameOver]) -> tuple[Rivalry, ...]:
    met: Counter[tuple[str, str]] = Counter()
    ahead: Counter[tuple[str, str]] = Counter()
    for game in games:
        ranks = ranks_of(game.result)
        keys = {seat: game.result.names[seat].casefold() for seat in _people(game)}
        for one, other in combinations(keys, 2):
            low, high = sorted((keys[one], keys[other]))
            met[low, high] += 1
            if ranks[one] != ranks[other]:
                first, second = (one, other) if ranks[one] > ranks[other] else (other, one)
                ahead[keys[first], keys[second]] += 1
    found = [
        Rivalry((names[a], names[b]), count, (ahead[a, b], ahead[b, a]))
        for (a, b), count in met.items()
        if count >= LEAST_MEETINGS
    ]
    found.sort(key=lambda one: (-one.games, abs(one.ahead[0] - one.ahead[1]), one.names))
    return tuple(found[:MOST_RIVALRIES])


def _best_of_games(games: Sequence[GameOver]) -> Iterator[TableRecord]:
    best: dict[tuple[RecordKind, str], TableRecord] = {}
    for game in games:
        for record in _of_game(game):
            before = best.get((record.kind, record.game))
            if before is None or record.value > before.value:
                best[record.kind, record.game] = record
    yield from best.values()


def _of_game(game: GameOver) -> Iterator[TableRecord]:
    result, people = game.result, _people(game)
    if result.points and people:
        top = max(people, key=lambda seat: result.points[seat])
        yield _record("points", result.played, result.points[top], (result.names[top],), game.created)
    if game.wall is not None and game.wall.seat in people:
        yield _record("stones", result.played, game.wall.stones, (result.names[game.wall.seat],), game.created)
    if people and result.winners and result.kind == "raja":
        names = tuple([result.names[seat] for seat in sorted(people, key=lambda seat: seat not in result.winners)])
        yield _record("minutes", result.played, game.minutes, names, game.created)


def _record(kind: RecordKind, game: str, value: int, names: tuple[str, ...], created: str) -> TableRecord:
    return TableRecord(kind, game, value, names[0], created, names)


def _longest_streak(people: Sequence[PersonRecord]) -> Iterator[TableRecord]:
    best = max(people, key=lambda one: one.streak, default=None)
    if best is not None and best.streak >= LEAST_MEETINGS:
        yield _record("streak", "", best.streak, (best.name,), best.last)

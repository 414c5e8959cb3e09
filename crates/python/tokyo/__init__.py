"""The games of Tokyo Tabletop, for programs that learn and search.

- `game` makes a `Game`; `Game.open` a `State`, which is one match
- `batch` steps many matches together in Rust, into NumPy arrays
- `arena` plays bots of the house against each other; `Game.bot` gives one as a policy
- `tokyo.envs` has environments for PettingZoo and gymnasium
- `tokyo.errors` has everything that can be wrong
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

# First of all, because the other part raises them.
from tokyo.errors import (
    Busy,
    Closed,
    IllegalAction,
    MalformedInput,
    TokyoError,
    WrongSeat,
    WrongShape,
)
from tokyo._native import Batch, Bot, Game, State, games, match_seed, rate

__all__ = [
    "Batch",
    "Bot",
    "Busy",
    "Closed",
    "Game",
    "IllegalAction",
    "MalformedInput",
    "State",
    "TokyoError",
    "WrongSeat",
    "WrongShape",
    "arena",
    "batch",
    "game",
    "games",
    "match_seed",
    "rate",
]


def game(
    id: str,
    seats: int | None = None,
    setup: Mapping[str, Any] | None = None,
    *,
    preset: str | None = None,
) -> Game:
    """A game by its id, such as 'king-of-tokyo', at a table of that many seats.

    Left out, `seats` is the smallest table. What `preset` and `setup` do not say is what bots play
    by default, as in `tokyo simulate`.
    """
    return Game(id, seats, None if setup is None else dict(setup), preset=preset)


def batch(
    id: str | Game,
    n: int,
    seats: int | None = None,
    setup: Mapping[str, Any] | None = None,
    *,
    preset: str | None = None,
    seed: int | str | None = None,
    threads: int | None = None,
    traits: bool = False,
    pace_ms: int = 0,
) -> Batch:
    """That many matches of a game, stepped together: see `Batch`.

    `traits` also writes what tells open slots apart. `pace_ms` is the match time that a seat takes
    over each act: games in real time need one.
    """
    made = id if isinstance(id, Game) else game(id, seats, setup, preset=preset)
    return made.batch(n, seed, threads=threads, traits=traits, pace_ms=pace_ms)


def arena(
    id: str | Game,
    bots: Sequence[str],
    games: int = 1000,
    seats: int | None = None,
    setup: Mapping[str, Any] | None = None,
    *,
    preset: str | None = None,
    seed: int | str | None = None,
    threads: int | None = None,
) -> dict[str, Any]:
    """Many games between bots, with 95 % intervals: what `tokyo simulate --json` prints.

    Name one bot for all seats, or one for each; they change seats from game to game.
    """
    if isinstance(id, Game):
        made = id
    else:
        table = seats if seats is not None or len(bots) < 2 else len(bots)
        made = game(id, table, setup, preset=preset)
    return made.arena(list(bots), games, seed, threads=threads)

"""Tokyo Dangan as environments: `env` and `seat_env`."""

from __future__ import annotations

from typing import Any

from tokyo.envs.aec import Aec, Table
from tokyo.envs.seat import OneSeat

ID = "tokyo-dangan"
NAME = "tokyo_dangan_v1"


def env(seats: int = 2, **options: Any) -> Aec:
    """One agent after the other; `options` are those of `Table` and `Aec`."""
    return Aec(NAME, Table(ID, seats, **options))


def seat_env(seats: int = 2, bots: str = "random", **options: Any) -> OneSeat:
    """One seat against bots of that level; `options` are those of `OneSeat`."""
    return OneSeat(NAME, ID, seats, bots, **options)

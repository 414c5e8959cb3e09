"""Izakaya as environments: `env`, `parallel_env` and `seat_env`."""

from __future__ import annotations

from typing import Any

from tokyo.envs.aec import Aec, Table
from tokyo.envs.parallel import Parallel
from tokyo.envs.seat import OneSeat

ID = "izakaya"
NAME = "izakaya_v1"


def env(seats: int = 3, **options: Any) -> Aec:
    """One agent after the other; in auctions, nobody sees what the others have bid before all
    have. `options` are those of `Table`.
    """
    return Aec(NAME, Table(ID, seats, **options))


def parallel_env(seats: int = 3, **options: Any) -> Parallel:
    """All agents at once: bids are made together, and outside auctions whoever is not asked has to
    choose the slot `wait`, which is the last.
    """
    return Parallel(NAME, Table(ID, seats, **options))


def seat_env(seats: int = 3, bots: str = "random", **options: Any) -> OneSeat:
    """One seat against bots of that level; `options` are those of `OneSeat`."""
    return OneSeat(NAME, ID, seats, bots, **options)

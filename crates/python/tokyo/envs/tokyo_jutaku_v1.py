"""Tokyo Jutaku as environments: `env`, `parallel_env`, `seat_env` and `solo_env`.

Those with several agents play in beats, in which everybody chooses secretly and at once; with
`preset="race"`, `env` plays the race on virtual time, in which each act takes `pace_ms`.
"""

from __future__ import annotations

from typing import Any

from tokyo.envs.aec import Aec, Table
from tokyo.envs.parallel import Parallel
from tokyo.envs.seat import OneSeat
from tokyo.envs.solo import Solo

ID = "tokyo-jutaku"
NAME = "tokyo_jutaku_v1"
PACE_MS = 3_000


def env(seats: int = 2, preset: str = "beats", pace_ms: int | None = None, **options: Any) -> Aec:
    """One agent after the other; in beats, nobody sees what the others do before all have chosen.
    `options` are those of `Table`.
    """
    in_beats = preset == "beats"
    pace = pace_ms if pace_ms is not None else (0 if in_beats else PACE_MS)
    return Aec(NAME, Table(ID, seats, preset=preset, pace_ms=pace, **options))


def parallel_env(seats: int = 2, **options: Any) -> Parallel:
    """All agents at once, beat by beat; whoever is not asked has to choose the slot `wait`."""
    return Parallel(NAME, Table(ID, seats, preset="beats", **options))


def seat_env(seats: int = 2, bots: str = "random", **options: Any) -> OneSeat:
    """One seat against bots of that level, in beats; `options` are those of `OneSeat`."""
    return OneSeat(NAME, ID, seats, bots, preset="beats", **options)


def solo_env(mode: str = "attack", **options: Any) -> Solo:
    """One builder on virtual time; `options` are those of `Solo`."""
    return Solo(NAME, mode, **options)

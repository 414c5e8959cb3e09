"""What environments show and take, as spaces of gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tokyo import Game, State

Observation = dict[str, np.ndarray]


def _bounds(fields: list[dict[str, Any]], *, with_zero: bool) -> tuple[np.ndarray, np.ndarray]:
    """The least and the most of each number; 0 lies between, where empty rows are zero."""
    low: list[int] = []
    high: list[int] = []
    for field in fields:
        least, most = field["least"], field["most"]
        low += [min(least, 0) if with_zero else least] * field["length"]
        high += [max(most, 0) if with_zero else most] * field["length"]
    return np.array(low, dtype=np.int16), np.array(high, dtype=np.int16)


def observation_space(game: Game, slots: int) -> spaces.Dict:
    """The numbers of an observation, the mask, and the traits of open slots if there are any."""
    layout = game.layout
    low, high = _bounds(layout["fields"], with_zero=True)
    parts: dict[str, spaces.Space] = {
        "observation": spaces.Box(low, high, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (slots,), dtype=np.int8),
    }
    if layout["traits"]:
        low, high = _bounds(layout["traits"], with_zero=True)
        rows = (layout["open_slots"], 1)
        low, high = np.tile(low, rows), np.tile(high, rows)
        parts["traits"] = spaces.Box(low, high, dtype=np.int16)
    return spaces.Dict(parts)


def observe(state: State, seat: int, has_traits: bool, waits: bool | None = None) -> Observation:
    """What a seat knows and may do. `waits` is the mask of the slot `wait`, where there is one."""
    mask = state.mask(seat)
    if waits is not None:
        mask = np.append(mask * np.int8(not waits), np.int8(waits))
    seen = {"observation": state.observation(seat), "action_mask": mask}
    if has_traits:
        seen["traits"] = state.traits(seat)
    return seen

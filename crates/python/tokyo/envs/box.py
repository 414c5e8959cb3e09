"""A continuum as a box: what is wanted is described, and the nearest offer is played."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tokyo.envs.spaces import Observation


class ByTraits(gymnasium.Wrapper):
    """Turns the slots of an environment into a box of numbers between -1 and 1.

    The first number for each slot with a fixed meaning, and one for all open ones, says how much it
    is wanted; the rest are traits, scaled to their bounds, of what is wanted in the continuum. The
    act that is wanted most among those that are offered is played; if that is the continuum, the
    open slot whose traits are nearest. So every point of the box is a legal action.
    """

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        layout = env.unwrapped.game.layout
        self._fixed: int = layout["actions"]
        fields = layout["traits"]
        low = [field["least"] for field in fields for _ in range(field["length"])]
        high = [field["most"] for field in fields for _ in range(field["length"])]
        self._low = np.array(low, dtype=np.float32)
        self._span = np.maximum(np.array(high, dtype=np.float32) - self._low, 1)
        size = self._fixed + 1 + len(low)
        self.action_space = spaces.Box(-1.0, 1.0, (size,), dtype=np.float32)
        self._seen: Observation | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self._seen, info = self.env.reset(seed=seed, options=options)
        return self._seen, info

    def step(self, action: np.ndarray) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._seen, *rest = self.env.step(self.slot(action))
        return self._seen, *rest

    def slot(self, action: np.ndarray) -> int:
        """The slot that is meant, as things stand."""
        assert self._seen is not None, "reset() comes first"
        mask = self._seen["action_mask"].astype(bool)
        fixed, open_slots = mask[: self._fixed], np.flatnonzero(mask[self._fixed :])
        wanted = np.append(np.where(fixed, action[: self._fixed], -np.inf), -np.inf)
        if open_slots.size:
            wanted[-1] = action[self._fixed]
        if wanted.argmax() < self._fixed:
            return int(wanted.argmax())
        if "traits" not in self._seen:
            return int(self._fixed + open_slots[0])
        rows = (self._seen["traits"][open_slots] - self._low) / self._span * 2 - 1
        away = ((rows - action[self._fixed + 1 :]) ** 2).sum(axis=1)
        return int(self._fixed + open_slots[away.argmin()])

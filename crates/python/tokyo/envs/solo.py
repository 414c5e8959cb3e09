"""Tokyo Jutaku for one builder, on virtual time, as an environment of gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

import tokyo
from tokyo import Closed, IllegalAction, State
from tokyo.envs.spaces import Observation, observation_space, observe

Step = tuple[Observation, float, bool, bool, dict[str, Any]]

#: What each act costs, in milliseconds of match time.
COSTS_MS: dict[str, int] = {
    "choose": 1_000,
    "start": 1_000,
    "move": 1_000,
    "keep": 1_000,
    "grab": 1_500,
    "drop": 500,
    "place": 3_000,
    "nudge": 1_500,
    "return": 1_000,
    "stop": 500,
    "clear": 500,
}


class Solo(gymnasium.Env):
    """One builder against the clock.

    `mode` is `attack` (as much as possible within `setup["attack"]` minutes) or `daily` (one site
    as fast as possible). An action is a slot, and each costs match time (`costs_ms`, by default
    `COSTS_MS`): it is carried out when that has passed. If the clock has changed what is possible
    by then, the action lapses (`info["lapsed"]`).

    The reward of `attack` is what was earned, in thousands of yen; that of `daily` comes at the
    end: minus the minutes that count. After `most_steps` the match is truncated.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        name: str,
        mode: str = "attack",
        *,
        setup: dict[str, Any] | None = None,
        costs_ms: dict[str, int] | None = None,
        on_illegal: str = "raise",
        most_steps: int = 5_000,
        render_mode: str | None = None,
    ) -> None:
        if mode not in ("attack", "daily"):
            raise tokyo.MalformedInput("mode is 'attack' or 'daily'")
        if on_illegal not in ("raise", "forfeit"):
            raise tokyo.MalformedInput("on_illegal is 'raise' or 'forfeit'")
        self.name = name
        self.mode = mode
        self.game = tokyo.game("tokyo-jutaku", 1, {"mode": mode, "limit": 0, **(setup or {})})
        self.costs_ms = {**COSTS_MS, **(costs_ms or {})}
        self.on_illegal = on_illegal
        self.most_steps = most_steps
        self.render_mode = render_mode
        layout = self.game.layout
        self.observation_space = observation_space(self.game, layout["slots"])
        self.action_space = spaces.Discrete(layout["slots"])
        self._state: State | None = None
        self._is_over = True
        self._steps = 0
        self._yen = 0

    @property
    def match(self) -> State:
        """The match that is being played."""
        if self._state is None:
            raise Closed("the environment has no match: call reset()")
        return self._state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._state = self.game.open(int(self.np_random.integers(2**63)))
        self._is_over = False
        self._steps = 0
        self._wait()
        self._yen = self._earned()
        return self._seen(), {"now_ms": self.match.now_ms}

    def step(self, action: int) -> Step:
        if self._is_over:
            raise Closed("the match is over: call reset()")
        match, slot = self.match, int(action)
        if slot not in match.legal_actions(0):
            return self._illegal(slot)
        command = match.command(slot, 0)
        lapsed = not self._carry_out(command)
        self._wait()
        self._steps += 1
        self._is_over = match.is_over
        cut_off = not self._is_over and self._steps >= self.most_steps
        info = {"now_ms": match.now_ms, "command": command, "lapsed": lapsed}
        reward = self._reward()
        over = self._is_over
        self._is_over = over or cut_off
        return self._seen(), reward, over, cut_off, info

    def _carry_out(self, command: Any) -> bool:
        """Lets the act's time pass, then plays it; whether it was still possible."""
        match = self.match
        kind = command if isinstance(command, str) else next(iter(command))
        at_ms = match.now_ms + self.costs_ms.get(kind, 1_000)
        try:
            match.apply(command, seat=0, at_ms=at_ms)
        except (IllegalAction, tokyo.WrongSeat, Closed):
            return False
        return True

    def _wait(self) -> None:
        """Lets the clock act until the builder can."""
        match = self.match
        while not match.is_over and not match.must:
            match.wake()

    def _earned(self) -> int:
        return int(self.match.view(0)["architects"][0]["yen"])

    def _reward(self) -> float:
        if self.mode == "daily":
            outcome = self.match.outcome
            return -outcome["scores"][0] / 60 if outcome else 0.0
        before, self._yen = self._yen, self._earned()
        return (self._yen - before) / 1_000

    def _illegal(self, slot: int) -> Step:
        why = f"the builder is not offered slot {slot} now: see the mask"
        if self.on_illegal == "raise":
            raise IllegalAction(why)
        self._is_over = True
        info = {"now_ms": self.match.now_ms, "illegal": why}
        return self._seen(), -1.0, True, False, info

    def _seen(self) -> Observation:
        return observe(self.match, 0, True)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.match.svg(0) if self.render_mode == "svg" else self.match.text(0)

    def close(self) -> None:
        self._state = None
        self._is_over = True

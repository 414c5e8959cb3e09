"""One seat of any game against bots of the house, as an environment of gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

import tokyo
from tokyo import Bot, Closed, IllegalAction, State
from tokyo.envs.spaces import Observation, observation_space, observe

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class OneSeat(gymnasium.Env):
    """One seat against bots of the house.

    The observation is that of `Aec`, and an action is a slot. The reward comes at the end: the
    share of the win, between -1 and 1. `info` has the seat, and in `command` the action as plain
    data.

    An action that is not offered raises `IllegalAction`. With `on_illegal="forfeit"` it ends the
    match instead, with a reward of -1, for agents that do not look at the mask.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        name: str,
        id: str,
        seats: int,
        bots: str = "random",
        *,
        seat: int = 0,
        setup: dict[str, Any] | None = None,
        preset: str | None = None,
        on_illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.name = name
        self.game = tokyo.game(id, seats, setup, preset=preset)
        if not 0 <= seat < seats:
            raise tokyo.WrongSeat(f"there is no seat {seat}: seats go from 0 to {seats - 1}")
        if on_illegal not in ("raise", "forfeit"):
            raise tokyo.MalformedInput("on_illegal is 'raise' or 'forfeit'")
        layout = self.game.layout
        self.seat = seat
        self.level = bots
        self.on_illegal = on_illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, layout["slots"])
        self.action_space = spaces.Discrete(layout["slots"])
        self._has_traits = bool(layout["traits"])
        self._state: State | None = None
        self._is_over = True
        self._bot: Bot = self.game.bot(bots)

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
        # A match that bots finish without asking the seat is no match for anybody.
        while True:
            self._state = self.game.open(int(self.np_random.integers(2**63)))
            self._bot = self.game.bot(self.level, int(self.np_random.integers(2**63)))
            self._let_bots_act()
            if not self.match.is_over:
                break
        self._is_over = False
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> Step:
        if self._is_over:
            raise Closed("the match is over: call reset()")
        match, slot = self.match, int(action)
        if slot not in match.legal_actions(self.seat):
            return self._illegal(slot)
        info = {"seat": self.seat, "command": match.command(slot, self.seat)}
        match.apply(slot, seat=self.seat)
        self._let_bots_act()
        self._is_over = match.is_over
        reward = match.returns[self.seat] if self._is_over else 0.0
        return self._seen(), reward, self._is_over, False, info

    def _illegal(self, slot: int) -> Step:
        why = f"seat {self.seat} is not offered slot {slot} now: see its mask"
        if self.on_illegal == "raise":
            raise IllegalAction(why)
        self._is_over = True
        return self._seen(), -1.0, True, False, {"seat": self.seat, "illegal": why}

    def _let_bots_act(self) -> None:
        match = self.match
        while not match.is_over:
            asked = match.must
            if self.seat in asked:
                return
            if asked:
                command = self._bot.choose(match, asked[0])
                match.apply(command, seat=asked[0])
            else:
                match.wake()

    def _seen(self) -> Observation:
        return observe(self.match, self.seat, self._has_traits)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        draw = self.match.svg if self.render_mode == "svg" else self.match.text
        return draw(self.seat)

    def close(self) -> None:
        self._state = None
        self._is_over = True

"""Any game as an environment of PettingZoo in which one agent acts after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import tokyo
from tokyo import Closed, Game, State
from tokyo.envs.spaces import Observation, observation_space, observe


class Table:
    """What is played: the game, its seats and setup, and how long each act takes.

    The seed of a match comes from `reset(seed=…)`; without one, from the last, so that a series of
    matches is the same after the same first seed.
    """

    def __init__(
        self,
        id: str,
        seats: int,
        setup: dict[str, Any] | None = None,
        *,
        preset: str | None = None,
        pace_ms: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.game: Game = tokyo.game(id, seats, setup, preset=preset)
        self.seats = seats
        self.pace_ms = pace_ms
        self.render_mode = render_mode
        self._seeds = np.random.default_rng()
        self._free_ms = [0] * seats

    def open(self, seed: int | None) -> State:
        """The next match, up to the first decision."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._free_ms = [0] * self.seats
        state = self.game.open(int(self._seeds.integers(2**63)))
        self.settle(state)
        return state

    def settle(self, state: State) -> int | None:
        """Lets the clock act until a seat has to: who, or None when the match is over."""
        while not state.is_over:
            due = self._due(state)
            wake_at = state.wake_at_ms
            if due is not None and (wake_at is None or due[0] < wake_at):
                return due[1]
            state.wake()
        return None

    def play(self, state: State, seat: int, action: int) -> None:
        """Plays a slot of a seat, whose hands are busy for a while then."""
        at_ms = max(state.now_ms, self._free_ms[seat])
        state.apply(action, seat=seat, at_ms=at_ms)
        self._free_ms[seat] = at_ms + self.pace_ms

    def _due(self, state: State) -> tuple[int, int] | None:
        now = state.now_ms
        return min(((max(now, self._free_ms[seat]), seat) for seat in state.must), default=None)


class Aec(AECEnv):
    """A game in which one agent acts after the other.

    An observation is a dict: `observation` (the game's numbers, see `Game.layout`), `action_mask`,
    and in games with a continuum `traits`, a row for each open slot. An action is a slot. Rewards
    come at the end: shares of the win that add up to nothing, 1 for a sole winner. Players who are
    eliminated stay agents until the end.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "is_parallelizable": False}

    def __init__(self, name: str, table: Table) -> None:
        super().__init__()
        layout = table.game.layout
        self.metadata = {**Aec.metadata, "name": name}
        self.render_mode = table.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._table = table
        self._has_traits = bool(layout["traits"])
        self._state: State | None = None
        slots = layout["slots"]
        self.observation_spaces = {
            agent: observation_space(table.game, slots) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(slots) for agent in self.possible_agents}

    @property
    def match(self) -> State:
        """The match that is being played."""
        if self._state is None:
            raise Closed("the environment has no match: call reset()")
        return self._state

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._state = self._table.open(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return observe(self.match, self.possible_agents.index(agent), self._has_traits)

    def step(self, action: int | None) -> None:
        match, agent = self.match, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise tokyo.IllegalAction(f"{agent} has to choose a slot")
        self._table.play(match, self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        if match.is_over:
            self.rewards = dict(zip(self.agents, match.returns))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _select(self) -> None:
        seat = self._table.settle(self.match)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.match.svg() if self.render_mode == "svg" else self.match.text()

    def close(self) -> None:
        self._state = None

    def __str__(self) -> str:
        return self.metadata["name"]

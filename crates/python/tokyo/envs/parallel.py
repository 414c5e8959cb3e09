"""Games in which everybody decides at once, as environments of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from tokyo import Closed, IllegalAction, State
from tokyo.envs.aec import Table
from tokyo.envs.spaces import Observation, observation_space, observe

Many = dict[str, Any]


class Parallel(ParallelEnv):
    """A game in which all agents act in every step.

    Whoever is asked chooses a slot of the game; whoever is not has to choose `wait`, the slot
    behind all others. What they choose is looked at before anything happens, then carried out in
    the order of the seats: nobody's choice depends on the others'.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}

    def __init__(self, name: str, table: Table) -> None:
        layout = table.game.layout
        self.metadata = {**Parallel.metadata, "name": name}
        self.render_mode = table.render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.wait: int = layout["slots"]
        self._table = table
        self._has_traits = bool(layout["traits"])
        self._state: State | None = None
        slots = self.wait + 1
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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Many, Many]:
        self._state = self._table.open(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Many, Many, Many, Many, Many]:
        match, agents = self.match, self.agents
        if not agents:
            raise Closed("the match is over: call reset()")
        chosen = self._chosen(actions)
        for seat, action in chosen:
            self._table.play(match, seat, action)
        self._table.settle(match)
        seen = self._observations()
        rewards = dict(zip(agents, match.returns))
        over = match.is_over
        self.agents = [] if over else agents
        ends = dict.fromkeys(agents, over)
        return seen, rewards, ends, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _chosen(self, actions: dict[str, int]) -> list[tuple[int, int]]:
        """Who does what, after a look at all of it."""
        match = self.match
        asked = set(match.must)
        chosen = []
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise IllegalAction(f"{agent} has to choose a slot, or to wait")
            action = int(actions[agent])
            if seat not in asked:
                if action != self.wait:
                    raise IllegalAction(f"{agent} is not asked now, and has to wait")
            elif action == self.wait or action not in match.legal_actions(seat):
                raise IllegalAction(f"{agent} is not offered slot {action} now: see its mask")
            else:
                chosen.append((seat, action))
        return chosen

    def _observations(self) -> dict[str, Observation]:
        asked = set(self.match.must)
        return {
            agent: observe(self.match, seat, self._has_traits, waits=seat not in asked)
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> np.ndarray:
        """What all agents know, one after the other."""
        seats = range(len(self.possible_agents))
        return np.concatenate([self.match.observation(seat) for seat in seats])

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.match.svg() if self.render_mode == "svg" else self.match.text()

    def close(self) -> None:
        self._state = None

    def __str__(self) -> str:
        return self.metadata["name"]

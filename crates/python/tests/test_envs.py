"""Environments: the checks of PettingZoo and gymnasium, and what they do not look at."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import tokyo
import tokyo.envs
from tokyo.envs import (
    izakaya_v1,
    king_of_tokyo_v1,
    tokyo_dangan_v1,
    tokyo_highway_v1,
    tokyo_jutaku_v1,
)
from tokyo.envs.box import ByTraits

MODULES = [izakaya_v1, king_of_tokyo_v1, tokyo_dangan_v1, tokyo_highway_v1, tokyo_jutaku_v1]
NAMES = [module.NAME for module in MODULES]
SHORT = {"setup": {"limit": 1}}


def options(module) -> dict:
    return SHORT if module is tokyo_jutaku_v1 else {}


def cycles(module) -> int:
    """Long enough for whole matches, but where each step takes long."""
    return {tokyo_highway_v1: 60, tokyo_jutaku_v1: 40}.get(module, 300)


@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_pettingzoo_finds_nothing(module) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Of dicts, which PettingZoo's own board games have too.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        # After the end, when there is nothing to choose.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(module.env(**options(module)), num_cycles=cycles(module))
    seed_test(lambda: module.env(**options(module)), num_cycles=cycles(module))


@pytest.mark.parametrize("module", [izakaya_v1, tokyo_jutaku_v1], ids=["izakaya", "jutaku"])
def test_pettingzoo_finds_nothing_where_all_act_at_once(module) -> None:
    parallel_api_test(module.parallel_env(**options(module)), num_cycles=cycles(module))


@pytest.mark.parametrize("module", MODULES, ids=NAMES)
def test_gymnasium_finds_nothing(module) -> None:
    made = module.seat_env(on_illegal="forfeit", **options(module))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*spec.*")
        warnings.filterwarnings("ignore", message=".*render.*")
        check_env(made, skip_render_check=True)


@pytest.mark.parametrize("mode", ["attack", "daily"])
def test_gymnasium_finds_nothing_for_a_lone_builder(mode: str) -> None:
    check_env(tokyo_jutaku_v1.solo_env(mode, on_illegal="forfeit"), skip_render_check=True)


@pytest.mark.parametrize("title", ["KingOfTokyo", "Izakaya", "TokyoDangan", "TokyoHighway"])
def test_environments_are_made_by_name(title: str) -> None:
    env = gymnasium.make(f"tokyo/{title}-v1", bots="random", disable_env_checker=True)
    seen, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut_off, info = env.step(action)
        assert seen in env.observation_space and not cut_off
    assert -1 <= reward <= 1


def test_whoever_is_eliminated_stays_an_agent_until_the_end() -> None:
    env = king_of_tokyo_v1.env(seats=4)
    for seed in range(20):
        env.reset(seed=seed)
        fallen = False
        for agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                break
            assert len(env.agents) == 4
            monsters = env.match.view()["monsters"]
            fallen = fallen or any(monster["life"] == 0 for monster in monsters)
            mask = seen["action_mask"]
            env.step(env.action_space(agent).sample(mask))
        if fallen:
            assert env.match.is_over and set(env.terminations.values()) == {True}
            return
    pytest.fail("nobody fell in twenty matches")


@pytest.mark.parametrize("module", [izakaya_v1, tokyo_jutaku_v1], ids=["izakaya", "jutaku"])
def test_who_acts_later_in_a_round_of_secrets_sees_nothing_of_them(module) -> None:
    """Two matches that differ in what was bid: whoever comes next sees the same."""
    for seed in range(3):
        seen = []
        for choice in (0, -1):
            env = module.env(seats=3, **options(module))
            env.reset(seed=seed)
            while len(env.match.must) < 3:
                env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
            legal = np.flatnonzero(env.last()[0]["action_mask"])
            env.step(int(legal[choice]))
            seen.append((env.agent_selection, env.last()[0], env.match.digest))
        (who, one, digest), (also, other, changed) = seen
        assert who == also and digest != changed
        for part in one:
            assert (one[part] == other[part]).all(), part


def test_whoever_is_not_asked_waits() -> None:
    env = izakaya_v1.parallel_env(seats=3)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    waited = together = 0
    while env.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        asked = [agent for agent, mask in masks.items() if not mask[env.wait]]
        waited += 3 - len(asked)
        together += len(asked) == 3
        actions = {agent: int(rng.choice(np.flatnonzero(masks[agent]))) for agent in env.agents}
        before = env.match.digest
        wrong = {**actions, asked[0]: env.wait}
        with pytest.raises(tokyo.IllegalAction):
            env.step(wrong)
        with pytest.raises(tokyo.IllegalAction):
            env.step({})
        assert env.match.digest == before, "nothing happens unless everything can"
        seen, rewards, ends, _, _ = env.step(actions)
    assert waited and together and all(ends.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_wrong_actions_and_closed_environments() -> None:
    env = king_of_tokyo_v1.env()
    with pytest.raises(tokyo.Closed):
        env.observe("seat_0")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(tokyo.IllegalAction):
        env.step(illegal)
    with pytest.raises(tokyo.IllegalAction):
        env.step(None)
    env.close()
    with pytest.raises(tokyo.Closed):
        env.step(0)

    seat = king_of_tokyo_v1.seat_env()
    with pytest.raises(tokyo.Closed):
        seat.step(0)
    seen, _ = seat.reset(seed=1)
    with pytest.raises(tokyo.IllegalAction):
        seat.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    with pytest.raises(tokyo.WrongSeat):
        king_of_tokyo_v1.seat_env(seat=2)
    with pytest.raises(tokyo.MalformedInput):
        king_of_tokyo_v1.seat_env(on_illegal="ignore")


def test_a_lone_builder_pays_for_each_act_with_time() -> None:
    env = tokyo_jutaku_v1.solo_env("attack", setup={"attack": 1}, costs_ms={"grab": 2_000})
    seen, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    over, earned, costs = False, 0.0, []
    while not over:
        before = info["now_ms"]
        slot = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, cut_off, info = env.step(slot)
        assert not cut_off
        earned += reward
        command = info["command"]
        if isinstance(command, dict) and "grab" in command and not info["lapsed"]:
            costs.append(info["now_ms"] - before)
    assert costs and all(cost >= 2_000 for cost in costs)
    assert info["now_ms"] >= 60_000
    assert earned * 1_000 == pytest.approx(env.match.outcome["scores"][0])


def test_the_race_is_played_on_virtual_time() -> None:
    env = tokyo_jutaku_v1.env(seats=2, preset="race", pace_ms=3_000)
    env.reset(seed=1)
    acted = []
    for agent in env.agent_iter(60):
        acted.append(agent)
        env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
    assert set(acted) == {"seat_0", "seat_1"} and env.match.now_ms > 60_000


@pytest.mark.parametrize("module", [tokyo_highway_v1, izakaya_v1], ids=["highway", "izakaya"])
def test_a_continuum_is_a_box_for_whoever_wants_it(module) -> None:
    env = ByTraits(module.seat_env(seats=2))
    check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=1)
    env.action_space.seed(1)
    slots = set()
    for _ in range(60):
        action = env.action_space.sample()
        slot = env.slot(action)
        assert seen["action_mask"][slot], "every point of the box is a legal action"
        slots.add(slot)
        seen, _, over, _, _ = env.step(action)
        if over:
            break
    first = env.unwrapped.game.layout["actions"]
    if any(slot >= first for slot in slots):
        assert len(slots) > 1
    # Whoever wants exactly what an open slot holds gets it.
    open_slots = np.flatnonzero(seen["action_mask"][first:])
    for idx in open_slots[:3]:
        wish = np.full(env.action_space.shape, -1.0, dtype=np.float32)
        wish[first] = 1.0
        wish[first + 1 :] = (seen["traits"][idx] - env._low) / env._span * 2 - 1
        assert (seen["traits"][env.slot(wish) - first] == seen["traits"][idx]).all()

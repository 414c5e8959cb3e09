"""The same as `tokyo simulate`: matches, digests, win rates."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from conftest import TABLES

import tokyo


def words(setup: dict | None) -> list[str]:
    return [word for key, value in (setup or {}).items() for word in ("--option", f"{key}={value}")]


@pytest.mark.parametrize(("id", "seats", "setup"), TABLES, ids=[table[0] for table in TABLES])
def test_matches_are_those_that_simulate_records(
    id: str, seats: int, setup: dict | None, run, tmp_path: Path
) -> None:
    bots = ["greedy"] + ["random"] * (seats - 1)
    games = 3
    simulate = ["simulate", id, "--bots", ",".join(bots), "--games", str(games), "--seed", "7"]
    run(*simulate, *words(setup), "--json", "--records", str(tmp_path))
    game = tokyo.game(id, seats, setup)
    for number in range(games):
        text = (tmp_path / f"{id}-{number:06}.json").read_text()
        lines = json.loads(text)["lines"]
        seated = [bots[(seat + number) % seats] for seat in range(seats)]
        played = game.play(seated, tokyo.match_seed(7, number))
        assert played.record() == text
        assert played.digest == lines[-1]["digest"] and played.is_over
        # The same commands, one by one.
        state = game.open(tokyo.match_seed(7, number))
        for line in lines:
            play = line["play"]
            if play["actor"] == "clock":
                state.advance(play["at_ms"])
            else:
                state.apply(play["command"], seat=play["actor"], at_ms=play["at_ms"])
            assert state.digest == line["digest"]


def test_an_arena_counts_what_simulate_counts(run) -> None:
    simulate = ["simulate", "king-of-tokyo", "--bots", "greedy,random"]
    theirs = json.loads(run(*simulate, "--games", "60", "--seed", "5", "--json"))
    for threads in (1, 2):
        ours = tokyo.arena(
            "king-of-tokyo", ["greedy", "random"], games=60, seed=5, threads=threads
        )
        for key in ("wins_by_bot", "wins_by_seat", "decisions", "endings", "mean_rounds"):
            assert ours[key] == theirs[key], key
    rate = theirs["wins_by_bot"]["greedy"]
    assert rate["low"] < rate["rate"] <= rate["high"] <= 1
    assert tokyo.rate(rate["wins"], rate["of"]) == rate


def test_a_batch_plays_the_matches_that_its_seeds_open() -> None:
    batch = tokyo.batch("king-of-tokyo", 3, 4, seed=7)
    states = [tokyo.game("king-of-tokyo", 4).open(tokyo.match_seed(7, n)) for n in range(3)]
    rng = np.random.default_rng(1)
    for _ in range(30):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]
        batch.step(actions)
        for idx, (state, action) in enumerate(zip(states, actions)):
            state.apply(action)
            assert batch.state(idx).digest == state.digest
            assert batch.to_act[idx] == state.seat
            assert (batch.observations[idx] == state.observation()).all()
            assert (batch.masks[idx] == state.mask()).all()


def test_bots_and_arenas_that_cannot_be_are_refused() -> None:
    game = tokyo.game("tokyo-dangan", 3)
    for bots in (["hard", "hard"], [], ["grandmaster"]):
        with pytest.raises(tokyo.MalformedInput):
            game.arena(bots, games=1)
        with pytest.raises(tokyo.MalformedInput):
            game.play(bots)
    with pytest.raises(tokyo.MalformedInput):
        game.arena(["random"], games=1, threads=0)
    with pytest.raises(tokyo.MalformedInput):
        game.bot("search:0")
    with pytest.raises(tokyo.MalformedInput, match="plays Tokyo Dangan"):
        game.bot("random").choose(tokyo.game("izakaya").open())
    with pytest.raises(tokyo.MalformedInput):
        tokyo.rate(3, 2)


def test_bots_are_policies(game: tokyo.Game) -> None:
    state = game.open(seed=1)
    bot = game.bot("random", seed=1)
    assert bot.level == "random" and "random" in game.bots
    assert len(set(game.bots)) == len(game.bots)
    for _ in range(10):
        if state.is_over:
            break
        if state.seat is None:
            state.wake()
            continue
        twin = state.clone()
        state.apply(bot.choose(state))
        assert state.entries == twin.entries + 1

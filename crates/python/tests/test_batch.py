"""Many matches at once: arrays, restarts, what is wrong, and threads."""

from __future__ import annotations

import threading

import numpy as np
import pytest
from conftest import TABLES

import tokyo

GAMES = [table for table in TABLES if table[0] != "tokyo-jutaku"]
IDS = [table[0] for table in GAMES]


def actions_of(batch: tokyo.Batch, rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])


@pytest.mark.parametrize("table", GAMES, ids=IDS)
def test_arrays_have_their_shapes_and_are_written_in_place(table: tuple) -> None:
    batch = tokyo.batch(*table[:1], 5, *table[1:], seed=1, traits=True)
    layout = batch.game.layout
    arrays = {
        "observations": ((5, layout["size"]), np.int16),
        "masks": ((5, layout["slots"]), np.uint8),
        "to_act": ((5,), np.uint8),
        "rewards": ((5, table[1]), np.float32),
        "dones": ((5,), np.bool_),
    }
    before = {name: getattr(batch, name) for name in arrays}
    rng = np.random.default_rng(1)
    batch.step(actions_of(batch, rng))
    for name, (shape, kind) in arrays.items():
        array = getattr(batch, name)
        assert array is before[name] and array.shape == shape and array.dtype == kind
    if layout["traits"]:
        assert batch.traits.shape == (5, 64, sum(field["length"] for field in layout["traits"]))
        for idx in range(5):
            assert (batch.traits[idx] == batch.state(idx).traits()).all()
    else:
        assert batch.traits is None
    low = np.concatenate([[min(f["least"], 0)] * f["length"] for f in layout["fields"]])
    high = np.concatenate([[max(f["most"], 0)] * f["length"] for f in layout["fields"]])
    assert (batch.observations >= low).all() and (batch.observations <= high).all()


def test_a_match_that_ends_is_followed_by_the_next() -> None:
    batch = tokyo.batch("connect-four", 8, seed=3)
    rng = np.random.default_rng(3)
    ended = [0] * 8
    for _ in range(200):
        batch.step(actions_of(batch, rng))
        for idx in np.flatnonzero(batch.dones):
            ended[idx] += 1
            rewards = batch.rewards[idx]
            assert sorted(rewards.tolist()) in ([-1.0, 1.0], [0.0, 0.0])
            assert batch.masks[idx, :7].sum() == 7, "the grid is empty again"
        assert not batch.rewards[~batch.dones].any()
    assert min(ended) > 3
    for idx, count in enumerate(ended):
        assert batch.state(idx).seed == tokyo.match_seed(3, idx + 8 * count), "numbers go on"


def test_a_batch_is_the_same_on_any_number_of_threads() -> None:
    batches = [tokyo.batch("king-of-tokyo", 40, 3, seed=9, threads=n) for n in (1, 2)]
    counts = [batch.play_random(300) for batch in batches]
    assert counts[0] == counts[1] > 0
    for name in ("observations", "masks", "to_act", "rewards", "dones"):
        assert (getattr(batches[0], name) == getattr(batches[1], name)).all()
    batches[0].reset(9)
    fresh = tokyo.batch("king-of-tokyo", 40, 3, seed=9)
    assert (batches[0].observations == fresh.observations).all()


def test_random_play_without_looking_comes_to_ends_too() -> None:
    batch = tokyo.batch("izakaya", 4, 3, seed=2)
    assert batch.play_random(1_500, observe=False) > 0
    assert (batch.masks.sum(axis=1) > 0).all(), "what is seen is written in the end"
    for idx in range(4):
        assert (batch.observations[idx] == batch.state(idx).observation()).all()


@pytest.mark.parametrize("table", GAMES, ids=IDS)
def test_random_play_is_the_same_whether_or_not_it_is_watched(table: tuple) -> None:
    batches = [tokyo.batch(*table[:1], 3, *table[1:], seed=4) for _ in range(2)]
    ended = [batch.play_random(60, observe=n == 0) for n, batch in enumerate(batches)]
    assert ended[0] == ended[1]
    for idx in range(3):
        assert batches[0].state(idx).digest == batches[1].state(idx).digest


@pytest.mark.parametrize("table", GAMES, ids=IDS)
def test_masks_and_traits_are_those_of_single_states(table: tuple) -> None:
    batch = tokyo.batch(*table[:1], 3, *table[1:], seed=6, traits=True)
    for _ in range(12):
        batch.play_random(5, observe=False)
        for idx in range(3):
            state, seat = batch.state(idx), int(batch.to_act[idx])
            assert (batch.masks[idx] == state.mask(seat)).all()
            if batch.traits is not None:
                assert (batch.traits[idx] == state.traits(seat)).all()


def test_a_race_goes_on_in_virtual_time() -> None:
    batch = tokyo.batch("tokyo-jutaku", 2, 2, seed=2, pace_ms=3_000)
    batch.play_random(30)
    assert all(batch.state(idx).now_ms > 15_000 for idx in range(2))


def test_wrong_actions_are_refused_and_nothing_moves() -> None:
    batch = tokyo.batch("king-of-tokyo", 3, 2, seed=1)
    before = [batch.state(idx).digest for idx in range(3)]
    legal = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
    illegal = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for wrong in (illegal, -1, 10**9, 2**62):
        with pytest.raises(tokyo.IllegalAction, match="match 2: seat . is not offered slot"):
            batch.step([legal[0], legal[1], wrong])
    for shape in (legal[:2], [*legal, 0], [], np.zeros((3, 1), dtype=np.int64)):
        with pytest.raises(tokyo.WrongShape):
            batch.step(shape)
    for kind in (np.array(legal, dtype=np.float32), ["a", "b", "c"], None, 3, [None] * 3):
        with pytest.raises(tokyo.WrongShape):
            batch.step(kind)
    assert [batch.state(idx).digest for idx in range(3)] == before
    with pytest.raises(tokyo.WrongShape):
        batch.state(3)
    for n in (0, 2**40):
        with pytest.raises(tokyo.WrongShape):
            tokyo.batch("king-of-tokyo", n)
    for kind in (np.int64, np.int32):
        batch.step(np.array([np.flatnonzero(mask)[0] for mask in batch.masks], dtype=kind))


def test_an_array_that_cannot_be_written_is_an_error() -> None:
    batch = tokyo.batch("connect-four", 2)
    batch.observations.flags.writeable = False
    with pytest.raises(tokyo.WrongShape, match="cannot be written"):
        batch.play_random(1)


def test_two_threads_on_one_batch_raise() -> None:
    batch = tokyo.batch("king-of-tokyo", 64, 4, seed=1, threads=1)
    begun, errors = threading.Barrier(2), []

    def play() -> None:
        begun.wait()
        for _ in range(100):
            try:
                batch.play_random(100)
            except tokyo.Busy as error:
                errors.append(error)

    threads = [threading.Thread(target=play) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors and "another thread" in str(errors[0])
    for idx in (0, 63):
        assert (batch.observations[idx] == batch.state(idx).observation()).all()
        assert (batch.masks[idx] == batch.state(idx).mask(batch.to_act[idx])).all()

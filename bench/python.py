"""The Python module beside `tokyo simulate`, OpenSpiel and PettingZoo, in one run.

    cargo build --release -p cli && cargo xtask python --release
    python3 -m venv target/bench-python
    target/bench-python/bin/pip install -r bench/requirements.txt target/wheels/release/*.whl
    target/bench-python/bin/python bench/python.py

Everybody has a turn in every round, on one thread; medians of games for each second of processor
time, and ratios. `--quick` shows that everything works; its figures mean little.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import tokyo

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / "bench" / "peers"
#: What is played besides connect four, as `tokyo simulate` plays it by default.
GAMES = [
    ("connect-four", 2),
    ("king-of-tokyo", 4),
    ("tokyo-dangan", 4),
    ("tokyo-highway", 4),
    ("izakaya", 4),
]
MATCHES = 64

#: Plays for about that long, and says how many games for each second of processor time.
Contender = Callable[[float], float]


def peer(name: str, *words: str) -> Contender:
    def play(seconds: float) -> float:
        command = [sys.executable, str(PEERS / name), *words, str(seconds)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        said = json.loads(done.stdout)
        return said["games"] / said["cpu_seconds"]

    return play


def children() -> float:
    """The processor time of all programs that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def simulate(program: str, game: str, seats: int) -> Contender:
    def play(seconds: float) -> float:
        games, spent = 50, 0.0
        while spent < seconds / 2:
            words = ["simulate", game, "--seats", str(seats), "--bots", "random", "--threads", "1"]
            words += ["--games", str(games), "--json"]
            before = children()
            subprocess.run([program, *words], check=True, capture_output=True)
            spent = children() - before
            rate = games / spent
            games = int(games * min(20, max(1.2, seconds / spent)))
        return rate

    return play


def drawn_in_rust(game: str, seats: int, observe: bool) -> Contender:
    """Random play in a batch, after each match has been played once, so that beginnings and ends
    are mixed.
    """

    def play(seconds: float) -> float:
        batch = tokyo.batch(game, MATCHES, seats, seed=1, threads=1)
        ended = 0
        while ended < 2 * MATCHES:
            ended += batch.play_random(50, observe=False)
        steps, spent = 50, 0.0
        while spent < seconds / 2:
            begin = time.process_time()
            games = batch.play_random(steps, observe=observe)
            spent = time.process_time() - begin
            steps = int(steps * min(20, max(1.2, seconds / max(spent, 1e-3))))
        return games / spent

    return play


def drawn_in_python(game: str, seats: int) -> Contender:
    """The same, with actions that NumPy draws from the masks."""

    def play(seconds: float) -> float:
        batch = tokyo.batch(game, MATCHES, seats, seed=1, threads=1)
        while batch.play_random(50, observe=False) == 0:
            pass
        rng = np.random.default_rng(1)
        games, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds or games == 0:
            sums = batch.masks.cumsum(axis=1, dtype=np.int16)
            batch.step((sums > rng.integers(sums[:, -1])[:, None]).argmax(axis=1))
            games += int(batch.dones.sum())
        return games / spent

    return play


def state_loop(seconds: float) -> float:
    """The loop that examples show, on single states."""
    game, games, begin = tokyo.game("connect-four"), 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        state = game.open(games)
        while not state.is_over:
            state.apply(random.choice(state.legal_actions()))
        games += 1
    return games / spent


def in_turns(contenders: dict[str, Contender], rounds: int, seconds: float) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, play in contenders.items():
            found[name].append(play(seconds))
    return {name: statistics.median(rates) for name, rates in found.items()}


def connect_four(rounds: int, seconds: float) -> None:
    ours = {
        "batch, drawn in Rust, with observations": drawn_in_rust("connect-four", 2, True),
        "batch, drawn in Rust": drawn_in_rust("connect-four", 2, False),
        "batch, drawn in Python": drawn_in_python("connect-four", 2),
        "states, loop in Python": state_loop,
    }
    theirs = {
        "OpenSpiel, rollouts in C++": peer("openspiel_games.py", "rollouts"),
        "OpenSpiel, loop in Python": peer("openspiel_games.py", "python"),
        "PettingZoo, loop in Python": peer("pettingzoo_games.py"),
    }
    found = in_turns({**ours, **theirs}, rounds, seconds)
    print("random connect four: games a second of processor time, and how many times each peer\n")
    print(f"{'':42}{'games/s':>10}", *(f"{name.split(',')[0]:>12}" for name in theirs))
    for name, rate in found.items():
        times = (f"{rate / found[other]:12.1f}" for other in theirs)
        print(f"{name:42}{rate:10.0f}", *times)


def batches(program: str, rounds: int, seconds: float) -> None:
    print("\nrandom play: time for a game, in times of `tokyo simulate`\n")
    heads = ("simulate, games/s", "drawn in Rust", "with observations", "drawn in Python")
    print(f"{'':16}", *(f"{head:>18}" for head in heads))
    for game, seats in GAMES:
        found = in_turns(
            {
                "simulate": simulate(program, game, seats),
                "bare": drawn_in_rust(game, seats, False),
                "seen": drawn_in_rust(game, seats, True),
                "python": drawn_in_python(game, seats),
            },
            rounds,
            seconds,
        )
        own = found["simulate"]
        times = (f"{own / found[name]:18.2f}" for name in ("bare", "seen", "python"))
        print(f"{game:16} {own:18.0f}", *times, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokyo", default=str(ROOT / "target" / "release" / "tokyo"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true")
    args = parser.parse_args()
    rounds, seconds = (1, 0.5) if args.quick else (args.rounds, 2.0)
    connect_four(rounds, seconds)
    batches(args.tokyo, rounds, seconds)


if __name__ == "__main__":
    main()

"""What the tests share."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import numpy as np
import pytest

import tokyo

#: Every game at a table of some size, with a setup that ends soon in random play.
TABLES = [
    ("connect-four", 2, None),
    ("izakaya", 3, None),
    ("king-of-tokyo", 4, None),
    ("tokyo-dangan", 3, None),
    ("tokyo-highway", 2, None),
    ("tokyo-jutaku", 2, {"mode": "beats", "limit": 1}),
]

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(params=TABLES, ids=[table[0] for table in TABLES])
def game(request: pytest.FixtureRequest) -> tokyo.Game:
    return tokyo.game(*request.param)


@pytest.fixture(scope="session")
def program() -> str:
    """The program `tokyo`, which `cargo xtask python` names."""
    path = os.environ.get("TOKYO_PROGRAM", str(ROOT / "target" / "debug" / "tokyo"))
    assert Path(path).is_file(), f"there is no program at {path}: run `cargo xtask python`"
    return path


@pytest.fixture(scope="session")
def run(program: str):
    def run(*words: str) -> str:
        done = subprocess.run([program, *words], check=True, capture_output=True, text=True)
        return done.stdout

    return run


def play_on(state: tokyo.State, rng: np.random.Generator, most: int = 100_000) -> None:
    """Plays random slots until the match is over, or that often."""
    for _ in range(most):
        if state.is_over:
            return
        if state.seat is None:
            state.wake()
        else:
            state.apply(int(rng.choice(state.legal_actions())))

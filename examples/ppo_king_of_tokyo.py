"""Learns King of Tokyo by playing against itself, with PPO and NumPy alone.

    python examples/ppo_king_of_tokyo.py --minutes 5

Two seats, one net for both. Ten times, it plays against random play and shows its share of
the wins with a 95 % interval; at the end, the curve. `--out FILE` keeps the weights, `--svg FILE`
the curve.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from typing import NamedTuple

# Before NumPy is loaded: its matrices are so small here that threads would mostly wait for each
# other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import tokyo

SEATS = 2
MATCHES = 256
STEPS = 64
HIDDEN = 128
EPOCHS = 3
PARTS = 8
RATE = 1e-3
CLIP = 0.2
TRACE = 0.95
ENTROPY = 0.01

Weights = dict[str, np.ndarray]


class Seen(NamedTuple):
    """Positions without the many numbers that are zero in all of them, and the many slots that none
    of them offers.
    """

    numbers: np.ndarray
    columns: np.ndarray
    masks: np.ndarray
    offers: np.ndarray

    @staticmethod
    def of(observations: np.ndarray, masks: np.ndarray, scale: np.ndarray) -> Seen:
        columns = np.flatnonzero(observations.any(axis=0))
        offers = np.flatnonzero(masks.any(axis=0))
        numbers = observations[:, columns] * scale[columns]
        return Seen(numbers, columns, masks[:, offers].astype(bool), offers)


class Net:
    """One hidden layer, which judges each slot and the chance to win."""

    def __init__(self, inputs: int, slots: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights: Weights = {
            "in": layer(inputs, HIDDEN, 1.0),
            "in-bias": np.zeros(HIDDEN, np.float32),
            "slots": layer(HIDDEN, slots, 0.1),
            "slots-bias": np.zeros(slots, np.float32),
            "worth": layer(HIDDEN, 1, 0.1),
            "worth-bias": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self._second = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self._steps = 0

    def judge(self, seen: Seen) -> tuple[np.ndarray, ...]:
        """What the hidden layer says, the odds of each offer, and what the position is worth."""
        own, (numbers, columns, masks, offers) = self.weights, seen
        hidden = np.maximum(numbers @ own["in"][columns] + own["in-bias"], 0)
        logits = hidden @ own["slots"][:, offers] + own["slots-bias"][offers]
        logits[~masks] = -1e9
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits, out=logits)
        odds /= odds.sum(axis=1, keepdims=True)
        worth = np.tanh(hidden @ own["worth"] + own["worth-bias"])[:, 0]
        return hidden, odds, worth

    def learn(
        self, seen: Seen, hidden: np.ndarray, offers: np.ndarray, worth: np.ndarray, rate: float
    ) -> None:
        """A step of Adam, from what the error is at the two outputs."""
        own = self.weights
        back = offers @ own["slots"][:, seen.offers].T + worth[:, None] @ own["worth"].T
        back *= hidden > 0
        slopes = {name: np.zeros_like(part) for name, part in own.items()}
        slopes["in"][seen.columns] = seen.numbers.T @ back
        slopes["in-bias"][:] = back.sum(axis=0)
        slopes["slots"][:, seen.offers] = hidden.T @ offers
        slopes["slots-bias"][seen.offers] = offers.sum(axis=0)
        slopes["worth"][:] = hidden.T @ worth[:, None]
        slopes["worth-bias"][:] = worth.sum()
        length = np.sqrt(sum(float(np.vdot(slope, slope)) for slope in slopes.values()))
        shrink = np.float32(min(1.0, 0.5 / (length + 1e-8)))
        self._steps += 1
        even = np.float32(np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps) * rate)
        for name, slope in slopes.items():
            slope *= shrink
            self._first[name] += np.float32(0.1) * (slope - self._first[name])
            self._second[name] += np.float32(0.001) * (slope * slope - self._second[name])
            own[name] -= even * self._first[name] / (np.sqrt(self._second[name]) + 1e-8)


@dataclass
class Played:
    """What happened in each step of each match."""

    seen: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    odds: np.ndarray
    worth: np.ndarray
    seats: np.ndarray
    rewards: np.ndarray
    dones: np.ndarray


def scales(game: tokyo.Game) -> np.ndarray:
    """What to multiply each number of an observation by."""
    fields = game.layout["fields"]
    most = [max(abs(field["least"]), field["most"], 1) for field in fields]
    lengths = [field["length"] for field in fields]
    return np.repeat(1 / np.minimum(most, 20), lengths).astype(np.float32)


def drawn(odds: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A column for each row, by its odds."""
    sums = odds.cumsum(axis=1)
    marks = rng.random((len(odds), 1), dtype=np.float32) * sums[:, -1:]
    # Below one, so that rounding never leads to a column without odds at the end.
    return (sums <= np.minimum(marks, sums[:, -1:] * np.float32(1 - 1e-6))).sum(axis=1)


def play(batch: tokyo.Batch, net: Net, scale: np.ndarray, rng: np.random.Generator) -> Played:
    """Plays on in all matches, and notes everything."""
    rows: list[tuple[np.ndarray, ...]] = []
    everybody = np.arange(len(batch))
    for _ in range(STEPS):
        observations, masks = batch.observations.copy(), batch.masks.copy()
        seats, seen = batch.to_act.copy(), Seen.of(observations, masks, scale)
        _, odds, worth = net.judge(seen)
        columns = drawn(odds, rng)
        actions = seen.offers[columns]
        batch.step(actions)
        chosen = odds[everybody, columns]
        rewards, dones = batch.rewards.copy(), batch.dones.copy()
        rows.append((observations, masks, actions, chosen, worth, seats, rewards, dones))
    return Played(*(np.stack(column) for column in zip(*rows)))


def advantages(played: Played, batch: tokyo.Batch, net: Net, scale: np.ndarray) -> np.ndarray:
    """How much better each choice turned out than expected, back from the end (GAE)."""
    everybody = np.arange(len(batch))
    _, _, last = net.judge(Seen.of(batch.observations, batch.masks, scale))
    # What one of two players wins, the other loses.
    worth = np.stack([last, -last], axis=1)
    worth[batch.to_act == 1] *= -1
    trace = np.zeros_like(worth)
    reward = np.zeros_like(worth)
    better = np.zeros_like(played.worth)
    for step in reversed(range(STEPS)):
        done = played.dones[step]
        worth[done], trace[done], reward[done] = 0, 0, played.rewards[step][done]
        own = (everybody, played.seats[step])
        error = reward[own] + worth[own] - played.worth[step]
        better[step] = error + TRACE * trace[own]
        worth[own], trace[own], reward[own] = played.worth[step], better[step], 0
    return better


def improve(
    net: Net,
    played: Played,
    better: np.ndarray,
    scale: np.ndarray,
    rate: float,
    rng: np.random.Generator,
) -> None:
    """Goes over what was played, in parts and more than once."""
    def flat(array: np.ndarray) -> np.ndarray:
        return array.reshape(-1, *array.shape[2:])

    observations, masks, actions = flat(played.seen), flat(played.masks), flat(played.actions)
    before, better = flat(played.odds), flat(better)
    target = flat(played.worth) + better
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(actions)), PARTS):
            count = len(part)
            seen = Seen.of(observations[part], masks[part], scale)
            rows, columns = np.arange(count), np.searchsorted(seen.offers, actions[part])
            hidden, odds, worth = net.judge(seen)
            ratio = odds[rows, columns] / before[part]
            gain = better[part]
            cut = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            pull = np.where(cut, 0, gain * ratio)[:, None]
            logs = np.log(np.maximum(odds, 1e-12))
            doubt = -(odds * logs).sum(axis=1, keepdims=True)
            slope = odds * (pull + ENTROPY * (logs + doubt))
            slope[rows, columns] -= pull[:, 0]
            error = (worth - target[part]) * (1 - worth**2)
            slope, error = slope / count, 0.5 * error / count
            net.learn(seen, hidden, slope.astype(np.float32), error.astype(np.float32), rate)


def against_random(net: Net, scale: np.ndarray, games: int, seed: int) -> dict[str, float]:
    """The share of the wins of its likeliest choices against random play, from both seats."""
    batch = tokyo.batch("king-of-tokyo", 128, SEATS, seed=seed)
    rng = np.random.default_rng(seed)
    own_seat = np.arange(len(batch)) % SEATS
    wins, of, counted = 0.0, 0, np.zeros(len(batch), dtype=int)
    each = -(-games // len(batch))
    while counted.min() < each:
        seen = Seen.of(batch.observations, batch.masks, scale)
        even = seen.masks / seen.masks.sum(axis=1, keepdims=True)
        _, odds, _ = net.judge(seen)
        is_own = batch.to_act == own_seat
        columns = np.where(is_own, odds.argmax(axis=1), drawn(even.astype(np.float32), rng))
        batch.step(seen.offers[columns])
        # The same number of matches from every place, so that short ones do not count more often.
        for idx in np.flatnonzero(batch.dones & (counted < each)):
            wins += (batch.rewards[idx, own_seat[idx]] + 1) / 2
            of += 1
            counted[idx] += 1
    return tokyo.rate(wins, of)


def svg(curve: list[tuple[float, dict[str, float]]]) -> str:
    """The curve as a picture."""
    last = max(minutes for minutes, _ in curve) or 1
    points = " ".join(f"{40 + 540 * at / last:.1f},{220 - 200 * r['rate']:.1f}" for at, r in curve)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-size="12">'
        '<path d="M40 20V220H580" fill="none" stroke="#888"/>'
        '<path d="M40 60H580" stroke="#888" stroke-dasharray="4"/><text x="8" y="64">80 %</text>'
        f'<polyline points="{points}" fill="none" stroke="#06c" stroke-width="2"/>'
        f'<text x="500" y="240">{last:.1f} minutes</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--decisions", type=int, help="ends after so many instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=512, help="played at each point of the curve")
    parser.add_argument("--out", help="where the weights go")
    parser.add_argument("--svg", help="where the curve goes")
    args = parser.parse_args()

    rng = np.random.default_rng(args.seed)
    batch = tokyo.batch("king-of-tokyo", MATCHES, SEATS, seed=args.seed)
    layout, scale = batch.game.layout, scales(batch.game)
    net = Net(layout["size"], layout["slots"], rng)
    begin, decisions, curve = time.monotonic(), 0, []
    done, due = 0.0, 0.0
    while True:
        spent = (time.monotonic() - begin) / 60
        done = decisions / args.decisions if args.decisions else spent / args.minutes
        if done >= due or done >= 1:
            found = against_random(net, scale, args.games, seed=1_000_000)
            curve.append((spent, found))
            bar = "#" * round(40 * found["rate"])
            low, high = 100 * found["low"], 100 * found["high"]
            print(f"{spent:5.1f} min {decisions:9} decisions  {100 * found['rate']:5.1f} % "
                  f"({low:.1f} to {high:.1f})  {bar}", flush=True)
            due = done + 0.1
        if done >= 1:
            break
        played = play(batch, net, scale, rng)
        better = advantages(played, batch, net, scale)
        improve(net, played, better, scale, RATE * max(0.05, 1 - done), rng)
        decisions += MATCHES * STEPS
    if args.out:
        np.savez(args.out, **net.weights)
    if args.svg:
        with open(args.svg, "w", encoding="utf-8") as file:
            file.write(svg(curve))


if __name__ == "__main__":
    main()

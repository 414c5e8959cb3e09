"""Learns to judge positions from rows of self-play, and writes a net of whole numbers.

    python train/train.py ROWS... --out NET [--state FILE] [--begin STATE] [--epochs N] [--seed N]

The state holds the weights and Adam's memory after every epoch; where it exists, training goes on
from there. --begin takes the weights of another state to begin with. Targets are TD(lambda): what
the net itself thinks of the positions that follow, and in the end the shares of the win.
"""

import argparse
import time
from pathlib import Path

import numpy as np

import net
from rows import Rows

LAMBDA = 0.8
RATE = 1.5e-3
BATCH = 2_048  # positions
LAYERS = (80, 32)
VALIDATED = 0.04
# Numbers that a search does not always know: now and then some of them are hidden from the net, so
# that it learns what they are worth on average.
HIDDEN = {"king-of-tokyo": ["for-sale"]}
HIDES = 0.25  # of all positions
# What a net looks at: what is left when a turn has just begun.
FIELDS = {
    "king-of-tokyo": [
        "there", "alive", "life-steps", "point-steps", "energy", "energy-steps", "poison",
        "shrink", "in-city", "in-bay", "powers", "counters", "earned-turns", "first-at-goal",
        "active", "next-in-order", "for-sale", "bay-open", "fewer-dice",
    ],
    "izakaya": ["standings", "outlook"],
    "tokyo-dangan": ["outlook"],
}  # fmt: skip


class Positions:
    """All rows, grouped by position."""

    def __init__(self, files):
        parts = [Rows(path) for path in files]
        self.head = parts[0]
        same = [(p.game_id, p.rules, p.encoding, p.fields) for p in parts]
        assert all(other == same[0] for other in same), "these rows do not belong together"
        games = np.cumsum([0] + [int(part.game.max()) + 1 for part in parts])
        self.game = np.concatenate([p.game + first for p, first in zip(parts, games)])
        self.step = np.concatenate([part.position for part in parts])
        self.share = np.concatenate([part.share for part in parts])
        self.seat = np.concatenate([part.seat for part in parts])
        seats = np.concatenate([part.seats for part in parts])
        new = np.ones(len(self.game), bool)
        new[1:] = (self.game[1:] != self.game[:-1]) | (self.step[1:] != self.step[:-1])
        self.group = np.cumsum(new) - 1
        self.first = np.concatenate([np.flatnonzero(new), [len(new)]])
        self.seats = seats[self.first[:-1]]
        self._look_at()
        looked_at = [self._looked_at(part) for part in parts]
        self.count = np.concatenate([count for count, _, _ in looked_at])
        self.place = np.concatenate([place for _, place, _ in looked_at])
        self.value = np.concatenate([value for _, _, value in looked_at])
        self.start = np.concatenate([[0], np.cumsum(self.count)])
        # Numbers that are often large are made smaller while learning.
        squares = np.bincount(self.place, self.value.astype(np.float64) ** 2, self.inputs)
        self.scale = np.maximum(1, np.sqrt(squares / len(self.game))).astype(np.float32)

    def _look_at(self):
        """The spans of the fields that a net looks at, and where each number goes."""
        wanted, hidden = FIELDS[self.head.game_id], HIDDEN.get(self.head.game_id, [])
        self.spans, at, can_hide = [], 0, np.zeros(self.head.size, bool)
        for name, length, _, _ in self.head.fields:
            if name in wanted:
                if self.spans and sum(self.spans[-1]) == at:
                    self.spans[-1] = (self.spans[-1][0], self.spans[-1][1] + length)
                else:
                    self.spans.append((at, length))
            can_hide[at : at + length] = name in hidden
            at += length
        columns = np.concatenate([np.arange(first, first + n) for first, n in self.spans])
        self.inputs = len(columns)
        self.can_hide = can_hide[columns]
        self.place_of = np.full(self.head.size, -1, np.int16)
        self.place_of[columns] = np.arange(self.inputs)

    def _looked_at(self, part):
        """Of each row: how many numbers the net looks at, where they go, and what they are."""
        place = self.place_of[part.column]
        keep = place >= 0
        count = np.add.reduceat(keep.astype(np.int64), part.start[:-1])
        value = np.clip(part.value[keep], -net.MOST_INPUT, net.MOST_INPUT)
        return count, place[keep], value.astype(np.int16)

    def dense(self, rows):
        """The observations of some rows, as the net sees them, and which inputs these numbers
        are: those that are zero in all of the rows are left out."""
        counts = self.count[rows]
        line = np.repeat(np.arange(len(rows)), counts)
        offset = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        source = np.repeat(self.start[rows], counts) + offset
        place = self.place[source]
        inputs = np.flatnonzero(np.bincount(place, minlength=self.inputs))
        column = np.zeros(self.inputs, np.int64)
        column[inputs] = np.arange(len(inputs))
        seen = np.zeros((len(rows), len(inputs)), np.float32)
        seen[line, column[place]] = self.value[source]
        return seen / self.scale[inputs], inputs

    def hide(self, seen, inputs, group, draw):
        """Hides some numbers from all who look at the same position."""
        columns = np.flatnonzero(self.can_hide[inputs])
        groups = int(group[-1]) + 1
        # Of some positions a part of these numbers, from nothing to all of them.
        part = draw.random((groups, 1)) * (draw.random((groups, 1)) < HIDES)
        shown = draw.random((groups, len(columns))) >= part
        seen[:, columns] *= shown[group]

    def batches(self, groups, size):
        """These positions in lots of that size, each of tables of one size: then many numbers are
        zero in all of them."""
        lots = []
        for seats in np.unique(self.seats[groups]):
            same = groups[self.seats[groups] == seats]
            lots += np.array_split(same, max(1, round(len(same) / size)))
        return lots

    def rows_of(self, groups):
        """The rows of some positions, one position after the other, and where each begins."""
        counts = self.first[groups + 1] - self.first[groups]
        begins = np.cumsum(counts) - counts
        rows = np.repeat(self.first[groups] - begins, counts) + np.arange(counts.sum())
        return rows, begins, np.repeat(np.arange(len(groups)), counts)

    def targets(self, chances):
        """TD(lambda) targets: what comes of each position, by the net and by the end."""
        groups = len(self.first) - 1
        told = np.zeros((groups, 8), np.float32)
        told[self.group, self.seat] = chances
        last = np.zeros((groups, 8), np.float32)
        last[self.group, self.seat] = self.share
        game = self.game[self.first[:-1]]
        is_last = np.ones(groups, bool)
        is_last[:-1] = game[1:] != game[:-1]
        # How many positions of the same game follow.
        ends = np.flatnonzero(is_last)
        after = np.repeat(ends, np.diff(np.concatenate([[-1], ends]))) - np.arange(groups)
        target = last.copy()
        for left in range(1, int(after.max()) + 1):
            here = np.flatnonzero(after == left)
            target[here] = (1 - LAMBDA) * told[here + 1] + LAMBDA * target[here + 1]
        # Nobody wins more than there is to win: shares of the seats that are still in.
        flat = target[self.group, self.seat]
        sums = np.add.reduceat(flat, self.first[:-1])
        return flat / np.maximum(sums, 1e-9)[self.group]

    def outcome(self):
        """The shares of the win in the end, among the seats that are still in."""
        return self.share / np.maximum(self._won(), 1e-9)[self.group]

    def usable(self):
        """The positions of games that somebody won."""
        return self._won() > 0

    def _won(self):
        return np.add.reduceat(self.share, self.first[:-1])


class Mlp:
    """Two hidden layers, clipped between 0 and 1, and Adam."""

    def __init__(self, inputs, draw):
        first, second = LAYERS
        self.weights = [
            draw.normal(0, 0.08, (inputs, first)), np.full(first, 0.3),
            draw.normal(0, (2 / first) ** 0.5, (first, second)), np.full(second, 0.3),
            draw.normal(0, (2 / second) ** 0.5, second), np.zeros(1),
        ]  # fmt: skip
        self.weights = [weight.astype(np.float32) for weight in self.weights]
        self.forget()

    def forget(self):
        """Adam begins anew."""
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0
        # The first of the weights that are still learnt.
        self.learns = 0

    def forward(self, seen, inputs):
        w1, b1, w2, b2, w3, b3 = self.weights
        raw1 = seen @ w1[inputs] + b1
        one = np.clip(raw1, 0, 1)
        raw2 = one @ w2 + b2
        two = np.clip(raw2, 0, 1)
        return two @ w3 + b3, (seen, inputs, raw1, one, raw2, two)

    def backward(self, error, kept):
        seen, inputs, raw1, one, raw2, two = kept
        w1, _, w2, _, w3, _ = self.weights
        # A little slope beyond the clip, so that nothing dies.
        slope = lambda raw: np.where((raw > 0) & (raw < 1), 1, 0.02).astype(np.float32)  # noqa: E731
        back2 = error[:, None] * w3 * slope(raw2)
        back1 = (back2 @ w2.T) * slope(raw1)
        gradient1 = np.zeros_like(w1)
        gradient1[inputs] = seen.T @ back1
        return [
            gradient1, back1.sum(0), one.T @ back2, back2.sum(0),
            two.T @ error, error.sum(keepdims=True),
        ]  # fmt: skip

    def round_first(self, scale):
        """Makes the first layer what whole numbers can hold, and leaves it so."""
        parts = net.ONE / scale[:, None]
        self.weights[0] = (np.round(self.weights[0] * parts) / parts).astype(np.float32)
        self.weights[1] = (np.round(self.weights[1] * net.ONE) / net.ONE).astype(np.float32)
        self.learns = 2

    def step(self, gradients, rate):
        self.steps += 1
        for idx, gradient in list(enumerate(gradients))[self.learns :]:
            self.mean[idx] += 0.1 * (gradient - self.mean[idx])
            self.square[idx] += 0.001 * (gradient * gradient - self.square[idx])
            mean = self.mean[idx] / (1 - 0.9**self.steps)
            square = self.square[idx] / (1 - 0.999**self.steps)
            self.weights[idx] -= rate * mean / (np.sqrt(square) + 1e-8)
            # What quantised weights can hold.
            np.clip(self.weights[idx], -30, 30, out=self.weights[idx])

    def save(self, path, epoch, scale):
        arrays = {"epoch": epoch, "steps": self.steps, "scale": scale}
        for name in ("weights", "mean", "square"):
            arrays |= {f"{name}{idx}": array for idx, array in enumerate(getattr(self, name))}
        np.savez(path, **arrays)

    def load(self, path, positions):
        """Takes the weights of a state, which belong to the scale that they were learnt with."""
        arrays = np.load(path)
        positions.scale = arrays["scale"]
        self.steps = int(arrays["steps"])
        for name in ("weights", "mean", "square"):
            setattr(self, name, [arrays[f"{name}{idx}"].copy() for idx in range(6)])
        return int(arrays["epoch"])

    def quantised(self, positions):
        head = positions.head
        w1, b1, w2, b2, w3, b3 = [weight.astype(np.float64) for weight in self.weights]
        whole = lambda weight, one: np.round(weight * one).astype(np.int64)  # noqa: E731
        one = net.ONE
        w1 /= positions.scale[:, None]
        return net.Net(
            head.game_id, head.rules, head.encoding, positions.spans,
            whole(w1, one), whole(b1, one), whole(w2.T, one), whole(b2, one * one),
            whole(w3, one), int(whole(b3, one * one)[0]),
        )  # fmt: skip


def softmax(logits, begins, group):
    most = np.maximum.reduceat(logits, begins)
    weights = np.exp(logits - most[group])
    return weights / np.add.reduceat(weights, begins)[group]


def predicted(mlp, positions):
    """The chances in every position by the net as it is."""
    chances = np.empty(len(positions.game), np.float32)
    for groups in positions.batches(np.arange(len(positions.seats)), 4 * BATCH):
        rows, begins, group = positions.rows_of(groups)
        logits, _ = mlp.forward(*positions.dense(rows))
        chances[rows] = softmax(logits, begins, group)
    return chances


def loss_of(chances, target, groups):
    return float(-(target * np.log(np.maximum(chances, 1e-7))).sum() / groups)


def held_back(mlp, positions, outcome, groups):
    """The loss against the outcomes of games that were held back, by the size of the table."""
    told = []
    for seats in np.unique(positions.seats[groups]):
        losses, count = 0, 0
        same = groups[positions.seats[groups] == seats]
        for lot in positions.batches(same, 4 * BATCH):
            rows, begins, group = positions.rows_of(lot)
            logits, _ = mlp.forward(*positions.dense(rows))
            losses += loss_of(softmax(logits, begins, group), outcome[rows], 1)
            count += len(lot)
        told.append(f"{seats}: {losses / count:.4f}")
    return ", ".join(told)


def train(mlp, positions, args, draw):
    outcome, usable = positions.outcome(), positions.usable()
    game = positions.game[positions.first[:-1]]
    validated = (game * 2654435761 % 2**32) / 2**32 < VALIDATED
    goes_on = args.state and Path(args.state).exists()
    begun = mlp.load(args.state, positions) if goes_on else 0
    knows = begun > 0
    if args.begin and not knows:
        mlp.load(args.begin, positions)
        mlp.forget()
        knows = True
    for epoch in range(begun, args.epochs):
        start = time.time()
        target = positions.targets(predicted(mlp, positions)) if knows else outcome
        knows = True
        if epoch + 1 == args.epochs:
            # The other layers learn to live with the rounding.
            mlp.round_first(positions.scale)
        order = draw.permutation(np.flatnonzero(usable & ~validated))
        lots = positions.batches(order, args.batch)
        draw.shuffle(lots)
        losses = []
        for number, groups in enumerate(lots):
            rows, begins, group = positions.rows_of(groups)
            seen, inputs = positions.dense(rows)
            positions.hide(seen, inputs, group, draw)
            logits, kept = mlp.forward(seen, inputs)
            chances = softmax(logits, begins, group)
            error = (chances - target[rows]) / len(begins)
            done = (epoch + number / len(lots)) / args.epochs
            mlp.step(mlp.backward(error, kept), args.rate * max(0.03, 1 - done))
            losses.append(loss_of(chances, target[rows], len(begins)))
        final = held_back(mlp, positions, outcome, np.flatnonzero(usable & validated))
        print(
            f"epoch {epoch + 1}: {np.mean(losses):.4f} against the targets, against the outcomes of "
            f"games held back, by players, {final}, {time.time() - start:.0f} s",
            flush=True,
        )
        if args.state:
            mlp.save(args.state, epoch + 1, positions.scale)
    return np.flatnonzero(validated)


def compare(mlp, whole, positions, groups):
    """How far the chances of the net of whole numbers are from those of the one it was made of."""
    rows, begins, group = positions.rows_of(groups[:20_000])
    seen, inputs = positions.dense(rows)
    logits, _ = mlp.forward(seen, inputs)
    full = np.zeros((len(rows), positions.head.size), np.int64)
    full[:, whole.columns[inputs]] = np.rint(seen * positions.scale[inputs])
    quantised = whole.logits(full).astype(np.float64) / net.ONE**2
    apart = np.abs(softmax(logits, begins, group) - softmax(quantised, begins, group))
    print(f"float and whole numbers: {100 * apart.max():.3f} points apart at most, "
          f"{100 * apart.mean():.4f} on average, in {len(begins)} positions")  # fmt: skip
    if apart.max() > 0.01:
        raise SystemExit("they differ by more than one point")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--state")
    parser.add_argument("--begin")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    draw = np.random.default_rng(args.seed)
    positions = Positions(args.rows)
    print(f"{len(positions.game)} rows of {len(positions.first) - 1} positions, "
          f"{positions.inputs} inputs", flush=True)  # fmt: skip
    mlp = Mlp(positions.inputs, draw)
    held_back = train(mlp, positions, args, draw)
    whole = mlp.quantised(positions)
    compare(mlp, whole, positions, held_back)
    data = whole.write()
    Path(args.out).write_bytes(data)
    print(f"{args.out}: {len(data)} bytes")


if __name__ == "__main__":
    main()

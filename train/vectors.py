"""Writes what a net makes of 1,000 made-up observations: tests hold the net in Rust to them.

    python train/vectors.py NET SIZE OUT     SIZE is how many numbers an observation has
    python train/vectors.py --sample NET     makes the small net that crates/nets is tested with
"""

import sys
from pathlib import Path

import numpy as np

import net

COUNT = 1_000


def mixed(numbers):
    """SplitMix64 of numbers."""
    with np.errstate(over="ignore"):
        z = numbers.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return z ^ (z >> np.uint64(31))


def observations(size):
    """Made-up observations: mostly nothing, some ones, a few larger numbers."""
    drawn = mixed(np.arange(1, COUNT * size + 1))
    kind = drawn % np.uint64(16)
    large = ((drawn >> np.uint64(8)) % np.uint64(601)).astype(np.int64) - 300
    numbers = np.where(kind == 0, large, np.where(kind < 5, 1, 0))
    return numbers.reshape(COUNT, size).astype(np.int16)


def sample():
    """A small net with weights of all sizes."""
    draw = np.random.default_rng(1)
    first, second, spans = 16, 8, [(3, 47), (60, 40)]

    def whole(spread, *shape):
        return np.round(draw.normal(0, spread, shape)).astype(np.int64)

    return net.Net(
        "sample", 3, 5, spans,
        whole(60, sum(length for _, length in spans), first), whole(400, first),
        whole(300, second, first), whole(200_000, second),
        whole(900, second), int(whole(100_000)),
    )  # fmt: skip


def main():
    if sys.argv[1] == "--sample":
        Path(sys.argv[2]).write_bytes(sample().write())
        return
    path, size, out = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    judged = net.read(Path(path).read_bytes())
    logits = judged.logits(observations(size))
    Path(out).write_bytes(logits.astype("<i4").tobytes())
    print(f"{COUNT} vectors, logits from {logits.min()} to {logits.max()}")


if __name__ == "__main__":
    main()

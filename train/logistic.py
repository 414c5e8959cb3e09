"""Fits how Tokyo Highway judges positions: a logistic model, by Newton's method.

    python train/logistic.py ROWS

The rows come from `cargo run --release -p tokyo-highway --example positions`. Prints the weights of
`games/tokyo-highway/src/mind/judge.rs` and the loss in one game of five, which it has not seen.
"""

import sys

import numpy as np

DECAY = 3e-4
STEPS = 8


def main():
    rows = np.loadtxt(sys.argv[1])
    game, won, numbers = rows[:, 0], rows[:, 1], rows[:, 2:]
    each = numbers.shape[1] // 2
    mine, theirs = numbers[:, 0], numbers[:, each]
    lead = (mine - theirs) / (mine + theirs + 1)
    inputs = np.column_stack([numbers, lead])
    mean, spread = inputs.mean(0), inputs.std(0) + 1e-6
    scaled = np.column_stack([(inputs - mean) / spread, np.ones(len(inputs))])
    held_back = game % 5 == 0
    weights = fit(scaled[~held_back], won[~held_back])
    share = np.clip(1 / (1 + np.exp(-scaled[held_back] @ weights)), 1e-6, 1 - 1e-6)
    loss = -(won[held_back] * np.log(share) + (1 - won[held_back]) * np.log(1 - share))
    plain = weights[:-1] / spread
    print(f"{len(rows)} positions, held-back loss {loss.mean():.4f}")
    print("MOVER", ", ".join(f"{weight:.3f}" for weight in plain[:each]))
    print("OTHER", ", ".join(f"{weight:.3f}" for weight in plain[each:-1]))
    print(f"LEAD {plain[-1]:.3f}, BIAS {weights[-1] - (plain * mean).sum():.3f}")


def fit(inputs, won):
    """Newton's method with a little decay."""
    weights = np.zeros(inputs.shape[1])
    decay = DECAY * np.eye(inputs.shape[1])
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(-inputs @ weights))
        curved = (inputs * (share * (1 - share))[:, None]).T @ inputs / len(inputs) + decay
        slope = inputs.T @ (share - won) / len(inputs) + DECAY * weights
        weights -= np.linalg.solve(curved, slope)
    return weights


if __name__ == "__main__":
    main()

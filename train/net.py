"""Nets of whole numbers: their file, and what they make of an observation.

This is the reference that crates/nets is tested against: the same arithmetic, written with NumPy.
crates/nets/src/file.rs describes the file.
"""

import struct
from dataclasses import dataclass, field

import numpy as np

SHIFT = 10
ONE = 1 << SHIFT
MOST_INPUT = 255
MAGIC = b"tokyonet"
FORMAT = 1
MOST_BYTES = 128 * 1024


@dataclass
class Net:
    """A net of whole numbers, and what it was trained for."""

    game: str
    rules: int
    encoding: int
    spans: list  # of (start, length)
    inputs: np.ndarray  # inputs x first
    input_bias: np.ndarray
    hidden: np.ndarray  # second x first
    hidden_bias: np.ndarray
    output: np.ndarray
    output_bias: int
    columns: np.ndarray = field(init=False)

    def __post_init__(self):
        runs = [np.arange(start, start + length) for start, length in self.spans]
        self.columns = np.concatenate(runs)

    def logits(self, observations):
        """The logit of each observation, in parts of ONE squared."""
        seen = np.clip(observations[:, self.columns].astype(np.int64), -MOST_INPUT, MOST_INPUT)
        first = np.clip(seen @ self.inputs.astype(np.int64) + self.input_bias, 0, ONE)
        second = first @ self.hidden.astype(np.int64).T + self.hidden_bias
        second = np.clip(second >> SHIFT, 0, ONE)
        logits = second @ self.output.astype(np.int64) + self.output_bias
        assert np.abs(logits).max() < 2**31
        return logits.astype(np.int32)

    def write(self):
        """The bytes of its file."""
        first, second = self.inputs.shape[1], self.hidden.shape[0]
        game = self.game.encode()
        parts = [
            MAGIC,
            struct.pack("<B", len(game)),
            game,
            struct.pack("<III", FORMAT, self.rules, self.encoding),
            struct.pack("<H", len(self.spans)),
            *(struct.pack("<HH", *span) for span in self.spans),
            struct.pack("<HH", first, second),
            self.inputs.astype("<i2").tobytes(),
            self.input_bias.astype("<i4").tobytes(),
            self.hidden.astype("<i2").tobytes(),
            self.hidden_bias.astype("<i4").tobytes(),
            self.output.astype("<i2").tobytes(),
            struct.pack("<i", self.output_bias),
        ]
        data = b"".join(parts)
        if len(data) > MOST_BYTES:
            raise SystemExit(f"the net has {len(data)} bytes, more than {MOST_BYTES}")
        return data


def read(data):
    """The net in a file."""
    assert data[:8] == MAGIC, "this is no net"
    at = 9 + data[8]
    game = data[9:at].decode()
    form, rules, encoding, count = struct.unpack_from("<IIIH", data, at)
    assert form == FORMAT, "the format of this net is not known"
    at += 14
    spans = [struct.unpack_from("<HH", data, at + 4 * idx) for idx in range(count)]
    at += 4 * count
    first, second = struct.unpack_from("<HH", data, at)
    at += 4

    def take(kind, *shape):
        nonlocal at
        size = int(np.prod(shape))
        array = np.frombuffer(data, kind, size, at).reshape(shape)
        at += array.nbytes
        return array

    inputs = take("<i2", sum(length for _, length in spans), first)
    input_bias = take("<i4", first)
    hidden, hidden_bias = take("<i2", second, first), take("<i4", second)
    output = take("<i2", second)
    (output_bias,) = struct.unpack_from("<i", data, at)
    net = Net(game, rules, encoding, spans, inputs, input_bias, hidden, hidden_bias, output, output_bias)
    return net

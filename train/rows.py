"""Reads the rows that `tokyo selfplay` writes. docs/training.md describes the bytes."""

import struct

import numpy as np

WIN = 840


class Rows:
    """Positions of many games, each through the eyes of one seat: sparse, one row after another."""

    def __init__(self, path):
        data = np.fromfile(path, np.uint8)
        at = self._head(data)
        words = data[at:].view("<u2") if len(data[at:]) % 2 == 0 else None
        assert words is not None, f"{path} is cut off"
        begins = []
        place, end = 0, len(words)
        # game (2 words), position, share, count, seat and seats, then pairs
        counts = words
        while place < end:
            begins.append(place)
            place += 6 + 2 * int(counts[place + 4])
        assert place == end, f"{path} is cut off"
        begins = np.array(begins)
        self.game = words[begins].astype(np.int64) + (words[begins + 1].astype(np.int64) << 16)
        self.position = words[begins + 2].astype(np.int64)
        self.share = words[begins + 3].astype(np.float32) / WIN
        self.count = words[begins + 4].astype(np.int64)
        self.seat = (words[begins + 5] & 255).astype(np.int64)
        self.seats = (words[begins + 5] >> 8).astype(np.int64)
        keep = np.ones(len(words), bool)
        keep[(begins[:, None] + np.arange(6)).ravel()] = False
        pairs = words[keep].reshape(-1, 2)
        self.column = pairs[:, 0].copy()
        self.value = pairs[:, 1].view("<i2").astype(np.int16)
        self.start = np.concatenate([[0], np.cumsum(self.count)])

    def _head(self, data):
        raw = data[:65536].tobytes()
        assert raw[:8] == b"tokyorow", "these are no rows"
        at = 8

        def word():
            nonlocal at
            length = raw[at]
            text = raw[at + 1 : at + 1 + length].decode()
            at += 1 + length
            return text

        self.game_id = word()
        form, self.rules, self.encoding, count = struct.unpack_from("<IIII", raw, at)
        assert form == 1, "the format of these rows is not known"
        at += 16
        self.fields = []
        for _ in range(count):
            name = word()
            length, least, most = struct.unpack_from("<Hhh", raw, at)
            at += 6
            self.fields.append((name, length, least, most))
        self.size = sum(length for _, length, _, _ in self.fields)
        return at

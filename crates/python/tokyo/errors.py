"""What can be wrong. Every error of this module is a `TokyoError`."""

from __future__ import annotations

from collections.abc import Sequence


class TokyoError(Exception):
    """Something is wrong with what was asked for; nothing has happened."""


class IllegalAction(TokyoError, ValueError):
    """The rules forbid it, or it is not offered.

    `clause` is the clause of the rules, where one forbids it; `pieces` are those that are in the
    way.
    """

    clause: str | None
    pieces: list[str]

    def __init__(
        self, why: str, clause: str | None = None, pieces: Sequence[str] = ()
    ) -> None:
        super().__init__(why)
        self.clause = clause
        self.pieces = list(pieces)


class WrongSeat(TokyoError, ValueError):
    """A seat that does not exist, or is not asked for anything now."""


class Closed(TokyoError, RuntimeError):
    """The match is over, or the environment was closed."""


class WrongShape(TokyoError, ValueError):
    """An array, or a list, of another shape or type."""


class MalformedInput(TokyoError, ValueError):
    """It cannot be read, or does not fit the game: a setup, a state, a script, a level."""


class Busy(TokyoError, RuntimeError):
    """Another thread is using this object."""

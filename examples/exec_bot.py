#!/usr/bin/env python3
"""A bot that `tokyo simulate` and `tokyo ladder` start and ask, line by line.

    tokyo simulate connect-four --bots "exec:python3 examples/exec_bot.py,easy" --games 100

Only the standard library is used. The bot plays any game, by chance: put your own thoughts into
`choose`. Standard output is for answers, so print everything else to standard error.
"""

import json
import random
import sys


class Bot:
    """One seat in one match."""

    def __init__(self, begin):
        self.seat = begin["seat"]
        self.seats = begin["seats"]
        self.setup = begin["setup"]
        # Luck from this number alone makes the same match go the same way again.
        self.luck = random.Random(begin["seed"])

    def choose(self, view, offers, must):
        """A command, and how many milliseconds the seat takes over it, which matters only in
        real-time games. No command lets a chance to interject pass, where there is no `must`.
        """
        if not offers["list"]:
            return None, 0
        return self.luck.choice(offers["list"]), self.luck.randrange(500, 3000)


def main():
    bot = None
    for line in sys.stdin:
        request = json.loads(line)
        ok = True
        if request["do"] == "begin":
            bot = Bot(request)
        elif request["do"] == "choose":
            command, after_ms = bot.choose(request["view"], request["offers"], request["must"])
            ok = {"command": command, "after_ms": after_ms}
        # hello and over need no thought, and neither does what is added to the protocol later.
        print(json.dumps({"id": request["id"], "ok": ok}), flush=True)


if __name__ == "__main__":
    main()

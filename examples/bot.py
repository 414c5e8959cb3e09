#!/usr/bin/env python3
"""A bot that plays a whole game on a Tokyo Tabletop server, over plain HTTP.

    python3 examples/bot.py http://127.0.0.1:8000 --game king-of-tokyo
    python3 examples/bot.py http://127.0.0.1:8000 --table KEY

The first opens a table of its own, with the server's bots in the other seats. The second takes a
free seat at a table and waits until its host starts the match. Only the standard library is used.
The bot plays any legal command by chance: put your own thoughts into `choose`.
"""

import argparse
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid


def choose(view, offers):
    """Picks one of the commands that are on offer. `view` is what this seat may know."""
    return random.choice(offers)["command"]


class Server:
    """The server, asked as the guest that the token stands for."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        self.token = None
        self.token = self.ask("POST", "/api/token")["token"]

    def open(self, method, path, body=None, headers=None):
        """One request; waits a little and asks again where the server has too much to do."""
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(60):
            request = urllib.request.Request(self.url + path, data, method=method)
            request.add_header("Content-Type", "application/json")
            if self.token:
                request.add_header("Authorization", f"Bearer {self.token}")
            for name, value in (headers or {}).items():
                request.add_header(name, value)
            try:
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError as error:
                problem = error.read().decode(errors="replace")
                if error.code not in (429, 503):
                    raise SystemExit(f"{method} {path}: {error.code} {problem}") from None
            except OSError as error:
                problem = str(error)
            time.sleep(min(0.05 * 2**attempt, 2))
        raise SystemExit(f"{method} {path}: {problem}")

    def ask(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def messages(self, table):
        """All messages of a table. After a break it goes on where it was."""
        seen = None
        while True:
            headers = {} if seen is None else {"Last-Event-ID": seen}
            try:
                with self.open("GET", f"/api/tables/{table}/events", headers=headers) as stream:
                    for event in events(stream):
                        seen = event.get("id", seen)
                        yield json.loads(event["data"])
            except OSError as error:
                print(f"the stream broke ({error}): coming back", file=sys.stderr)
            time.sleep(0.1)


def events(stream):
    """Server-sent events: lines of `field: value`, an empty line after each event."""
    event = {}
    for line in stream:
        line = line.decode().rstrip("\r\n")
        if line:
            field, _, value = line.partition(":")
            event[field] = value.removeprefix(" ")
        else:
            if "data" in event:
                yield event
            event = {}


def part():
    """This bot's part of the seed: a nonce, and the commitment that is shown before the start."""
    nonce = secrets.token_hex(16)
    return nonce, hashlib.sha256(f"tokyo-tabletop nonce {nonce}".encode()).hexdigest()


def sit_down(server, args):
    """Takes a seat; tells the table's key once the match has begun."""
    nonce, commitment = part()
    if args.table:
        key = args.table
        server.ask("POST", f"/api/tables/{key}/join", {"commitment": commitment})
        print(f"joined {key}", flush=True)
    else:
        bots = [args.against] * (args.seats - 1)
        new = {"game": args.game, "seats": args.seats, "bots": bots, "commitment": commitment}
        key = server.ask("POST", "/api/tables", new)["key"]
        server.ask("POST", f"/api/tables/{key}/start")
    wait_for_start(server, key, nonce)
    return key


def wait_for_start(server, key, nonce):
    """Reveals the nonce when all commitments are fixed; commits anew where that is needed."""
    while True:
        table = server.ask("GET", f"/api/tables/{key}")
        if table["phase"] != "open":
            return
        if table["mine"] is None:
            raise SystemExit("lost the seat")
        seat = table["seats"][table["mine"]]
        if seat["commitment"] is None:
            nonce, commitment = part()
            server.ask("POST", f"/api/tables/{key}/commit", {"commitment": commitment})
        elif table["sealed"] and not seat["revealed"]:
            server.ask("POST", f"/api/tables/{key}/reveal", {"nonce": nonce})
        else:
            time.sleep(0.2)


def play(server, table):
    """Plays to the end of the match; tells how it ended."""
    answered = None
    for message in server.messages(table):
        if message["is"] not in ("welcome", "update"):
            continue
        if "over" in message["awaiting"]:
            return message["awaiting"]["over"]
        ask = message.get("ask")
        if not ask or not ask["offers"] or ask["decision"] == answered:
            continue
        # The id makes the command act once, however often it has to be sent.
        answered = ask["decision"]
        command = choose(message["view"], ask["offers"])
        body = {"id": uuid.uuid4().hex, "decision": answered, "command": command}
        answer = server.ask("POST", f"/api/tables/{table}/command", body)
        # Somebody else may have been faster, and the question is another one by now: it comes
        # with the next message. Any other refusal is a mistake of this bot.
        if answer["is"] == "refused" and "decision" not in answer:
            print(f"refused: {answer['why']}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("url")
    parser.add_argument("--table", help="the key of a table to join")
    parser.add_argument("--game", default="king-of-tokyo")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="random", help="the level of the server's bots")
    parser.add_argument("--name", default="Example bot")
    args = parser.parse_args()
    server = Server(args.url)
    server.ask("POST", "/api/me", {"name": args.name})
    table = sit_down(server, args)
    outcome = play(server, table)
    print(f"over: {json.dumps(outcome)}")


if __name__ == "__main__":
    main()

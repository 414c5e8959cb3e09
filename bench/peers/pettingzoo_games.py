"""Random games of connect four on PettingZoo: `pettingzoo_games.py SECONDS`.

The loop of its documentation, on the environment without the wrappers that check every call.
"""

import json
import sys
import time

from pettingzoo.classic.connect_four import connect_four


def play(env):
    env.reset()
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))


def main():
    seconds = float(sys.argv[1])
    env = connect_four.raw_env()
    play(env)
    games, begin, cpu = 0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - begin) < seconds:
        play(env)
        games += 1
    cpu = time.process_time() - cpu
    print(json.dumps({"games": games, "seconds": spent, "cpu_seconds": cpu}))


main()

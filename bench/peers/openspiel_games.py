"""Random games of connect four on OpenSpiel: `openspiel_games.py rollouts|bots|python SECONDS`.

rollouts: its C++ all the way. The evaluator of its tree search plays from the start to the end,
          many times; a search of one simulation asks for exactly that, and for nothing else.
bots:     its C++ loop `evaluate_bots` with two of its uniform random bots, one call a game.
python:   the loop that its examples show, every action chosen in Python.
"""

import json
import random
import sys
import time

import pyspiel

GAME = pyspiel.load_game("connect_four")


def rollouts(count):
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=count, seed=count)
    bot = pyspiel.MCTSBot(
        GAME, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1,
        verbose=False,
    )
    bot.step(GAME.new_initial_state())


def bots(count):
    pair = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    for number in range(count):
        pyspiel.evaluate_bots(GAME.new_initial_state(), pair, number)


def python(count):
    for _ in range(count):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))


def main():
    play = {"rollouts": rollouts, "bots": bots, "python": python}[sys.argv[1]]
    seconds, count, spent = float(sys.argv[2]), 100, 0.0
    # The number of games grows until they take long enough; only the last lot counts.
    while spent < seconds / 2:
        begin, cpu = time.perf_counter(), time.process_time()
        play(count)
        spent, cpu = time.perf_counter() - begin, time.process_time() - cpu
        games = count
        count = int(count * min(10, max(1.2, seconds / spent)))
    print(json.dumps({"games": games, "seconds": spent, "cpu_seconds": cpu}))


main()

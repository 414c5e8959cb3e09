"""Environments for PettingZoo and gymnasium.

Each game has a module with a version in its name, such as `tokyo.envs.king_of_tokyo_v1`. The
version grows when the same actions lead elsewhere, or the numbers of an observation mean something
else.

- `env()`: PettingZoo, one agent after the other; agents choose slots, and a mask says which
- `parallel_env()`: PettingZoo, all agents at once (Izakaya, Tokyo Jutaku in beats)
- `seat_env()`: gymnasium, one seat against bots of the house
- `solo_env()`: gymnasium, one builder against the clock (Tokyo Jutaku)

Importing this registers the gymnasium environments as `tokyo/KingOfTokyo-v1` and so on.
"""

from __future__ import annotations

import gymnasium

_TITLES = {
    "Izakaya": "izakaya_v1",
    "KingOfTokyo": "king_of_tokyo_v1",
    "TokyoDangan": "tokyo_dangan_v1",
    "TokyoHighway": "tokyo_highway_v1",
    "TokyoJutaku": "tokyo_jutaku_v1",
}


def _register() -> None:
    for title, module in _TITLES.items():
        point = f"tokyo.envs.{module}:seat_env"
        gymnasium.register(f"tokyo/{title}-v1", entry_point=point)
    solo = "tokyo.envs.tokyo_jutaku_v1:solo_env"
    gymnasium.register("tokyo/TokyoJutakuSolo-v1", entry_point=solo)


_register()

# What each decision is about and what people usually do, for a player’s first matches of Tokyo Dangan.

hint-arrive = You can reach one of your destinations now. Move there and stop: driving through doesn’t count.
hint-first = Place, rotate, remove or move: three actions in any order. Most players start by building from their city towards the nearest destination.
hint-first-short = Place, rotate, remove or move: you have two actions in your first turn. Most players build from their city towards the nearest destination.
hint-build = No destination is in reach yet. Look for tracks that are one tile or one rotation short: everyone’s tiles are yours to use.
hint-puzzle = Nothing is drawn, and nobody else moves. Look for a tile that can be turned after you’ve used it, or a dead end to stop on. You can undo as often as you like.
hint-no-tiles = You have no tiles left this turn. Rotate a tile or move closer, or end your turn and draw two.
hint-last-action = This is your last action. A tile you place now can be turned before your next turn, so don’t give your plans away.

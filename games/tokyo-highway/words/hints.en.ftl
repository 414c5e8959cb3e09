# What each decision is about and what people usually do, for a player’s first matches of Tokyo Highway.

hint-raise = With three or more players, everyone puts up a building before the first turn. Roads have to keep clear of it: put yours in your rivals’ way, not in your own.
hint-first = Build a column one piece higher or lower than the one you start from, and lay a road to it. Head for your rivals’ roads.
hint-build = Look for a line that crosses a rival’s road, or two at once. Each road scores once from above and once from below, and no road may pass over a column.
hint-junction = You have only one column to build from. With a yellow piece on top, the next one becomes a junction: any height, and two roads lead on.
hint-low = You are running out of column pieces. Stay low, or lead a road down to the table: an exit costs no piece and earns an extra car.
hint-blocked = You have nowhere to build, so you pass. You stay in the game: if everyone is blocked, the fewest cars left wins.
hint-pay = You pay for the pieces you knocked over. Give grey ones if you can: yellow ones build junctions.

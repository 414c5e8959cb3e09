# What the terms in italics of GUIDE.md mean. `word` is the term as the guide has it.

cities = Twelve squares of the board with names. They are open on all four sides, and nobody can build on them.
    .word = cities

piece = Your little train. It shows where you are; pieces never block each other.
    .word = piece

destinations = The five cities you have to stop at. Only you know which they are; on your screen they are marked until you get there.
    .word = destinations

road-tiles = Squares with a piece of road. Once on the board they belong to nobody: anyone may use, rotate or remove them.
    .word = road tiles

actions = What a turn is made of: up to three, each a placement, a rotation, a removal or a move. You must take at least one.
    .word = actions

connected = Two tiles whose open sides face each other. A tile and a city are connected if the tile is open towards the city.
    .word = connected

stop = End a move there. Passing through, even on the way to another destination, does not count.
    .word = stop

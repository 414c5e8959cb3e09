# What the terms in italics of GUIDE.md mean. `word` is the term as the guide has it.

entrance = Where your highway begins: a column one piece high, the ramp up to it, and your first car.
    .word = entrance

ramp = The road of your entrance. It can be crossed and scored like any other road.
    .word = ramp

building = A tower that stands in the way. No column, road or car may touch it, and it never moves.
    .word = building

base = The column your new road starts from: one of yours that no road leads on from yet. A junction may serve twice.
    .word = base

junction = A column with a yellow piece on top. It may be any height from two up, and two roads may lead on from it.
    .word = junction

exit = A road from a column one piece high down to the table. It earns one extra car, and nothing can be built on from it.
    .word = exit

blocked = You have materials, but there is no legal place to build. You pass on each of your turns, and stay in the game.
    .word = blocked

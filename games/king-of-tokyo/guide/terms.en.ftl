# What the terms in italics of GUIDE.md mean. `word` is the term as the guide has it.

victory-points = Shown by the star dial. They come from three or more equal numbers, from Tokyo and from cards, and 20 of them win.
    .word = victory points

life = Shown by the heart dial. Damage takes it away, hearts and some cards give it back, and at 0 a monster is out of the game.
    .word = life

energy = Green cubes. Each energy face you roll gives you one, and you keep them from turn to turn until you buy something.
    .word = energy

attack = Dealing damage with claws. Damage from a card alone is not an attack, so nobody may yield to it.
    .word = attack

keep = A card that stays in front of you and works for the rest of the game, unless a card says otherwise.
    .word = Keep

discard = A card that takes effect once, when you buy it, and then goes to the discard pile.
    .word = Discard

sweep = Pay 2 energy when you may buy: all three face-up cards are discarded and three new ones are revealed.
    .word = sweep

yield = Leave Tokyo after an attack. Only the monster that was attacked there may choose it, and the attacker then has to move in.
    .word = yield

# What each decision is about and what people usually do, for a player’s first matches of King of Tokyo.

hint-roll = Keep the dice you like and reroll the others. Most players go for three of a kind, or for claws while a rival is in Tokyo.
hint-roll-empty = Keep the dice you like and reroll the others. Tokyo is empty: with a single claw you move in and score 1 point.
hint-roll-tokyo = You are in Tokyo: every claw hits all the others, but hearts don’t heal you. Claws, energy and threes of a kind are worth keeping.
hint-roll-weak = You are low on life. Hearts heal you outside Tokyo, so most players keep every heart now.
hint-roll-last = You have no rerolls left. Keep the dice, and every face takes effect.
hint-meddle = Your card lets you change another monster’s dice. Aim at the face they need most, or pass and save it.
hint-last-touch = Somebody changed your dice. You can still use a card before they count.
hint-hearts = Decide what each heart is for. Poison costs you life at the end of each of your turns, so its counters usually go first.
hint-dodge = With this card you can leave Tokyo before the damage lands. Stay only if you can spare the life.
hint-brace = One of your cards can stop this damage. Use it when the hit would hurt, or save it for a harder one.
hint-soften = These dice decide how much damage you avoid. A card of yours can still change one.
hint-yield = You have already taken the damage. Stay, and you score 2 points if your next turn starts here; but everyone else gets to hit you first.
hint-yield-weak = You have already taken the damage, and you can’t heal with hearts in Tokyo. With this little life, most players leave.
hint-buy = Spend your energy on a card, or save it. Keep cards work all game, so buy them early; Discard cards work once, right away.
hint-opportunity = You may buy this card the moment it is revealed. Pass if it isn’t worth your energy.
hint-ask = A card of yours asks you to choose. Its text says what each choice does.
hint-end = Several things happen at the end of your turn, in the order you choose. Healing before damage is usually safer.
hint-any-time = One of your cards can be used at any time. There is no hurry: save it until you need it.

# King of Tokyo's table in English. What can be chosen and what happened is said by the rules.

plate = { $name }
rivals = The other monsters
out = out
turn = turn
decides = choosing…
life = Life
points = Points
energy = Energy
poison = Poison counters
shrink = Shrink counters
in-city = City
in-bay = Bay
cards-of = { $count ->
    [one] { $name }’s card
   *[other] { $name }’s { $count } cards
}
cards-title = { $name }’s cards

tokyo = Tokyo
tokyo-city = Tokyo City
tokyo-bay = Tokyo Bay
free = free
round = Round { $round }

market = Cards for sale
costs = costs { $price }
keep-card = Keep
discard-card = Discard
counters = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
buy-it = Buy for { $price } ⚡
why-not = Why not?
top-card = Top of the deck
deck = Deck: { $count }
discard = Discarded: { $count }
deck-title = Still in the deck
deck-about = Nobody knows the order. These cards have not been seen yet, or were shuffled back in.
discard-title = Discarded
no-cards = No cards
copied = copied by Mimic
copies = copies { $name }

tray = Dice and decisions
dice = Dice
your-dice = Your dice
dice-of = { $name }’s dice
rerolls = { $count ->
    [one] 1 reroll left
   *[other] { $count } rerolls left
}
die = Die { $number }: { $face }
die-key = Press { $number } to hold or release it
face-one = 1
face-two = 2
face-three = 3
face-energy = energy
face-heart = heart
face-claw = claw
roll = { $count ->
    [0] Hold fewer dice to roll
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
go-ahead = Skip to my turn
on-its-way = sending…

gives = These dice give
gives-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
gives-energy = { $count } energy
gives-life = { $count } life
gives-idle = { $count ->
    [one] 1 heart wasted
   *[other] { $count } hearts wasted
}
gives-blow = { $name } −{ $count }
gives-nothing = nothing
gives-win = the win
gives-loss = { $name } wins
enters-city = takes Tokyo City
enters-bay = takes Tokyo Bay
enters-outside = { "" }

odds = Odds
odds-goal = Roll for
goal-points = Points
goal-claws = Claws
goal-hearts = Hearts
goal-energy = Energy
goal-win = Victory
odds-points = How likely each number of points is
odds-more = { $count } or more: { $chance }
odds-win = Win this turn
percent = { $number }%
about = avg. { $count }
best-keep = { $goal ->
   *[points] Best for points: hold
    [claws] Best for claws: hold
    [hearts] Best for hearts: hold
    [energy] Best for energy: hold
    [win] Best for victory: hold
}
nothing = nothing

ask-roll = { $rerolls ->
    [0] Your last roll
   *[other] Hold what you want, roll the rest
}
ask-touch = Your dice were changed. Change them one last time?
ask-meddle = { $active } keeps these dice. Reroll one of them?
ask-hearts = { $count ->
    [one] One heart left: what is it for?
   *[other] { $count } hearts left: what is the next one for?
}
ask-jets = { $by } strikes for { $amount }. Yield before it lands?
ask-brace = { $amount } damage is about to land on you
ask-soften = You hide from { $amount } damage: every heart cancels one
ask-yield = { $active } has attacked you in Tokyo. Stay or yield?
ask-buy = Buy anything?
ask-chance = Just revealed: buy it before anyone else?
ask-ask = { $card }
ask-order = End of your turn: what comes first?
ask-any = You can do this at any time
ask-price = Anything except passing costs { $count } ⚡
your-life = You have { $life } life
dodging-dice = Your dodge dice
which-die = Which die?
into-what = Into what?
kills = eliminates you
may-kill = may eliminate you
wins = wins the game
may-win = may win the game

always-pass = Always pass here
always-keep = Always keep the dice here
always-skip-buying = Never buy (until I turn this off)
always-stay = Always stay with { $life } life or more
always-yield = Always yield with { $life } life or less
coming = { $what } automatically, because { $why }.
done = Done for you: { $what }, because { $why }.
wait = Wait
why-forced = it is your only option
why-wins = it wins the game
why-yield-at = your life is low
why-stay-from = your life is high enough
why-skip-buying = you chose to skip buying
why-skip-sweep = nothing can be bought
why-pass = you always pass here

doubt-deadly = This eliminates you.
doubt-risky = This may eliminate you.
doubt-rerolls = { $count ->
    [one] You have a reroll left.
   *[other] You have { $count } rerolls left.
}
doubt-back = Back
doubt-anyway = { $what } anyway

habits = Always…
habits-about = Anything done for you is shown in the tray, and is always something you could have chosen yourself.
habits-tokyo = When I am attacked in Tokyo
habit-yieldAt = Yield
habit-stayFrom = Stay
habit-ask = ask me
lives-yieldAt = with { $life } life or less
lives-stayFrom = with { $life } life or more
habits-does = Do this automatically
habit-forced = Play forced moves automatically
habit-skipBuying = Skip buying
habit-skipSweep = End my turn if I can only sweep the cards
habits-pass = Always pass
habit-chance = Cards just revealed
habit-touch = Last change to my dice
habit-hearts = Hearts
habit-brace = Damage about to land on me
habit-soften = My dodge dice
habits-asks = Help
habit-confirmDeadly = Ask again before a choice that can eliminate me
habit-confirmKeep = Ask again before I keep dice with rerolls left
habit-odds = Show the odds of the dice

help = Keys
keys = Keys
key-digits = Hold or release a die; without dice to hold, take that choice
key-r = Roll the dice you don’t hold
key-k = Keep the dice as they are
key-enter = Take the first choice
key-y = Yield Tokyo
key-s = Stay in Tokyo
key-p = Pass
key-o = Show or hide the odds
key-esc = Go back; stop what is about to happen; skip animations
key-help = This list

end = How the city fell
king = { $winners } is King of Tokyo
nobody-wins = Nobody is left
ending-twenty-points = Twenty points
ending-last-standing = The last monster standing
ending-all-fell = Everyone fell at once
end-deeds = What everyone did
end-place = Place
end-monster = Monster
deed-damage = Damage dealt
deed-lost = Life lost
deed-healed = Healed
deed-energy = Energy gained
deed-cards = Cards bought
deed-in-tokyo = Turns started in Tokyo
deed-entries = Times entered Tokyo
deed-turns = Turns
log-begins = { $name } starts the turn
log-with = { $what }: { $came }
log-safe = no damage
log-poison = poison
log-shrink = shrink

# After the match
plot-points = Points, turn by turn
plot-sources = Where the points came from
source-dice = Dice
source-tokyo = Tokyo
source-cards = Cards
plot-life = Life (broad: in Tokyo)
roar = ROAR!

since = Since your last turn
since-turn = In { $name }’s turn

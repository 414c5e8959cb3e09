# Choices, events and refusals of King of Tokyo in English. Names of cards stay as they are.

title = King of Tokyo
goal = Be the first monster to score 20 victory points, or the last one left alive.

reroll = Reroll { $dice }
resolve = Keep the dice
heart-life = Heal 1
heart-poison = Remove a poison counter
heart-shrink = Remove a shrink counter
heart-patient = Heal { $seat } for energy
buy = Buy { $card } for { $price } ⚡
buy-top = Buy the top card, { $card }, for { $price } ⚡
buy-from = Buy { $card } from { $seat } for { $price } ⚡
buy-nothing = Buy a card
sweep = Sweep the cards for 2 ⚡
yield = Yield Tokyo
stay = Stay in Tokyo
use = { $card }
use-die = { $card }: { $die }
use-turn = { $card }: { $from } becomes { $to }
use-card = { $card }: { $other }
use-amount = { $card }: { $amount } ⚡
use-monster = { $card }: { $seat }
poison = Take the poison damage now
pass = Pass
pass-buying = Done buying
pass-opportunity = Don’t buy it
pass-hearts = Stop using hearts
pass-damage = Take the damage

turn-began = { $seat }’s turn
rolled = { $seat } rolls { $dice }
rerolled = { $seat } rerolls { $dice } into { $into }
die-turned = { $seat } turns { $from } to { $to }
dice-kept = { $seat } keeps { $dice }
points-gained = { $seat } gains { $points } ★
points-lost = { $seat } loses { $points } ★
energy-gained = { $seat } gains { $energy } ⚡
energy-paid = { $seat } pays { $energy } ⚡
healed = { $seat } heals { $life } ♥
attacked = { $seat } attacks with { $claws }
life-lost = { $seat } loses { $life } ♥
softened = { $seat } dodges with { $dice }
damage-prevented = { $seat } takes no damage
poison-removed = { $seat } removes a poison counter
shrink-removed = { $seat } removes a shrink counter
poison-given = { $seat } gets a poison counter
shrink-given = { $seat } gets a shrink counter
eliminated = { $seat } is eliminated
reborn = { $seat } comes back to life
yielded = { $seat } yields Tokyo
stayed = { $seat } stays in Tokyo
city-taken = { $seat } takes Tokyo City
bay-taken = { $seat } takes Tokyo Bay
left-tokyo = { $seat } leaves Tokyo
bay-closed = Tokyo Bay closes
card-used = { $seat } uses { $card }
card-bought = { $seat } buys { $card } for { $price } ⚡
card-sold = { $seat } buys { $card } from { $from } for { $price } ⚡
card-discarded = { $seat } discards { $card }
card-copied = { $seat } copies { $card }
card-peeked = { $seat } looks at the top card
card-seen = { $seat } sees { $card } on top of the deck
card-revealed = { $card } is revealed
swept = { $seat } sweeps the cards
deck-shuffled = The discard pile is shuffled
turn-earned = { $seat } will take another turn
crowned = { $seat } is King of Tokyo
all-fell = Every monster has fallen

not-asked = the game is waiting for { $seat }
only-monsters = only monsters can act
game-over = the game is over
wrong-step = you can’t do that now
no-reroll-left = you have no rerolls left
nothing-rerolled = choose the dice to reroll
no-such-dice = the dice show { $dice }
no-such-card = there is no card there
needs-card = you need a card that lets you buy that
too-poor = it costs { $price } ⚡, but you have { $energy }
not-revealed = you can only buy cards that were just revealed
no-such-heart = you can’t use a heart for that
not-attacked = only a monster that was attacked in Tokyo can yield
card-not-usable = { $card } can’t be used for that now

# The monsters to choose from.
figure-dinosaur = Dinosaur
figure-squid = Squid
figure-dragon = Dragon
figure-ape = Ape
figure-rabbit = Rabbit
figure-blob = Blob

option-tokyo_bay = Tokyo Bay with five or six monsters
option-entry = Who must enter Tokyo
option-entry-attackers = Attackers
option-entry-everybody = Everyone outside
option-bay_closing = When Tokyo Bay closes, its monster
option-bay_closing-leaves = Leaves Tokyo
option-bay_closing-slides = Moves to an empty City
option-extra_damage = Cards add
option-extra_damage-damage = Damage
option-extra_damage-claws = Claws
option-batteries = Monster Batteries
option-batteries-staked = Own energy, doubled
option-batteries-charged = Six from the bank
option-two_player_energy = With two monsters, Tokyo gives energy
option-yield_when_blocked = Yield even if no damage was taken
option-bay_hit_on_entry = Taking an empty City still hits the Bay
option-card_hits_on_entry = Nova Breath hits when taking an empty City
option-healing_ray_in_tokyo = Healing Ray works in Tokyo
option-regeneration = Regeneration counts
option-regeneration-own-healing = Your own healing
option-regeneration-dice = Dice only
option-regeneration-every-healing = All healing
option-burrowing = Burrowing deals more
option-burrowing-on-tokyo = To monsters in Tokyo
option-burrowing-from-tokyo = While in Tokyo
option-underdog = Rooting for the Underdog counts
option-underdog-every-turn = Every turn
option-underdog-own-turn = Your own turns
option-frenzy = Frenzy’s turn begins
option-frenzy-after-turn = After this turn
option-frenzy-at-once = At once
option-high_drop = Drop from High Altitude displaces
option-high_drop-city = Tokyo City
option-high_drop-choose = The buyer’s choice
option-counters_after_rebirth = Counters stay after It Has a Child
option-shrinking_kills = Losing Even Bigger can eliminate you
option-double_growth = Even Bigger counts twice when copied
option-twenty = If several monsters have 20 points
option-twenty-first = The first wins
option-twenty-shared = They share the win
option-last_standing_at_once = The last monster wins at once
option-fire_on_cards = Fire Breathing follows card damage
option-camouflage_dice = Cards that can change Camouflage dice
option-camouflage_dice-own-turn-rerolls = Stretchy, and rerolls on your own turn
option-camouflage_dice-all = Stretchy and Background Dweller
option-camouflage_dice-none = None
option-cap_points = Points are capped at 20
preset-2012 = 2012 edition
preset-2016 = 2016 edition

ending-twenty-points = twenty points
ending-last-standing = last monster standing
ending-all-fell = every monster fell

end-points = { $seats } reached { $points } victory points.
end-standing = { $seat } was the last monster standing.
end-all-fell = The last monsters fell together, so nobody rules Tokyo.
end-ranked = After the winner, monsters still standing rank by victory points, then eliminated ones by theirs. Equal points share a place.
end-seat-won = King of Tokyo
end-seat-standing = still standing
end-seat-fallen = eliminated

draw-winner = WINNER
draw-eliminated = ELIMINATED
draw-turn = TURN
draw-asked = ASKED
draw-city = TOKYO CITY
draw-bay = TOKYO BAY
draw-bay-closed = TOKYO BAY · CLOSED
draw-bay-unused = TOKYO BAY · NOT IN USE
draw-nobody = nobody
draw-of = of { $most }
draw-nobody-rules = Nobody rules Tokyo
draw-rules = { $seats } { $count ->
    [one] rules
   *[other] rule
} Tokyo
draw-by-points = with twenty victory points
draw-by-standing = as the last monster standing
draw-by-falling = every monster has fallen
draw-rerolls-left = { $count ->
    [one] 1 reroll
   *[other] { $count } rerolls
} left
draw-asks-rolling = rerolls or resolves
draw-asks-last-touch = may change the dice once more
draw-asks-hearts = spends hearts
draw-asks-soften = dodges damage with these dice
draw-asks-blow = braces for damage
draw-asks-yield = stays in Tokyo or yields
draw-asks-buying = buys power cards
draw-asks-opportunity = may buy what was revealed
draw-asks-end = ends the turn
draw-asks-meddle = may use { $card }
draw-asks-card = answers { $card }
draw-asks-other = plays
draw-no-dice = no dice on the table
draw-round = ROUND { $round }
draw-deck = deck
draw-discard = discard
draw-peeked = peeked at
draw-keep = KEEP
draw-once = DISCARD
draw-was = was { $price }
draw-no-cards = no cards
draw-more = and { $count } more
draw-sketch-city = Tokyo City
draw-sketch-bay = Tokyo Bay
draw-sketch-bay-closed = Tokyo Bay closed
draw-sketch-piles = deck { $deck }  discard { $discard }
draw-sketch-fallen = fallen
draw-sketch-in-city = CITY
draw-sketch-in-bay = BAY
draw-sketch-poison = poison
draw-sketch-shrink = shrink
draw-sketch-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-sketch-rerolls = { $count ->
    [one] 1 reroll
   *[other] { $count } rerolls
}
draw-sketch-no-dice = no dice
draw-sketch-keep = keep
draw-sketch-once = once

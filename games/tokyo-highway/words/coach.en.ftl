# What the coach says of builds: reasons after a match, and nudges during one.

said-height = From { $from } to height { $height }, { $way }{ $crossing } ({ cars })
said-junction = From { $from } to a junction at height { $height }, { $way }{ $crossing } ({ cars })
said-exit = Exit from { $from }, { $way }{ $crossing } ({ cars })
said-nothing = {""}
said-over = , over { $overs ->
    [one] road { $over }
   *[other] roads { $over }
}
said-under = , under { $unders ->
    [one] road { $under }
   *[other] roads { $under }
}
said-both = { said-over }{ said-under }
said-number = { $road }
said-more = { $first }, { $rest }

why-places-car = { $risk ->
    [0] “{ $best }” places at least one car; “{ $played }” places none.
   *[other] “{ $played }” places a car right away, but “{ $best }” pays off more over the next turns.
}
why-places-two = { $risk ->
    [0] “{ $best }” places at least two cars; “{ $played }” places fewer.
   *[other] “{ $played }” places two cars right away, but “{ $best }” pays off more over the next turns.
}
why-places-three = { $risk ->
    [0] “{ $best }” places three cars or more; “{ $played }” places fewer.
   *[other] “{ $played }” places three cars right away, but “{ $best }” pays off more over the next turns.
}
why-next-car = After “{ $best }”, your next road places a car { $less }% of the time; after “{ $played }”, { $risk }%.
why-rivals-two = After “{ $played }”, your rivals place two or more cars before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-rival-car = After “{ $played }”, a rival places a car before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-runs-out = After “{ $played }”, you run out of roads or column pieces within five turns { $risk }% of the time; after “{ $best }”, { $less }%.
why-stuck-later = After “{ $played }”, you have nowhere left to build within five turns { $risk }% of the time; after “{ $best }”, { $less }%.
why-stuck = After “{ $played }”, you can’t build anything next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-rival-wins = After “{ $played }”, a rival places their last car before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-wins = “{ $best }” places your last car and wins; “{ $played }” doesn’t.

nudge-places-car = Look for a road you can cross to place a car.
nudge-places-two = One road can place more than one car: look for a line across several roads.
nudge-places-three = One road can place several cars: look for the line that crosses the most roads.
nudge-next-car = Think about your next turn: where do you need to be to cross a rival’s road?
nudge-rivals-two = See which roads your rivals could cross next.
nudge-rival-car = See which of your roads a rival could cross next.
nudge-runs-out = Count your roads and column pieces.
nudge-stuck-later = Keep your options open: where will you build two or three turns from now?
nudge-stuck = Make sure you can still build next turn.
nudge-rival-wins = A rival is about to place their last car.
nudge-wins = You can win with this road.

# What the coach says of builds: reasons after a match, and nudges during one.

why-places-car = { $risk ->
    [0] “{ $played }” places no car with this road; “{ $best }” places at least one.
   *[other] “{ $played }” takes a car now, but “{ $best }” leads on to more.
}
why-places-two = { $risk ->
    [0] “{ $played }” doesn’t place two cars; “{ $best }” places at least two.
   *[other] “{ $played }” places two cars now, but “{ $best }” leads on to more.
}
why-places-three = { $risk ->
    [0] “{ $played }” doesn’t place three cars; “{ $best }” places at least three.
   *[other] “{ $played }” places three cars now, but “{ $best }” leads on to more.
}
why-next-car = After “{ $played }”, your next road places a car { $risk }% of the time; after “{ $best }”, { $less }%.
why-rivals-two = “{ $played }” leaves a { $risk }% risk that rivals place two or more cars before your next turn; “{ $best }” leaves { $less }%.
why-rival-car = “{ $played }” leaves a { $risk }% risk that a rival places a car before your next turn; “{ $best }” leaves { $less }%.
why-runs-out = “{ $played }” leaves a { $risk }% risk of running out of roads or column pieces within five turns; “{ $best }” leaves { $less }%.
why-stuck-later = “{ $played }” leaves a { $risk }% risk that you can’t build on within five turns; “{ $best }” leaves { $less }%.
why-stuck = “{ $played }” leaves a { $risk }% risk of being blocked on your next turn; “{ $best }” leaves { $less }%.
why-rival-wins = “{ $played }” leaves a { $risk }% risk that a rival places their last car before your next turn; “{ $best }” leaves { $less }%.
why-wins = “{ $best }” places your last car and wins; “{ $played }” doesn’t.

nudge-places-car = Look for a road that you could cross for a car.
nudge-places-two = One road can earn more than one car: look for a line across several.
nudge-places-three = One road can earn several cars: look for the line that crosses most.
nudge-next-car = Think of your next turn: from where could you cross a rival’s road then?
nudge-rivals-two = Look at which roads your rivals could cross next.
nudge-rival-car = Look at which of your roads a rival could cross next.
nudge-runs-out = Count your roads and column pieces.
nudge-stuck-later = Keep ways open: where will you build in two or three turns?
nudge-stuck = Make sure you can still build on your next turn.
nudge-rival-wins = A rival is about to place their last car.
nudge-wins = You can win with this road.

# What decisions lost, for the coach of Izakaya in English.

why-leads-later = After “{ $best }”, your buildings are worth the most at the end of the next action phase { $less }% of the time; after “{ $played }”, { $risk }%.
why-leads = After “{ $best }”, your buildings are worth the most at the end of this action phase { $less }% of the time; after “{ $played }”, { $risk }%.
why-most-cards = After “{ $best }”, you own the most cards at the end of this action phase { $less }% of the time; after “{ $played }”, { $risk }%.
why-floors = After “{ $best }”, you add a floor to one of your cards during this action phase { $less }% of the time; after “{ $played }”, { $risk }%.
why-poorer = After “{ $played }”, you go into the next auction with the least yen { $risk }% of the time; after “{ $best }”, { $less }%.
why-robbed = After “{ $played }”, your buildings lose value before your next action { $risk }% of the time; after “{ $best }”, { $less }%.
why-card-lost = After “{ $played }”, another player claims the best unclaimed card before your next action { $risk }% of the time; after “{ $best }”, { $less }%.
why-last-phase = With “{ $played }”, this round is the last { $risk }% of the time; with “{ $best }”, { $less }%.
why-in-vain = With “{ $played }”, you pay but don’t go first { $risk }% of the time; with “{ $best }”, { $less }%.
why-overpays = With “{ $played }”, you pay more than it takes to go first { $risk }% of the time; with “{ $best }”, { $less }%.
why-first = With “{ $played }”, you go first { $risk }% of the time; with “{ $best }”, { $less }%.
why-helps-rival = “{ $played }” gains another player more than you { $risk }% of the time; “{ $best }”, { $less }%.
why-gains = “{ $best }” gains you more than anyone else right away { $less }% of the time; “{ $played }”, { $risk }%.
why-adds-floor = “{ $best }” adds a floor to one of your cards { $less }% of the time; “{ $played }”, { $risk }%.

nudge-leads-later = Think one round ahead: which of your cards can become worth the most?
nudge-leads = Compare what everyone’s buildings are worth. What would change the order most?
nudge-most-cards = Count the cards everyone owns. There are not many left to claim.
nudge-floors = Which of your cards can still get another floor this round?
nudge-poorer = Think of the next auctions: how many yen will you have left, and how many will the others have?
nudge-robbed = Which of your drinks could others make cheaper before your next action?
nudge-card-lost = One unclaimed card is better than the rest, and not only for you.
nudge-last-phase = Look at the pot: your bid may decide whether this round is the last.
nudge-in-vain = Every bid is paid, win or lose. Is going first worth a bid at all?
nudge-overpays = How high will the others bid? Just a little more is enough.
nudge-first = How much is going first worth this round?
nudge-helps-rival = See who else gains from it: bottles and prices count for every card.
nudge-gains = What makes your buildings worth more right away?
nudge-adds-floor = A new floor on one of your cards counts every drink at its corners once more.

# What decisions lost, for the coach of Izakaya in English.

why-leads-later = After “{ $best }” your buildings are worth the most at the end of the next action phase { $less }% of the time; after “{ $played }”, { $risk }%.
why-leads = After “{ $best }” your buildings are worth the most at the end of this action phase { $less }% of the time; after “{ $played }”, { $risk }%.
why-most-cards = After “{ $best }” you own the most cards at the end of this action phase { $less }% of the time; after “{ $played }”, { $risk }%.
why-floors = After “{ $best }” you add a floor to a card of yours in this action phase { $less }% of the time; after “{ $played }”, { $risk }%.
why-poorer = After “{ $played }” you go into the next auction with the least yen { $risk }% of the time; after “{ $best }”, { $less }%.
why-robbed = After “{ $played }” your buildings lose worth before your next action { $risk }% of the time; after “{ $best }”, { $less }%.
why-card-lost = After “{ $played }” another player claims the best free card before your next action { $risk }% of the time; after “{ $best }”, { $less }%.
why-last-phase = “{ $played }” makes this round the last { $risk }% of the time, “{ $best }” { $less }%.
why-in-vain = “{ $played }” is paid without going first { $risk }% of the time, “{ $best }” { $less }%.
why-overpays = “{ $played }” pays more than going first takes { $risk }% of the time, “{ $best }” { $less }%.
why-first = “{ $played }” makes you go first { $risk }% of the time, “{ $best }” { $less }%.
why-helps-rival = “{ $played }” is worth more to another player than to you { $risk }% of the time, “{ $best }” { $less }%.
why-gains = “{ $best }” is worth more at once to you than to anyone else { $less }% of the time, “{ $played }” { $risk }%.
why-adds-floor = “{ $best }” adds a floor to a card of yours { $less }% of the time, “{ $played }” { $risk }%.

nudge-leads-later = Think one round ahead: which of your cards can become worth most?
nudge-leads = Compare what everyone’s buildings are worth. What changes the order most?
nudge-most-cards = Count the cards that everyone owns. There are not many left.
nudge-floors = Which of your cards can still take a floor this round?
nudge-poorer = Think of the next auctions: how many yen will you have left, and how many will the others?
nudge-robbed = Which of your drinks could others make cheaper before your next action?
nudge-card-lost = One free card is better than the others, and not only for you.
nudge-last-phase = Look at the pot: your bid may decide whether this round is the last.
nudge-in-vain = Every bid is paid, win or lose. Is going first worth a bid at all?
nudge-overpays = How high will the others bid? A little more is enough.
nudge-first = How much is it worth to go first this round?
nudge-helps-rival = See who gains from it besides you: bottles and prices count for every card.
nudge-gains = What makes your buildings worth more at once?
nudge-adds-floor = A floor on a card of yours counts every drink at its corners once more.

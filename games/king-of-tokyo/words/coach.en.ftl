# What an analysis or a hint says in English.

keep = Keep { $dice }
keep-none = Reroll everything

why-dies = “{ $played }” left a { $risk }% risk of dying before your next turn; “{ $best }” leaves { $less }%.
why-rival-wins = After “{ $played }”, someone else wins before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-wins = “{ $best }” wins before your next turn { $less }% of the time; “{ $played }”, { $risk }%.
why-kills = After “{ $played }”, another monster is eliminated before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-tokyo = After “{ $played }”, you start your next turn in Tokyo { $risk }% of the time; after “{ $best }”, { $less }%.
why-weak = After “{ $played }”, you start your next turn with 3 life or less { $risk }% of the time; after “{ $best }”, { $less }%.
why-scores = After “{ $played }”, you score 3 or more points by your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-earns = After “{ $played }”, you have gained 3 or more energy by your next turn { $risk }% of the time; after “{ $best }”, { $less }%.

nudge-dies = Check whether you will survive until your next turn.
nudge-rival-wins = Check whether someone else can win before your next turn.
nudge-wins = Look for a way to win before your next turn.
nudge-kills = See whether you can eliminate another monster.
nudge-tokyo = Do you want to be in Tokyo at the start of your next turn?
nudge-weak = Watch your life.
nudge-scores = Look at the points you can score.
nudge-earns = Look at your energy.

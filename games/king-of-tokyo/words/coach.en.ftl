# What an analysis or a hint says in English.

keep = Keep { $dice }
keep-none = Reroll everything

why-dies = “{ $played }” left a { $risk }% risk of dying before your next turn; “{ $best }” leaves { $less }%.
why-rival-wins = After “{ $played }” somebody else wins before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-wins = “{ $played }” wins before your next turn { $risk }% of the time; “{ $best }” does { $less }%.
why-kills = After “{ $played }” another monster falls before your next turn { $risk }% of the time; after “{ $best }”, { $less }%.
why-tokyo = “{ $played }” puts you in Tokyo at the start of your next turn { $risk }% of the time; “{ $best }” does { $less }%.
why-weak = “{ $played }” leaves you with 3 life or less at your next turn { $risk }% of the time; “{ $best }” does { $less }%.
why-scores = “{ $played }” brings 3 or more points by your next turn { $risk }% of the time; “{ $best }” does { $less }%.
why-earns = “{ $played }” leaves you 3 or more energy richer at your next turn { $risk }% of the time; “{ $best }” does { $less }%.

nudge-dies = Check whether you survive until your next turn.
nudge-rival-wins = Check whether somebody else can win before your next turn.
nudge-wins = Look for a way to win before your next turn.
nudge-kills = See whether another monster can be brought down.
nudge-tokyo = Think about whether you want to be in Tokyo at the start of your next turn.
nudge-weak = Watch your life.
nudge-scores = Look at the points you can score.
nudge-earns = Look at your energy.

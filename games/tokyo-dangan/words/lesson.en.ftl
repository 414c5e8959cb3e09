# What the lesson of Tokyo Dangan says in English.

lesson-goal = Be the first to stop in all five of your secret destinations. You’ve been to three; pins mark the other two, Asakusa and Akihabara.
lesson-actions = You have three actions each turn: place a tile, rotate one, remove one, or run your train as far as the tracks go.
lesson-place = Only one tile is missing between Ueno and Asakusa. Pick up the crossroads, which is open on all sides, and place it there.
lesson-run = The line is open! Press Asakusa and run there. You have to stop in a destination: driving through doesn’t count.
lesson-spoil = Four down, one action left, and tiles belong to nobody. Press the straight below Toyosu and rotate it to cut Ren off.
lesson-cost = Ren turned it back and reached Toyosu, but your trick cost Ren an action. Now you both need one more stop, and it’s your turn!
lesson-join = One tile is missing beside Shinjuku. Place the straight there, running left to right; if it lies the wrong way, rotate it.
lesson-dash = However long the line, a run is one action. Press Akihabara and race right across the map to your fifth stop!
lesson-won = Five out of five: you win! Remember the trick: lay the last tile and run in the same turn, before anyone can turn it away.

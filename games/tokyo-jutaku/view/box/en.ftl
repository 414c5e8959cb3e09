title = Tokyo Jutaku
about = Odd lots, odd wood: everybody builds at once until somebody calls stop.
daily = Site of the day
daily-about = Build the same house as everyone else, as fast as you can.
first = Your first match has easy sites and no clock: everyone chooses a move, then all moves happen at once. After that, it’s a race.

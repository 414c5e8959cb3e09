title = Tokyo Highway
about = Columns and roads, higher and higher: be the first to cross, and earn cars.
first = Your first match is for two, as in the lesson; with more players, buildings join in.

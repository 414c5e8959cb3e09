title = Tokyo Highway
about = Columns and roads, higher and higher: be the first to cross, and earn cars.

about = Columns and roads, higher and higher: cars for whoever crosses first.

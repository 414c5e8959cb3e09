title = Tokyo Dangan
about = Secret destinations in a maze of rails that everyone keeps turning.
daily = Puzzle of the day

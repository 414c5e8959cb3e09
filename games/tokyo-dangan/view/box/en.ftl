title = Tokyo Dangan
about = Secret destinations in a maze of rails that everyone keeps turning.
daily = Puzzle of the day
daily-about = Reach every destination in as few actions as you can.

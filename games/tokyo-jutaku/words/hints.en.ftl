# What each decision is about and what people usually do, for a player’s first matches of Tokyo Jutaku.

hint-draft = Take a card at the edge of the map. Few floors and few pieces are quick to build; the bigger ones earn more.
hint-begin = Everyone builds at once. Count floors and pieces on your card, then lay a large piece along a straight side of the border.
hint-begin-alone = Count floors and pieces on your card, then lay a large piece along a straight side of the border. The clock is running.
hint-hold = Turn or flip the piece until it lies inside the border, side to side with the others. Upstairs it must rest fully on the floor below.
hint-build = Pieces on a floor must touch side to side. Floors can only get smaller, so save small pieces for the top.
hint-marks = A marked piece breaks a rule. You can only take back the piece you placed last, then the one before it.
hint-stop = All your pieces are placed. If floors and sides are right, call Stop! A false stop costs time.
hint-frozen = Somebody called Stop! If your own building is finished too, call now.
hint-beat = A beat is one action by everyone at once, chosen in secret: place a piece, return one, skip or stop. If two want the same piece, the one with less yen gets it.
hint-beat-done = You have chosen. You can take your choice back until everyone has chosen.
hint-move = Move up to two spaces and take the card there. Rich cards take longer to build.
hint-keep = You may keep your card and try again, or move up to two spaces for another. Keep it if you know how to build it.

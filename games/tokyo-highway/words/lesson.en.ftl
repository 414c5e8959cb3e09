# What the lesson of Tokyo Highway says in English.

lesson-goal = The orange highway is yours, the blue one is Hana’s. Place your nine remaining cars before she places hers, and you win.
lesson-cross = How? Whenever your new road is the first to cross over, or under, one of hers, you place a car on your new road.
lesson-base = You can build from columns with a round handle. A yellow top marks a junction: up to two roads may lead on from it.
lesson-pull = Drag the round handle of this junction away from Hana: a road comes out, and its column can stand where the table turns green. Where it fits, press Build.
lesson-pull-here = First a road from the ringed junction to an ordinary column, away from Hana.
lesson-height = A new column is always exactly one piece higher or lower than the one before. Only junctions may be any height.
lesson-hana = Hana slipped under your road. No road had passed there before, so she placed a car.
lesson-over = Your turn to score! From your other junction, pull a road across Hana’s ringed road, and no other. At “+1 car”, press Build.
lesson-over-here = That can wait. Start from the ringed junction and cross only the ringed road: look for “+1 car”.
lesson-once = There’s your car! Each road brings a car once from above and once from below, so nobody else can score over this road of Hana’s.
lesson-gap = Hana’s new road climbs high, while her old one stays low. See the gap between them?
lesson-thread = Thread it! From the same junction, go over the low road and under the high one. Change the height until you see “+2 cars”, then press Build.
lesson-thread-here = Nearly! Reach across both ringed roads until you see “+2 cars”. If it doesn’t fit, try another height.
lesson-end = Two cars on a single road! Six to go. Keep looking for lines that cross two roads at once.

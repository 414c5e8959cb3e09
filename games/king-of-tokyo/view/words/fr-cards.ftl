# Ce que font les cartes, dans nos propres mots.

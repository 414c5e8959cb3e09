# De quoi il s’agit et ce que l’on fait d’habitude, pour les premières parties de Tokyo Highway.

hint-raise = Chacun pose un bâtiment avant le premier tour. Posez le vôtre là où il gênera les autres, pas vous.
hint-first = Dressez une colonne d’une pièce plus haute ou plus basse que votre base, et posez-y une route. Allez vers les routes adverses.
hint-build = Cherchez une ligne qui croise une route adverse, ou deux à la fois. Chaque route compte une fois par-dessus et une fois par-dessous, jamais au-dessus d’une colonne.
hint-junction = Vous n’avez qu’une colonne d’où construire. Avec une pièce jaune, la prochaine devient un échangeur : hauteur libre, et deux routes en partent.
hint-low = Il vous reste peu de pièces de colonne. Restez bas, ou descendez jusqu’à la table : une sortie ne coûte rien et rapporte une voiture de plus.
hint-blocked = Vous ne pouvez construire nulle part : passez. Vous restez en jeu ; si tous sont bloqués, le moins de voitures restantes l’emporte.
hint-pay = Vous payez les pièces renversées. Donnez des grises si possible : les jaunes font les échangeurs.

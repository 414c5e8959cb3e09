# De quoi il s’agit et ce que l’on fait d’habitude, pour les premières parties de Tokyo Highway.

hint-raise = À trois ou quatre, chacun pose un bâtiment avant le premier tour. Aucune route ne peut le toucher : posez le vôtre là où il gênera vos rivaux, pas vous.
hint-first = Construisez une colonne d’une pièce de plus ou de moins que votre base, puis une route qui y mène. Allez vers les routes adverses.
hint-build = Cherchez une ligne qui croise une route adverse, ou deux à la fois. Chacune rapporte une fois par-dessus, une fois par-dessous. Ne survolez aucune colonne.
hint-junction = Il ne vous reste qu’une colonne d’où partir. Coiffée d’une pièce jaune, la prochaine devient un échangeur : hauteur libre, et deux routes peuvent en partir.
hint-low = Il vous reste peu de pièces de colonne. Restez bas, ou descendez jusqu’à la table : une sortie ne coûte aucune pièce et rapporte une voiture de plus.
hint-blocked = Vous ne pouvez construire nulle part : vous passez, mais restez en jeu. Si tous sont bloqués, celui à qui il reste le moins de voitures l’emporte.
hint-pay = Vous payez pour les pièces que vous avez renversées. Donnez des grises si possible : les jaunes font les échangeurs.

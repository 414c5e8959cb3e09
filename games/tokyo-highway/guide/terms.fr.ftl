# Ce que veulent dire les termes en italique de GUIDE.fr.md.

entrance = Le point de départ de votre autoroute : une colonne d’une pièce, la rampe qui y monte et votre première voiture.
    .word = entrée

ramp = La route de votre entrée. On peut la croiser comme toute autre route, et cela rapporte autant.
    .word = rampe

building = Une tour qui barre le passage. Aucune colonne, route ou voiture ne doit la toucher, et elle ne bouge jamais.
    .word = bâtiment

base = La colonne d’où part votre nouvelle route : une des vôtres, d’où ne part encore aucune route. Un échangeur peut servir deux fois.
    .word = base

junction = Une colonne coiffée d’une pièce jaune. Elle a la hauteur que vous voulez à partir de deux pièces, et deux routes peuvent en partir.
    .word = échangeur

exit = Une route qui descend d’une colonne d’une pièce jusqu’à la table. Elle rapporte une voiture de plus, et on ne peut rien construire à sa suite.
    .word = sortie

blocked = Vous avez des matériaux, mais aucune construction possible. Vous passez à chacun de vos tours, et restez en jeu.
    .word = bloqué

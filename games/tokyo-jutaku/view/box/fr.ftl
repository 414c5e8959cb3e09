title = Tokyo Jutaku
about = Drôles de terrains, drôles de pièces : tous bâtissent en même temps, jusqu’au stop.
daily = Terrain du jour
first = Votre première partie a des terrains faciles et pas de chrono : chacun choisit son coup, puis tous se jouent ensemble. Ensuite, c’est la course.

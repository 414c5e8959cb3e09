title = Tokyo Jutaku
about = Drôles de terrains, drôles de pièces : tous bâtissent en même temps, jusqu’au « Stop ! ».
daily = Terrain du jour
daily-about = La même maison pour tout le monde : bâtissez-la au plus vite.
first = Votre première partie a des terrains faciles et pas de chrono : chacun choisit son coup, puis tous les coups se jouent en même temps. Ensuite, c’est la course.

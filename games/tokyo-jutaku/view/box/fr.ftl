title = Tokyo Jutaku
about = Drôles de terrains, drôles de pièces : tous bâtissent en même temps, jusqu’au stop.
daily = Terrain du jour

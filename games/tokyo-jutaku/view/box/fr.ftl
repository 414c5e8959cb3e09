about = Drôles de terrains, drôles de bois : tous bâtissent ensemble jusqu’au stop.

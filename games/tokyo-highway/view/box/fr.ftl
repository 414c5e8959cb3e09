title = Tokyo Highway
about = Des colonnes et des routes, toujours plus haut : une voiture à qui croise le premier.

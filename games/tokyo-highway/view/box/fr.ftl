title = Tokyo Highway
about = Des colonnes et des routes, toujours plus haut : une voiture à qui croise le premier.
first = Votre première partie se joue à deux, comme dans la leçon ; à trois ou quatre, il y a aussi des bâtiments.

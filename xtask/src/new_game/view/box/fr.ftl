title = TITLE
about = Un nouveau jeu : dites en une phrase ce que l’on y fait et pourquoi c’est amusant.

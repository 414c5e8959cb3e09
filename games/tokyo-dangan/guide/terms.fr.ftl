# Ce que veulent dire les termes en italique de GUIDE.fr.md.

cities = Douze cases du plateau qui portent un nom. Elles sont ouvertes des quatre côtés et on ne peut rien y construire.
    .word = villes

piece = Votre petit train. Il montre où vous êtes ; les pions ne se bloquent jamais.
    .word = pion

destinations = Les cinq villes où vous devez vous arrêter. Vous seul les connaissez ; sur votre écran, elles sont signalées jusqu’à votre arrivée.
    .word = destinations

road-tiles = Des carrés avec un morceau de route. Une fois posées, les tuiles ne sont à personne : chacun peut les utiliser, les tourner ou les retirer.
    .word = tuiles

actions = Un tour en compte trois au plus : poser, tourner ou retirer une tuile, ou déplacer votre pion. Il faut en faire au moins une.
    .word = actions

connected = Deux tuiles dont les côtés ouverts se font face. Une tuile et une ville sont reliées si la tuile est ouverte vers la ville.
    .word = reliées

stop = Y finir un déplacement. Traverser la ville, même en route vers une autre destination, ne compte pas.
    .word = arrêter

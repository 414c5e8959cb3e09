# De quoi il s’agit et ce que l’on fait d’habitude, pour les premières parties de Tokyo Dangan.

hint-arrive = Une de vos destinations est accessible. Allez-y et arrêtez-vous : la traverser ne compte pas.
hint-first = Poser, tourner ou retirer une tuile, ou vous déplacer : trois actions, dans l’ordre de votre choix. On construit souvent d’abord de sa ville vers la destination la plus proche.
hint-first-short = Poser, tourner ou retirer une tuile, ou vous déplacer : vous avez deux actions au premier tour. On construit souvent de sa ville vers la destination la plus proche.
hint-build = Aucune destination n’est encore accessible. Cherchez les routes auxquelles il ne manque qu’une tuile ou une rotation : toutes les tuiles servent à tous.
hint-puzzle = On ne pioche pas et personne d’autre ne joue. Cherchez une tuile à tourner après votre passage, ou une impasse où vous arrêter. Vous pouvez annuler autant que vous voulez.
hint-no-tiles = Vous n’avez plus de tuile ce tour-ci. Tournez-en une, rapprochez-vous, ou finissez votre tour pour en piocher deux.
hint-last-action = C’est votre dernière action. Une tuile posée maintenant peut être tournée avant votre prochain tour : ne dévoilez pas vos projets.

# De quoi il s’agit et ce que l’on fait d’habitude, pour les premières parties de Tokyo Jutaku.

hint-draft = Prenez une carte du pourtour. Celles qui demandent peu d’étages et de pièces se bâtissent vite ; les grandes rapportent plus.
hint-begin = Tous construisent en même temps. Comptez les étages et les pièces de votre carte, puis posez une grande pièce le long d’un côté droit de la bordure.
hint-begin-alone = Comptez les étages et les pièces de votre carte, puis posez une grande pièce le long d’un côté droit de la bordure. Le chronomètre tourne.
hint-hold = Tournez ou retournez la pièce pour qu’elle soit dans la bordure, côté contre côté avec les autres. Plus haut, elle doit reposer entièrement sur l’étage inférieur.
hint-build = Les pièces d’un étage se touchent par leurs côtés. Les étages ne peuvent que rétrécir : gardez les petites pièces pour le haut.
hint-marks = Une pièce signalée enfreint une règle. Vous ne pouvez rendre que la dernière pièce posée, puis la précédente.
hint-stop = Toutes vos pièces sont posées. Si les étages et les contacts sont bons, criez « Stop ! » Un stop crié à tort fait perdre du temps.
hint-frozen = Quelqu’un a crié « Stop ! » Si votre bâtiment est terminé aussi, criez tout de suite.
hint-beat = À chaque tour, tous font en même temps une action choisie en secret : poser ou rendre une pièce, passer, crier stop. Si deux joueurs veulent la même pièce, le moins riche l’obtient.
hint-beat-done = Vous avez choisi. Vous pouvez revenir sur votre choix tant que tout le monde n’a pas choisi.
hint-move = Avancez de deux espaces au plus et prenez la carte qui s’y trouve. Les cartes chères demandent plus de temps.
hint-keep = Vous pouvez garder votre carte et réessayer, ou avancer de deux espaces au plus pour en prendre une autre. Gardez-la si vous savez comment la bâtir.

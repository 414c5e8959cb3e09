# De quoi il s’agit et ce que l’on fait d’habitude, pour les premières parties de Tokyo Jutaku.

hint-draft = Prenez une carte au bord du plan. Peu d’étages et peu de pièces se bâtissent vite ; les grandes rapportent plus.
hint-begin = Tous construisent en même temps. Comptez les étages et les pièces de la carte, puis posez une grande pièce le long d’un bord droit.
hint-begin-alone = Comptez les étages et les pièces de la carte, puis posez une grande pièce le long d’un bord droit. Le temps court.
hint-hold = Tournez ou retournez la pièce : dans la bordure, côte à côte avec les autres. À l’étage, elle repose entièrement sur celui du dessous.
hint-build = Les pièces d’un étage se touchent par leurs côtés. Les étages ne peuvent que rétrécir : gardez les petites pièces pour le haut.
hint-marks = Une pièce signalée enfreint une règle. Vous ne pouvez rendre que la dernière pièce posée, puis la précédente.
hint-stop = Toutes vos pièces sont posées. Si étages et côtés sont justes, criez Stop ! Un faux stop coûte du temps.
hint-frozen = Quelqu’un a crié Stop ! Si votre bâtiment est fini aussi, criez maintenant.
hint-beat = Chacun choisit une action en secret : poser, rendre, attendre ou stop. Si deux veulent la même pièce, le moins riche l’obtient.
hint-beat-done = Vous avez choisi. Vous pouvez revenir sur votre choix tant que les autres n’ont pas fini.
hint-move = Avancez de deux espaces au plus et prenez la carte. Les cartes chères demandent plus de temps.
hint-keep = Gardez votre carte pour réessayer, ou avancez de deux espaces au plus pour une autre. Gardez-la si vous savez comment la bâtir.

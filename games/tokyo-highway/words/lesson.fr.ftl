# Ce que dit la leçon de Tokyo Highway en français.

lesson-goal = L’autoroute orange est à vous, la bleue est à Hana. Placez les neuf voitures qu’il vous reste avant qu’elle ne place les siennes, et vous gagnez.
lesson-cross = Comment ? Chaque fois que votre nouvelle route passe la première au-dessus ou au-dessous d’une des siennes, vous placez une voiture sur la vôtre.
lesson-base = Vous pouvez construire depuis les colonnes munies d’une poignée ronde. Un sommet jaune signale un échangeur : jusqu’à deux routes peuvent en partir.
lesson-pull = Faites glisser la poignée ronde de cet échangeur loin de Hana : une route en sort, et sa colonne peut se dresser là où la table devient verte. Dès que ça passe, appuyez sur « Construire ».
lesson-pull-here = Construisez d’abord une route de l’échangeur entouré à une simple colonne, loin de Hana.
lesson-height = Une nouvelle colonne a toujours une pièce de plus ou de moins que la précédente. Seuls les échangeurs ont une hauteur libre.
lesson-hana = Hana s’est glissée sous votre route. Aucune route n’était encore passée là : elle a placé une voiture.
lesson-over = À vous de marquer ! Depuis votre autre échangeur, tirez une route par-dessus la route entourée de Hana, et aucune autre. Quand vous voyez « +1 voiture », appuyez sur « Construire ».
lesson-over-here = Cela peut attendre. Partez de l’échangeur entouré et ne croisez que la route entourée : cherchez « +1 voiture ».
lesson-once = Et voilà votre voiture ! Chaque route rapporte une fois par-dessus et une fois par-dessous : plus personne ne marquera au-dessus de celle-ci.
lesson-gap = La nouvelle route de Hana grimpe, l’ancienne reste basse. Vous voyez l’espace entre les deux ?
lesson-thread = Faufilez-vous ! Depuis le même échangeur, passez au-dessus de la route basse et sous la haute. Changez la hauteur jusqu’à voir « +2 voitures », puis appuyez sur « Construire ».
lesson-thread-here = Presque ! Traversez les deux routes entourées jusqu’à voir « +2 voitures ». Si ça ne passe pas, essayez une autre hauteur.
lesson-end = Deux voitures sur une seule route ! Plus que six. Cherchez toujours des lignes qui croisent deux routes à la fois.

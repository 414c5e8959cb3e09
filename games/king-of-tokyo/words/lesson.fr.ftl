# Ce que dit la leçon de King of Tokyo en français.

lesson-goal = Vous êtes un monstre géant, et Tokyo n’attend que vous. Pour gagner, soyez le premier à 20 points ou le dernier monstre en vie.
lesson-tokyo = Hana tient Tokyo. De l’extérieur, vos baffes touchent le monstre qui s’y trouve ; depuis Tokyo, les siennes touchent tous les autres.
lesson-hold = À vous ! Appuyez sur les deux 3, la baffe (la griffe) et l’énergie pour les garder, puis relancez le reste. Un troisième 3 rapporterait des points.
lesson-keep = Trois 3 rapportent 3 points, l’énergie paie les cartes et chaque baffe coûte 1 vie à Hana. Joli lancer : gardez les dés.
lesson-enter = Hana s’enfuit : vous prenez Tokyo et gagnez 1 point. Vous en gagnerez 2 de plus chaque fois que vous y commencerez votre tour.
lesson-buy = L’énergie sert à acheter des cartes. Avec Spiked Tail, chacune de vos attaques inflige 1 dégât de plus : achetez-la !
lesson-stay = Ren vous attaque, et à Tokyo les cœurs ne vous soignent pas. Vous pourriez lui céder la place, mais il vous reste assez de vies : restez !
lesson-start = Commencer votre tour à Tokyo vous a rapporté 2 points. Et voici le meilleur : d’ici, vos baffes touchent vos deux rivaux à la fois.
lesson-claws = Vos rivaux ont au plus 4 vies, et trois baffes avec Spiked Tail infligent 4 dégâts. Gardez vos baffes et relancez autant d’autres dés que vous voulez.
lesson-strike = Quel lancer ! Gardez les dés : vos deux rivaux vont s’en souvenir.
lesson-crown = Vous voilà King of Tokyo ! Vos deux rivaux sont éliminés, la victoire est immédiate. Avec 20 points, vous auriez gagné aussi.

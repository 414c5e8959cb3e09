# Ce que dit la leçon de Tokyo Dangan en français.

lesson-goal = Soyez le premier à vous arrêter dans vos cinq destinations secrètes. Vous en avez déjà atteint trois ; des épingles marquent les deux autres, Asakusa et Akihabara.
lesson-actions = Vous avez trois actions par tour : poser une tuile, en tourner une, en retirer une, ou déplacer votre train aussi loin que mènent les routes.
lesson-place = Il ne manque qu’une tuile entre Ueno et Asakusa. Prenez le carrefour, ouvert des quatre côtés, et posez-le là.
lesson-run = La voie est libre ! Appuyez sur Asakusa et filez-y. Il faut s’arrêter dans une destination : la traverser ne compte pas.
lesson-spoil = Et de quatre ! Il vous reste une action, et les tuiles ne sont à personne : appuyez sur la ligne droite sous Toyosu et tournez-la pour couper la route à Ren.
lesson-cost = Ren l’a remise en place et a atteint Toyosu, mais en y perdant une action. Il vous manque une destination à chacun, et c’est à vous !
lesson-join = Il manque une tuile à côté de Shinjuku. Posez-y la ligne droite, de gauche à droite ; si elle est dans le mauvais sens, tournez-la.
lesson-dash = Même très long, un trajet ne coûte qu’une action. Appuyez sur Akihabara et traversez tout le plan jusqu’à votre cinquième destination !
lesson-won = Cinq sur cinq, c’est gagné ! Retenez l’astuce : posez la dernière tuile et filez dans le même tour, avant que quelqu’un ne la tourne.

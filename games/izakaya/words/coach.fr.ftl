# Ce que les décisions ont coûté, pour le coach d’Izakaya en français.

why-leads-later = Après « { $best } », vos bâtiments sont ceux qui valent le plus à la fin de la prochaine phase d’action dans { $less } % des cas ; après « { $played } », dans { $risk } %.
why-leads = Après « { $best } », vos bâtiments sont ceux qui valent le plus à la fin de cette phase d’action dans { $less } % des cas ; après « { $played } », dans { $risk } %.
why-most-cards = Après « { $best } », vous possédez le plus de cartes à la fin de cette phase d’action dans { $less } % des cas ; après « { $played } », dans { $risk } %.
why-floors = Après « { $best } », vous ajoutez un étage à une de vos cartes pendant cette phase d’action dans { $less } % des cas ; après « { $played } », dans { $risk } %.
why-poorer = Après « { $played } », vous abordez les prochaines enchères avec le moins de yens dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-robbed = Après « { $played } », vos bâtiments perdent de la valeur avant votre prochaine action dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-card-lost = Après « { $played } », un autre joueur revendique la meilleure carte libre avant votre prochaine action dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-last-phase = Avec « { $played } », cette manche est la dernière dans { $risk } % des cas ; avec « { $best } », dans { $less } %.
why-in-vain = Avec « { $played } », vous payez sans jouer en premier dans { $risk } % des cas ; avec « { $best } », dans { $less } %.
why-overpays = Avec « { $played } », vous payez plus qu’il ne faut pour jouer en premier dans { $risk } % des cas ; avec « { $best } », dans { $less } %.
why-first = Avec « { $played } », vous jouez en premier dans { $risk } % des cas ; avec « { $best } », dans { $less } %.
why-helps-rival = « { $played } » rapporte plus à un autre joueur qu’à vous dans { $risk } % des cas ; « { $best } », dans { $less } %.
why-gains = « { $best } » vous rapporte aussitôt plus qu’à tous les autres dans { $less } % des cas ; « { $played } », dans { $risk } %.
why-adds-floor = « { $best } » ajoute un étage à une de vos cartes dans { $less } % des cas ; « { $played } », dans { $risk } %.

nudge-leads-later = Pensez une manche à l’avance : laquelle de vos cartes peut prendre le plus de valeur ?
nudge-leads = Comparez la valeur des bâtiments de chacun. Qu’est-ce qui bouleverserait le plus le classement ?
nudge-most-cards = Comptez les cartes de chacun. Il n’en reste plus beaucoup à revendiquer.
nudge-floors = Laquelle de vos cartes peut encore recevoir un étage à cette manche ?
nudge-poorer = Pensez aux prochaines enchères : combien de yens vous restera-t-il, et combien aux autres ?
nudge-robbed = Laquelle de vos boissons les autres pourraient-ils faire baisser avant votre prochaine action ?
nudge-card-lost = Une carte libre est meilleure que les autres, et pas seulement pour vous.
nudge-last-phase = Regardez la cagnotte : votre mise peut décider si cette manche est la dernière.
nudge-in-vain = Toute mise est payée, gagnante ou non. Jouer en premier vaut-il vraiment une mise ?
nudge-overpays = Combien les autres vont-ils miser ? Il suffit de les dépasser de peu.
nudge-first = Que vaut, à cette manche, le fait de jouer en premier ?
nudge-helps-rival = Regardez qui d’autre y gagne : boissons et prix comptent pour toutes les cartes.
nudge-gains = Qu’est-ce qui augmente tout de suite la valeur de vos bâtiments ?
nudge-adds-floor = Un étage sur une de vos cartes compte une fois de plus chaque boisson à ses coins.

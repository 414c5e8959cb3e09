# De quoi il s’agit et ce que l’on fait d’habitude, pour les premières parties d’Izakaya.

hint-bid = Misez en secret pour jouer en premier. Toute mise est payée, gagnante ou non, et vos 1 000 yens doivent durer toute la partie : en général, on mise peu.
hint-bid-end = La cagnotte est presque pleine ; la remplir fait de cette manche la dernière. Misez gros si vous menez, peu s’il vous faut du temps.
hint-bid-done = Votre mise est faite. Vous pouvez la reprendre tant que tout le monde n’a pas misé.
hint-claim = Revendiquez d’abord une carte : un disque entre deux cartes, votre pyramide sur l’une d’elles. Seules vos cartes rapportent. On ne revendique ni une carte qui porte une pyramide, ni une carte bleue.
hint-act = Une carte vaut ses étages multipliés par le prix des boissons à ses coins. Étage, boisson ou prix plus élevé : faites ce qui rapporte le plus.
hint-act-last = C’est la dernière phase d’action. Faites ce qui rapporte le plus à vos cartes, ou ce qui coûte le plus à celles d’un rival.
hint-gift = Trois de vos disques sont en ligne : prenez une pièce gratuite. Choisissez à l’œil : impossible de l’essayer avant.
hint-place = Posez la pièce sur n’importe quelle carte. Un nouvel étage sur une de vos cartes rapporte le plus ; il doit reposer entièrement sur l’étage inférieur.

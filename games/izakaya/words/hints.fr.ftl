# De quoi il s’agit et ce que l’on fait d’habitude, pour les premières parties de Izakaya.

hint-bid = Misez en secret pour jouer en premier. Toute mise est payée, gagnante ou non, et vos 1 000 yens doivent durer toute la partie : on mise peu.
hint-bid-end = La cagnotte est presque pleine ; la remplir fait de cette manche la dernière. Misez gros si vous menez, peu s’il vous faut du temps.
hint-bid-done = Votre mise est faite. Vous pouvez la reprendre tant que tous n’ont pas misé.
hint-claim = Aucune carte n’est encore à vous, et seules celles avec votre pyramide comptent pour vous. On en revendique une tôt, près d’un coin à quatre cartes.
hint-act = Une carte vaut ses étages multipliés par les boissons à ses coins. Comparez un étage, une boisson, un prix plus élevé, et prenez le meilleur.
hint-act-last = C’est la dernière phase d’action. Faites ce qui rapporte le plus à vos cartes, ou coûte le plus à celles d’un rival.
hint-gift = Trois de vos disques sont en ligne : prenez une pièce gratuite. Choisissez à l’œil, on ne peut pas l’essayer avant.
hint-place = Posez la pièce sur n’importe quelle carte. Un nouvel étage chez vous rapporte le plus ; il doit reposer entièrement sur celui du dessous.

# Ce que l’entraîneur dit des constructions : raisons après la partie, coups de pouce pendant.

why-places-car = { $risk ->
    [0] « { $played } » ne place aucune voiture ; « { $best } » en place au moins une.
   *[other] « { $played } » place une voiture tout de suite, mais « { $best } » rapporte plus ensuite.
}
why-places-two = { $risk ->
    [0] « { $played } » ne place pas deux voitures ; « { $best } » en place au moins deux.
   *[other] « { $played } » place deux voitures tout de suite, mais « { $best } » rapporte plus ensuite.
}
why-places-three = { $risk ->
    [0] « { $played } » ne place pas trois voitures ; « { $best } » en place au moins trois.
   *[other] « { $played } » place trois voitures tout de suite, mais « { $best } » rapporte plus ensuite.
}
why-next-car = Après « { $played } », votre prochaine route place une voiture dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-rivals-two = « { $played } » laisse { $risk } % de risque que vos rivaux placent deux voitures ou plus avant votre prochain tour ; « { $best } » en laisse { $less } %.
why-rival-car = « { $played } » laisse { $risk } % de risque qu’un rival place une voiture avant votre prochain tour ; « { $best } » en laisse { $less } %.
why-runs-out = « { $played } » laisse { $risk } % de risque de manquer de routes ou de pièces de colonne d’ici cinq tours ; « { $best } » en laisse { $less } %.
why-stuck-later = « { $played } » laisse { $risk } % de risque de ne plus pouvoir construire d’ici cinq tours ; « { $best } » en laisse { $less } %.
why-stuck = « { $played } » laisse { $risk } % de risque d’être bloqué à votre prochain tour ; « { $best } » en laisse { $less } %.
why-rival-wins = « { $played } » laisse { $risk } % de risque qu’un rival place sa dernière voiture avant votre prochain tour ; « { $best } » en laisse { $less } %.
why-wins = « { $best } » place votre dernière voiture et gagne la partie ; pas « { $played } ».

nudge-places-car = Cherchez une route à croiser pour placer une voiture.
nudge-places-two = Une seule route peut rapporter plusieurs voitures : cherchez une ligne qui en croise plusieurs.
nudge-places-three = Une seule route peut rapporter plusieurs voitures : cherchez la ligne qui en croise le plus.
nudge-next-car = Pensez au tour suivant : d’où pourrez-vous croiser une route adverse ?
nudge-rivals-two = Regardez quelles routes vos rivaux pourraient croiser au prochain tour.
nudge-rival-car = Regardez laquelle de vos routes un rival pourrait croiser au prochain tour.
nudge-runs-out = Comptez vos routes et vos pièces de colonne.
nudge-stuck-later = Gardez des issues : où construirez-vous dans deux ou trois tours ?
nudge-stuck = Assurez-vous de pouvoir encore construire au prochain tour.
nudge-rival-wins = Un rival est sur le point de placer sa dernière voiture.
nudge-wins = Cette route peut vous faire gagner.

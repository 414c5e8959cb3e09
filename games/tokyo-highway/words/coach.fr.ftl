# Ce que le coach dit des constructions : raisons après la partie, indices pendant.

said-height = De { $from } à la hauteur { $height }, { $way }{ $crossing } ({ cars })
said-junction = De { $from } à un échangeur de hauteur { $height }, { $way }{ $crossing } ({ cars })
said-exit = Sortie depuis { $from }, { $way }{ $crossing } ({ cars })
said-nothing = {""}
said-over = , au-dessus { $overs ->
    [one] de la route { $over }
   *[other] des routes { $over }
}
said-under = , sous { $unders ->
    [one] la route { $under }
   *[other] les routes { $under }
}
said-both = { said-over }{ said-under }
said-number = { $road }
said-more = { $first }, { $rest }

why-places-car = { $risk ->
    [0] « { $best } » place au moins une voiture ; « { $played } » n’en place aucune.
   *[other] « { $played } » place une voiture tout de suite, mais « { $best } » rapporte davantage aux tours suivants.
}
why-places-two = { $risk ->
    [0] « { $best } » place au moins deux voitures ; « { $played } » en place moins.
   *[other] « { $played } » place deux voitures tout de suite, mais « { $best } » rapporte davantage aux tours suivants.
}
why-places-three = { $risk ->
    [0] « { $best } » place au moins trois voitures ; « { $played } » en place moins.
   *[other] « { $played } » place trois voitures tout de suite, mais « { $best } » rapporte davantage aux tours suivants.
}
why-next-car = Après « { $best } », votre prochaine route place une voiture dans { $less } % des cas ; après « { $played } », dans { $risk } %.
why-rivals-two = Après « { $played } », vos rivaux placent au moins deux voitures avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-rival-car = Après « { $played } », un rival place une voiture avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-runs-out = Après « { $played } », vous n’avez plus de routes ou plus de pièces de colonne d’ici cinq tours dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-stuck-later = Après « { $played } », vous ne pouvez plus construire nulle part d’ici cinq tours dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-stuck = Après « { $played } », vous ne pouvez rien construire à votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-rival-wins = Après « { $played } », un rival place sa dernière voiture avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-wins = « { $best } » place votre dernière voiture et gagne la partie ; « { $played } », non.

nudge-places-car = Cherchez une route à croiser pour placer une voiture.
nudge-places-two = Une seule route peut placer plusieurs voitures : cherchez une ligne qui croise plusieurs routes.
nudge-places-three = Une seule route peut placer plusieurs voitures : cherchez la ligne qui croise le plus de routes.
nudge-next-car = Pensez au tour suivant : d’où pourrez-vous croiser une route adverse ?
nudge-rivals-two = Regardez quelles routes vos rivaux pourraient croiser au prochain tour.
nudge-rival-car = Regardez laquelle de vos routes un rival pourrait croiser au prochain tour.
nudge-runs-out = Comptez vos routes et vos pièces de colonne.
nudge-stuck-later = Gardez des possibilités : où construirez-vous dans deux ou trois tours ?
nudge-stuck = Assurez-vous de pouvoir encore construire au prochain tour.
nudge-rival-wins = Un rival est sur le point de placer sa dernière voiture.
nudge-wins = Cette route peut vous faire gagner.

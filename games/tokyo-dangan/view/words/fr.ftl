# La table de Tokyo Dangan en français.

kind-straight = ligne droite
kind-curve = courbe
kind-tee = carrefour en T
kind-cross = carrefour
kind-dead-end = impasse
sides = { $tile ->
    [N] au nord
    [E] à l’est
    [S] au sud
    [W] à l’ouest
    [NS] au nord et au sud
    [EW] à l’est et à l’ouest
    [NE] au nord et à l’est
    [ES] à l’est et au sud
    [SW] au sud et à l’ouest
    [NW] au nord et à l’ouest
    [NES] au nord, à l’est et au sud
    [ESW] à l’est, au sud et à l’ouest
    [NSW] au nord, au sud et à l’ouest
    [NEW] au nord, à l’est et à l’ouest
   *[NESW] des quatre côtés
}

map = Plan de { $board } : les flèches déplacent, Entrée choisit, R tourne
square-city = { $square }, { $name }
square-ground = { $square }, { $name }
square-open = { $square }, près de { $name }
square-tile = { $square }, près de { $name } : { $kind }, ouverture { $sides }
has-train = le train de { $name }
has-own-train = votre train
is-goal = votre destination, { $tiles ->
    [0] accessible
    [one] une action ouvre la voie
   *[other] { $tiles } actions ouvrent la voie
}
is-goal-far = votre destination, aucun chemin possible
is-stop = vous pouvez y aller
is-free = votre tuile peut aller ici

actions-left = { $left ->
    [one] Encore une action
   *[other] Encore { $left } actions
}
round = Manche { $round }
round-of = Manche { $round } sur { $cap }
on-its-way = Envoi…
hint-idle = Prenez une tuile, ou choisissez une case du plan.
hint-tile = Choisissez une case. R, la molette ou un autre clic sur la tuile la tourne.
hint-tile-touch = Touchez une case ; touchez encore pour tourner, puis posez.
hint-square = R ou un autre clic tourne la tuile.

hand = Vos tuiles
hand-of = Tuiles de { $name }
pick = Prendre : { $kind }
pick-held = { $kind }, en main, ouverture { $sides } : tourner
turn-left = Tourner à gauche
turn-right = Tourner à droite
put-back = Reposer
end-turn = Finir le tour

close = Fermer
place-here = Poser
lay-here = Poser une tuile ici
turn-so = Tourner
route = Chemin
remove = Retirer
run-here = Aller ici
nothing-here = Rien à faire ici maintenant

destinations = { $count ->
    [one] Votre dernière destination
   *[other] Vos { $count } destinations
}
in-reach = accessible
actions-open = { $tiles ->
    [one] à 1 action
   *[other] à { $tiles } actions
}
no-way = inaccessible
would-be = { $tiles ->
    [0] accessible ensuite
    [one] à 1 action ensuite
   *[other] à { $tiles } actions ensuite
}
show-route = Chemin vers { $name }
route-open = Le chemin vers { $name } est ouvert.
route-steps = Chemin le plus court vers { $name } : { $tiles ->
    [one] une action en { $squares }
   *[other] { $tiles } actions en { $squares }
}.
lost-reach = { $name } vous a coupé de { $cities } en { $square }
lost-tiles = { $name } a rallongé votre chemin en { $square } : { $cities }

players = Joueurs
score = { $done } sur { $all }
reached = { $nth } : { $city }
hidden = Destination cachée
open-goal = Encore à atteindre : { $city }
tiles-in-hand = { $tiles ->
    [one] 1 tuile en main
   *[other] { $tiles } tuiles en main
}

tiles = Tuiles
pile = { $count } dans la pioche
kind = Sorte
unseen = Cachées
discard = Défausse
on-map = Sur le plan
unseen-note = Cachées : dans la pioche ou dans la main des autres.

arrives = { $name } atteint { $city } : { $nth } sur { $all }
ending-fifth-destination = Cinq destinations atteintes
ending-round-cap = La dernière manche est finie
ending-repetition = La même position est revenue une troisième fois
standings = Classement
winner = Vainqueur
col-reached = Destinations
col-runs = Trajets
col-longest = Le plus long
col-laid = Tuiles posées
col-turned = Tournées
col-removed = Retirées
after-end = Toutes les destinations sont maintenant visibles.

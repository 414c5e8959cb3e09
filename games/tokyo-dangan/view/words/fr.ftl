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
map-touch = Plan de { $board }
city = { $name }
ground = { $key ->
    [Imperial-Palace] Palais impérial
    [Tokyo-Bay] Baie de Tokyo
    [Yokohama-Harbour] Port de Yokohama
   *[other] { $name }
}
board = { $name }
square-city = { $square }, { $name }
square-ground = { $square }, { $name }
square-open = { $square }, près de { $name }
square-tile = { $square }, près de { $name } : { $kind }, ouverture { $sides }
has-train = le train de { $name }
has-own-train = votre train
is-goal = votre destination, { $tiles ->
    [0] accessible
    [one] à une action, puis un trajet
   *[other] à { $tiles } actions, puis un trajet
}
is-goal-far = votre destination, inaccessible
is-stop = vous pouvez y aller
is-free = votre tuile peut aller ici

actions-left = { $left ->
    [0] Plus d’action
    [one] Encore une action
   *[other] Encore { $left } actions
}
round = Manche { $round }
round-of = Manche { $round } sur { $cap }
on-its-way = Envoi…
hint-idle = Prenez une tuile, ou choisissez une case du plan.
hint-tile = Choisissez une case. Pour tourner la tuile : R, la molette ou un autre clic sur elle.
hint-tile-touch = Touchez une case ; touchez-la encore pour tourner la tuile, puis posez-la.
hint-square = Pour tourner la tuile : R ou un autre clic.
hint-square-touch = Touchez-la encore pour tourner la tuile.

hand = Vos tuiles
hand-of = Tuiles de { $name }
pick = Prendre : { $kind }
pick-held = Tuile prise : { $kind }, ouverture { $sides } ; la tourner
turn-left = Tourner à gauche
turn-right = Tourner à droite
put-back = Reposer
end-turn = Finir le tour

close = Fermer
place-here = Poser
lay-here = Poser une tuile ici
turn-so = Valider la rotation
route = Chemin
remove = Retirer
run-here = Aller ici
nothing-here = Rien à faire ici maintenant

destinations = { $count ->
    [0] Vos destinations
    [one] Votre dernière destination
   *[other] Vos { $count } destinations
}
in-reach = accessible
actions-open = { $tiles ->
    [one] 1 action, puis un trajet
   *[other] { $tiles } actions, puis un trajet
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
}, puis un trajet.
lost-reach = { $name } vous a coupé la route vers { $cities } en { $square }
lost-tiles = { $name } a rallongé votre chemin en { $square } : { $cities }

players = Joueurs
score = { $done } sur { $all }
reached = { $nth } : { $city }
hidden = Destination cachée
open-goal = Encore à atteindre : { $city }
tiles-in-hand = { $tiles ->
    [0] Aucune tuile en main
    [one] { $tiles } tuile en main
   *[other] { $tiles } tuiles en main
}

tiles = Tuiles
pile = { $count } dans la pioche
kind = Type
unseen = Cachées
discard = Défausse
on-map = Sur le plan
unseen-note = Cachées : dans la pioche ou dans les mains des autres joueurs.

arrives = { $name } atteint { $city } : { $nth } sur { $all }
ending-fifth-destination = Cinq destinations atteintes
ending-round-cap = La dernière manche est terminée
ending-repetition = La même position s’est présentée pour la troisième fois
ending-out-of-actions = Plus d’actions
standings = Classement
winner = Vainqueur
col-reached = Destinations
col-runs = Trajets
col-longest = Plus long trajet
col-laid = Tuiles posées
col-turned = Tournées
col-removed = Retirées
after-end = Toutes les destinations sont maintenant révélées.

# Le casse-tête du jour
actions-used = { $used ->
    [one] { $used } action
   *[other] { $used } actions
}
is-destination = votre destination
puzzle-goals = { $count ->
    [one] Atteignez cette ville
   *[other] Atteignez ces { $count } villes
}
puzzle-how = Utilisez le moins d’actions possible. On ne pioche pas, et vous pouvez annuler autant que vous voulez.
puzzle-result = Résultat
puzzle-best = { $actions } actions : impossible de faire mieux !
puzzle-solved = Résolu en { $actions } actions
puzzle-unsolved = Plus d’actions
puzzle-fewer = { $best } actions suffisent. Il n’y a qu’une façon d’y arriver.
puzzle-again = Réessayer
puzzle-others = Tous les casse-tête
puzzle-title = Casse-tête du jour
puzzle-about = Une position, un train : atteignez les villes marquées en un minimum d’actions. Le casse-tête est le même pour tous et n’a qu’une seule solution optimale. Facile le lundi, difficile le dimanche.
puzzle-today = Le casse-tête d’aujourd’hui
puzzle-level = Difficulté { $level } sur 7
puzzle-date = Jour (UTC)
puzzle-to-come = Ce jour n’est pas encore arrivé.
puzzle-todo = Pas encore résolu.
puzzle-play = Jouer
puzzle-random = Casse-tête d’entraînement
puzzle-random-about = Un autre casse-tête, tiré au hasard, aussi difficile que n’importe quel jour de la semaine.
puzzle-draw = Nouveau casse-tête
puzzle-week = Les sept derniers jours
puzzle-choose = { $day } : { $actions ->
    [0] pas résolu
   *[other] { $best ->
        [yes] résolu en { $actions } actions, le minimum possible
       *[no] résolu en { $actions } actions
    }
}

# Après la partie
plot-arrivals = Destinations atteintes
plot-deeds = À quoi ont servi les actions
deed-laid = Posées
deed-turned = Tournées
deed-removed = Retirées
deed-runs = Trajets
plot-distance = Distance parcourue, en cases

# Choix, journal et refus de Tokyo Dangan en français.

title = Tokyo Dangan
goal = Soyez le premier à visiter vos cinq destinations secrètes.
goal-puzzle = Atteignez vos dernières destinations en aussi peu d’actions que possible.

kind = { $kind ->
    [straight] ligne droite
    [curve] courbe
    [tee] carrefour en T
    [cross] carrefour
   *[dead-end] impasse
}
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
place-name = { $key ->
    [Imperial-Palace] Palais impérial
    [Tokyo-Bay] Baie de Tokyo
    [Yokohama-Harbour] Port de Yokohama
   *[other] { $name }
}
letters = { $tile ->
    [W] O
    [EW] EO
    [SW] SO
    [NW] NO
    [ESW] ESO
    [NSW] NSO
    [NEW] NEO
    [NESW] NESO
   *[other] { $tile }
}
nothing = rien

move = Aller à { $place }
move-to-destination = Aller à { $place }, votre destination
place = Poser en { $square } : { $glyph } { $kind }, { $letters }
rotate = Tourner { $square } : { $glyph } { $kind }, vers { $letters }
rotate-in-place = Tourner { $square } : { $glyph } { $kind }, sur place
remove = Retirer { $square } : { $glyph } { $kind }
remove-nothing = Retirer { $square }
end = Finir le tour ({ $left ->
    [one] une action restante
   *[other] { $left } actions restantes
})

placed = { $seat } pose en { $square } : { $kind }, ouverture { $sides }
rotated = { $seat } tourne la tuile en { $square } : { $kind }, nouvelle ouverture { $sides }
removed = { $seat } retire la tuile en { $square } : { $kind }
moved = { $seat } va à { $place }
arrived = { $seat } atteint { $city }, destination { $nth } sur 5
drew = { $seat } pioche { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
drew-known = { $count ->
    [one] { $seat } pioche une tuile : { $one }
   *[other] { $seat } pioche { $count } tuiles : { $one }, { $two }
}
reshuffled = La pioche était vide : { $count ->
    [one] la tuile défaussée devient
   *[other] les { $count } tuiles défaussées deviennent
} la nouvelle pioche
turn-ended = C’est au tour de { $next }
won = { $seat } a atteint ses cinq destinations et gagne
rounds-over = { $rounds ->
    [one] La seule manche est terminée
   *[other] Les { $rounds } manches sont terminées
}
repeated = La même position se présente pour la troisième fois
solved-best = { $seat } résout le casse-tête en { $actions } actions : impossible de faire mieux
solved = { $seat } résout le casse-tête en { $actions } actions ; { $best } suffisent
out-of-actions = Les { $actions } actions sont épuisées

no-business = seuls les joueurs agissent dans ce jeu
not-your-turn = c’est au tour de { $seat }
no-action-yet = faites au moins une action avant de finir le tour
not-in-hand = vous n’avez pas cette tuile en main : { $kind }
taken = une tuile est déjà posée en { $square }
place-on-city = { $square } est une ville ({ $place }) : les tuiles vont sur les cases libres
place-on-closed = on ne pose pas de tuile en { $square } ({ $ground }) : les tuiles vont sur les cases libres
no-tile = aucune tuile n’est posée en { $square }
not-turned = la tuile en { $square } est déjà ainsi : tournez-la d’un, deux ou trois quarts
other-kind = tourner la tuile en { $square } ({ $kind }) n’en fait pas une autre sorte de tuile ({ $wanted })
no-removal = à cette table, on ne retire pas de tuiles
under-piece = le pion de { $seat } est sur la tuile en { $square }
stop-on-no-road = il n’y a pas de tuile en { $place } : les pions s’arrêtent sur les tuiles et dans les villes
stop-on-closed = on ne s’arrête pas en { $place } ({ $ground }) : les pions s’arrêtent sur les tuiles et dans les villes
already-there = votre pion y est déjà
no-connection = aucune route ne mène de votre pion à { $place }
game-over = la partie est terminée
no-turns = un casse-tête n’a pas de tours : continuez jusqu’à votre dernière destination
no-puzzle = il n’y a pas de casse-tête pour ce jour
bad-board = ce plateau ne convient pas : { $why }
bad-seats = on joue de deux à quatre, ou seul à un casse-tête, pas à { $seats }
bad-cap = une limite va de 0 (aucune) à { $most } manches, pas { $cap }

option-board = Le plateau
option-board-tokyo = Tokyo
option-board-yokohama = Yokohama
option-start = Qui commence
option-start-random = Le hasard décide
option-start-seat-0 = La première place, pour le plus jeune
option-common_start = Tous partent de la même ville
option-short_first_turn = Le tout premier tour a deux actions au lieu de trois
option-removal = Les tuiles peuvent être retirées
option-round_cap = Règle maison : après tant de manches, qui a atteint le plus de destinations gagne (0 : sans limite)
option-repetition = Règle maison : la partie se termine quand une position se présente pour la troisième fois
option-day = Jour du casse-tête en solo (UTC)
preset-rulebook = Règles du livret
preset-limited = Avec limite de manches et répétition
preset-kyoto-style = À la Kyoto : même départ pour tous, aucune tuile retirée

ending-fifth-destination = cinquième destination
ending-round-cap = limite de manches
ending-repetition = répétition
ending-solved-best = résolu en un minimum d’actions
ending-solved = résolu
ending-out-of-actions = non résolu

end-fifth = Carton plein pour { $seats } : les { $count } destinations sont atteintes.
end-rounds = { $rounds ->
    [one] La seule manche a été jouée.
   *[other] Les { $rounds } manches ont été jouées.
}
end-repetition = La même position est apparue pour la troisième fois.
end-most = { $seats } a atteint le plus de destinations : { $count }.
end-level = { $seats } ont atteint le même nombre de destinations ({ $count }), et { $first } l’a fait en premier.
end-none = Aucune destination n’a été atteinte : tout le monde partage la victoire.
end-seat-first = a atteint ce nombre en premier
end-seat-later = a atteint ce nombre plus tard
end-puzzle-best = Résolu en { $actions } actions. Impossible de faire mieux.
end-puzzle-more = Résolu en { $actions } actions. { $best } suffisent.
end-puzzle-unsolved = Les { $actions } actions sont épuisées.
end-puzzle-rule = Chaque casse-tête a une seule solution optimale.

draw-nobody-wins = Personne ne gagne
draw-wins = { $seat } gagne
draw-all-win = Tous gagnent
draw-share = { $seats } gagnent
draw-by-fifth = à la cinquième destination
draw-by-rounds = après la dernière manche
draw-by-repetition = à la troisième répétition
draw-by-solving = le casse-tête est résolu
draw-by-actions = plus d’actions
draw-your-hand = VOTRE MAIN
draw-no-tiles = aucune tuile
draw-round = MANCHE { $round }
draw-your-turn = À vous
draw-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
draw-pile = PIOCHE
draw-removed = RETIRÉES
draw-winner = gagne
draw-to-play = joue
draw-in = à { $place }
draw-sketch-tiles = Vos tuiles
draw-sketch-goals = À atteindre
draw-sketch-piles = Pioche { $pile }   retirées { $removed }
draw-sketch-legend = * à atteindre  ✓ atteinte  gras : à portée
draw-sketch-round = Manche { $round }
draw-sketch-left = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
draw-sketch-none = aucune

# Choix, journal et refus de Tokyo Highway en français.

title = Tokyo Highway
goal = Passez sur et sous les routes adverses, et soyez le premier à placer toutes vos voitures.

way = { $way ->
    [east] E
    [north-east] NE
    [north] N
    [north-west] NO
    [west] O
    [south-west] SO
    [south] S
   *[south-east] SE
} { $degrees }°
shape = { $shape ->
    [round] tour ronde
    [square] tour carrée
    [triangle] tour triangulaire
   *[hexagon] tour hexagonale
}
base-entrance = #{ $column }
base-column = #{ $column }
base-junction = l’échangeur #{ $column }
crossing-nothing = sans croisement
crossing-over = au-dessus de la route { $road }
crossing-under = sous la route { $road }
crossing-and = { $first }, { $rest }
cars = { $cars ->
    [0] aucune voiture
    [one] 1 voiture
   *[other] { $cars } voitures
}

build = De { $from } à la hauteur { $height }, { $way }, { $crossing } : { cars }
build-junction = De { $from } à un échangeur de hauteur { $height }, { $way }, { $crossing } : { cars }
build-exit = Sortie depuis { $from }, { $way }, { $crossing } : { cars }
raise = Poser la { shape } à { $mm } mm du centre, { $way }
pass = Passer : aucune construction n’est possible
give-up = Renoncer à ce tour et passer
penalty = Pénalité pour { $payer } : { $count ->
    [one] une pièce tombée
   *[other] { $count } pièces tombées
}
held = { $piece ->
    [grey] une pièce grise
    [yellow] une pièce jaune
    [road] une route
   *[car] une voiture
}
the-held = { $piece ->
    [grey] la pièce grise
    [yellow] la pièce jaune
    [road] la route
   *[car] la voiture
}
lift = Prendre { held }
carry = Porter { the-held } à sa place et lâcher
lower = Reposer la pièce dans la réserve
clear = Démonter votre colonne inachevée et choisir à nouveau
done = Terminer le tour
pay = Donner à { $to } : { $yellow ->
    [0] { $grey ->
        [one] { $grey } pièce grise
       *[other] { $grey } pièces grises
    }
   *[other] { $grey ->
        [0] { $yellow ->
            [one] { $yellow } pièce jaune
           *[other] { $yellow } pièces jaunes
        }
        [one] { $grey } pièce grise et { $yellow ->
            [one] { $yellow } jaune
           *[other] { $yellow } jaunes
        }
       *[other] { $grey } pièces grises et { $yellow ->
            [one] { $yellow } jaune
           *[other] { $yellow } jaunes
        }
    }
}

raised = { $seat } pose la { shape }
crossed = { $over ->
    [0] { $under ->
        [0] sans croisement
        [one] sous une route
       *[other] sous { $under } routes
    }
    [one] au-dessus d’une route{ $under ->
        [0] {""}
        [one] {" "}et sous une autre
       *[other] {" "}et sous { $under } autres
    }
   *[other] au-dessus de { $over } routes{ $under ->
        [0] {""}
        [one] {" "}et sous une autre
       *[other] {" "}et sous { $under } autres
    }
}
built = { $seat } construit la route { $road } vers une colonne de hauteur { $height }, { crossed }
built-junction = { $seat } construit la route { $road } vers un échangeur de hauteur { $height }, { crossed }
built-exit = { $seat } construit la sortie { $road }, { crossed }
parked = { $seat } place { $cars ->
    [one] une voiture
   *[other] { $cars } voitures
} sur la route { $road } : il en reste { $left }
planned = { $seat } a annoncé une construction
lifted = { $seat } a pris { held }
lowered = { $seat } a reposé { the-held }
set-down = { $seat } a posé { held }
set-down-badly = { $seat } a lâché { held }
set-down-crash = { $seat } a lâché { held } et renversé { $count ->
    [one] une pièce
   *[other] { $count } pièces
}
taken-back = { $missed ->
    [fell] { $seat } reprend { the-held } : elle est tombée
    [elsewhere] { $seat } reprend { the-held } : elle s’est immobilisée au mauvais endroit
   *[crash] Tout est remis en place. { $seat } réessaie
}
taken-back-clause = { $seat } reprend { the-held } : la règle { $clause } l’interdit à cet endroit
cleared = { $seat } a démonté une colonne inachevée
passed = { $seat } passe
fined = { $seat } a renversé { $count ->
    [one] une pièce adverse
   *[other] { $count } pièces adverses
}
paid = { $seat } donne à { $to } : { $yellow ->
    [0] { $grey ->
        [one] { $grey } pièce grise
       *[other] { $grey } pièces grises
    }
   *[other] { $grey ->
        [0] { $yellow ->
            [one] { $yellow } pièce jaune
           *[other] { $yellow } pièces jaunes
        }
        [one] { $grey } pièce grise et { $yellow ->
            [one] { $yellow } jaune
           *[other] { $yellow } jaunes
        }
       *[other] { $grey } pièces grises et { $yellow ->
            [one] { $yellow } jaune
           *[other] { $yellow } jaunes
        }
    }
}
all-parked = { $seat } a placé toutes ses voitures : place { $place }
ran-out = { $seat } n’a plus de matériaux
all-blocked = Personne ne peut plus construire
over = { $seat } gagne
over-shared = { $seat } et d’autres partagent la victoire

piece-column = la colonne { $number }
piece-road = la route { $number }
piece-car = la voiture { $number }
piece-building = un bâtiment
piece-new-car = votre autre nouvelle voiture
lie-off-base = son extrémité ne repose pas sur la base
lie-too-far = la nouvelle colonne est trop loin
lie-too-near = la nouvelle colonne est trop près
lie-too-steep = aucune route ne franchit cette différence de hauteur

no-business = seuls les joueurs peuvent construire
only-the-judge = seul l’arbitre inscrit des pénalités
not-your-turn = c’est au tour de { $seat }
bad-seats = on joue de deux à quatre, pas à { $seats }
buildings-first = posez d’abord les bâtiments
no-more-buildings = tous les bâtiments sont déjà posés
shape-taken = ce bâtiment est déjà posé : choisissez-en un autre
building-off-table = le bâtiment doit être entièrement sur la table
building-touches = le bâtiment est trop près de { $piece }
no-such-column = il n’y a pas de colonne { $column }
not-your-column = { $piece } appartient à quelqu’un d’autre
column-closed = une route part déjà de la colonne { $column }
junction-closed = deux routes partent déjà de l’échangeur { $column }
no-road-left = vous n’avez plus de route
too-few-pieces = il vous reste { $grey ->
    [one] { $grey } pièce grise
   *[other] { $grey } pièces grises
} et { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
} : trop peu pour cette colonne
wrong-height = depuis la hauteur { $base }, une colonne a une pièce de plus ou de moins : { $wanted } n’est pas permis
low-junction = un échangeur a au moins une pièce grise sous la jaune
exit-height = une sortie part d’une colonne de hauteur 1, pas de hauteur { $height }
cannot-lie = la route ne peut pas se poser ainsi : { $why }
steep-road = la route dépasserait { $degrees } degrés de pente et glisserait de ses colonnes : éloignez la nouvelle colonne ou choisissez une hauteur plus proche de celle de la base
base-tip = le bout de la route doit reposer sur la base, sans dépasser
far-tip = le bout de la route doit reposer sur la nouvelle colonne, sans dépasser
off-table = la colonne ou la sortie doit être entièrement sur la table
column-touches = la nouvelle colonne est trop près de { $piece }
column-under-road = à cette table, aucune colonne ne va sous { $piece }
over-column = la route passerait au-dessus de { $piece }
road-touches = la route est trop près de { $piece }
not-earned = cette route ne rapporte { $earned ->
    [0] aucune voiture
    [one] qu’une voiture
   *[other] que { $earned } voitures
}
no-cars-left = il ne vous reste { $left ->
    [0] aucune voiture
    [one] qu’une voiture
   *[other] que { $left } voitures
}
car-off = la voiture doit être entièrement sur la route
car-touches = la voiture est trop près de { $piece }
too-steep = la route est trop raide : les voitures glisseraient
not-blocked = vous pouvez construire, donc vous le devez
pay-first = payez d’abord la pénalité
no-debt = il n’y a pas de pénalité à payer
wrong-payment = donnez de { $least } à { $most } pièces jaunes
nothing-falls = en mode plan, rien ne tombe
still-paying = { $seat } paie encore
no-such-payer = { $payer } ne construit pas
one-count-a-seat = donnez un nombre pour chacune des { $seats } places
own-pieces = il n’y a pas de pénalité pour vos propres pièces
nothing-fell = aucune pièce d’un autre joueur n’est tombée
more-than-stands = { $count } pièces de { $seat } ne peuvent pas être tombées : il n’y en a que { $standing } debout
game-over = la partie est terminée

no-gravity = ce programme ne sait pas simuler la chute des pièces : choisissez le mode plan
hand-too-steep = à la main, la pente d’une route ne peut pas dépasser 0,6 pour 1 : la route glisserait
hand-no-grip = à la main, les voitures glissent sur les routes raides : choisissez bois ou caoutchouc
not-by-hand = en mode plan, il n’y a rien à porter : choisissez une construction
hand-full = vous tenez déjà une pièce : lâchez-la ou reposez-la d’abord dans la réserve
hand-empty = prenez d’abord une pièce
only-cars-now = la route est posée : il ne reste que les voitures
yellow-is-top = rien ne va sur une pièce jaune
no-grey-left = vous n’avez plus de pièce grise
no-yellow-left = vous n’avez plus de pièce jaune
road-first = posez d’abord la route, puis ses voitures
no-more-cars = cette route ne peut plus recevoir de voiture
as-planned = prenez la prochaine pièce de la construction annoncée, ou démontez d’abord la colonne
clear-first = terminez ce que vous avez commencé, ou démontez-le d’abord
nothing-to-clear = il n’y a rien à démonter
no-road-yet = vous pourrez terminer quand votre route sera posée
path-empty = un trajet a au moins un point
path-long = un trajet a { $most } points au plus
path-slow = une pièce reste en l’air { $seconds } secondes au plus
path-low = commencez à { $mm } mm au moins de la table, plus haut que tout ce qui s’y trouve
path-outside = le trajet sort de l’espace au-dessus de la table, ou penche trop la pièce
path-fast = moins vite : une main parcourt { $speed } mm par seconde au plus

crossing-earns-over = +1 voiture : la première route au-dessus de la route { $road }
crossing-earns-under = +1 voiture : la première route sous la route { $road }
crossing-own = pas de voiture : la route { $road } est à vous
crossing-passed-over = pas de voiture : une autre route passe déjà au-dessus de la route { $road }
crossing-passed-under = pas de voiture : une autre route passe déjà sous la route { $road }
crossing-not-across = pas de voiture : les routes ne se croisent pas de part en part
crossing-shares-column = pas de voiture : les routes partagent une colonne
dead-end-no-base = cela termine votre dernière autoroute : vous ne pourriez plus construire
dead-end-no-road = c’est votre dernière route, et il vous resterait des voitures
dead-end-no-pieces = ce sont vos dernières pièces, et il vous resterait des voitures
dead-end-blocked = après cela, vous n’auriez plus d’endroit où construire
blocked-everywhere = Vous devez passer : avec ce qu’il vous reste, rien ne tient depuis vos colonnes ouvertes
blocked-no-base = Vous devez passer : toutes vos autoroutes sont terminées

option-start = Qui commence
option-start-random = Le hasard décide
option-start-seat-0 = La première place, pour le dernier à avoir pris l’autoroute
option-strict_plan_view = Aucune colonne sous une route, même haute
option-clearance = Écart entre les pièces
option-clearance-normal = 0,3 mm
option-clearance-wide = 0,5 mm
option-steepest = Pente maximale d’une route
option-steepest-0-6 = 0,6 pour 1, environ 31 degrés
option-steepest-1 = 1 pour 1, 45 degrés
option-steepest-any = Sans limite
option-grip = Pente permise pour les voitures
option-grip-wood = Bois : jusqu’à 20 degrés
option-grip-rubber = Caoutchouc : jusqu’à 39 degrés
option-grip-any = Sans limite
option-exits = D’où partent les sorties
option-exits-first-storey = Des colonnes de hauteur un
option-exits-any-height = De n’importe quelle colonne
option-out_of_materials = Quand on n’a plus de matériaux
option-out_of_materials-loses = On quitte la partie
option-out_of_materials-counts-cars = Règle maison : qui a placé le plus de voitures gagne
option-mode = Comment on construit
option-mode-blueprint = Plan : exactement comme prévu, rien ne tombe
option-mode-hand-built = À la main : portez chaque pièce, et ce qui tombe, tombe
option-tremor = Tremblement des mains
option-tremor-normal = Normales
option-tremor-steady = Sûres
option-tremor-espresso = Sous expresso
option-hand_1 = Main du premier joueur
option-hand_1-as-table = Comme les autres
option-hand_1-steady = Sûre
option-hand_1-normal = Normale
option-hand_1-espresso = Sous expresso
option-hand_2 = Main du deuxième joueur
option-hand_2-as-table = Comme les autres
option-hand_2-steady = Sûre
option-hand_2-normal = Normale
option-hand_2-espresso = Sous expresso
option-hand_3 = Main du troisième joueur
option-hand_3-as-table = Comme les autres
option-hand_3-steady = Sûre
option-hand_3-normal = Normale
option-hand_3-espresso = Sous expresso
option-hand_4 = Main du quatrième joueur
option-hand_4-as-table = Comme les autres
option-hand_4-steady = Sûre
option-hand_4-normal = Normale
option-hand_4-espresso = Sous expresso
preset-standard = Standard

ending-all-cars = toutes les voitures placées
ending-materials = plus de matériaux
ending-all-blocked = tous bloqués

end-cars = Plus une seule voiture à placer pour { $seats }.
end-materials = Un seul joueur avait encore de quoi construire.
end-blocked = Tous ceux qui construisaient encore étaient bloqués.
end-ranked = D’abord ceux qui ont placé toutes leurs voitures, dans cet ordre. Qui n’a plus de matériaux prend la dernière place libre. Les autres sont classés selon les voitures restantes, puis les pièces de colonne restantes.
end-ranked-cars = D’abord ceux qui ont placé toutes leurs voitures, dans cet ordre. Les autres sont classés selon les voitures restantes, puis les pièces de colonne restantes.
end-seat-done = toutes les voitures placées
end-seat-left = reste { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
} et { $pieces ->
    [one] { $pieces } pièce de colonne
   *[other] { $pieces } pièces de colonne
}

draw-won = { $seats } gagne
draw-shared = { $seats } partagent la victoire
draw-pays = Manche { $round } · { $seat } paie une pénalité
draw-raises = Manche { $round } · { $seat } pose un bâtiment
draw-is-blocked = Manche { $round } · { $seat } doit passer
draw-builds = Manche { $round } · { $seat } construit
draw-you = { $seat } (vous)
draw-ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
}
draw-stand-wins = gagne
draw-stand-place = { draw-ordinal }
draw-stand-out-place = fini, { draw-ordinal }
draw-stand-out = fini
draw-stand-pays = paie
draw-stand-blocked = bloqué
draw-stand-to-move = joue
draw-placed = { $count ->
    [one] { $count } voiture placée
   *[other] { $count } voitures placées
}
draw-can-cross = peut croiser { $over } par-dessus, { $under } par-dessous
draw-legend-over = Personne n’est passé au-dessus
draw-legend-under = Personne n’est passé au-dessous
draw-legend-base = Base ouverte et son numéro
draw-legend-height = Hauteur ; jaune : échangeur
draw-legend-uphill = Montée ; plus clair : plus haut
draw-legend-newest = La route la plus récente
draw-north = nord
draw-col-cars = voi
draw-col-grey = gris
draw-col-yellow = jau
draw-col-roads = rte
draw-over = ▲ dessus
draw-under = ▼ dessous
draw-nothing = rien
draw-place = { draw-ordinal }
draw-stuck = bloq
draw-base-junction = échangeur { $height }
draw-base-height = hauteur { $height }

# La table d’Izakaya en français.

canvas = Le quartier sur la table, en trois dimensions
prompt = À vous de jouer
board = Le quartier
broken = Impossible de charger les règles. Rechargez la page.
cancel = Retour
pass = Passer
choices = Tous les choix
amount = { $yen }
yen = { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}
ask-bid = Votre mise secrète pour l’ordre du tour
ask-act = À vous : posez une boisson, ajustez un prix, revendiquez une carte, ou prenez une pièce et construisez
ask-bottle = Où va la boisson { $colour ->
    [blanc] blanche
    [bleu] bleue
    [vert] verte
    [noir] noire
   *[other] { $colour }
} ? Choisissez un coin.
ask-from = Quelle boisson devient moins chère ?
ask-to = La pièce quitte le { $colour }. Quelle boisson devient plus chère ?
ask-gap = Choisissez un espace à côté de la carte voulue : votre disque de revendication va entre deux cartes
ask-claim = Laquelle des deux cartes reçoit votre pyramide ?
ask-wood = Choisissez une pièce de bois pour la soulever et la regarder
ask-gift = Trois disques alignés : une pièce gratuite pour vous. Choisissez-en une pour la regarder.
ask-take = Prendre la pièce : { $piece } ? C’est définitif, et vous ne pouvez pas l’essayer avant.
ask-card = Choisissez une carte où construire
ask-place = Faites glisser la pièce à sa place
how-mouse = Faites glisser la pièce, tournez-la à la molette, déplacez-la peu à peu avec les flèches ; Entrée construit.
how-finger = Poussez la pièce d’un doigt, n’importe où sur la table ; tournez-la à deux doigts.
wait-bid = Votre mise de { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
} est cachée dans votre poing. On attend { $names }.
wait-act = À { $names } de jouer
wait-bids = Chacun mise en secret : on attend { $names }
place-bottle = Poser une boisson
place-price = Ajuster un prix
place-claim = Revendiquer une carte
place-architect = Prendre et construire
take = La prendre
verdict-good = Ça tient, étage { $floor }
verdict-bad = Ça ne tient pas
turn-left = Tourner à gauche
turn-right = Tourner à droite
flip = Retourner
magnet = Aimant
other-card = Autre carte
place = Construire
take-back = Reprendre la mise
give-up = Rendre la pièce : elle ne tient sur aucune carte
disc = Disque d’action : faites-le glisser sur un emplacement, ou appuyez sur l’emplacement
disc-how = Votre disque d’action : faites-le glisser sur un emplacement, ou appuyez sur celui-ci
purse = Bourse
purse-more = 100 yens de plus
purse-less = 100 yens de moins
bid = Miser { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}
warn-end = À elle seule, cette mise remplit la cagnotte : la prochaine phase d’action serait la dernière.
warn-near = Les autres pourraient remplir la cagnotte : après votre mise, il ne manque que { $missing } yens avant la dernière phase.
meter = Cagnotte : { $pot } sur { $end } yens
meter-missing = { $missing } yens avant la dernière phase
meter-last = Cette phase d’action est la dernière
meter-quiet = { $count ->
    [one] Une enchère sans mise met fin à la partie
   *[other] { $count } enchères sans mise mettent fin à la partie
}
order = Ordre du tour
standings = Score actuel
score = Score
ledger = Mises précédentes
ledger-none = Pas encore d’enchère
round = Manche { $round }
values = Valeurs
view = Vue
see-all = Toute la table
see-plan = D’en haut
see-wood = Le bois
time = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour placer la pièce
time-bid = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour miser
name-card = { $card }, { $district }
name-dead = { $card }, { $district } : personne n’y construit
name-corner = Coin entre { $cards }
name-gap = Espace entre { $one } et { $other }
name-colour = { $colour } : { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}, { $left ->
    [0] plus de boisson
    [one] encore une boisson
   *[other] encore { $left } boissons
}
name-price = Carte des prix : une pièce passe d’une boisson à une autre
name-claim = Carte de revendication : un disque dans un espace, une pyramide sur une carte
name-architect = Architecte : prendre une pièce de bois et construire
card-worth = { $owner } : { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
} × { $drinks ->
    [one] { $drinks } yen
   *[other] { $drinks } yens
} = { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}
card-mine = à vous
card-nobody = sans propriétaire
colour-white = blanc
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-black = noir
and = { $list } et { $last }

wood = { $shape } ({ $size })
shape-square = carré
shape-rectangle = rectangle
shape-right-triangle = triangle rectangle
shape-even-triangle = triangle équilatéral
shape-pointed-triangle = triangle pointu
shape-flat-triangle = triangle plat
shape-diamond = losange
shape-slanted-block = bloc oblique
shape-ramp = rampe
shape-lampshade = abat-jour
shape-kite = cerf-volant
shape-house = maison
shape-cut-corner = coin coupé
shape-corner = équerre
shape-step = marche
shape-arrow = flèche
shape-hexagon = hexagone
shape-leaning-block = bloc penché
size-one = { $a } mm
size-two = { $a } × { $b } mm
size-tip = côtés { $a } mm, pointe { $angle }
size-one-angle = { $a } mm, { $angle }
size-two-angle = { $a } × { $b } mm, { $angle }
size-ramp = { $a } à { $b } mm, haut de { $c }
size-foot = base { $a }, côtés { $b } mm, { $angle }
size-sides = côtés { $a } et { $b } mm
size-roof = { $a } × { $b } mm, toit { $c }
size-cut = { $a } × { $b } mm, coupe { $c } × { $d }
size-arms = { $a } × { $b } mm, bras { $c } et { $d }
size-bars = barres { $a } × { $b } mm, décalées de { $c }
size-thick = bras { $a } mm, épais de { $b }
size-lean = { $a } × { $b } mm, penché de { $angle }

# Après la partie
plot-worth = Valeur des cartes de chacun, en yens
plot-lots = D’où viennent les yens, carte par carte
plot-cash = Argent restant pour les enchères, en yens

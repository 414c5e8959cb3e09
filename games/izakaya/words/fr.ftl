# Choix, journal et refus d’Izakaya en français.

title = Izakaya
goal = Revendiquez, bâtissez, servez : étages × prix des boissons, voilà votre score.

white = blanc
blue = bleu
red = rouge
yellow = jaune
green = vert
black = noir
piece = la pièce { $number } ({ $shape } { $size })
site-name = { $district } { $number }
district-shinjuku = Shinjuku
district-shibuya = Shibuya
district-shinagawa = Shinagawa
district-ginza = Ginza
district-ueno = Ueno
district-asakusa = Asakusa
district-akihabara = Akihabara
district-ikebukuro = Ikebukuro
district-roppongi = Roppongi
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
owned = à { $seat }
unowned = à personne

bid = Miser { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}
withdraw = Reprendre sa mise
bottle = Poser une boisson { $colour ->
    [blanc] blanche
    [bleu] bleue
    [vert] verte
    [noir] noire
   *[other] { $colour }
} entre { $corner }
price = Déplacer 100 yens du { $from } au { $to } (prix : { $less } et { $more } yens)
claim = Revendiquer { $card } ({ $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}) avec un disque entre { $gap }
take = Prendre { $piece }
place = La poser sur { $card } ({ $owner }), étage { $floor }, en { $x }, { $y }, tournée de { $turn }°
give-up = Rendre la pièce : elle ne tient sur aucune carte
pass = Passer
tick = Le temps passe

bid-own = { $seat } mise { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}
bid-placed = { $seat } a misé
bid-withdrawn = { $seat } reprend sa mise
bids-revealed = Les mises sont révélées : { $seat } commence, la cagnotte atteint { $pot ->
    [one] { $pot } yen
   *[other] { $pot } yens
}
last-pot = La cagnotte est pleine : cette phase d’action est la dernière
last-stalled = Plus personne ne mise : cette phase d’action est la dernière
last-rounds = C’est la quinzième manche : cette phase d’action est la dernière
bottled = { $seat } pose une boisson { $colour ->
    [blanc] blanche
    [bleu] bleue
    [vert] verte
    [noir] noire
   *[other] { $colour }
} entre { $corner }
priced = { $seat } déplace 100 yens du { $from } au { $to }
claimed = { $seat } revendique { $card } avec un disque entre { $gap }
lined = { $seat } aligne trois disques et construit avec une pièce gratuite
took = { $seat } prend { $piece }
placed = { $seat } construit sur { $card }, étage { $floor }
placed-late = { $seat } a trop tardé : la pièce va à la première place, sur { $card }, étage { $floor }
gave-up = { $seat } rend { $piece } : elle ne tient sur aucune carte
gave-up-late = { $seat } a trop tardé et rend { $piece } : elle ne tient sur aucune carte
passed = { $seat } passe
phase-over = La manche { $round } est terminée
over = { $seat } gagne avec { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}
over-shared = { $seat } et d’autres partagent la victoire avec { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}

fault-off-card = la pièce doit être à plat, entièrement sur la carte
fault-falls = la pièce tomberait
fault-border = la pièce sortirait de la bordure
fault-support = la pièce dépasserait de l’étage inférieur ou couvrirait un vide
fault-overlap = des pièces d’un même étage se chevaucheraient
fault-contact = la pièce doit toucher une pièce de son étage, côté contre côté
fault-count = la carte n’admet pas plus d’étages ou de pièces à cet endroit
fault-other-border = la pièce doit tenir dans une seule des bordures

bad-seats = on joue de deux à cinq, pas à { $seats }
only-players = seuls les joueurs peuvent agir
only-the-clock = seule l’horloge peut le faire
too-early = c’est trop tôt
no-auction = il n’y a pas d’enchère en cours
auction-first = il faut d’abord que tous aient misé
bid-already = votre mise est faite : reprenez-la pour en faire une autre
no-bid = il n’y a pas de mise à reprendre
odd-bid = on mise par tranches de 100 yens, pas { $yen }
too-poor = vous avez { $cash ->
    [one] { $cash } yen
   *[other] { $cash } yens
}, pas { $yen }
not-your-turn = c’est à { $seat } de jouer
over-already = la partie est terminée
take-first = trois disques alignés : prenez d’abord une pièce
place-first = posez d’abord la pièce que vous avez prise
no-pass = vous ne pouvez pas passer tant que vous pouvez poser une boisson, ajuster un prix ou revendiquer un site
colour-taken = { $seat } a déjà un disque sur le { $colour } pendant cette phase
crate-empty = la caisse du { $colour } est vide
corner-taken = il y a déjà une boisson entre { $corner }
green-first = les coins entre quatre cartes se remplissent d’abord
no-shared-corner = une boisson se pose là où des cartes se touchent, pas en { $corner }
price-taken = { $seat } a déjà ajusté un prix pendant cette phase
same-colour = la pièce de 100 yens doit aller à une autre couleur
no-coin = il n’y a pas de pièce de 100 yens à prendre sur le { $colour }
no-disc-left = vos six disques de revendication et vos six pyramides sont placés
no-gap = il n’y a pas d’espace { $gap } où placer un disque
gap-taken = il y a déjà un disque entre { $gap }
not-beside = { $card } n’est pas au bord de { $gap }
card-owned = { $card } appartient à { $seat }
dead-card = { $card } ne peut être ni revendiquée ni bâtie
dead-gap = aucun disque ne se place à côté de { $card }, où rien ne se bâtit
no-card = il n’y a pas de carte { $card }
taken-already = vous avez déjà pris une pièce : elle ne s’échange plus
still-fits = vous devez poser la pièce que vous avez prise : elle tient sur { $card }
nothing-taken = prenez d’abord une pièce : on ne les essaie pas avant
not-in-supply = la pièce { $number } n’est pas dans la réserve
other-piece = vous ne pouvez poser que la pièce que vous avez prise

option-roppongi = Distribuer aussi les cartes avancées de Roppongi
option-ties = Ordre entre mises égales
option-ties-reverse = Les joueurs échangent leurs positions
option-ties-rotate = Le premier d’entre eux passe dernier
option-bid_limit = Secondes pour miser (0 : sans limite)
option-passing = Quand il est permis de passer
option-passing-stuck = Quand rien d’autre n’est possible
option-passing-free = Toujours
option-lines = Trois disques alignés donnent une pièce
option-lines-both = Dans une rangée de cartes ou le long d’une rue
option-lines-across = Dans une rangée de cartes seulement
option-lines-along = Le long d’une rue seulement
option-place_limit = Secondes pour poser une pièce (0 : sans limite)
option-caps = Les nombres d’étages et de pièces d’une carte sont des maximums
option-stall = Des enchères sans mise ou une quinzième manche mettent fin à la partie

preset-standard = Standard
preset-unhurried = Sans se presser : aucune limite de temps
preset-live = En direct : une minute pour miser
preset-towers = Tours : aucune limite de hauteur

ending-pot = cagnotte pleine
ending-stalled = plus de mises
ending-rounds = quinze manches

end-pot = La cagnotte a atteint { $pot } yens : cette manche était la dernière.
end-stalled = Personne n’a misé pendant { $auctions } enchères de suite : la phase d’action suivante était la dernière.
end-rounds = { $rounds } manches ont été jouées.
end-most = La victoire va aux bâtiments qui rapportent le plus : les étages multipliés par la valeur des boissons aux coins.
end-level = À égalité, celui qui a conservé le plus de ses yens de départ passe devant.
end-cash = il reste { $yen ->
    [one] { $yen } yen
   *[other] { $yen } yens
}
warn-pot = Remplit la cagnotte ({ $full } yens) : la prochaine phase d’action sera la dernière.

draw-your-turn = À vous de jouer
draw-turn = Au tour de { $seat }
draw-nobodys-turn = Personne ne joue
draw-place-disc = Placer un disque d’action : tour { $turn } sur { $turns }
draw-gift = Trois en ligne : une pièce gratuite
draw-place-piece = Poser la pièce { $piece } sur une carte
draw-own-bid = Votre mise secrète
draw-bids = Mises secrètes
draw-waiting = On attend { $seats }
draw-won-you = Vous avez gagné
draw-won = { $seat } a gagné
draw-shared = { $seats } partagent la victoire
draw-over = Fin : { $why }
draw-over-level = Fin : { $why } ; les yens restants ont départagé
draw-closed = fermé pour ce soir
draw-last-phase = dernière phase : { $why }
draw-still = sans mise : { $still } enchères sur { $most }
draw-last-round = la manche { $round } est la dernière
draw-missing = encore { $yen } avant la fin
draw-why-pot = la cagnotte est pleine
draw-why-stalled = plus personne ne mise
draw-why-rounds = { $rounds } manches jouées
draw-round = Manche { $round }
draw-pot = Cagnotte { $pot } sur { $full }
draw-wood = Bois : { $count } pièces sur 68
draw-piece = Pièce { $piece }
draw-your-hand = dans votre main
draw-fits-green = vert : étages possibles
draw-fits-nowhere = aucune place connue
draw-fits = va en { $floors }
draw-in-all = au total
draw-so-far = à ce stade
draw-wins = gagne
draw-place = place { $place }
draw-bid-hidden = mise { $yen }, cachée
draw-bid-placed = mise posée
draw-to-bid = doit miser
draw-to-act = doit jouer
draw-bid = mise { $yen }
draw-cash = { $yen } en main
draw-actions = actions
draw-claims-left = sites restants
draw-ledger = Mises
draw-none-yet = aucune
draw-order = Ordre du tour
draw-order-more = la plus forte mise commence
draw-price = Carte des prix
draw-price-more = déplace une pièce de 100 ¥
draw-claim = Revendiquer
draw-claim-more = un site · { $card }
draw-architect = Architecte
draw-architect-more = prendre une pièce et bâtir
draw-no-coins = rien
draw-sold-out = épuisé
draw-left = reste { $count }
draw-dead = on ne bâtit pas ici
draw-sketch-order = ordre { $order }
draw-sketch-yen = yens
draw-sketch-score = score
draw-sketch-did = fait
draw-sketch-lots = sites
draw-sketch-bid = misé
draw-sketch-discs = prix { $price }  sites { $claims }
draw-sketch-builds = bâtir { $builds }
draw-sketch-hand = { $seat } tient { $piece }

# La table d'Izakaya en français.

canvas = Le quartier sur la table, en trois dimensions
prompt = À vous de jouer
board = Le quartier
broken = Impossible de charger les règles ({ $why }). Rechargez la page.
cancel = Retour
pass = Passer
choices = Tous les choix
yen = { $yen } yens
ask-bid = Votre mise secrète pour l’ordre du tour
ask-act = À vous : posez un disque sur une boisson, une carte à côté du quartier ou l’architecte
ask-bottle = Où va la bouteille de couleur { $colour } ? Choisissez un coin.
ask-from = Quelle boisson devient moins chère ?
ask-to = La pièce quitte { $colour }. Quelle boisson devient plus chère ?
ask-gap = Choisissez un intervalle pour votre disque
ask-claim = Laquelle des deux cartes reçoit votre pyramide ?
ask-wood = Choisissez une pièce de bois pour la soulever et la regarder
ask-gift = Trois disques alignés : une pièce gratuite pour vous. Choisissez-en une à regarder.
ask-take = { $piece } ? C’est définitif : rien ne dit d’avance où elle va.
ask-card = Choisissez une carte où construire
ask-place = Faites glisser la pièce à sa place
how-mouse = Faites glisser la pièce, tournez-la à la molette, déplacez-la peu à peu avec les flèches ; Entrée construit.
how-finger = Poussez la pièce d’un doigt, n’importe où sur la table ; tournez-la à deux doigts.
wait-bid = Votre mise de { $yen } yens est dans votre poing. On attend { $names }.
wait-act = À { $names } de jouer
wait-bids = Chacun mise en secret : on attend { $names }
place-bottle = Poser une bouteille
place-price = Déplacer un prix
place-claim = Revendiquer une carte
place-architect = Prendre du bois et construire
take = La prendre
verdict-good = Tient, à l’étage { $floor }
verdict-bad = Ne tient pas
turn-left = Tourner à gauche
turn-right = Tourner à droite
flip = Retourner
magnet = Aimant
other-card = Autre carte
place = Construire
take-back = Reprendre la mise
give-up = Remettre la pièce : elle ne va sur aucune carte
disc = Disque d’action : faites-le glisser sur une place, ou appuyez sur la place
purse = Bourse
purse-more = 100 yens de plus
purse-less = 100 yens de moins
bid = Miser { $yen } yens
warn-end = À elle seule, cette mise remplit le pot : la prochaine phase d’action serait la dernière.
warn-near = Les autres pourraient remplir le pot : après votre mise, il ne manque que { $missing } yens avant la dernière phase.
meter = Pot : { $pot } sur { $end } yens
meter-missing = { $missing } yens avant la dernière phase
meter-last = Cette phase d’action est la dernière
meter-quiet = { $count ->
    [one] Une enchère sans mise met fin à la partie
   *[other] { $count } enchères sans mise mettent fin à la partie
}
order = Ordre du tour
standings = Score actuel
ledger = Mises précédentes
ledger-none = Pas encore d’enchère
round = Manche { $round }
again = Revoir cette manche
again-stop = Revenir à la table
values = Valeurs
view = Vue
see-all = Toute la table
see-plan = D’en haut
see-wood = Le bois
sound = Son
time = { $seconds } secondes pour placer la pièce
time-bid = { $seconds } secondes pour miser
name-card = { $card }, { $district }
name-dead = { $card }, { $district } : personne n’y construit
name-corner = Coin entre { $cards }
name-gap = Intervalle entre { $one } et { $other }
name-colour = { $colour } : { $yen } yens, { $left ->
    [0] plus de bouteille
    [one] une bouteille
   *[other] { $left } bouteilles
}
name-price = Carte de prix : une pièce passe d’une boisson à une autre
name-claim = Carte de revendication : un disque dans un intervalle, une pyramide sur une carte
name-architect = Architecte : prendre une pièce de bois et construire
card-worth = { $owner } : { $floors ->
    [one] un étage
   *[other] { $floors } étages
} × { $drinks } yens = { $yen } yens
card-mine = à vous
card-nobody = sans propriétaire
colour-white = blanc
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-black = noir
and = { $list } et { $last }

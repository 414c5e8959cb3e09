# Choix, journal et refus de Tokyo Jutaku en français.

title = Tokyo Jutaku
goal = Bâtissez de petites maisons avec le bois commun et gagnez le plus de yens.
goal-sprint = Achevez quatre terrains le plus vite possible.
goal-daily = Soyez le premier à achever le terrain du jour.
goal-daily-alone = Achevez le terrain du jour le plus vite possible.
goal-attack = Bâtissez de petites maisons et gagnez le plus de yens dans le temps imparti.
goal-attack-alone = Bâtissez de petites maisons et gagnez un maximum de yens dans le temps imparti.
goal-team = Bâtissez ensemble de petites maisons et gagnez un maximum de yens dans le temps imparti.

piece = la pièce { $number }
site-name = { $district } { $number }
site-none = aucun terrain
district-shinjuku = Shinjuku
district-shibuya = Shibuya
district-shinagawa = Shinagawa
district-ginza = Ginza
district-ueno = Ueno
district-asakusa = Asakusa
district-akihabara = Akihabara
district-ikebukuro = Ikebukuro
district-roppongi = Roppongi
architect-kawara = Aoi Kawara
architect-yaneura = Beni Yaneura
architect-mado = Chika Mado
architect-hashira = Daiki Hashira
architect-engawa = Emi Engawa
architect-shoji = Fumio Shoji
architect-tokonoma = Goro Tokonoma
architect-noren = Haru Noren

choose = Jouer { $architect }
start = Partir de { $cell } : { $card }, { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}, { $yen } yens
grab = Prendre { $piece }
drop = Reposer la pièce
place = Poser { $piece } à l’étage { $floor } en { $x }, { $y }, tournée de { $turn }°{ $flipped ->
    [yes] , retournée
   *[no] {""}
}
return = Rendre la dernière pièce posée
nudge = Ajuster { $piece } : étage { $floor } en { $x }, { $y }, tournée de { $turn }°{ $flipped ->
    [yes] , retournée
   *[no] {""}
}
stop = Stop !
clear = Voter pour ranger le bois
move = Aller en { $cell } : { $card }, { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}, { $yen } yens
keep = Garder la carte
hold = Passer ce tour
withdraw = Revenir sur son choix
tick = Le temps passe

chose = { $seat } joue { $architect }
started = { $seat } part de { $cell } avec { $architect }
begun = Construisez !
grabbed = { $seat } prend { $piece }
dropped = { $seat } repose { $piece }
dropped-late = { $seat } a gardé { $piece } trop longtemps
placed = { $seat } pose { $piece } à l’étage { $floor }
returned = { $seat } rend { $piece }
nudged = { $seat } ajuste { $piece } à l’étage { $floor }
stopped = { $seat } crie « Stop ! »
judged-right = { $seat } achève { $card } pour { $yen } yens
judged-wrong = { $seat } n’a pas achevé { $card } : { $why } ({ $clause })
cleared = Tout le bois est rendu
voted = { $seat } vote pour ranger le bois
moved = { $seat } va en { $cell } et prend { $card }
kept = { $seat } garde la carte
laid = La carte suivante est { $card }
clocked = { $seat } a mis { $time }
honoured = { $yen } yens : médaille { $medal ->
    [gold] d’or
    [silver] d’argent
   *[bronze] de bronze
}
sat-out = { $seat } n’a plus de carte et attend
submitted = { $seat } a choisi
withdrew = { $seat } choisit de nouveau
beat-over = Tour { $beat }
clashed = { $seat } n’a pas eu { $piece }
over = { $seat } gagne
over-shared = { $seat } et d’autres partagent la victoire

fault-off-card = chaque pièce doit être à plat, entièrement sur la carte
fault-falls = une pièce tomberait
fault-border = une pièce sort de la bordure
fault-support = une pièce dépasse de l’étage inférieur ou couvre un vide
fault-overlap = des pièces d’un étage se chevauchent
fault-contact = les pièces d’un étage ne se touchent pas côté contre côté
fault-count = la carte demande un autre nombre d’étages ou de pièces
fault-other-border = toutes les pièces doivent être dans une même bordure

bad-seats = on joue de un à huit, pas à { $seats }
no-business = seuls les joueurs peuvent construire
only-the-clock = seule l’horloge peut le faire
too-early = c’est trop tôt
tokens-stand = tous les jetons sont déjà sur le plan
not-your-choice = c’est à { $seat } de choisir
token-chosen = vous avez déjà choisi votre architecte
token-taken = { $seat } joue { $architect } : choisissez un autre architecte
cell-taken = { $cell } est prise
cell-inside = { $cell } n’est pas sur le pourtour
in-beats = cette partie se joue par tours simultanés
no-beats = cette partie ne se joue pas par tours simultanés
frozen = quelqu’un a crié stop : ne touchez plus au bois
not-begun = on ne construit pas encore
not-building = personne ne construit maintenant
no-site = vous n’avez pas de carte
hand-full = vous tenez déjà une pièce
hand-empty = vous ne tenez pas de pièce
no-nudging = à cette table, on n’ajuste pas les pièces posées
not-the-last = seule la dernière pièce posée peut être ajustée
piece-taken = cette pièce n’est pas dans la réserve
other-piece = vous tenez une autre pièce
nothing-placed = rien n’est posé sur votre carte
busy = vos mains sont encore occupées
no-common-wood = chacun a son propre bois
too-soon-to-clear = on ne range que si personne n’a rien posé pendant deux minutes
voted-already = vous avez déjà voté
called-already = vous avez déjà crié
too-late = trop tard : ce n’était plus en même temps
hushed = votre dernier stop était faux : attendez un instant
nothing-built = construisez d’abord
not-your-move = c’est à { $seat } de se déplacer
no-movement = personne ne se déplace maintenant
out-of-reach = { $cell } est trop loin : deux espaces au plus, sans diagonale
no-card-there = il n’y a pas de carte en { $cell }
own-cell = vous êtes en { $cell } : gardez la carte ou prenez-en une autre
not-the-nearest = { $cell } n’est pas la carte la plus proche
must-move = votre carte est achevée : prenez-en une autre
submitted-already = vous avez déjà choisi
nothing-submitted = vous n’avez pas encore choisi
game-over = la partie est terminée

option-mode = Déroulement de la course
option-mode-race = Librement, en temps réel
option-mode-beats = Par tours simultanés
option-mode-attack = Contre la montre
option-mode-team = Ensemble contre la montre
option-mode-duel = Duel : tous sur la même carte
option-mode-daily = Le terrain du jour
option-side = Cartes terrain
option-side-white = Blanches : difficiles
option-side-blue = Bleues : faciles
option-easy = Handicap : nombre de joueurs, depuis la dernière place, qui construisent sur le côté bleu
option-assist = Aide pendant la construction
option-assist-standard = Normale : vous voyez ce qui ne va pas
option-assist-guided = Guidée : les poses incorrectes sont refusées
option-assist-master = Maître : seul le verdict le dit
option-roppongi = Les cartes avancées de Roppongi
option-roppongi-off = Dans la boîte
option-roppongi-random = Remplacent un quartier tiré au sort
option-roppongi-shinjuku = Remplacent Shinjuku
option-roppongi-shibuya = Remplacent Shibuya
option-roppongi-shinagawa = Remplacent Shinagawa
option-roppongi-ginza = Remplacent Ginza
option-roppongi-ueno = Remplacent Ueno
option-roppongi-asakusa = Remplacent Asakusa
option-roppongi-akihabara = Remplacent Akihabara
option-roppongi-ikebukuro = Remplacent Ikebukuro
option-hole_blocks = Les jetons ne traversent pas le tas de bois
option-nudge = La dernière pièce posée peut être ajustée
option-idle_hold = Secondes pour tenir une pièce (0 : sans limite)
option-fine = Amende pour un faux stop, en centaines de yens
option-attack = Minutes d’une course contre la montre
option-limit = Règle maison : durée de la partie en minutes (0 : sans limite)
option-day = Jour du terrain (UTC)
preset-race = Course
preset-first-game = Première partie : terrains faciles, guidée
preset-beats = Tours simultanés
preset-time-attack = Contre la montre
preset-team = Ensemble
preset-duel = Duel
preset-daily-site = Terrain du jour

ending-fourth-site = quatrième terrain
ending-time-up = temps écoulé
ending-daily-site = terrain du jour
ending-no-cards = plus de cartes

end-fourth = { $sites } terrains achevés par { $seats }.
end-time = Le temps était écoulé.
end-daily = Le terrain du jour a été achevé par { $seats }.
end-cards = Il ne restait aucune carte sur laquelle bâtir.
end-by-time = Seul, on joue contre la montre : plus le temps est court, mieux c’est, et chaque faux stop ajoute dix secondes.
end-by-sum = Tous gagnent ensemble : { $yen } yens en tout.
end-by-day = Le premier à achever le terrain du jour gagne ; les autres suivent selon leurs yens.
end-by-yen = Celui qui a le plus de yens l’emporte ; à égalité, on partage la place.
end-seat-sites = { $sites ->
    [one] { $sites } terrain achevé
   *[other] { $sites } terrains achevés
}
warn-stop = Si votre bâtiment est conforme, ce stop met fin à la partie.

draw-draft = Choix
draw-draft-more = { $seats } : poser un jeton sur le pourtour
draw-ready = Prêts ?
draw-ready-more = la construction commence
draw-beat = Tour { $beat }
draw-beat-of = Tour { $beat } sur { $last }
draw-chosen-of = { $done } sur { $all } ont choisi
draw-build = Bâtir
draw-build-more = tous bâtissent en même temps
draw-clear-of = { $votes } sur { $all } veulent ranger
draw-stop = STOP !
draw-called-by = crié par { $seats }
draw-movement = Déplacement
draw-movement-more = { $seats } : deux espaces au plus
draw-over = Fin
draw-done = Fini
draw-you-win = Vous gagnez
draw-wins = { $seats } gagne
draw-share = { $seats } partagent la victoire
draw-sprint = { $sites ->
    [one] { $sites } terrain
   *[other] { $sites } terrains
} en { $time }
draw-sprint-false = { $sites ->
    [one] { $sites } terrain
   *[other] { $sites } terrains
} en { $time }, dont { $added } s de faux stops
draw-medal = { $yen } bâtis : { $medal ->
    [gold] médaille d’or
    [silver] médaille d’argent
    [bronze] médaille de bronze
   *[none] pas de médaille
}
draw-end-fourth = au quatrième terrain
draw-end-time = le temps est écoulé
draw-end-daily = le terrain du jour est achevé
draw-end-cards = plus aucune carte
draw-goal-sprint = sprint solo · terrain { $site } sur { $sites }
draw-goal-race = manche { $round } · fin à { $sites } terrains
draw-goal-duel = duel · manche { $round } · fin à { $sites } terrains
draw-goal-tour = tour en solo
draw-goal-attack = contre la montre
draw-goal-team = ensemble { $yen }
draw-goal-daily = terrain du jour
draw-fault-off-card = hors de la carte
draw-fault-twice = la même pièce deux fois
draw-fault-falls = tomberait
draw-fault-outside = hors de la bordure
draw-fault-unsupported = dépasse de l’étage inférieur
draw-fault-overlapping = pièces qui se chevauchent
draw-fault-apart = pas côte à côte
draw-fault-many-pieces = trop de pièces
draw-fault-few-pieces = trop peu de pièces
draw-fault-high = trop d’étages
draw-fault-low = trop peu d’étages
draw-fault-borders = dans les deux bordures
draw-no-site = pas encore de terrain
draw-your-site = Votre terrain
draw-lead = { $seat } en tête
draw-floors = étages
draw-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
draw-worth = valeur
draw-winner = gagne
draw-day = Le terrain du jour
draw-day-more = un terrain, et le même bois pour tous
draw-day-goal = le premier à finir gagne
draw-chosen = choisi
draw-in-hand = en main
draw-nothing = rien
draw-number = n° { $piece }
draw-supply = Réserve
draw-pieces-of = { $count } pièces sur { $all }
draw-hint = les numéros désignent les pièces
draw-progress = { $built } étages sur { $floors } · { $laid } pièces sur { $pieces }
draw-progress-short = { $built }/{ $floors } ét., { $laid }/{ $pieces } p.
draw-word-wins = gagne
draw-word-stop = stop !
draw-word-move = joue
draw-word-waits = attend
draw-word-moves = avance
draw-word-clear = range ?
draw-holds = tient { $piece }
draw-placed = pose { $piece }
draw-returned = rend
draw-held = passe
draw-stopped = stop
draw-round = manche { $round }
draw-wanted = { $floors } étages, { $pieces } pièces, { $yen }
draw-sketch-hand = en main : pièce { $piece }
draw-sketch-chosen = choisi : { $beat }
draw-plan-place = poser la pièce { $piece }
draw-plan-return = rendre
draw-plan-hold = passer
draw-plan-clear = ranger
draw-plan-stop = stop
draw-border = bordure x { $left }-{ $right }, y { $low }-{ $high } mm
draw-border-two = bordure x { $left }-{ $right }, y { $low }-{ $high } mm, une des deux
draw-floor = étage { $floor } : { $pieces }
draw-sketch-no-site = aucun
draw-none = aucune
draw-sketch-supply = réserve { $count } pièces ; prises : { $taken }
draw-sheet-pieces = Les pièces
draw-sheet-sites = Les terrains

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

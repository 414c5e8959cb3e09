# La table de Tokyo Jutaku en français.

canvas = Votre bureau avec le terrain, le tas de bois et les bureaux des autres
broken = Impossible de charger les règles. Rechargez la page.
choices = Tous les choix
tools = Voir plus
see-more = Vue
map = Plan
close-map = Fermer le plan
lift = Écarter les étages
camera = Caméra libre
status = Votre terrain
pieces = Pièces
floors = Étages
worth = Valeur
earned = Gagné
clock = Temps
pile = Le tas
kin-blocks = Carrés et rectangles
kin-triangles = Triangles
kin-slants = Losanges et blocs obliques
kin-ramps = Rampes et abat-jour
kin-corners = Équerres, marches et flèches
kin-gems = Cerfs-volants, maisons et hexagones
messy = Un tas en désordre
stop = Stop ! Mon terrain est achevé
stop-short = Stop
stop-empty = Construisez d’abord : il n’y a encore rien à achever
stop-chosen = Vous avez déjà choisi pour ce tour. Revenez d’abord sur ce choix
hushed = Vous pourrez de nouveau crier stop dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
stopped = Stop !
right = Bravo, { $name } !
right-you = Bravo, c’est réussi !
wrong = Pas tout à fait, { $name }
yen = +{ $yen } yens
countdown = { $count }
fault-off-card = Une pièce dépasse de la carte
fault-twice = La même pièce y est deux fois
fault-falls = Une pièce tomberait
fault-outside-border = Une pièce sort de la bordure
fault-unsupported = Une pièce dépasse de l’étage inférieur
fault-overlapping = Des pièces d’un étage se chevauchent
fault-apart = Des pièces d’un étage ne se touchent pas côté contre côté
fault-too-many-pieces = Trop de pièces
fault-too-few-pieces = Il manque des pièces
fault-too-high = Trop d’étages
fault-too-low = Il manque des étages
fault-other-border = Il y a des pièces dans les deux bordures
look-at = Regarder le bureau de { $name } : { $pieces } pièces
watching = Le bureau de { $name }
back-home = Retour à mon bureau
prompt = Ce que vous pouvez faire
prompt-watch = Vous regardez
prompt-others-move = À { $names } de choisir un terrain
prompt-start = Choisissez votre premier terrain
prompt-move = Choisissez votre prochain terrain
prompt-ready = Préparez-vous
prompt-frozen = On ne touche plus au bois !
prompt-out = Il ne reste aucun terrain pour vous
prompt-submitted = { $chosen ->
    [place] Vous posez une pièce.
    [return] Vous rendez votre dernière pièce.
    [clear] Vous votez pour ranger.
    [stop] Vous criez stop.
   *[hold] Vous passez ce tour.
} On attend les autres
prompt-beat-first = À chaque tour, chacun choisit une action en secret ; puis tout se fait en même temps. Posez une pièce, ou passez ce tour
prompt-beat-first-short = Une action chacun, en secret : posez une pièce, ou passez
prompt-beat = Choisissez une pièce et posez-la, ou passez ce tour
prompt-busy = Un instant…
prompt-full = Toutes vos pièces sont posées : sonnez !
prompt-grab = Prenez une pièce
floor = Étage { $floor }
verdict-good = Bien posée
verdict-warn = Contre les règles
verdict-bad = Impossible ici
turn-left = Tourner à gauche
turn-right = Tourner à droite
flip = Retourner
back = Reposer
place = Poser
return = Rendre la dernière pièce
hold = Passer ce tour
withdraw = Changer d’avis
clear = { $count ->
    [0] Tout ranger ?
   *[other] Tout ranger ? ({ $count } pour)
}
keep = Garder ma carte
cell = { $cell } : { $name }, { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} sur { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}, { $yen } yens
taken-by = { $name } a été plus rapide : la pièce { $piece } est prise
taken-gone = La pièce { $piece } n’est plus disponible
held-too-long = Vous avez tenu la pièce { $piece } trop longtemps : elle retourne au tas
clashed = Quelqu’un d’autre a eu la pièce { $piece }
off-place = Pas tout à fait : l’endroit entouré est { $across ->
    [left] { $x } mm plus à gauche
    [right] { $x } mm plus à droite
   *[none] { "" }
}{ $both ->
    [yes] { " et " }
   *[no] { "" }
}{ $along ->
    [up] { $y } mm plus haut
    [down] { $y } mm plus bas
   *[none] { "" }
}.
off-turned = La pièce est tournée de { $turned }° : posez-la bien droite, comme l’endroit entouré.

# When time is up
late = Temps écoulé !
late-start = Le hasard vous donne votre premier terrain : { $name }
late-move = Votre prochain terrain est choisi d’office : { $name }
late-over = On ne touche plus au bois : la partie est finie.

medal-bronze = Médaille de bronze
medal-silver = Médaille d’argent
medal-gold = Médaille d’or
new-best = Votre record !
best = Ancien record : { $best }
try-again = Réessayer
show-solution = Me montrer une solution
show-solution-of = Me montrer une solution pour le terrain de { $name }
solution-of = Une solution pour le terrain de { $name } : { $site }
hide-solution = Fermer la solution
bests = Meilleurs résultats
bests-race = Course
bests-server = Sur le serveur
bests-device = Sur cet appareil
bests-blue = Bleu
bests-white = Blanc
solo-title = Jouer en solo
solo-about = Une course contre la montre et contre soi-même. Les meilleurs temps et les médailles restent sur cet appareil.
solo-side = Terrains
side-blue = Bleus : faciles, avec un quadrillage
side-white = Blancs : difficiles
solo-assist = Aide
assist-guided = Guidée
assist-standard = Normale
assist-master = Maître
race-daily = Terrain du jour
race-daily-about = Un terrain blanc et les mêmes vingt pièces pour tous, toute la journée. En combien de temps l’achèverez-vous ?
race-sprint = Sprint
race-sprint-about = Achevez quatre terrains le plus vite possible. Chaque faux stop ajoute dix secondes.
race-attack = Contre la montre
race-attack-about = Cinq minutes au chrono. Gagnez le plus de yens possible.
race-tour = Tour de Tokyo
race-tour-about = Dix minutes à travers Tokyo. Vos constructions valent le bronze, l’argent ou l’or.
day = Jour (UTC)
day-to-come = Ce jour n’est pas encore venu : choisissez aujourd’hui ou un jour passé.
no-best = Pas encore terminé
play-solo = Jouer
play-race = Jouer : { $race }
again-race = Réessayer : { $race }
all-solo = Tous les modes solo
week = Les sept derniers jours
choose-day = { $day } : { $best }

# Après la partie
plot-pieces = Pièces posées
plot-sites = Ce que chaque terrain a rapporté
plot-site = Terrain { $number }
plot-yen = Yens

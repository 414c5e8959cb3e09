# La table de Tokyo Highway en français.

canvas = La ville sur la table, en trois dimensions
prompt = Votre construction
prompt-watch = À { $names } de construire
prompt-pick = À vous : tirez une route depuis l’une de vos colonnes ouvertes
prompt-wait = À { $names } de construire
prompt-wait-try = À { $names } de construire. Vous pouvez déjà essayer votre prochaine route.
prompt-raise = Choisissez un bâtiment : il apparaît sur la table, puis faites-le glisser à sa place
prompt-raise-later = { $names } pose un bâtiment
prompt-blocked = Aucune construction possible : vous devez passer
pass = Passer
verdict-good = Ça tient
verdict-tight = C’est juste
verdict-bad = Ça ne tient pas
in-the-way = (en rouge sur la table)
spare = { $mm } mm de marge
earns = { $cars ->
    [one] +1 voiture
   *[other] +{ $cars } voitures
}
snapped = déplacé là où ça tient
height = Hauteur
takes = { $yellow ->
    [0] prend { $grey } { $grey ->
        [one] grise
       *[other] grises
    }
   *[other] prend { $grey } { $grey ->
        [one] grise
       *[other] grises
    }, { $yellow } jaune
}
junction = Échangeur
exit = Sortie
turn = Tourner
snap = Aimant
snap-why = Faire glisser vers l’endroit le plus proche où ça tient
fine = Réglage fin
past = Bout (mm)
aside = Côté proche (mm)
far-aside = Côté lointain (mm)
cancel = Annuler
build = Construire
build-cars = { $cars ->
    [one] Construire, +1 voiture
   *[other] Construire, +{ $cars } voitures
}
put-up = Poser
broken = Impossible de charger les règles. Rechargez la page.
shape-round = Tour ronde
shape-square = Tour carrée
shape-triangle = Tour triangulaire
shape-hexagon = Tour hexagonale
handle-base = Construire depuis la colonne { $column }, hauteur { $height }
handle-far = Déplacer le bout de la route
handle-near = Décaler la route sur sa base
handle-car = Déplacer la voiture { $number } le long de la route
handle-tower = Déplacer le bâtiment
crossing-earns = +1 voiture
crossing-none = pas de voiture
fresh = nouvelle
open-over = dessus
open-under = dessous
supplies = Ce qu’il reste à chacun
player = Joueur
supply-cars = Voitures
supply-roads = Routes
supply-grey = Pièces grises
supply-yellow = Pièces jaunes
builds = Idées
builds-why = Ce que vous pouvez construire maintenant. Appuyez pour voir une idée sur la table : là, vous pouvez encore la modifier ou l’annuler.
builds-last = Termine votre dernière autoroute : vous ne pourriez plus construire
from-ramp = Depuis votre rampe
from-junction = Depuis votre échangeur ({ $way }), hauteur { $height }
from-column = Depuis votre colonne ({ $way }), hauteur { $height }
idea-column = Vers une colonne de hauteur { $height }, { $way }{ gained }
idea-junction = Vers un échangeur de hauteur { $height }, { $way }{ gained }
idea-exit = Sortie vers la table, { $way }{ gained }
gained = { $cars ->
    [0] {""}
    [one] {" "}: +1 voiture
   *[other] {" "}: +{ $cars } voitures
}
way-east = est
way-north-east = nord-est
way-north = nord
way-north-west = nord-ouest
way-west = ouest
way-south-west = sud-ouest
way-south = sud
way-south-east = sud-est
way-degrees = { $way } ({ $degrees }°)
builds-none = Ce n’est pas à vous de jouer.
tools = Vue
see-more = Vue
camera-orbit = Orbite
camera-plan = D’en haut
camera-road = Le long de la route
camera-eye = À hauteur d’yeux
numbers = Hauteurs
open-roads = Routes à croiser
photo = Photo
photo-done = Terminé

# Après la partie
plot-cars = Voitures restantes
plot-earned = Comment les voitures ont été gagnées
earned-over = Dessus
earned-under = Dessous
earned-both = Les deux
plot-heights = Colonne la plus haute

# La table de Tokyo Highway en français.

canvas = La ville sur la table, en trois dimensions
prompt = Votre construction
prompt-watch = À { $names } de construire
prompt-pick = À vous : faites glisser la poignée ronde d’une colonne pour en tirer une route
prompt-wait = À { $names } de construire
prompt-wait-try = À { $names } de construire. Vous pouvez déjà essayer votre prochaine route.
prompt-raise = Choisissez un bâtiment : il apparaît sur la table, puis faites-le glisser à sa place
prompt-raise-later = { $names } pose un bâtiment
prompt-blocked = Aucune construction possible : vous devez passer
pass = Passer
verdict-good = Ça tient
verdict-tight = De justesse
verdict-bad = Ça ne tient pas
in-the-way = (en rouge sur la table)
spare = { $mm } mm de marge
spare-none = sans aucune marge
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
junction-why = Coiffé d’une pièce jaune : hauteur libre, et deux routes peuvent en partir
exit = Sortie vers la table
exit-why = La route descend et s’arrête là : elle ne prend aucune pièce de colonne et rapporte une voiture de plus
turn = Tourner
snap = Aider à placer
snap-why = Faire glisser vers l’endroit le plus proche où ça tient
fine = Régler au mm
fine-why = Déplacer chaque bout de la route par dixièmes de millimètre
past = Départ, en long (mm)
aside = Départ, de côté (mm)
far-aside = Arrivée, de côté (mm)
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
from-junction = Depuis votre échangeur { $at }, hauteur { $height }
from-column = Depuis votre colonne { $at }, hauteur { $height }
idea-column = Vers une colonne de hauteur { $height }, { $way }{ gained }
idea-junction = Vers un échangeur de hauteur { $height }, { $way }{ gained }
idea-exit = Sortie vers la table, { $way }{ gained }
gained = { $cars ->
    [0] {""}
    [one] {" "}: +1 voiture
   *[other] {" "}: +{ $cars } voitures
}
at-right = à droite
at-far-right = au fond à droite
at-far = au fond
at-far-left = au fond à gauche
at-left = à gauche
at-near-left = devant à gauche
at-near = devant
at-near-right = devant à droite
way-right = vers la droite
way-far-right = vers le fond à droite
way-far = vers le fond
way-far-left = vers le fond à gauche
way-left = vers la gauche
way-near-left = vers vous, à gauche
way-near = vers vous
way-near-right = vers vous, à droite
way-nth = { $way }, variante { $nth }
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

# À la main
prompt-hand = À vous : prenez une pièce et portez-la sur la table, ou tirez une route d’une colonne pour annoncer une construction
prompt-rising-more = Votre colonne a une hauteur de { $height }, et aucune route ne peut encore l’atteindre : prenez la pièce suivante
prompt-rising-fits = Votre colonne a une hauteur de { $height } : prenez la route, ou une autre pièce pour la rehausser
prompt-rising-none = Aucune route ne peut mener à votre colonne : démontez-la et recommencez
prompt-laid = Votre route est posée : prenez vos voitures, ou terminez votre tour
prompt-lifted = Votre main est au-dessus de la table
prompt-planned = Votre construction est annoncée : ses pièces sont portées pour vous
announce = Annoncer
piece-grey = pièce grise
piece-yellow = pièce jaune
piece-road = route
piece-car = voiture
hand-supply = Votre réserve
hand-lift = Prendre : { $piece } (reste { $count })
hand-cannot = { $piece } : { $why }
hand-clear = Démonter la colonne
hand-done = Terminer le tour
hand-lower = Reposer
hand-let-go = Lâcher
hand-goal-foot = Posez la pièce grise sur la table pour commencer votre colonne, à environ une longueur de route d’une de vos colonnes ouvertes.
hand-goal-top = Posez la pièce grise sur votre colonne.
hand-goal-junction = Posez la pièce jaune sur votre colonne, qui devient un échangeur.
hand-goal-road = Posez la route sur une de vos colonnes ouvertes et sur la nouvelle, comme le montre le contour.
hand-goal-exit = Posez la route en sortie : un bout sur une de vos colonnes d’une seule pièce, l’autre sur la table.
hand-goal-car = Posez la voiture sur votre nouvelle route, dans le sens de la route.
hand-begin = Déplacez le pointeur au-dessus de la table ; la molette, R et F changent la hauteur.
hand-begin-touch = Faites glisser au-dessus de la table ; le curseur ou un deuxième doigt change la hauteur.
hand-carry = Descendez doucement, puis lâchez
hand-tired = Votre main fatigue : { $seconds } s
hand-time = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
hand-left = Tourner à gauche
hand-right = Tourner à droite
hand-tip-up = Lever l’avant
hand-tip-down = Baisser l’avant
hand-align = Aligner
hand-align-why = Tourner et incliner la route pour qu’elle repose sur les deux colonnes
hand-height = Hauteur
hand-mm = { $mm } mm
hand-gap = À { $mm } mm de ce qui est dessous
hand-side = Vue de côté de la pièce en main
hand-knocked = { $count ->
    [one] { $name } a renversé { $count } pièce.
   *[other] { $name } a renversé { $count } pièces.
}
hand-clause = La règle { $clause } ne le permet pas à cet endroit.
hand-missed-fell = La pièce est tombée.
hand-missed-elsewhere = La pièce s’est immobilisée au mauvais endroit.
hand-missed-crash = La pièce a heurté quelque chose.
hand-back = Tout est remis en place.
hand-fined = { $count ->
    [one] Pénalité pour { $name } : { $count } pièce.
   *[other] Pénalité pour { $name } : { $count } pièces.
}
hand-paid = { $payer } a donné à { $to } : { $yellow ->
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
}.
hand-debt = { $name } doit { $owed }
hand-owed = { $count ->
    [one] { $count } pièce à { $name }
   *[other] { $count } pièces à { $name }
}
hand-slow = Ralenti
hand-fallen = Ce qui est tombé
hand-unfilmed = (résultat seul, non recalculé)

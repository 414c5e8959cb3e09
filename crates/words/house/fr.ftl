# Ce que dit la maison à la table de n’importe quel jeu, en français.

# Les places que personne n’a nommées portent le nom de leur couleur.
house-seat-0 = Orange
house-seat-1 = Bleu
house-seat-2 = Vert
house-seat-3 = Rose
house-seat-4 = Ambre
house-seat-5 = Ciel
house-seat-6 = Brun
house-seat-7 = Gris

# Quelqu’un qui n’a pas choisi de nom.
house-guest = Invité { $number }
# Quelqu’un qui a effacé son nom.
house-former = Ancien joueur
# Une figurine, avec le nom que son joueur lui a donné, et le joueur.
house-figure = { $figure } ({ $player })

# Ce qu’apprend quelqu’un qui est absent quand une partie l’attend.
house-your-turn = C’est à vous de jouer.

house-nobody = personne
house-one = { $one }
house-pair = { $one } et { $other }
house-more = { $one }, { $rest }

house-forfeit = Qui abandonne ou quitte la partie est classé dernier, quel que soit le résultat du robot à sa place.
house-resigned = a abandonné
house-left = a quitté la partie
house-out-of-time = n’avait plus de temps

house-end-won = Met fin à la partie : vous gagnez.
house-end-lost = Met fin à la partie : { $winner } gagne.
house-end-shared = Met fin à la partie : { $winners } partagent la victoire.
house-end-nobody = Met fin à la partie : personne ne gagne.
house-learn = Vous ne connaissez pas ce jeu ? « tokyo learn { $game } » vous l’apprend en deux minutes.
lesson-later = Ce sera pour plus tard. Suivez d’abord la leçon.

# Ce que dit l’entraîneur. Les choix de plusieurs actions sont dits l’un après l’autre.
coach-then = { $first }, { $then }
coach-wait = Ne rien faire
coach-nudge = Un choix est nettement meilleur que tous les autres ici. Prenez votre temps.
coach-nudge-some = Certains choix sont nettement moins bons que d’autres ici. Prenez votre temps.
coach-nudge-equal = Plusieurs choix se valent à peu près ici.
coach-move = { $best }
coach-reason = « { $best } » vous laisse { $chance } % de chances de gagner, « { $other } » seulement { $less } %.
coach-reason-some = « { $best } » vous laisse { $chance } % de chances de gagner, et { $equals ->
    [one] un autre choix vaut à peu près autant
   *[other] { $equals } autres choix valent à peu près autant
} ; « { $other } » ne vous en laisse que { $less } %.
coach-equal = « { $best } » vous laisse { $chance } % de chances de gagner, et les autres choix se valent à peu près.

# L’analyse d’une partie, et le coach.

analysis = Analyse
analysis-of = Analyse : { $game }
meaning = À quelle fréquence chacun gagnerait si, à partir d’ici, tout le monde jouait au niveau Maître. Le graphique connaît ce qui était caché ; les notes ne jugent un choix que d’après ce que le joueur pouvait voir.
no-chances = Ce jeu n’a pas de chances de gagner : voici où sont passées les secondes.
working = Analyse… { $share }
hold = Arrêter
held = Arrêtée à { $share }.
go-on = Continuer
broken = Cette partie ne peut pas être analysée.
try-again = Réessayer
finished = L’analyse est terminée.

# Le graphique
win-chances = Chances de gagner
round-short = M{ $round }
at-seat = { $name } { $chance }
mark = { $when } : { $grade }, −{ $points } % de chances de gagner

# Les notes
decision = Décision
grade-best = Meilleur choix
grade-good = Bon choix
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Gaffe
lost-points = −{ $points } %
lost-chance = −{ $points } % de chances de gagner
lost-nothing = rien de perdu
not-settled = Encore en vérification.
played = joué
previous-decision = Décision précédente
next-decision = Décision suivante
show-position = Voir cette position
choose-one = Choisissez une décision dans la liste ou sur le graphique pour voir ce qu’on aurait pu faire d’autre.

# La liste
decisions = Décisions
whose = Décisions de qui
everyone = Tout le monde
only-worse = Seulement ce qui pouvait être mieux
none-yet = Aucune décision n’est encore notée.
none-worse = Aucune décision n’aurait pu être nettement meilleure.
none-here = Aucune décision n’a été notée.
include-bots = Noter aussi les robots
counts = Notes

# Hasard et talent
account = Hasard ou talent ?
account-of = Résultat de qui
account-later = C’est calculé en dernier.
part-start = Au départ
part-luck = Hasard
part-errors = Ses propres décisions
part-others = Décisions des autres
part-rest = Inexpliqué
part-result = Résultat
part-start-why = Avant toute mise en place
part-luck-why = La mise en place, les dés et les pioches
part-errors-why = Les chances de gagner que de meilleurs choix auraient préservées
part-others-why = Les chances de gagner que les choix des autres ont offertes
part-rest-why = L’écart entre nos propres estimations : depuis une position plus tardive, elles voient plus loin
parts-mean = Ce que cela veut dire
all-players = Tous les joueurs en tableau
luck-gave = Le hasard a donné { $points } % de chances de gagner à { $name }.
luck-took = Le hasard a coûté { $points } % de chances de gagner à { $name }.
luck-even = Le hasard n’a ni aidé ni gêné { $name }.
errors-cost = Ses propres décisions lui ont coûté { $points } %.
errors-none = Ses propres décisions ne lui ont rien coûté.
luckiest = Moment le plus chanceux
unluckiest = Moment le moins chanceux

# Les secondes
race = Où sont passées les secondes
race-of = Manche { $round }
race-none = Aucun temps perdu.
seconds = { $seconds } s
times = { $count } fois
worst = Voir la plus longue
known-solution = On connaît une solution de ce terrain : la table peut la montrer.

# Le coach à une table
coach = Coach
ask-coach = Demander au coach
coach-thinks = Il réfléchit…
coach-silent = Le coach n’a rien à dire ici.
coach-nudge = Un indice
coach-move = Le coup
coach-reason = La raison
coach-show-move = Montrer le coup
coach-say-why = Dire pourquoi
coach-play = Le jouer
during-turn = { $turn } · { $name } décide
coach-close = Fermer
coach-helped = { $asked ->
    [one] Le coach a aidé pour { $asked } décision
   *[other] Le coach a aidé pour { $asked } décisions
} { $shown ->
    [0] sans montrer de coup.
    [one] et a montré { $shown } coup.
   *[other] et a montré { $shown } coups.
}

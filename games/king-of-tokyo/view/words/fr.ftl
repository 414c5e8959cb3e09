# La table de King of Tokyo en français. Les choix et les événements sont dits par les règles.

plate = { $name }
rivals = Les autres monstres
out = éliminé
turn = joue
decides = choisit…
life = Vies
points = Points
energy = Énergie
poison = Jetons poison
shrink = Jetons rétrécissement
in-city = City
in-bay = Bay
cards-of = { $count ->
    [one] La carte de { $name }
   *[other] Les { $count } cartes de { $name }
}
cards-title = Cartes de { $name }

tokyo = Tokyo
tokyo-city = Tokyo City
tokyo-bay = Tokyo Bay
free = libre
round = Manche { $round }

market = Cartes à vendre
costs = coûte { $price }
keep-card = À garder
discard-card = À défausser
counters = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
buy-it = Acheter pour { $price } ⚡
why-not = Impossible ?
top-card = Dessus de la pioche
deck = Pioche : { $count }
discard = Défausse : { $count }
deck-title = Encore dans la pioche
deck-about = Personne ne connaît l’ordre. Ces cartes n’ont pas encore été vues, ou ont été remélangées.
discard-title = Défausse
no-cards = Aucune carte
copied = copiée par Mimic
copies = copie { $name }

tray = Dés et décisions
dice = Dés
your-dice = Vos dés
dice-of = Dés de { $name }
rerolls = { $count ->
    [0] plus de relance
    [one] encore { $count } relance
   *[other] encore { $count } relances
}
die = Dé { $number } : { $face }
die-key = Touche { $number } : garder ou libérer ce dé
face-one = 1
face-two = 2
face-three = 3
face-energy = énergie
face-heart = cœur
face-claw = baffe
roll = { $count ->
    [0] Gardez moins de dés pour relancer
    [one] Relancer 1 dé
   *[other] Relancer { $count } dés
}
go-ahead = Aller à mon tour
on-its-way = envoi…

gives = Ces dés donnent
gives-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
gives-energy = { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
}
gives-life = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
}
gives-idle = { $count ->
    [one] { $count } cœur perdu
   *[other] { $count } cœurs perdus
}
gives-blow = { $name } −{ $count }
gives-nothing = rien
gives-win = la victoire
gives-loss = { $name } gagne
enters-city = prend Tokyo City
enters-bay = prend Tokyo Bay
enters-outside = { "" }

odds = Chances
odds-goal = Viser
goal-points = Points
goal-claws = Baffes
goal-hearts = Cœurs
goal-energy = Énergie
goal-win = Victoire
odds-points = Probabilité de chaque nombre de points
odds-more = { $count } ou plus : { $chance }
odds-win = Gagner à ce tour
percent = { $number } %
about = moy. { $count }
best-keep = { $goal ->
   *[points] Pour les points, garder
    [claws] Pour les baffes, garder
    [hearts] Pour les cœurs, garder
    [energy] Pour l’énergie, garder
    [win] Pour la victoire, garder
}
nothing = rien

ask-roll = { $rerolls ->
    [0] Votre dernier lancer
   *[other] Gardez ce qui vous plaît, relancez le reste
}
ask-touch = Vos dés ont été changés : une dernière retouche ?
ask-meddle = { $active } garde ces dés. En relancer un ?
ask-hearts = { $count ->
    [one] Encore un cœur : pour quoi faire ?
   *[other] Encore { $count } cœurs : à quoi sert le prochain ?
}
ask-jets = { $by } vous attaque : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}. Céder avant le coup ?
ask-brace = Vous allez subir { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
ask-soften = Vous tentez d’esquiver { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} : chaque cœur en annule un
ask-yield = { $active } vient de vous attaquer à Tokyo. Rester ou céder ?
ask-buy = Achetez-vous quelque chose ?
ask-chance = Cette carte vient d’être révélée : l’acheter avant les autres ?
ask-ask = { $card }
ask-order = Fin de votre tour : par quoi commencer ?
ask-any = Possible à tout moment
ask-price = Tout choix autre que passer coûte { $count } ⚡
your-life = { $life ->
    [one] Il vous reste { $life } vie
   *[other] Il vous reste { $life } vies
}
dodging-dice = Vos dés d’esquive
which-die = Quel dé ?
into-what = En quoi ?
kills = vous élimine
may-kill = peut vous éliminer
wins = donne la victoire
may-win = peut donner la victoire

always-pass = Toujours passer ici
always-keep = Toujours garder les dés ici
always-skip-buying = Ne jamais acheter (jusqu’à nouvel ordre)
always-stay = Toujours rester avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
} ou plus
always-yield = Toujours céder avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
} ou moins
coming = { $what } automatiquement, car { $why }.
done = Fait pour vous : { $what }, car { $why }.
wait = Attendre
why-forced = c’est votre seul choix
why-wins = cela donne la victoire
why-yield-at = il vous reste peu de vies
why-stay-from = il vous reste assez de vies
why-skip-buying = vous avez choisi de ne rien acheter
why-skip-sweep = vous ne pouvez rien acheter
why-pass = vous passez toujours ici

doubt-deadly = Cela vous élimine.
doubt-risky = Cela peut vous éliminer.
doubt-rerolls = { $count ->
    [one] Il vous reste une relance.
   *[other] Il vous reste { $count } relances.
}
doubt-back = Retour
doubt-anyway = { $what } quand même

habits = Toujours…
habits-about = Ce qui est fait pour vous s’affiche sous les dés, et c’est toujours un choix que vous auriez pu faire.
habits-tokyo = Quand on m’attaque à Tokyo
habit-yieldAt = Céder
habit-stayFrom = Rester
habit-ask = me demander
lives-yieldAt = avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
} ou moins
lives-stayFrom = avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
} ou plus
habits-does = Faire automatiquement
habit-forced = Jouer les coups forcés
habit-skipBuying = Ne rien acheter
habit-skipSweep = Finir mon tour si je ne peux que balayer les cartes
habits-pass = Toujours passer
habit-chance = Les cartes tout juste révélées
habit-touch = La dernière retouche à mes dés
habit-hearts = Les cœurs
habit-brace = Les dégâts que je vais subir
habit-soften = Mes dés d’esquive
habits-asks = Aide
habit-confirmDeadly = Me demander confirmation avant un choix qui peut m’éliminer
habit-confirmKeep = Me demander confirmation avant de garder des dés s’il reste des relances
habit-odds = Afficher les chances

help = Touches
keys = Touches
key-digits = Garder ou libérer un dé ; s’il n’y a pas de dés à garder, faire ce choix
key-r = Relancer les dés non gardés
key-k = Garder les dés tels quels
key-enter = Faire le premier choix
key-y = Céder Tokyo
key-s = Rester à Tokyo
key-p = Passer
key-o = Afficher ou masquer les chances
key-esc = Retour ; arrêter ce qui va se faire ; passer les animations
key-help = Cette liste

end = Comment la ville est tombée
king = { $winners } est King of Tokyo
nobody-wins = Plus personne en vie
ending-twenty-points = Vingt points
ending-last-standing = Le dernier monstre en vie
ending-all-fell = Tous éliminés en même temps
end-deeds = Ce que chacun a fait
end-place = Place
end-monster = Monstre
deed-damage = Dégâts infligés
deed-lost = Vies perdues
deed-healed = Vies regagnées
deed-energy = Énergie gagnée
deed-cards = Cartes achetées
deed-in-tokyo = Tours commencés à Tokyo
deed-entries = Entrées à Tokyo
deed-turns = Tours
log-begins = { $name } commence son tour
log-with = { $what } : { $came }
log-safe = aucun dégât
log-poison = poison
log-shrink = rétrécissement

# Après la partie
plot-points = Points, tour après tour
plot-sources = D’où viennent les points
source-dice = Dés
source-tokyo = Tokyo
source-cards = Cartes
plot-life = Vie (trait épais : à Tokyo)
roar = GRAOU !

since = Depuis votre dernier tour
since-turn = Au tour de { $name }

# Choix, événements et refus de King of Tokyo en français. Les noms des cartes restent en anglais.

title = King of Tokyo
goal = Soyez le premier monstre à 20 points de victoire, ou le dernier encore en vie.

reroll = Relancer { $dice }
resolve = Garder les dés
heart-life = Regagner 1 vie
heart-poison = Retirer un jeton poison
heart-shrink = Retirer un jeton rétrécissement
heart-patient = Soigner { $seat } contre de l’énergie
buy = Acheter { $card } pour { $price } ⚡
buy-top = Acheter la carte du dessus, { $card }, pour { $price } ⚡
buy-from = Acheter { $card } à { $seat } pour { $price } ⚡
buy-nothing = Acheter une carte
sweep = Balayer les cartes pour 2 ⚡
yield = Céder Tokyo
stay = Rester à Tokyo
use = { $card }
use-die = { $card } : { $die }
use-turn = { $card } : { $from } devient { $to }
use-card = { $card } : { $other }
use-amount = { $card } : { $amount } ⚡
use-monster = { $card } : { $seat }
poison = Subir le poison maintenant
pass = Passer
pass-buying = Finir les achats
pass-opportunity = Ne pas acheter
pass-hearts = Ne plus utiliser de cœurs
pass-damage = Subir les dégâts

turn-began = Au tour de { $seat }
rolled = { $seat } lance { $dice }
rerolled = { $seat } relance { $dice } et obtient { $into }
die-turned = { $seat } change { $from } en { $to }
dice-kept = { $seat } garde { $dice }
points-gained = { $seat } gagne { $points } ★
points-lost = { $seat } perd { $points } ★
energy-gained = { $seat } gagne { $energy } ⚡
energy-paid = { $seat } paie { $energy } ⚡
healed = { $seat } regagne { $life } ♥
attacked = { $seat } attaque avec { $claws }
life-lost = { $seat } perd { $life } ♥
softened = { $seat } esquive avec { $dice }
damage-prevented = { $seat } ne subit aucun dégât
poison-removed = { $seat } retire un jeton poison
shrink-removed = { $seat } retire un jeton rétrécissement
poison-given = { $seat } reçoit un jeton poison
shrink-given = { $seat } reçoit un jeton rétrécissement
eliminated = { $seat } est hors de combat
reborn = { $seat } renaît
yielded = { $seat } cède Tokyo
stayed = { $seat } reste à Tokyo
city-taken = { $seat } prend Tokyo City
bay-taken = { $seat } prend Tokyo Bay
left-tokyo = { $seat } quitte Tokyo
bay-closed = Tokyo Bay ferme
card-used = { $seat } utilise { $card }
card-bought = { $seat } achète { $card } pour { $price } ⚡
card-sold = { $seat } achète { $card } à { $from } pour { $price } ⚡
card-discarded = { $seat } défausse { $card }
card-copied = { $seat } copie { $card }
card-peeked = { $seat } regarde la carte du dessus
card-seen = { $seat } voit { $card } au-dessus de la pioche
card-revealed = { $card } est révélée
swept = { $seat } balaie les cartes
deck-shuffled = La défausse est mélangée
turn-earned = { $seat } jouera un autre tour
crowned = { $seat } est King of Tokyo
all-fell = Tous les monstres sont tombés

not-asked = le jeu attend { $seat }
only-monsters = seuls les monstres agissent
game-over = la partie est terminée
wrong-step = ce n’est pas possible maintenant
no-reroll-left = il ne reste pas de relance
nothing-rerolled = choisissez les dés à relancer
no-such-dice = les dés montrent { $dice }
no-such-card = il n’y a pas de carte à cet endroit
needs-card = il vous faut une carte qui permet cet achat
too-poor = cela coûte { $price } ⚡ et vous en avez { $energy }
not-revealed = seules les cartes qui viennent d’être révélées s’achètent maintenant
no-such-heart = un cœur ne sert pas à cela
not-attacked = seul un monstre attaqué à Tokyo peut céder
card-not-usable = { $card } ne sert pas à cela maintenant

# Les monstres au choix.
figure-dinosaur = Dinosaure
figure-squid = Calmar
figure-dragon = Dragon
figure-ape = Gorille
figure-rabbit = Lapin
figure-blob = Blob

option-tokyo_bay = Tokyo Bay à cinq ou six monstres
option-entry = Qui doit entrer à Tokyo
option-entry-attackers = Ceux qui attaquent
option-entry-everybody = Tous ceux qui sont dehors
option-bay_closing = Quand Tokyo Bay ferme, son monstre
option-bay_closing-leaves = Quitte Tokyo
option-bay_closing-slides = Passe à Tokyo City si elle est libre
option-extra_damage = Les cartes ajoutent
option-extra_damage-damage = Des dégâts
option-extra_damage-claws = Des baffes
option-batteries = Monster Batteries
option-batteries-staked = Votre énergie, doublée
option-batteries-charged = Six de la réserve
option-two_player_energy = À deux, Tokyo donne de l’énergie
option-yield_when_blocked = On peut céder même sans avoir subi de dégâts
option-bay_hit_on_entry = Prendre Tokyo City libre touche quand même Tokyo Bay
option-card_hits_on_entry = Nova Breath touche même quand on prend Tokyo City libre
option-healing_ray_in_tokyo = Healing Ray agit aussi à Tokyo
option-regeneration = Regeneration augmente
option-regeneration-own-healing = Vos propres soins
option-regeneration-dice = Les soins des dés seulement
option-regeneration-every-healing = Tous les soins
option-burrowing = Burrowing inflige 1 dégât de plus
option-burrowing-on-tokyo = Aux monstres à Tokyo
option-burrowing-from-tokyo = Depuis Tokyo
option-underdog = Rooting for the Underdog agit
option-underdog-every-turn = À chaque tour
option-underdog-own-turn = À vos propres tours
option-frenzy = Le tour supplémentaire de Frenzy commence
option-frenzy-after-turn = Après ce tour
option-frenzy-at-once = Tout de suite
option-high_drop = Drop from High Altitude déloge
option-high_drop-city = Le monstre à Tokyo City
option-high_drop-choose = Le monstre que choisit l’acheteur
option-counters_after_rebirth = Les jetons restent après It Has a Child
option-shrinking_kills = Perdre Even Bigger peut vous éliminer
option-double_growth = Even Bigger copiée compte deux fois
option-twenty = Plusieurs monstres à vingt points
option-twenty-first = Le premier gagne
option-twenty-shared = Ils partagent la victoire
option-last_standing_at_once = Le dernier monstre gagne tout de suite
option-fire_on_cards = Fire Breathing se déclenche aussi avec les dégâts des cartes
option-camouflage_dice = Cartes qui changent les dés de Camouflage
option-camouflage_dice-own-turn-rerolls = Stretchy, et les relances à votre propre tour
option-camouflage_dice-all = Stretchy et Background Dweller
option-camouflage_dice-none = Aucune
option-cap_points = Les points sont plafonnés à vingt
preset-2012 = Édition 2012
preset-2016 = Édition 2016

ending-twenty-points = vingt points
ending-last-standing = dernier monstre en vie
ending-all-fell = tous les monstres tombés

end-points = { $points } points de victoire pour { $seats }.
end-standing = { $seat } était le dernier monstre en vie.
end-all-fell = Les derniers monstres sont tombés ensemble : personne ne règne sur Tokyo.
end-ranked = Derrière le vainqueur viennent les monstres encore en vie, selon leurs points, puis les éliminés, selon les leurs ; à points égaux, ils partagent la place.
end-seat-won = King of Tokyo
end-seat-standing = encore en vie
end-seat-fallen = éliminé

draw-winner = VAINQUEUR
draw-eliminated = ÉLIMINÉ
draw-turn = JOUE
draw-asked = RÉPOND
draw-city = TOKYO CITY
draw-bay = TOKYO BAY
draw-bay-closed = TOKYO BAY · FERMÉE
draw-bay-unused = TOKYO BAY · INUTILISÉE
draw-nobody = personne
draw-of = sur { $most }
draw-nobody-rules = Personne ne règne sur Tokyo
draw-rules = { $seats } { $count ->
    [one] règne
   *[other] règnent
} sur Tokyo
draw-by-points = avec vingt points de victoire
draw-by-standing = dernier monstre en vie
draw-by-falling = tous les monstres sont tombés
draw-rerolls-left = { $count ->
    [one] { $count } relance
   *[other] { $count } relances
}
draw-asks-rolling = relance ou garde les dés
draw-asks-last-touch = peut encore changer les dés
draw-asks-hearts = utilise ses cœurs
draw-asks-soften = esquive avec ces dés
draw-asks-blow = va subir des dégâts
draw-asks-yield = reste à Tokyo ou cède
draw-asks-buying = achète des cartes
draw-asks-opportunity = peut acheter la carte révélée
draw-asks-end = termine son tour
draw-asks-meddle = peut utiliser { $card }
draw-asks-card = répond à { $card }
draw-asks-other = joue
draw-no-dice = aucun dé sur la table
draw-round = MANCHE { $round }
draw-deck = pioche
draw-discard = défausse
draw-peeked = regardée
draw-keep = À GARDER
draw-once = À DÉFAUSSER
draw-was = avant { $price }
draw-no-cards = aucune carte
draw-more = et { $count } de plus
draw-sketch-city = Tokyo City
draw-sketch-bay = Tokyo Bay
draw-sketch-bay-closed = Tokyo Bay fermée
draw-sketch-piles = pioche { $deck }  défausse { $discard }
draw-sketch-fallen = éliminé
draw-sketch-in-city = CITY
draw-sketch-in-bay = BAY
draw-sketch-poison = poison
draw-sketch-shrink = rétréci
draw-sketch-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-sketch-rerolls = { $count ->
    [one] { $count } relance
   *[other] { $count } relances
}
draw-sketch-no-dice = aucun dé
draw-sketch-keep = garde
draw-sketch-once = jette

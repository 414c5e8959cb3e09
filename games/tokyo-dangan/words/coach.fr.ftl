# Tours en bref et coût des décisions, pour le coach de Tokyo Dangan en français.

turn-move = { $at ->
    [start] Aller à { $place }
   *[later] aller à { $place }
}
turn-reach = { $at ->
    [start] Atteindre { $place }
   *[later] atteindre { $place }
}
turn-place = { $at ->
    [start] Poser { $square } { $glyph } { $letters }
   *[later] poser { $square } { $glyph } { $letters }
}
turn-rotate = { $at ->
    [start] Tourner { $square } { $glyph } vers { $letters }
   *[later] tourner { $square } { $glyph } vers { $letters }
}
turn-remove = { $at ->
    [start] Retirer { $square }
   *[later] retirer { $square }
}
turn-end = { $at ->
    [start] Finir le tour
   *[later] finir le tour
}

why-wins = « { $best } » gagne ce tour-ci ou au suivant dans { $less } % des cas ; « { $played } », dans { $risk } %.
why-wins-now = « { $best } » gagne la partie tout de suite dans { $less } % des cas ; « { $played } », dans { $risk } %.
why-rival-wins = Après « { $played } », un autre joueur gagne avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-arrives = « { $best } » vous mène à une destination ce tour-ci ou au suivant dans { $less } % des cas ; « { $played } », dans { $risk } %.
why-arrives-twice = « { $best } » vous mène à deux destinations d’ici la fin de votre prochain tour dans { $less } % des cas ; « { $played } », dans { $risk } %.
why-arrives-thrice = « { $best } » vous mène à trois destinations d’ici deux tours dans { $less } % des cas ; « { $played } », dans { $risk } %.
why-cut-off = Après « { $played } », une destination à portée d’un déplacement cesse de l’être avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-in-reach = Après « { $best } », votre prochain tour commence avec une destination à portée d’un déplacement dans { $less } % des cas ; après « { $played } », dans { $risk } %.
why-rival-arrives = Après « { $played } », un autre joueur atteint une destination avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-finishes = « { $best } » gagne la partie d’ici trois tours dans { $less } % des cas ; « { $played } », dans { $risk } %.
why-rival-finishes = Après « { $played } », un autre joueur gagne d’ici trois manches dans { $risk } % des cas ; après « { $best } », dans { $less } %.

nudge-wins = Comptez vos actions : pouvez-vous gagner ce tour-ci, ou préparer la victoire pour le suivant ?
nudge-wins-now = Comptez vos actions : vous pouvez gagner ce tour-ci.
nudge-rival-wins = Un autre joueur pourrait gagner avant votre prochain tour. Regardez de quelle route il a besoin.
nudge-arrives = Cherchez une destination que vous pouvez atteindre ce tour-ci ou au suivant.
nudge-arrives-twice = Cherchez comment atteindre deux destinations coup sur coup.
nudge-arrives-thrice = Pensez deux tours à l’avance : quelles routes rapprochent plusieurs destinations à la fois ?
nudge-cut-off = Une route gardée pour le prochain tour peut être coupée d’ici là. Pouvez-vous l’emprunter tout de suite ?
nudge-in-reach = Pensez à votre prochain tour : quelle destination pourrait être à portée d’un déplacement quand il commence ?
nudge-rival-arrives = Regardez quelles villes vos routes ouvrent aux autres.
nudge-finishes = Voyez plus loin : quel est le chemin le plus court pour visiter toutes les destinations qui vous restent ?
nudge-rival-finishes = Pensez aussi aux trajets des autres : y a-t-il une route qu’ils doivent tous emprunter ?

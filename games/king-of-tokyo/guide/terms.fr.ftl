# Ce que veulent dire les termes en italique de GUIDE.fr.md.

victory-points = Indiqués par le cadran à l’étoile. Ils viennent de trois chiffres identiques ou plus, de Tokyo et des cartes ; il en faut 20 pour gagner.
    .word = points de victoire

life = Indiquées par le cadran au cœur. Les dégâts en retirent, les cœurs et certaines cartes en rendent ; à 0, le monstre est éliminé.
    .word = vies

energy = Des cubes verts. Chaque face énergie en donne un ; vous les gardez d’un tour à l’autre, jusqu’à ce que vous achetiez quelque chose.
    .word = énergie

attack = Attaquer, c’est infliger des dégâts avec des baffes. Les dégâts d’une carte seule ne sont pas une attaque : ils ne permettent pas de céder.
    .word = attaquez

keep = Une carte qui reste devant vous et agit jusqu’à la fin de la partie, sauf si une carte dit le contraire.
    .word = à garder

discard = Une carte qui agit une fois, à l’achat, puis va à la défausse.
    .word = à défausser

sweep = Payez 2 énergies au moment d’acheter : les trois cartes révélées sont défaussées, et trois nouvelles révélées.
    .word = balayer

yield = Quitter Tokyo après une attaque. Seul le monstre attaqué à Tokyo peut le choisir ; l’attaquant doit alors y entrer.
    .word = céder

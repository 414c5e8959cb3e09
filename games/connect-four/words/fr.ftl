# Choix et refus de Puissance 4 en français.

title = Connect Four
goal = Alignez quatre de vos jetons.
hint-drop = Cherchez une colonne qui crée deux menaces à la fois, et bloquez toute ligne de trois.

drop = Jouer dans la colonne { $column }

dropped = { $seat } joue dans la colonne { $column }
won = { $seat } aligne quatre jetons
filled = La grille est pleine

not-your-turn = c’est à { $seat } de jouer
no-business = seuls les joueurs posent des jetons
no-such-column = il n’y a pas de colonne { $column } : elles vont de 1 à { $columns }
column-full = la colonne { $column } est pleine
game-over = la partie est terminée

why-wins = « { $played } » aligne quatre jetons avec ce jeton ou le suivant dans { $risk } % des cas, « { $best } » dans { $less } %.
why-loses = Après « { $played } », l’adversaire aligne quatre jetons dès son prochain jeton dans { $risk } % des cas ; après « { $best } », dans { $less } %.
nudge-wins = Cherchez une colonne qui gagne tout de suite ou avec votre prochain jeton.
nudge-loses = Regardez ce que l’adversaire peut faire avec son prochain jeton.

option-start = Qui commence
option-start-seat-0 = Le premier joueur
option-start-random = Le hasard décide
preset-standard = Standard

ending-four-in-line = quatre jetons alignés
ending-full-grid = grille pleine

end-line = { $seat } avait quatre jetons alignés.
end-full = La grille était pleine sans quatre jetons alignés : la victoire est partagée.

draw-turn = ▶ { $seat }
draw-won = ★ { $seat }

# Choix et refus de Puissance 4 en français.

drop = Jouer dans la colonne { $column }

dropped = { $seat } joue dans la colonne { $column }
won = { $seat } aligne quatre jetons
filled = La grille est pleine

not-your-turn = c’est à { $seat } de jouer
no-business = seules les places jouent des jetons
no-such-column = il n’y a pas de colonne { $column } : elles vont de 1 à { $columns }
column-full = la colonne { $column } est pleine
game-over = la partie est finie

option-start = Qui commence
option-start-seat-0 = La place 0
option-start-random = Le hasard décide
preset-standard = Standard

ending-four-in-line = quatre alignés
ending-full-grid = grille pleine

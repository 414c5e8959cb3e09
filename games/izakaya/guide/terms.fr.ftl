# Ce que veulent dire les termes en italique de GUIDE.fr.md.

quarter = Le carré de cartes de site au milieu de la table, séparées par des rues.
    .word = quartier

supply = Tout le bois qui n’a pas encore été posé. Chacun y prend ses pièces.
    .word = réserve

architect = Le personnage sur lequel vous placez votre disque d’action pour construire.
    .word = architecte

colour-cards = Une par boisson. Elle porte la caisse, et les pièces de 100 yens posées dessus indiquent le prix d’une boisson.
    .word = cartes couleur

bottles = On les pose aux coins, entre les cartes. Une boisson compte pour chaque carte qu’elle touche.
    .word = boissons

price-card = Placez-y votre disque d’action pour déplacer une pièce de 100 yens d’une couleur à une autre. Un seul disque par manche.
    .word = carte des prix

claim-card = Placez-y votre disque d’action pour revendiquer une carte.
    .word = carte de revendication

gap = La rue entre deux cartes voisines. Il n’y a de place que pour un disque de revendication.
    .word = espace

border = La ligne noire d’une carte. Certaines cartes en ont deux, et chacune accueille son propre bâtiment.
    .word = bordure

# Ce que veulent dire les termes en italique de GUIDE.fr.md.

quarter = Le carré de cartes de site au milieu de la table, séparées par des rues.
    .word = quartier

supply = Tout le bois qui n’a pas encore servi. Chacun y prend ses pièces.
    .word = réserve

architect = La figure sur laquelle vous posez votre disque d’action pour construire.
    .word = architecte

colour-cards = Une par boisson. Elle porte la caisse, et les pièces posées dessus font le prix d’une boisson.
    .word = cartes couleur

bottles = Elles se posent aux coins entre les cartes. Une boisson compte pour chaque carte qu’elle touche.
    .word = boissons

price-card = Posez-y votre disque d’action pour déplacer une pièce d’une couleur à une autre. Un seul disque par manche.
    .word = carte des prix

claim-card = Posez-y votre disque d’action pour revendiquer une carte.
    .word = carte de revendication

gap = La rue entre deux cartes voisines. Il y a place pour un seul disque de revendication.
    .word = espace

border = La ligne noire d’une carte. Certaines en ont deux, et chacune porte son propre bâtiment.
    .word = bordure

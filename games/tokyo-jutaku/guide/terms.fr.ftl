# Ce que veulent dire les termes en italique de GUIDE.fr.md.

site-cards = Les terrains à bâtir. Chacune montre une bordure, le nombre d’étages et de pièces exigé et les yens qu’elle rapporte.
    .word = cartes terrain

supply = Le tas de bois où chacun se sert. Une pièce est à celui qui la prend le premier.
    .word = réserve

token = Votre architecte sur le plan. Il montre où vous êtes ; vous le déplacez quand un site est achevé.
    .word = jeton

border = La ligne noire d’une carte. Les pièces peuvent la toucher de l’intérieur, mais rien du bâtiment ne doit dépasser.
    .word = bordure

spaces = Les cases du plan qui portent une carte. Les cases vides et le tas de bois ne se comptent pas.
    .word = espaces

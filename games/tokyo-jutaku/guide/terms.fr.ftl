# Ce que veulent dire les termes en italique de GUIDE.fr.md.

site-cards = Les cartes sur lesquelles vous bâtissez. Chacune montre une bordure, les étages et les pièces que le bâtiment doit avoir et les yens qu’elle rapporte.
    .word = cartes terrain

supply = Le tas de bois où chacun se sert. Une pièce est à celui qui la prend le premier.
    .word = réserve

token = Votre architecte sur le plan. Il montre où vous êtes ; vous le déplacez quand un terrain est achevé.
    .word = jeton

border = La ligne noire d’une carte. Les pièces peuvent la toucher de l’intérieur, mais rien du bâtiment ne doit en dépasser.
    .word = bordure

spaces = Les cases du plan dont la carte est encore disponible. Les autres cases et le tas de bois ne comptent pas.
    .word = espaces

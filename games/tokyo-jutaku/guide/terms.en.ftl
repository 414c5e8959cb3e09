# What the terms in italics of GUIDE.md mean. `word` is the term as the guide has it.

site-cards = The plots you build on. Each shows a border, the floors and pieces your building must have, and the yen it earns.
    .word = site cards

supply = The pile of wood that everyone takes pieces from. A piece belongs to whoever grabs it first.
    .word = supply

token = Your architect on the map. It shows where you are, and you move it after a site has been completed.
    .word = token

border = The black line on a card. Pieces may touch it from inside, but no part of your building may stick out.
    .word = border

spaces = Cells of the map that hold a card. Empty cells and the pile of wood are skipped when you count them.
    .word = spaces

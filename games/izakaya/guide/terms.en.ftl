# What the terms in italics of GUIDE.md mean. `word` is the term as the guide has it.

quarter = The square of site cards in the middle of the table, with streets between them.
    .word = quarter

supply = All the wood that has not been built with. Everyone takes pieces from it.
    .word = supply

architect = The figure you put your action disc on when you want to build.
    .word = architect

colour-cards = One for each drink. It holds the crate, and the coins on it are the price of one bottle.
    .word = colour cards

bottles = Drinks, which stand at corners between cards. A bottle counts for every card it touches.
    .word = bottles

price-card = Put your action disc here to move one coin from one colour to another. There is room for one disc per round.
    .word = price card

claim-card = Put your action disc here to claim a card.
    .word = claim card

gap = The street between two neighbouring cards. There is room for one claim disc.
    .word = gap

border = The black line on a card. Some cards have two, and each holds a building of its own.
    .word = border

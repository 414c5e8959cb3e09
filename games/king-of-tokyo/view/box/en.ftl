title = King of Tokyo
about = Monsters fight over a city: dice, cards, and the nerve to stay.
figure = Your monster
figure-name = Its name

title = King of Tokyo
about = Des monstres se disputent une ville : des dés, des cartes et le cran de rester.
figure = Votre monstre
figure-name = Son nom

title = Tokyo Dangan
about = Des destinations secrètes dans un dédale de routes que chacun fait tourner.
daily = Casse-tête du jour

title = Tokyo Dangan
about = Des destinations secrètes dans un dédale de routes que chacun fait tourner.
daily = Casse-tête du jour
daily-about = Atteignez toutes les destinations en un minimum d’actions.

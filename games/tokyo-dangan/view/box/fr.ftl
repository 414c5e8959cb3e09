about = Des destinations secrètes dans un dédale de rails que chacun fait tourner.

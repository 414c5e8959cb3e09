# La page en français.

tagline = Cinq jeux de société de Tokyo. Entre amis, ou contre des robots.
players = { $least } à { $most } joueurs
play = Jouer
rules = Règles
home = Jeux
language = Langue
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
lost-title = Cette page n’existe pas
lost-text = { $path } ne mène nulle part. Tous les jeux sont sur la première page.
rules-of = Règles de { $game }
skip = Aller à la page

about-king-of-tokyo = Des monstres se disputent une ville : des dés, des cartes et le cran de rester.
about-tokyo-dangan = Des destinations secrètes dans un dédale de rails que chacun fait tourner.
about-tokyo-highway = Des piliers et des routes, toujours plus haut : une voiture à qui croise le premier.
about-tokyo-jutaku = Drôles de terrains, drôles de bois : tous bâtissent ensemble jusqu’au stop.
about-izakaya = Miser, verser, revendiquer, bâtir : gagnent les tours entre les bouteilles les plus chères.
about-connect-four = Quatre en ligne.

seats = Joueurs
bot = robot
you = vous
to-act = à son tour
place = { $place ->
    [1] 1er
   *[other] { $place }e
}, { $score }
choices = Vos choix
search = Chercher parmi ces choix
log = Ce qui s’est passé
reach-reaching = Connexion …
reach-there = Connecté
reach-lost = Connexion perdue : nouvel essai
on-its-way = en route …
clause = règle { $clause }

how-many = Joueurs
level = Les autres jouent
level-random = au hasard
level-easy = pour une première partie
level-normal = pour la plupart des soirs
level-hard = du mieux possible
play-bots = Jouer contre des robots
options = Options
presets = Tout prêts
loading = Un instant …
picture-of = La table de { $game }
won-by = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
others-act = C’est aux autres d’agir
undo = Annuler
ask-undo = Demander d’annuler
again = Rejouer
you-name = Vous

invite = Jouer entre amis
no-server = Aucun serveur pour jouer ({ $why }). Jouer contre des robots marche sans serveur.
table-private = Seuls ceux qui ont le lien trouvent cette table.
table-open = Tout le monde peut trouver cette table.
free-seat = place libre
sit-here = S’asseoir ici
add-bot = Ajouter un robot
remove = Retirer
copy-link = Copier le lien
copied = Copié : envoyez-le à vos amis
start = Commencer
leave = Partir
rematch = Revanche
record = Télécharger la partie
no-table = La table n’a pas pu être chargée ({ $why }). Rechargez la page.
offline-preparing = Préparation du jeu sans réseau …
offline-ready = Tout est là : les parties contre des robots marchent aussi sans réseau.
offline-insecure = Pour jouer sans réseau, il faut ouvrir cette page en https, ou sur la machine du serveur.

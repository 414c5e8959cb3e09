# La page en français.

tagline = Cinq jeux de société de Tokyo. Entre amis, ou contre des robots.
players = { $least } à { $most } joueurs
rules = Règles
home = Jeux
language = Langue
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-now = Couleurs : { $theme }
lost-title = Cette page n’existe pas
lost-text = { $path } ne mène nulle part. Tous les jeux sont sur la première page.
rules-of = Règles de { $game }
skip = Aller à la page
play-this = Y jouer
rules-english = Les règles numérotées sont en anglais.
chapters = Chapitres
close = Fermer
loading = Un instant …

# La première page
play-now = Jouer
play-now-of = Jouer à { $game } contre des robots, tout de suite
your-name = Votre nom
you-are = Vous jouez sous le nom
change-name = changer
save = Garder
go-on = Vos parties
phase-open = attend des joueurs
phase-live = en cours
phase-over = terminée
kept-here = { $moves ->
    [0] à peine commencée, sur cet appareil
    [one] après 1 pas, sur cet appareil
   *[other] après { $moves } pas, sur cet appareil
}
forget = Oublier cette partie
forget-of = Oublier la partie de { $game } avec { $names }
show-all = Tout montrer ({ $count })
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs. Ouvrez-en une : choisissez un jeu, puis des amis.
live-tables = Parties en cours
no-live-tables = Personne ne joue en public en ce moment.
join = Rejoindre
watch = Regarder
deed-at = { $deed } : { $game } avec { $names }
seats-free = { $free ->
    [0] les { $all } places sont prises
    [one] 1 place libre sur { $all }
   *[other] { $free } places libres sur { $all }
}
home-offline = Pas de connexion à la maison. Jouer contre des robots marche quand même, ici sur cet appareil.
open-record = Ouvrir une partie …
open-record-why = Une partie gardée dans un fichier peut être revue ici.
no-record = Ce fichier n’est pas une partie.

# Une nouvelle partie
with-whom = Avec qui
with-bots = Contre des robots
with-friends = Entre amis
how-many = Joueurs
opponents = Les autres
level-of = Comment joue { $name }
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-random = Au hasard
level-greedy = Avide
play-bots = Jouer contre des robots
play-solo = Jouer seul
play-bots-why = Commence tout de suite, sur cet appareil. Vous pourrez continuer demain.
options = Règles et options
presets = Tout prêts
a-friend = Un ami
bot-of = Robot : { $level }
seat-of = Place { $number }
who-finds = Qui trouve la table
found-link = Qui a le lien
found-all = Tout le monde
clock = Temps de réflexion
clock-none = autant qu’on veut
clock-per-move = { $seconds } secondes par décision
clock-per-game = { $minutes } minutes par partie, { $increment } secondes de plus à chaque décision
clock-days = { $days ->
    [one] 1 jour par décision
   *[other] { $days } jours par décision
}
invite = Jouer entre amis
no-rules = Les règles n’ont pas pu être chargées ({ $why }). Rechargez la page.

# Une table avant le début
table-private = Seuls ceux qui ont le lien trouvent cette table.
table-open = Tout le monde peut trouver cette table.
all-here = Tout le monde est là
free-seat = place libre
sit-here = S’asseoir ici
add-bot = Ajouter un robot
add-bot-to = Ajouter un robot à la place { $number }
level-new = Les nouveaux robots jouent
remove = Retirer
remove-of = Retirer { $name }
copy-link = Copier le lien pour les amis
copied = Copié
start = Commencer
leave = Quitter la table
waits-host = L’hôte lance la partie.
waits-friends = On attend d’autres joueurs …
fair = Personne ne peut connaître les dés d’avance : l’empreinte { $digest } … est fixée maintenant, et vous pourrez la vérifier après la partie.
no-table-title = Cette table n’existe pas

# À la table
seats = Joueurs
bot = robot
you = vous
you-name = Vous
guest-name = Invité
to-act = à son tour
time-left = temps restant
away-left = absent, un robot joue
away-out-of-time = temps écoulé, un robot joue
away-resigned = a abandonné, un robot joue
place = { ordinal }, { $score }
ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
}
status-yours = À vous de jouer
status-may = Vous pouvez agir
status-others = { $count ->
    [one] C’est à { $names }
   *[other] C’est à { $names }
}
status-clock = L’horloge tourne
status-over = La partie est terminée
watching = Vous regardez.
choices = Vos choix
all-choices = Tous les choix ({ $count })
search = Chercher parmi ces choix
search-nothing = Aucun choix n’a ces mots.
skip-choices = Aller aux choix
log = Ce qui s’est passé
log-short = Journal
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
send = Envoyer
talk = Journal et discussion
unread = nouveaux
tools = Outils de la table
menu = Menu
reach-reaching = Connexion …
reach-there = Connecté
reach-lost = Connexion perdue
reach-alone = Sur cet appareil
lost-why = Nouvel essai automatique. Ce que vous faites entre-temps part dès que la connexion revient.
on-its-way = En route …
clause = règle { $clause }
too-late = Trop tard : autre chose s’est passé d’abord. Regardez et choisissez de nouveau.
picture-of = La table de { $game }
no-table = La table n’a pas pu être chargée ({ $why }). Rechargez la page.
zoom = Taille de l’image
zoom-in = Plus grand
zoom-out = Plus petit
undo = Annuler
ask-undo = Demander d’annuler
undo-asked = { $name } demande à reprendre un coup.
undo-agree = D’accord
undo-decline = Non
undo-waits = Vous avez demandé à reprendre. On attend { $waiting }.
undo-waits-for = { $name } demande à reprendre. On attend { $waiting }.
copy-table-link = Copier le lien de cette table
copy-seat-link = Continuer sur un autre appareil : copier le lien
copy-seat-why = Qui a ce second lien joue à votre place. Gardez-le pour vous.
alone-why = Cette partie se joue et se garde sur cet appareil seulement.
leave-seat = Laisser ma place à un robot
leave-why = Vous pouvez reprendre votre place jusqu’à la fin de la partie. Si vous êtes encore absent à la fin, vous perdez.
take-back = Reprendre ma place
resign = Abandonner
resign-sure = Vous perdez la partie. Un robot jouera à votre place jusqu’à la fin, sans retour possible. Abandonner ?
go-on-playing = Continuer à jouer
you-away-left = Un robot joue à votre place.
you-away-out-of-time = Votre temps est écoulé : un robot joue à votre place.
you-away-resigned = Vous avez abandonné. Un robot joue jusqu’à la fin.

# La fin
end = La fin
you-won = Vous gagnez !
won-by = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
nobody-won = Personne ne gagne
you-forfeit-resigned = Vous avez abandonné : vous perdez
you-forfeit-left = Vous avez quitté la partie : vous perdez
you-forfeit-out-of-time = Votre temps est écoulé : vous perdez
forfeit-resigned = a abandonné
forfeit-left = a quitté la partie
forfeit-out-of-time = à court de temps
numbers = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}, { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
}, { $time }
moves = Coups
time-spent = Temps
time-longest = Le plus long
undos = { $count ->
    [one] Un coup a été repris.
   *[other] { $count } coups ont été repris.
}
no-numbers = Les chiffres de cette partie ne sont pas disponibles.
again = Rejouer
other-match = Autre partie
rematch = Revanche
rematch-there = Vers la revanche
replay = Revoir
record = Garder la partie
verify = Vérifier les dés

# Ce qui ne va pas
fault-bot-plays = Un robot joue à votre place : reprenez-la d’abord.
fault-busy = La table a beaucoup à faire. Votre coup est renvoyé automatiquement.
fault-conflict = Ce n’est plus possible : quelqu’un a été plus rapide. Regardez de nouveau.
fault-forbidden = Seul l’hôte de la table peut faire cela.
fault-frozen = Cette partie ne peut pas continuer : elle suit d’autres règles, ou elle est abîmée.
fault-no-seat = Seuls ceux qui sont assis à la table peuvent faire cela.
fault-no-table = Cette table n’existe pas, ou tout le monde l’a quittée.
fault-not-begun = La partie n’a pas commencé.
fault-not-stored = Le serveur n’a pas pu l’écrire. C’est renvoyé automatiquement.
fault-too-fast = C’était beaucoup à la fois. Attendez un instant.
fault-unreachable = Pas de connexion au serveur. Jouer contre des robots marche sans lui.

# Revoir une partie
replay-of = Revoir : { $game }
replay-loading = La partie est rejouée …
replay-not-over = Cette partie n’est pas terminée : la revoir montrerait ce qui est caché.
replay-not-kept = Cette partie n’est plus gardée sur cet appareil.
replay-no-file = Choisissez le fichier de nouveau : après un rechargement, la page ne le connaît plus.
eyes = Vu par
eyes-public = quelqu’un qui regarde
eyes-all = qui voit tout
eyes-all-why = Vous regardez par-dessus l’épaule de qui agit : chaque secret se voit en son temps, et rien n’est caché dans le journal.
truth = Montrer tout l’état en texte
film-controls = Lecture
film-first = Au début
film-back = Un pas en arrière
film-play = Lire
film-pause = Pause
film-forward = Un pas en avant
film-last = À la fin
film-step = Pas
film-at = Pas { $step } sur { $steps }
film-speed = Vitesse
deed-ask-undo = { $name } demande à reprendre
deed-agree-undo = { $name } est d’accord
deed-decline-undo = { $name } refuse
deed-undo = { $name } reprend son coup
deed-seat = Quelqu’un d’autre joue désormais pour { $name }

# Des dés honnêtes
verify-title = Les dés étaient-ils honnêtes ?
verify-table = vers la table
verify-why = Avant la partie, le serveur a fixé un secret et montré son empreinte. Qui s’est assis y a ajouté quelque chose. Tout le hasard de la partie en découle : ni le serveur ni un joueur qui a rejoint la table ne pouvaient le choisir ou le prévoir. La partie finie, le secret est montré et chacun peut vérifier.
verify-later = La partie n’est pas terminée, le secret en est donc encore un. Notez son empreinte et revenez après la fin.
verify-good = Oui. Tout concorde.
verify-bad = Non : quelque chose ne concorde pas.
check-digest = Le secret a l’empreinte que ce navigateur a vue avant la partie.
check-shown = Le secret a l’empreinte que la table montre. (Ce navigateur n’était pas là avant la partie : comparez avec une empreinte notée par quelqu’un.)
check-nonce = Ce que ce navigateur a ajouté fait partie de la graine.
check-seed = Le secret et les nonces donnent la graine de la partie.
check-lines = Rejouée dans ce navigateur avec cette graine, chacune des { $lines } lignes mène à l’état noté.
check-good = C’est le cas.
check-bad = Ce n’est pas le cas.
verify-digest = Empreinte du secret, montrée dès le début
verify-secret = Le secret
verify-nonce = Nonce de { $name }
verify-seed = Graine faite du secret et des nonces
verify-recorded = Graine de la partie
verify-last = Empreinte du dernier état
by-hand = Vérifier sans nous
by-hand-digest = BLAKE3 du secret est l’empreinte :
by-hand-seed = La graine est BLAKE3 en mode dérivation de clé sur le secret et, pour chaque place, la longueur de son nonce (8 octets, le plus petit d’abord) et le nonce :
by-hand-replay = Gardez la partie et rejouez-la avec le programme sur votre machine. Il vérifie l’empreinte de chaque ligne :
by-hand-chance = Le début tire du flux ChaCha8 0 de cette clé, la ligne n du flux n.

# Without a network
offline-ready = Tout est là : les parties contre des robots marchent aussi sans réseau.
offline-insecure = Pour jouer sans réseau, il faut ouvrir cette page en https, ou sur la machine du serveur.

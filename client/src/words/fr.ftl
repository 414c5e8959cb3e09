# La page en français.

tagline = Cinq jeux de société de Tokyo. Entre amis, ou contre des robots.
players = { $least }–{ $most } joueurs
minutes = { $least }–{ $most } min
weight = Complexité
weight-is = Complexité { $level } sur 5 : { $level ->
    [1] s’apprend en une minute
    [2] facile à apprendre
    [3] s’apprend en une partie
    [4] de quoi réfléchir
   *[other] pour joueurs expérimentés
}
luck = Hasard
luck-is = Hasard { $level } sur 5 : { $level ->
    [1] presque aucun
    [2] un peu
    [3] autant que de réflexion
    [4] beaucoup
   *[other] presque tout
}
rules = Règles
home = Jeux
language = Langue
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
settings = Réglages
settings-kept = Ils ne concernent que cet appareil.
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé
sound-why = Aucun son avant votre premier clic ou appui sur une touche. En arrière-plan, seule la cloche qui annonce votre tour sonne.
sound-test = Tester le son
volume = Volume
haptics = Vibrations
haptics-why = Une brève vibration pour votre tour, une pièce posée, un coup refusé ou des dégâts subis.

# Être averti de son tour, sans page ouverte
call-offer = Dans cette partie, un coup peut prendre des jours. Cet appareil doit-il vous avertir quand c’est à vous de jouer ?
call-on = M’avertir
call-later = Pas maintenant
call-done = Cet appareil vous avertira quand ce sera à vous de jouer.
call-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages pour le site.
call-failed = Les notifications n’ont pas pu être activées.
calls = M’avertir quand c’est à moi de jouer
calls-why = Pour les parties où l’on a plusieurs jours par coup, tant qu’elles ne sont pas ouvertes à l’écran. Le message passe, chiffré, par le service de notification de votre navigateur.
calls-none = Ce navigateur ne peut pas afficher de notifications pour cette page. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.

# Comment les choses sont montrées
show-pace = Vitesse des coups des autres
show-pace-slow = Lente
show-pace-normal = Normale
show-pace-fast = Rapide
show-pace-at-once = Immédiate
show-pace-why = Les robots qui jouent sur cet appareil suivent ce rythme.
motion = Animations
motion-system = Comme le système
motion-reduced = Réduites
motion-full = Complètes
motion-why = Avec des animations réduites, les coups apparaissent sans mouvement.
first-hints = Conseils pour débuter
first-hints-why = Affichés pendant vos deux premières parties de chaque jeu. À une table, le menu les active ou les désactive.
theme = Thème
theme-now = Thème : { $theme }
lost-title = Cette page n’existe pas
lost-text = Il n’y a rien à l’adresse { $path }. Tous les jeux sont sur la page d’accueil.
rules-of = Règles { $game ->
    [Izakaya] d’{ $game }
   *[other] de { $game }
}
skip = Aller au contenu
play-this = Jouer
rules-english = Les règles sont en anglais.
guide = Comment jouer
guide-why = Cinq minutes de lecture
guide-to = Comment jouer à { $game }
rules-all = Toutes les règles
rules-all-why = Pour vérifier un point
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle ne correspond à votre recherche.
back-to-match = Retour à la partie
chapters = Chapitres
close = Fermer
cancel = Annuler
loading = Un instant…

# La première page
play-now = Jouer
play-now-of = Jouer à { $game } contre des robots, tout de suite
with-friends-of = Jouer à { $game } entre amis
learn = Apprendre en 2 min
learn-of = Apprendre { $game } en 2 minutes
learn-first = Vous découvrez { $game } ?
your-name = Votre nom
you-are = Vous jouez sous le nom
change-name = changer
save = Enregistrer
go-on = Vos parties
finished = Parties terminées
news = { $count ->
    [one] Afficher { $count } nouveauté
   *[other] Afficher { $count } nouveautés
}
how-friends = Jouer entre amis
how-choose = Choisissez « Entre amis » sous un jeu.
how-send = Envoyez le lien à vos amis.
how-start = Commencez quand tout le monde est là.
phase-open = attend des joueurs
phase-live = en cours
phase-over = terminée
kept-here = { $moves ->
    [0] à peine commencée, sur cet appareil
    [one] 1 coup joué, sur cet appareil
   *[other] { $moves } coups joués, sur cet appareil
}
forget = Supprimer cette partie
forget-of = Supprimer la partie { $game ->
    [Izakaya] d’{ $game }
   *[other] de { $game }
} avec { $names }
forget-sure = La partie { $game ->
    [Izakaya] d’{ $game }
   *[other] de { $game }
} avec { $names } n’est enregistrée que sur cet appareil. Une fois supprimée, elle est perdue pour de bon.
show-all = Tout afficher ({ $count })
show-more = Voir plus
show-more-of = Voir plus : { $list }
filter = Filtrer les tables
filter-game = Jeu
filter-all-games = Tous les jeux
filter-pace = Temps de réflexion
filter-all-paces = Tous
pace-untimed = Sans limite
pace-real-time = Temps réel
pace-days = Plusieurs jours par coup
no-such-tables = Aucune table ne correspond à ce filtre.
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs. Choisissez un jeu pour en ouvrir une.
live-tables = Parties en cours
no-live-tables = Aucune partie publique en ce moment.
join = Rejoindre
watch = Regarder
deed-at = { $deed } : { $game } avec { $names }
seats-free = { $free ->
    [0] les { $all } places sont prises
    [one] 1 place libre sur { $all }
   *[other] { $free } places libres sur { $all }
}
seats-vacant = { $count ->
    [one] { $count } place à reprendre
   *[other] { $count } places à reprendre
}
home-offline = Vous êtes hors ligne. Vous pouvez toujours jouer contre des robots sur cet appareil.
open-record = Ouvrir une partie enregistrée…
open-record-why = Revoir une partie à partir d’un fichier.
no-record = Ce fichier n’est pas une partie enregistrée.

# Choisir un jeu
choose-game = Trouver un jeu qui convient
how-long = Durée
any-players = Tous
any-time = Toutes
time-limit = { $limit } min
games-fit = { $fitting ->
    [0] Aucun jeu ne convient
    [one] 1 jeu sur { $all } convient
   *[other] { $fitting } jeux sur { $all } conviennent
}
does-not-fit = (ne convient pas)

# Une nouvelle partie
with-whom = Adversaires
with-bots = Contre des robots
with-friends = Entre amis
how-many = Joueurs
opponents = Robots
level-of = Niveau de { $name }
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert
level-master = Maître
level-random = Aléatoire
level-greedy = Glouton
play-bots = Jouer contre des robots
play-solo = Jouer en solo
solo = Défis en solo

# Chaque jour
today = Aujourd’hui
day-done = fait
day-row = 🔥 { $days } jours de suite
day-in = Terminé en { $time }
day-best = { $actions } actions, le minimum possible, en { $time }
day-actions = { $actions } actions en { $time }
day-share = Votre résultat, à partager
day-copy = Copier le résultat
day-list = Classement du jour
day-nobody = Personne n’a encore réussi. La première place vous attend !
day-nameless = Anonyme
day-list-note = Parties en ligne, chronométrées par le serveur. Pour les casse-tête, seule la première solution compte. Vous y êtes anonyme, sauf si vous activez « Me montrer aux autres » sur Ma page.
day-offline = Vous êtes hors ligne : pas de classement du jour, et votre temps ne compte que sur cet appareil.

play-bots-why = Commence tout de suite, sur cet appareil. Vous pourrez continuer quand vous voudrez.
practice = Entraînement
practice-why = Tout peut être annulé, même les dés et les secrets. Le résultat le précisera.
options = Règles et options
presets = Préréglages
a-friend = Un ami
bot-of = Robot : { $level }
seat-of = Qui joue en { $colour }
who-finds = Qui peut rejoindre la table
found-link = Les personnes qui ont le lien
found-all = Tout le monde
clock = Temps de réflexion
clock-none = Illimité
clock-is = Temps de réflexion : { $rule }
clock-per-move = { $seconds } s par coup
clock-per-game = { $minutes } min par joueur, plus { $increment } s par coup
clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
invite = Jouer entre amis
no-rules = Impossible de charger les règles. Rechargez la page.

# Plusieurs personnes sur un appareil
with-device = Sur un seul appareil
device-people = Personnes
device-name-of = Nom de la personne qui joue en { $colour }
device-play = Commencer sur cet appareil
device-why = Jouez à tour de rôle sur cet appareil, même hors ligne. Quand il y a des secrets, un rideau cache la table jusqu’à ce que la personne suivante soit prête.
device-real-time = Avec ces options, { $game } se joue en temps réel : impossible de jouer à tour de rôle sur un seul appareil.
device-instead = Choisir « { $preset } »
device-turn = À { $name } de jouer
device-pass = Passez l’appareil à { $name }.
device-look-away = Les autres, ne regardez pas.
device-take = Je suis { $name } : voir ma table
device-leave = Faire une pause
device-kept = La partie reste sur cet appareil.
device-call = { $name } peut agir maintenant
device-back = Rendre l’appareil

# Ma page
my-page = Ma page
avatar = Image
avatar-why = Les autres la voient aux tables où vous vous asseyez à partir de maintenant.
avatar-none = Aucune image
avatar-lantern = Lanterne en papier
avatar-tanuki = Tanuki
avatar-train = Train à grande vitesse
avatar-ramen = Bol de ramen
avatar-daruma = Daruma
avatar-cat = Chat porte-bonheur
avatar-onigiri = Boule de riz
avatar-crane = Grue en papier
avatar-tower = Tour de Tokyo
avatar-fuji = Mont Fuji
avatar-goldfish = Poisson rouge
avatar-kokeshi = Poupée kokeshi
shown = Me montrer aux autres
shown-why = Les personnes avec qui vous avez joué peuvent voir si vous êtes en ligne, ou sinon le jour de votre dernière visite. Votre nom figure au classement du jour. Sinon, votre résultat y apparaît sans nom.
listed = Aux inconnus aussi
listed-why = Quand vous êtes en ligne, tout le monde sur ce serveur voit votre nom et votre image sur la page d’accueil et peut vous inviter à jouer. Vous pouvez bloquer qui vous voulez.
people = Vos partenaires de jeu
people-none = Quand vous jouerez avec d’autres, vous les retrouverez ici et pourrez les inviter à nouveau.
people-matches = { $count ->
    [one] 1 partie ensemble
   *[other] { $count } parties ensemble
}
last-seen = dernière visite le { $day }
invite-again = Inviter
invite-again-of = Inviter { $name } à { $game }
invite-of = Inviter { $name }
invite-which = Inviter { $name } à…
invited = Invitation envoyée
here-now = En ligne maintenant
here-now-why = Vous voulez figurer ici ? Cela s’active sur Ma page.
block = Bloquer
block-of = Bloquer { $name }
blocked = Personnes bloquées
blocked-why = Vous ne recevez pas leurs invitations, vous ne lisez pas leurs messages, et aucun de vous ne voit quand l’autre est en ligne.
unblock = Débloquer
unblock-of = Débloquer { $name }
invitations = Invitations
invited-by = Invitation de { $name }
decline-invite = Non merci
no-matches = Vous n’avez pas encore terminé de partie sur ce serveur.
result-won = Victoire
result-lost = { $place } place
result-solo = Score : { $score }
career = Statistiques
career-empty = Dès que vous aurez terminé une partie contre d’autres sur ce serveur, vos statistiques apparaîtront ici.
by-game = Par jeu
by-opponent = Par adversaire
opponent = Adversaire
career-played = Parties
career-won = Victoires
career-ahead = Devant
career-behind = Derrière
career-newest = D’après vos { $count } dernières parties.
other-device = Continuer sur un autre appareil
other-device-why = Avec un lien personnel, vous retrouvez sur un autre appareil votre nom, votre image, vos places et vos parties sur ce serveur. Ce qui n’est enregistré que dans ce navigateur y reste.
other-device-make = Créer un lien personnel
other-device-once = Ce lien ne fonctionne qu’une fois, dans les { $minutes } minutes. Quiconque l’ouvre peut jouer à votre place : gardez-le pour vous.
other-device-copy = Copier le lien personnel
other-device-revoke = Révoquer le lien
other-device-revoked = Plus aucun lien personnel n’est valable.
arrival = Lien personnel
arrival-ask = Voulez-vous jouer en tant que { $name } sur cet appareil ?
arrival-replaces = Jusqu’ici, vous étiez { $name } sur cet appareil. Sans lien personnel pour { $name }, vous ne pourrez plus retrouver ce nom, ses places et ses parties depuis ce navigateur.
arrival-agree = Continuer en tant que { $name }
arrival-stay = Rester { $name }
arrival-same = C’est déjà vous sur cet appareil.
qr-show = Code QR
qr-invite = Inviter par code QR
qr-why = Scannez ce code avec l’appareil photo d’un autre appareil.
qr-of = Code QR du lien
qr-missing = Impossible d’afficher le code QR. Utilisez le lien.

# Une table avant le début
table-private = Seules les personnes qui ont le lien peuvent rejoindre la table.
table-open = Tout le monde peut trouver et rejoindre cette table.
all-here = Tout le monde est là
free-seat = place libre
sit-here = S’asseoir ici
add-bot = Ajouter un robot
add-bot-to = Ajouter un robot en { $colour }
level-new = Niveau des nouveaux robots
remove = Retirer
remove-of = Retirer { $name }
remove-sure = { $name } perd sa place et ne pourra revenir que si vous l’acceptez.
removed = Joueurs retirés
let-in = Réadmettre
let-in-of = Réadmettre { $name }
copy-link = Copier le lien pour les amis
copied = Copié
start = Commencer
leave = Quitter la table
leave-sure = Votre place se libère. Vous pourrez vous rasseoir tant qu’il reste une place.
leave-sure-last = Il n’y a personne d’autre : la table fermera et son lien ne fonctionnera plus.
newcomers = De nouveaux joueurs peuvent reprendre une place
newcomers-why = Si quelqu’un part ou abandonne, un robot garde sa place. Avec cette option, quiconque trouve la table peut reprendre cette place.
waits-host = On attend que l’hôte lance la partie.
waits-friends = On attend d’autres joueurs…
fair = Personne ne peut choisir ni prévoir les dés : ils viennent d’un secret du serveur (empreinte { $digest }…) et d’une contribution du navigateur de chaque joueur. Vous pourrez le vérifier après la partie.
not-here = hors ligne
waits-commitment = On attend { $names } : il faut ouvrir cette table avant le début de la partie.
waits-away = Hors ligne : { $names }. Toute personne absente au début de la partie perd sa place.
sealed = La partie commence… On attend { $names }.
withheld = Place libérée, faute de réponse au début : { $names }. Rien n’avait été distribué ; tout sera tiré de nouveau.
elsewhere = Votre contribution aux dés est sur un autre appareil ou dans un autre navigateur. Gardez-y la table ouverte, ou utilisez plutôt cet appareil.
contribute-here = Utiliser cet appareil
no-table-title = Table introuvable

# À la table
seats = Joueurs
bot = robot
you = vous
you-name = Vous
guest-name = Invité

# Ce avec quoi on joue.
figure-called = { $figure } ({ $name })
figure-unnamed = facultatif
guest-numbered = Invité { $number }
former-player = Ancien joueur
to-act = doit jouer
time-in-days = { $days } j { $hours } h
time-left = temps restant
away-left = a laissé sa place à un robot
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
    [one] À { $names } de jouer
   *[other] On attend { $names }
}
status-clock = L’horloge tourne
status-over = La partie est terminée
watching = Vous regardez.
choices = Vos choix
choices-changed = Vos choix ont changé : afficher
all-choices = Tous les choix ({ $count })
search = Chercher parmi ces choix
search-nothing = Aucun choix ne correspond.
skip-choices = Aller aux choix
log = Journal
log-short = Journal
log-empty = Rien ne s’est encore passé.
log-round = Manche { $round }
log-turn = Manche { $round } · { $name }
log-away = Pendant votre absence
log-earlier = Afficher ce qui précède
log-again = Réessayer
log-missing = Impossible de charger le journal.
log-more = { $count ->
    [one] { $count } étape
   *[other] Les { $count } étapes
}
log-less = Masquer les étapes
chat = Discussion
chat-empty = Aucun message pour l’instant.
chat-write = Écrire un message
chat-who = Qui peut écrire
chat-who-players = Les joueurs
chat-who-everyone = Tout le monde
chat-who-nobody = Personne
chat-choices = Options pour les messages de { $name }
chat-hide = Masquer les messages de { $name }
chat-mute = Retirer la parole à { $name } pour tous
chat-hidden = Masqués pour vous :
chat-show = afficher
chat-show-of = Afficher de nouveau les messages de { $name }
chat-silenced = Parole retirée, pour tous :
chat-unmute = rendre la parole
chat-unmute-of = Rendre la parole à { $name }
chat-off = La discussion est désactivée à cette table.
chat-players-only = Seuls les joueurs peuvent écrire à cette table.
chat-muted = L’hôte vous a retiré la parole à cette table.
send = Envoyer
talk = Journal et discussion
unread = nouveaux
tools = Outils de la table
menu = Menu
goal = But
hint = Conseil
hint-later = Les conseils s’affichent ici quand vous avez une décision à prendre.
hint-got = Compris
hints-off = Ne plus en afficher
hints-on = Afficher les conseils
reach-reaching = Connexion…
reach-there = Connecté
reach-lost = Connexion perdue
reach-alone = Sur cet appareil
lost-why = Reconnexion en cours. Vos coups seront envoyés dès que vous serez de nouveau en ligne.
on-its-way = Envoi…
clause = règle { $clause }
too-late = Trop tard : autre chose s’est passé avant. Choisissez de nouveau.
picture-of = La table { $game ->
    [Izakaya] d’{ $game }
   *[other] de { $game }
}
no-table = Impossible de charger la table. Rechargez la page.
no-settings = Impossible de charger les réglages. Rechargez la page.
cause = Détails techniques
zoom = Taille de l’image
zoom-in = Plus grand
zoom-out = Plus petit
undo = Annuler
ask-undo = Demander à annuler
no-undo-nothing = Vous n’avez pas encore joué.
no-undo-barred = Impossible d’annuler : depuis, des dés ont été lancés, des cartes tirées ou des secrets révélés, ou bien la règle rend ce coup définitif.
no-undo-away = Impossible d’annuler pour l’instant : une personne dont l’accord est nécessaire est absente.
no-undo-others = Sur un appareil partagé, on ne peut annuler que le dernier coup, et seulement si ni dés, ni cartes, ni secrets n’étaient en jeu.
took-back = { $name } a annulé : { $what }
took-back-move = { $name } a annulé un coup
undo-asked = { $name } demande à annuler un coup.
undo-agree = Accepter
undo-decline = Refuser
undo-waits = Annulation demandée. On attend { $waiting }.
undo-waits-for = { $name } demande à annuler. On attend { $waiting }.
copy-table-link = Copier le lien de cette table
copy-seat-link = Continuer sur un autre appareil : copier le lien
copy-seat-why = Toute personne qui a ce lien peut jouer à votre place. Gardez-le pour vous.
alone-why = Cette partie n’est enregistrée que sur cet appareil.
leave-seat = Laisser ma place à un robot
leave-why = Un robot joue pour vous. Vous pouvez reprendre votre place jusqu’à la fin de la partie ; si vous n’êtes pas de retour d’ici là, vous perdez. Pendant votre absence, les autres décident sans vous d’une pause ou de la fin, et si l’hôte accepte de nouveaux joueurs, l’un d’eux peut prendre votre place.
take-back = Reprendre ma place
vacant-seats = Vous pouvez rejoindre cette partie : un robot garde une place.
take-over = Reprendre la place de { $name }
resign = Abandonner
resign-sure = Vous perdrez la partie. Un robot jouera à votre place jusqu’à la fin, sans retour possible. Abandonner ?
go-on-playing = Continuer à jouer
# Décider ensemble
paused = En pause
paused-until = La partie reprend dans { $time }, ou plus tôt si tout le monde est d’accord.
covered = La table est couverte pour que personne ne gagne du temps de réflexion.
pause = Pause
ask-pause = Demander une pause
pause-why = Aucune horloge ne tourne pendant une pause. Elle commence quand tous les joueurs sont d’accord.
pause-length = Durée de la pause
pause-10-minutes = 10 minutes
pause-1-hour = 1 heure
pause-1-day = 1 jour
pause-7-days = 7 jours
pause-asked = { $name } demande une pause { $minutes ->
    [60] d’une heure
    [1440] d’un jour
    [10080] d’une semaine
   *[other] de { $minutes } minutes
}.
pause-mine = Vous avez demandé une pause. On attend { $waiting }.
pause-other = { $name } demande une pause. On attend { $waiting }.
resume = Reprendre maintenant
resume-asked = { $name } veut reprendre maintenant.
resume-mine = Vous voulez reprendre. On attend { $waiting }.
resume-other = { $name } veut reprendre. On attend { $waiting }.
ask-end = Terminer sans résultat
end-sure = La partie se termine sans résultat si tous les joueurs sont d’accord. Personne ne gagne ni ne perd.
end-sure-alone = La partie se termine maintenant, sans résultat. Personne ne gagne ni ne perd.
end-asked = { $name } propose de terminer la partie sans résultat.
end-mine = Vous avez proposé de terminer la partie sans résultat. On attend { $waiting }.
end-other = { $name } propose de terminer la partie sans résultat. On attend { $waiting }.
agree = Accepter
decline = Refuser
withdraw = Retirer
you-away-left = Un robot joue à votre place.
you-away-out-of-time = Votre temps est écoulé : un robot joue à votre place.
you-away-resigned = Vous avez abandonné. Un robot joue à votre place jusqu’à la fin.
again-turn = Revoir le dernier tour
again-stop = Revenir au présent
again-short = Dernier tour

# La fin
end = Résultat
you-won = Vous gagnez !
won-by = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}
nobody-won = Personne ne gagne
no-result = Terminée sans résultat
no-result-by = D’un commun accord : { $names }.
practice-result = Partie d’entraînement : les coups pouvaient être annulés librement.
you-forfeit-resigned = Vous avez abandonné : vous perdez
you-forfeit-left = Vous avez quitté la partie : vous perdez
you-forfeit-out-of-time = Votre temps est écoulé : vous perdez
forfeit-resigned = a abandonné
forfeit-left = a quitté la partie
forfeit-out-of-time = n’avait plus de temps
gave-up-to = { $heir } a repris la place de { $name }.
gave-up-resigned = { $name } a abandonné et perdu. { $heir } a repris la place.
gave-up-left = { $name } a quitté la partie et perdu. { $heir } a repris la place.
gave-up-out-of-time = { $name } n’avait plus de temps et a perdu. { $heir } a repris la place.
numbers = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $time }
moves = Coups
time-spent = Temps
time-longest = Le plus long
undos = { $count ->
    [one] Un coup a été annulé.
   *[other] { $count } coups ont été annulés.
}
no-numbers = Statistiques indisponibles.
again = Rejouer
other-match = Changer les réglages
rematch = Revanche
rematch-there = Aller à la revanche
replay = Revoir
analyse = Analyser
record = Enregistrer
verify = Vérifier les dés
moment = La victoire
moment-won = Félicitations !
moment-shared = Félicitations : vous partagez la victoire.
moment-lost = Bien joué : vous finissez { $place }.
moment-skip = Touchez l’écran ou appuyez sur une touche pour continuer.
story = Le fil de la partie
story-loading = Tracé des graphiques…
story-missing = Impossible de tracer les graphiques.
plot-start = Début
plot-total = Total
plot-table = En tableau
plot-read = Survolez ou touchez un graphique pour en lire les valeurs.
share = Partager une image
share-save = Enregistrer l’image
share-send = Partager…
share-alt = Image du résultat : { $headline }
share-failed = Impossible de créer l’image.
share-making = Création de l’image…

# Revoir une partie
replay-of = Revoir : { $game }
replay-loading = Chargement de la partie…
replay-not-over = Cette partie n’est pas terminée : la revoir révélerait ce qui est encore caché.
replay-not-kept = Cette partie n’est plus enregistrée sur cet appareil.
replay-no-file = Choisissez de nouveau le fichier.
eyes = Vu par
eyes-public = un spectateur
eyes-all = tout le monde
eyes-all-why = Vous voyez ce que voit le joueur qui agit : chaque secret apparaît au bon moment, et le journal ne cache rien.
truth = Afficher l’état complet en texte
play-on = Jouer à partir d’ici
play-on-why = Une nouvelle partie commence à cette étape, et le hasard y sera différent. Vous prenez une place, des robots prennent les autres.
play-on-seat = Votre place
play-on-level = Niveau des robots
play-on-begin = Commencer
film-controls = Lecture
film-first = Aller au début
film-back = Étape précédente
film-play = Lire
film-pause = Pause
film-forward = Étape suivante
film-last = Aller à la fin
film-step = Étape
film-at = Étape { $step } sur { $steps }
film-lapse = En accéléré
film-speed = Vitesse
deed-ask-undo = { $name } demande à annuler
deed-agree-undo = { $name } accepte
deed-decline-undo = { $name } refuse
deed-seat-left = { $name } a quitté la partie ; un robot continue
deed-seat-out-of-time = { $name } n’a plus de temps ; un robot continue
deed-seat-resigned = { $name } a abandonné ; un robot continue
deed-seat-returned = { $name } est de retour
deed-seat-taken-over = { $name } prend la place d’un robot
deed-propose-pause = { $name } demande une pause
deed-propose-resume = { $name } veut reprendre
deed-propose-end = { $name } propose de terminer sans résultat
deed-agree = { $name } accepte
deed-decline = { $name } refuse
deed-pause = La partie est en pause
deed-resume = La partie reprend
deed-end = La partie se termine sans résultat

# Des dés honnêtes
verify-title = Les dés étaient-ils honnêtes ?
verify-table = Retour à la table
verify-why = Avant la partie, le serveur a choisi un secret et publié son empreinte ; le navigateur de chaque joueur a choisi une contribution et publié l’engagement qui la fixe. Les contributions n’ont été révélées qu’ensuite. Tout le hasard de la partie découle du secret et des contributions : ni le serveur ni aucun joueur ne pouvait le choisir ou le prévoir.
verify-over = La partie est terminée : le secret est montré, et chacun peut vérifier.
verify-later = La partie n’est pas terminée, le secret reste donc caché. Notez son empreinte et revenez après la fin.
verify-good = Oui. Tout concorde.
verify-bad = Non : quelque chose ne concorde pas.
verify-believed =
    { $lines ->
        [one] Une pièce a été portée à la main sous une autre version de la simulation. Ce navigateur ne peut pas recalculer comment elle est retombée : ce résultat vient de l’enregistrement.
       *[other] { $lines } pièces ont été portées à la main sous une autre version de la simulation. Ce navigateur ne peut pas recalculer comment elles sont retombées : ces résultats viennent de l’enregistrement.
    }
verify-elsewhere = Ce navigateur n’a rien apporté à cette graine : il ne peut pas prouver que le serveur ne l’a pas choisie. Si vous avez joué dans ce navigateur dès le début, ne vous fiez pas au résultat.
check-digest = Le secret a l’empreinte que ce navigateur a vue avant la partie.
check-shown = Le secret a l’empreinte que la table affiche. (Ce navigateur n’était pas là avant la partie : comparez-la avec celle que quelqu’un a notée à ce moment-là.)
check-nonce = La contribution de ce navigateur fait partie de la graine.
check-commitments = La contribution de chaque joueur est celle que fixait son engagement, publié avant toute révélation, et les robots n’ont rien apporté.
check-commitments-shown = La contribution de chaque joueur est celle dont la table affiche l’engagement, et les robots n’ont rien apporté.
check-seed = Le secret et les contributions donnent la graine enregistrée.
check-lines = Rejouées dans ce navigateur avec cette graine, les { $lines } lignes mènent aux états enregistrés.
check-good = Confirmé.
check-bad = Non confirmé.
verify-digest = Empreinte du secret, montrée dès le début
verify-secret = Le secret
verify-commitment = Engagement de { $name }, montré avant le début
verify-nonce = Contribution de { $name }
verify-seed = Graine faite du secret et des contributions
verify-recorded = Graine enregistrée
verify-last = Empreinte du dernier état
by-hand = À vérifier vous-même
by-hand-digest = Le BLAKE3 du secret est son empreinte :
by-hand-commitment = Le SHA-256 de « tokyo-tabletop nonce », suivi d’une espace et de la contribution, est l’engagement :
by-hand-seed = La graine est le BLAKE3, en mode dérivation de clé, du secret puis, pour chaque place, de la longueur de sa contribution (8 octets, petit-boutiste) et de la contribution elle-même :
by-hand-replay = Enregistrez la partie et rejouez-la avec le programme sur votre machine. Il vérifie l’empreinte de chaque ligne :
by-hand-chance = La mise en place puise dans le flux 0 de ChaCha8 avec cette clé, la ligne n dans le flux n.

# Sans réseau
offline-ready = Prêt à jouer hors ligne.
offline-insecure = Pour jouer hors ligne, ouvrez cette page en https, ou sur la machine du serveur.

# Vie privée
privacy = Vie privée
privacy-intro = Vous jouez ici sans compte. Cette page dit ce que le serveur enregistre à votre sujet, combien de temps il le garde et comment l’effacer.
privacy-stored = Ce qui est enregistré
privacy-name = Votre nom et un identifiant aléatoire. Un cookie signé y relie ce navigateur pendant un an. C’est le seul cookie.
privacy-profile = L’image que vous avez choisie. Si vous avez accepté de vous montrer aux autres : ce choix, et le moment de votre dernière visite, à la minute près ; les personnes avec qui vous avez joué ne voient que le jour. Si vous avez accepté de vous montrer aussi aux inconnus, tout le monde voit que vous êtes en ligne. Sinon, rien n’est enregistré sur vos visites.
privacy-matches = Les tables où vous avez ou avez eu une place, et chaque coup de leurs parties. Si vous jouez en ligne le casse-tête ou le terrain d’un jour, votre résultat figure dans une liste que tout le monde voit ; votre nom et votre image, seulement si vous avez accepté de vous montrer.
privacy-hosts = Avec une table : si son hôte vous l’a fait quitter ou vous a retiré la parole, ou si vous avez perdu votre place parce que votre navigateur n’a pas révélé sa contribution aux dés. Et cette contribution elle-même, un nombre aléatoire ; elle reste quand vous effacez vos données, car les dés de la partie en découlent.
privacy-chat = Les messages que vous écrivez dans la discussion d’une table. Toute la table peut les lire.
privacy-token = Une empreinte de votre jeton de robot, si vous en avez créé un.
privacy-people = Les personnes que vous avez bloquées, les invitations qui vous sont adressées, et une empreinte de votre lien personnel tant qu’il est valable.
privacy-push = Si vous activez les notifications : pour chacun de vos appareils, cinq au plus, l’adresse et les clés que son navigateur nous a données, votre langue et la date de la dernière partie que vous y avez ouverte. Le message qui annonce votre tour passe par le service de notification du navigateur, qui ne peut pas le lire.
privacy-rulings = L’exclusion ou le retrait de la parole que l’administrateur a pu décider, avec son motif.
privacy-not = Pas d’adresse électronique, pas de mot de passe, pas de pistage, pas de publicité. Votre adresse IP sert à limiter les abus pendant que le serveur tourne et n’est pas enregistrée. Seule une empreinte à clé l’est : entière tant qu’une table que vous avez ouverte attend des joueurs, et réduite à six caractères, que de nombreuses adresses partagent, avec chaque partie que vous lancez. Un serveur web placé devant celui-ci peut tenir ses propres journaux.
privacy-browser = Uniquement dans ce navigateur : vos réglages (langue, thème, son, animations, etc.) ; ce que vous avez cherché parmi les jeux et ceux auxquels vous avez joué ; vos parties contre des robots, leurs réglages, des analyses de parties, vos habitudes, vos meilleurs temps, vos médailles et vos résultats de chaque jour ; l’endroit où vous en êtes dans chaque partie ; les liens vers vos places ; vos contributions aux dés et ce qui a été publié avant chaque partie, pour que vous puissiez les vérifier ; et les personnes dont vous masquez les messages. Le jeu lui-même y est aussi conservé, pour jouer hors ligne.
privacy-how-long = Durée de conservation
privacy-keep-name = Votre nom, votre image et les personnes bloquées : jusqu’à ce que vous effaciez vos données. Les messages : jusque-là, ou jusqu’à la suppression de la table ; chaque table garde les 500 derniers. Les tables en attente de joueurs : dix minutes après le départ de tous, ou sept jours si elles sont privées.
privacy-keep-ever = Les parties terminées : jusqu’à ce que quelqu’un les supprime. Votre nom en disparaît quand vous effacez vos données.
privacy-keep-days = Les parties terminées, avec leur discussion : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après leur fin. Ensuite, elles sont supprimées.
privacy-archive = Les coups sont archivés, sans les noms.
privacy-keep-unknown = Les parties terminées : le serveur est injoignable pour l’instant, leur durée de conservation n’est donc pas connue.
privacy-keep-push = Les adresses de notification : jusqu’à ce que vous désactiviez les notifications, que le service signale que l’appareil n’existe plus ou que vous effaciez vos données.
privacy-keep-rulings = Les exclusions et retraits de la parole décidés par l’administrateur : jusqu’à ce qu’il les lève, même une fois expirés et même si vous effacez vos données. Ils portent votre identifiant public, pas votre nom. Ce qu’un hôte a décidé : aussi longtemps que la table.
privacy-backups = L’effacement de vos données ne les retire pas des sauvegardes que l’administrateur a déjà faites.
privacy-yours = Vos données
privacy-id = Votre identifiant public est { $id }. Il permet à l’administrateur de retrouver vos données.
privacy-deleted = Si vous effacez vos données, votre nom, votre image, vos places, vos messages et tout ce que détaille la page « Vie privée » sont supprimés. Les parties terminées gardent une place sans nom, pour que les autres puissent les revoir. Dans les parties en cours, un robot prend votre place. Une empreinte de votre ancien cookie reste environ un an, pour que personne ne puisse le réutiliser ; elle ne dit rien de vous.
privacy-download = Télécharger mes données
privacy-delete = Effacer mes données
privacy-sure = Effacer vos données sur ce serveur, et tout ce que ce site enregistre dans ce navigateur, y compris vos parties contre des robots ? C’est définitif.
privacy-cancel = Annuler
privacy-done = Vos données sont effacées.
announcements = Annonces

# Qui est là.
here = en ligne
name-first = Comment les autres doivent-ils vous appeler ?
sit-down = S’asseoir
why-ended = Pourquoi la partie est terminée
colour-0 = orange
colour-1 = bleu
colour-2 = vert
colour-3 = rose
colour-4 = ambre
colour-5 = bleu ciel
colour-6 = brun
colour-7 = gris

# Une table en trois dimensions qui ne peut pas être affichée.
plain-why = La table en 3D ne peut pas être affichée dans ce navigateur. Vous pouvez jouer avec l’image et la liste des choix.
plain-retry = Réessayer la table en 3D
plain-fine = OK

# Between the names of a list.
between = { ", " }
between-sentences = { ". " }

# Leçons
lesson = Leçon
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-finish = Terminer
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-watch = Regardez ce qui se passe…
lesson-done = Bravo ! Vous en savez assez pour vous lancer. Le reste viendra en jouant.
lesson-play = Jouer une partie
lesson-again = Recommencer

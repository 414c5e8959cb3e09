# Pourquoi une table refuse, en français. Les clés viennent du serveur et du module des règles.

denied-no-such-seat = Cette place n’existe pas.
denied-bot-plays = Un robot joue à votre place. Reprenez-la d’abord.
denied-over = La partie est terminée.
denied-ended = La partie s’est terminée sans résultat.
denied-paused = La partie est en pause. Attendez qu’elle reprenne, ou demandez à continuer maintenant.
denied-late = Cette partie a duré trop longtemps.
denied-backwards = Trop tard : autre chose s’est passé avant. Réessayez.
denied-clock-first = Trop tard : le temps était écoulé.
denied-sleepless = L’horloge de cette partie est déréglée. Merci de le signaler.
denied-no-digest = Cette partie ne peut pas être enregistrée. Merci de le signaler.
denied-not-asked = Il n’y a plus de demande en attente.
denied-proposed = { $name } a déjà fait une demande. Répondez-y d’abord.
denied-hushed = Votre dernière demande a été refusée. Attendez une minute avant la suivante.
denied-paused-already = La partie est déjà en pause.
denied-not-paused = La partie n’est pas en pause.
denied-pause-length = Une pause dure d’une minute à sept jours.
denied-resigned = Vous avez abandonné : vous ne pouvez pas reprendre votre place.
denied-person-sits = Quelqu’un joue déjà à cette place.
denied-bots-return = Seule une personne peut reprendre une place.
denied-not-kept = Cette place ne peut pas être reprise : personne ne l’a cédée.
denied-bots-take-over = Seule une personne peut prendre une place cédée.
denied-bot-sits = Un robot joue déjà à cette place.
denied-stand-in = Seul un robot peut remplacer une personne absente.
denied-time-left = Il reste du temps à cette place.
denied-undo-consent = Impossible d’annuler : les autres devraient donner leur accord.
denied-undo-asked = Quelqu’un demande déjà une annulation.
denied-undo-not-asked = Plus personne ne vous demande d’annuler.
denied-undo-nothing = Vous n’avez pas encore joué.
denied-undo-barred = Impossible d’annuler : depuis, des dés ont été lancés, des cartes tirées ou des secrets révélés, ou bien la règle rend ce coup définitif. Seul l’entraînement le permet.
denied-undo-away = Impossible d’annuler pour l’instant : il faudrait l’accord de { $names }, { $count ->
    [one] qui n’est pas là
   *[other] qui ne sont pas là
}.
denied-practice = L’entraînement se joue seul, contre des robots.

# Ce qui n’a pas marché sur le serveur.

fault-malformed = Le serveur n’a pas pu lire cela. Rechargez la page.
fault-wrong = Le serveur n’a pas compris cela. Rechargez la page.
fault-too-slow = Votre connexion a été trop lente. Réessayez.
fault-hello-first = La connexion a été perdue. Rechargez la page.
fault-no-address = Il n’y a rien à cette adresse.
fault-method = Le serveur n’a pas compris cela. Rechargez la page.
fault-no-token = Ce jeton de robot n’est plus valable. Créez-en un autre.
fault-origin = Cette page ne peut pas utiliser ce serveur. Ouvrez celle du serveur lui-même.
fault-failed = Une erreur s’est produite sur le serveur. Réessayez plus tard.
fault-store = Le serveur n’atteint pas sa base de données. Réessayez plus tard.
fault-disk-full = Le disque du serveur est plein. Réessayez plus tard.
fault-closing = Le serveur s’arrête. Réessayez plus tard.
fault-left-memory = La connexion à cette partie a été perdue. Reconnexion…
fault-moved = Cette table a changé de serveur. Reconnexion…
fault-erased = Vos données ont été effacées.
fault-no-room = Il y a trop de visiteurs sur le serveur. Réessayez plus tard.
fault-no-socket = Il y a trop de visiteurs sur le serveur. Réessayez plus tard.
fault-too-many-sockets = Vous avez trop de tables ouvertes. Fermez-en une d’abord.
fault-too-fast = C’était trop rapide. Attendez un instant.
fault-opens-too-fast = Vous ouvrez trop de tables. Attendez un instant.
fault-banned = L’accès à ce serveur vous est interdit.

fault-no-table = Cette table n’existe pas, ou tout le monde l’a quittée.
fault-busy = Cette table est très sollicitée. Réessayez.
fault-contended = Trop tard : d’autres ont modifié cette table. Réessayez.
fault-closed = L’administrateur a fermé cette table.
fault-frozen = Cette partie ne peut pas continuer : les règles ont changé depuis, ou son enregistrement est abîmé.
fault-unread = Cette partie ne peut pas être chargée pour l’instant. Réessayez.
fault-deleted = Cette table a été supprimée.
fault-not-host = Seul l’hôte de la table peut faire cela.
fault-no-such-seat = Cette place n’existe pas.

fault-no-game = Ce serveur n’a pas ce jeu.
fault-no-level = Aucun robot n’a ce niveau.
fault-level = Aucun robot n’a ce niveau.
fault-setup = Ces options ne vont pas ensemble. Changez-les.
fault-day = Le { $day } n’est pas encore arrivé : choisissez le { $today } ou un jour précédent.
fault-setup-size = Ces options prennent trop de place.
fault-setup-text = Un texte de ces options est trop long : { $most } caractères au plus.
fault-no-clock = Ce temps de réflexion n’est pas possible.
fault-empty-clock = Un temps de réflexion ne peut pas être nul.
fault-long-clock = Ce temps de réflexion est trop long : au plus { $seconds } s, plus { $increment } s par coup, ou { $days } jours par coup.
fault-too-many-bots = Il y a plus de robots que de places.
fault-practice-alone = L’entraînement se joue seul : un robot doit occuper chacune des autres places.
fault-too-many-tables = Trop de vos tables attendent des joueurs. Commencez une partie ou quittez une table d’abord.
fault-too-many-of-client = Trop de tables ouvertes depuis votre réseau attendent des joueurs. Commencez une partie ou quittez une table d’abord.

fault-begun = Trop tard : la partie a commencé.
fault-about-to-begin = La partie va commencer. Attendez un instant.
fault-sits-already = Vous avez déjà une place à cette table.
fault-not-seated = Vous n’avez pas de place à cette table.
fault-sits-at-too-many = Vous avez déjà une place à { $most } tables. Quittez-en une, ou terminez d’abord une partie.
fault-seats-taken = Trop tard : toutes les places sont prises.
fault-seat-taken = Trop tard : cette place est prise. Choisissez-en une autre.
fault-seat-free = Une place est encore libre. Attendez quelqu’un, ou ajoutez un robot.
fault-no-figures = Ce jeu n’a pas de figurines à choisir.
fault-no-figure = Ce jeu n’a pas cette figurine.
fault-figure-taken = { $name } a déjà choisi celle-ci. Choisissez-en une autre.
fault-own-seat = C’est votre propre place. Quittez plutôt la table.
fault-kicked = L’hôte vous a fait quitter cette table : vous ne pouvez y revenir qu’avec son accord.
fault-not-kicked = Cette personne n’a pas été retirée de la table.
fault-practice-table = Cette table sert à l’entraînement : on y joue seul, contre des robots.
fault-unplayable = La partie ne peut pas commencer avec ces options.
fault-commitment = Le serveur n’a pas pu utiliser la contribution aux dés de ce navigateur. Rechargez la page.
fault-no-commitment = Il manque la contribution aux dés de ce navigateur. Rechargez la page.
fault-uncommitted = Attendez l’arrivée de { $names } à la table, ou libérez la place.
fault-keep-nonce = La partie n’a pas encore commencé.
fault-nonce = Le serveur n’a pas pu utiliser la contribution aux dés de ce navigateur. Rechargez la page.
fault-other-nonce = La contribution aux dés de ce navigateur n’est pas celle que fixait son engagement.

fault-no-seat = Il vous faut une place à la table pour faire cela.
fault-seat-gone = Ce lien de place ne fonctionne plus. Demandez-en un nouveau au joueur.
fault-not-begun = La partie n’a pas encore commencé.
fault-not-running = Cette partie n’est pas en cours.
fault-over = La partie est terminée.
fault-command = Le serveur n’a pas pu lire ce coup. Rechargez la page.
fault-id-length = Le serveur n’a pas pu lire ce coup. Rechargez la page.
fault-not-stored = Le serveur n’a pas pu enregistrer votre coup. Il sera renvoyé.
fault-perhaps-stored = Le serveur n’a pas pu enregistrer votre coup. Il sera renvoyé.
fault-no-vacancy = Aucune place de cette table ne peut être reprise.
fault-not-vacant = Cette place ne peut pas être reprise : personne ne l’a cédée.
fault-no-newcomers = L’hôte ne laisse pas de nouveaux joueurs reprendre une place ici.
fault-has-seat = Vous avez déjà une place à cette table.
fault-gave-up = Vous avez cédé une place dans cette partie : vous ne pouvez pas en prendre une autre.
fault-taken-over-often = Des places de cette partie ont déjà changé de main { $most } fois : plus personne ne peut en reprendre une.
fault-not-taken-over = Le serveur n’a pas pu l’enregistrer. Ouvrez de nouveau la table.

fault-not-over = La partie n’est pas terminée.
fault-still-hidden = La partie n’est pas terminée : son enregistrement révélerait ce qui est encore caché.
fault-players-only = Seuls les joueurs de cette partie peuvent demander une revanche.
fault-unreplayable = Cette partie ne peut pas être revue : son enregistrement est abîmé.
fault-no-log = Le journal de cette partie ne peut pas être lu : son enregistrement est abîmé.

fault-name = Un nom a de 1 à { $most } caractères visibles.
fault-not-met = Aucune personne ayant cet identifiant n’a joué avec vous ni n’est visible en ligne.
fault-too-many-blocked = Vous pouvez bloquer { $most } personnes au plus. Débloquez d’abord quelqu’un.
fault-no-carry = Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’autre appareil.
fault-push-address = Les notifications ne peuvent passer que par le service public de votre navigateur.
fault-push-keys = Les clés de notification de votre navigateur sont illisibles.
fault-push-language = Ce n’est pas une langue que le serveur puisse utiliser pour les notifications.
fault-muted = On vous a retiré la parole : vous ne pouvez pas écrire sur ce serveur.
fault-muted-by-host = L’hôte vous a retiré la parole à cette table.
fault-chat-off = La discussion est désactivée à cette table.
fault-chat-players = Seuls les joueurs peuvent écrire à cette table.
fault-chat-empty = Ce message est vide.
fault-mute-self = Vous ne pouvez pas vous retirer la parole à vous-même.
fault-speaker-length = Impossible de retirer la parole à cette personne.
fault-too-many-muted = Vous pouvez retirer la parole à { $most } personnes au plus. Autorisez plutôt les joueurs seuls à écrire, ou personne.
fault-nobody-else = Il n’y a personne d’autre à cette table.
fault-covered = La table est couverte jusqu’à ce que la personne suivante prenne l’appareil.

# Ce qui se dit quand un motif n’a pas ses propres mots, et autour de ceux qui en ont.

fault-refused = Ce n’est pas possible maintenant.
fault-other = Le serveur n’a pas accepté cela.
fault-reason = Motif : { $reason }
fault-until = Jusqu’au { $until }.
fault-unreachable = Impossible de joindre le serveur. Vous pouvez toujours jouer contre des robots.
fault-no-canvas = Ce navigateur ne sait pas dessiner d’images.
fault-no-picture = Ce navigateur ne peut pas enregistrer l’image.
fault-no-record = Cette partie n’a pas été enregistrée.
lesson-later = Ce sera pour plus tard. Suivez d’abord la leçon.

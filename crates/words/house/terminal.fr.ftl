# Ce que dit `tokyo play` dans un terminal, et ce qu’une table y répond.
term-welcome = { $game } : { $me }. Tapez ? pour l’aide.
term-you = { $name } (vous)
term-bot = { $name } ({ $skill })
term-skill-random = aléatoire
term-skill-greedy = glouton
term-skill-easy = facile
term-skill-normal = normal
term-skill-hard = difficile
term-skill-expert = expert
term-skill-master = maître
term-skill-hard-1 = difficile (avant)
term-skill-search = recherche { $iterations }
term-round = manche { $round }
term-left = encore { $seconds } s
term-too-small = Cette fenêtre est trop petite : il lui faut au moins { $width }×{ $height }.

# Titres.
term-board = Plateau
term-log = Journal
term-help = Aide
term-rules = Règles
term-answer = Réponse
term-ask = Interroger le jeu
term-choices = Vos choix ({ $count })
term-choices-with = Choix avec « { $text } » ({ $shown } sur { $count })
term-waiting = En attente
term-end = Fin de la partie
term-lines = lignes { $first } à { $last } sur { $all }

# Choisir.
term-pass = Laisser passer
term-more = D’autres coups sont possibles : tapez : puis une commande en JSON.
term-none-listed = Aucun choix n’est proposé.
term-no-match = Aucun choix correspondant.
term-stuck = Personne ne peut jouer. u annule, s enregistre, q quitte.
term-time-passes = Le temps passe…
term-thinking = { $name } réfléchit…
term-advising = Le robot difficile réfléchit…
term-advice = Le robot difficile choisirait : { $label }
term-advice-pass = Le robot difficile laisserait passer.
term-typed = choix { $number }
term-prompt-command = commande :
term-prompt-question = question :
term-prompt-save = enregistrer dans :
term-meanwhile = Entre-temps :
term-took-back-you = Vous annulez : { $what }
term-took-back = { $name } annule : { $what }
term-a-move = un coup

# Ce qui n’est pas possible.
term-nothing-to-choose = Il n’y a rien à choisir maintenant.
term-no-choice = Le choix { $number } n’existe pas : les choix vont de { $first } à { $last }.
term-nothing-to-pass = Il n’y a rien à laisser passer.
term-unknown = « { $line } » ne veut rien dire ici. Tapez ? pour l’aide.
term-not-over = La partie n’est pas terminée.
term-moved-on = Il s’est passé autre chose entre-temps. Choisissez de nouveau.
term-bot-stuck = { $name } doit jouer mais n’a trouvé aucun coup permis.
term-command-json = Une commande s’écrit en JSON, par exemple { $example } (erreur au caractère { $column }).
term-command-json-bare = Une commande s’écrit en JSON (erreur au caractère { $column }).
term-question-json = Une question s’écrit en JSON (erreur au caractère { $column }).
term-unreadable = Le jeu ne peut pas lire cela : { $why }
term-no-questions = { $game } ne répond à aucune question.
term-ask-how = Tapez a puis un numéro, ou a puis une question en JSON.
term-ask-keys = Enter pose la question, Tab la modifie d’abord
term-none = aucun

# Enregistrer et quitter.
term-saved = Enregistré dans { $file }. Pour reprendre : tokyo play --resume.
term-not-saved = Rien n’est enregistré.
term-file-name = Il faut un nom de fichier.
term-not-written = Impossible d’enregistrer dans { $file } : vérifiez que le dossier existe et que vous pouvez y écrire.
term-exists = { $file } existe déjà.
term-exists-plain = { $file } existe déjà : s! { $file } le remplace.
term-overwrite = Remplacer ?
term-overwrite-yes = le remplacer
term-overwrite-no = le garder
term-leave = Quitter ?
term-leave-unsaved = La partie n’est ni terminée ni enregistrée.
term-leave-save = enregistrer et quitter
term-leave-drop = quitter sans enregistrer
term-leave-stay = continuer à jouer

# La fin.
term-won-nobody = Personne ne gagne : { $ending }
term-won-you = Vous gagnez : { $ending }
term-won = { $winner } gagne : { $ending }
term-won-shared = { $winners } partagent la victoire : { $ending }
term-practice = Partie d’entraînement : on pouvait annuler librement.
term-end-keys = n lance une revanche, s { $file } enregistre, q quitte.
term-end-keys-practice = n lance une revanche, u annule, s { $file } enregistre, q quitte.
term-new-match = Une nouvelle partie.

# Ce que font les touches, en un mot.
term-do-choose = choisir
term-do-undo = annuler
term-do-advice = avis
term-do-hint = conseil
term-do-rules = règles
term-do-save = sauver
term-do-help = aide
term-do-quit = quitter
term-do-find = chercher
term-do-log = journal
term-do-again = revanche
term-do-scroll = défiler
term-do-back = retour
term-do-move = déplacer
term-do-ask = demander
term-do-edit = modifier
term-do-play = jouer
term-do-marked = le choix marqué
term-do-done = terminé
term-do-clear = effacer

# Aide. Un mot pour ce que l’on tape, puis une ligne par touche.
term-file = FICHIER
term-text = texte
term-help-choosing = Choisir
term-help-marked = parcourt les choix ; Enter prend le choix marqué
term-help-number = prend le choix 7
term-help-filter = ne montre que les choix avec un texte ; Esc les montre tous
term-help-find = ne montre que les choix contenant ce texte
term-help-command = commande en JSON, proposée ou non ; Tab copie le choix marqué
term-help-command-plain = une commande en JSON ; un refus indique l’article de la règle
term-help-hint = un conseil : ce qui est en jeu, ce que l’on fait d’ordinaire
term-help-advice = ce que ferait le robot « difficile » à votre place
term-help-match = La partie
term-help-pass = laisse passer l’occasion d’agir
term-help-undo = annule votre dernier coup et tout ce qui l’a suivi
term-help-save = enregistre ; pour reprendre : tokyo play --resume { $file }
term-help-save-plain = enregistre la partie ; s! { $file } remplace un fichier existant
term-help-again = revanche, une fois la partie terminée
term-help-quit = quitte ; Ctrl-C quitte aussitôt
term-help-quit-plain = quitte
term-help-looking = Regarder
term-help-rules = les règles ; après un refus, à l’article indiqué
term-help-rules-plain = les règles, ou un seul article
term-help-log = tout le journal
term-help-board = le plateau en plein écran
term-help-ask = les questions auxquelles le jeu répond
term-help-ask-plain = les questions posées au jeu ; la réponse à la question 1
term-help-scroll = fait défiler un grand plateau
term-help-close = ferme ce qui est ouvert ; l’horloge s’arrête entre-temps
term-help-line = Tapez une ligne, puis Enter :
term-help-empty = Une ligne vide montre de nouveau la table.

# Pourquoi une table refuse : ce qui peut arriver seul contre des robots.
denied-over = La partie est terminée.
denied-late = Cette partie a duré trop longtemps.
denied-backwards = Trop tard : autre chose s’est passé avant. Réessayez.
denied-clock-first = Trop tard : le temps était écoulé.
denied-sleepless = L’horloge de cette partie est déréglée. Merci de le signaler.
denied-no-digest = Cette partie ne peut pas être enregistrée. Merci de le signaler.
denied-undo-nothing = Vous n’avez pas encore joué.
denied-undo-barred = Impossible d’annuler : depuis, des dés ont été lancés, des cartes tirées ou des secrets révélés, ou bien la règle rend ce coup définitif. Seul l’entraînement le permet.

# De quoi il s’agit et ce que l’on fait d’habitude, pour les premières parties de King of Tokyo.

hint-roll = Gardez les dés qui vous plaisent et relancez les autres. On vise souvent trois chiffres identiques, ou des baffes si un rival est à Tokyo.
hint-roll-empty = Gardez les dés qui vous plaisent et relancez les autres. Tokyo est vide : une seule baffe vous y fait entrer, pour 1 point.
hint-roll-tokyo = Vous êtes à Tokyo : chaque baffe touche tous les autres, mais les cœurs ne vous soignent pas. Gardez plutôt baffes, énergies et chiffres identiques.
hint-roll-weak = Il vous reste peu de vies. Hors de Tokyo, les cœurs vous soignent : on garde en général tous ses cœurs.
hint-roll-last = Vous n’avez plus de relance. Gardez les dés : chaque face prend alors effet.
hint-meddle = Votre carte permet de changer les dés d’un autre monstre. Visez la face qui lui est la plus utile, ou passez et gardez-la pour plus tard.
hint-last-touch = Quelqu’un a changé vos dés. Vous pouvez encore utiliser une carte avant qu’ils ne soient résolus.
hint-hearts = Décidez à quoi sert chaque cœur. Le poison coûte des vies à la fin de chacun de vos tours : on retire en général ses jetons d’abord.
hint-dodge = Cette carte vous permet de quitter Tokyo avant de subir les dégâts. Ne restez que si vous avez des vies à perdre.
hint-brace = Une de vos cartes peut arrêter ces dégâts. Servez-vous-en si le coup fait mal, ou gardez-la pour un coup plus dur.
hint-soften = Ces dés déterminent combien de dégâts vous évitez. Une de vos cartes peut encore en changer un.
hint-yield = Les dégâts sont déjà subis. Si vous restez, vous gagnerez 2 points en commençant ici votre prochain tour ; mais d’ici là, tous les autres peuvent vous frapper.
hint-yield-weak = Les dégâts sont déjà subis, et à Tokyo les cœurs ne soignent pas. Avec si peu de vies, on part en général.
hint-buy = Dépensez votre énergie pour une carte, ou gardez-la. Une carte à garder sert toute la partie : achetez-la tôt. Une carte à défausser agit une fois, aussitôt.
hint-opportunity = Vous pouvez acheter cette carte dès qu’elle est révélée. Passez si elle ne vaut pas votre énergie.
hint-ask = Une de vos cartes vous demande de choisir. Son texte explique l’effet de chaque choix.
hint-end = Plusieurs effets ont lieu à la fin de votre tour, dans l’ordre de votre choix. Se soigner avant de subir des dégâts est en général plus sûr.
hint-any-time = Une de vos cartes peut servir à tout moment. Rien ne presse : gardez-la jusqu’à ce que vous en ayez besoin.

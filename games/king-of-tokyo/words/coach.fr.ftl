# Ce que dit une analyse ou un conseil en français.

keep = Garder { $dice }
keep-none = Tout relancer

why-dies = « { $played } » laissait { $risk } % de risque de mourir avant votre prochain tour ; « { $best } » en laisse { $less } %.
why-rival-wins = Après « { $played } », quelqu’un d’autre gagne avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-wins = « { $best } » gagne avant votre prochain tour dans { $less } % des cas ; « { $played } », dans { $risk } %.
why-kills = Après « { $played } », un autre monstre est éliminé avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-tokyo = Après « { $played } », vous commencez votre prochain tour dans Tokyo dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-weak = Après « { $played } », vous commencez votre prochain tour avec 3 vies ou moins dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-scores = Après « { $played } », vous marquez au moins 3 points d’ici votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-earns = Après « { $played } », vous gagnez au moins 3 énergies d’ici votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.

nudge-dies = Vérifiez que vous survivrez jusqu’à votre prochain tour.
nudge-rival-wins = Vérifiez si quelqu’un d’autre peut gagner avant votre prochain tour.
nudge-wins = Cherchez comment gagner avant votre prochain tour.
nudge-kills = Voyez si un autre monstre peut être éliminé.
nudge-tokyo = Demandez-vous si vous voulez être dans Tokyo au début de votre prochain tour.
nudge-weak = Surveillez vos vies.
nudge-scores = Regardez combien de points vous pouvez marquer.
nudge-earns = Regardez votre énergie.

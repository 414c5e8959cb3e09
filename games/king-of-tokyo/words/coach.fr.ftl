# Ce que dit une analyse ou un conseil en français.

keep = Garder { $dice }
keep-none = Tout relancer

why-dies = « { $played } » laissait { $risk } % de risque de mourir avant votre prochain tour ; « { $best } » en laisse { $less } %.
why-rival-wins = Après « { $played } », un autre gagne avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-wins = « { $played } » gagne avant votre prochain tour dans { $risk } % des cas ; « { $best } » dans { $less } %.
why-kills = Après « { $played } », un autre monstre tombe avant votre prochain tour dans { $risk } % des cas ; après « { $best } », dans { $less } %.
why-tokyo = Avec « { $played } », vous êtes dans Tokyo au début de votre prochain tour dans { $risk } % des cas ; avec « { $best } », dans { $less } %.
why-weak = « { $played } » vous laisse 3 vies ou moins à votre prochain tour dans { $risk } % des cas ; « { $best } » dans { $less } %.
why-scores = « { $played } » rapporte au moins 3 points d’ici votre prochain tour dans { $risk } % des cas ; « { $best } » dans { $less } %.
why-earns = « { $played } » vous donne au moins 3 énergies de plus à votre prochain tour dans { $risk } % des cas ; « { $best } » dans { $less } %.

nudge-dies = Vérifiez que vous survivrez jusqu’à votre prochain tour.
nudge-rival-wins = Vérifiez si quelqu’un d’autre peut gagner avant votre prochain tour.
nudge-wins = Cherchez comment gagner avant votre prochain tour.
nudge-kills = Voyez si un autre monstre peut tomber.
nudge-tokyo = Demandez-vous si vous voulez être dans Tokyo au début de votre prochain tour.
nudge-weak = Surveillez vos vies.
nudge-scores = Regardez les points que vous pouvez marquer.
nudge-earns = Regardez votre énergie.

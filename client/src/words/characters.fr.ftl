# Les robots : comment joue chaque famille, et ce qu’elle dit de temps en temps.

style-tanuki = Joue pour s’amuser, et en oublie la moitié.
style-cat = Patient et raisonnable. Rarement gourmand.
style-fox = Compte tout deux fois et guette votre erreur.

remarks = Les robots parlent
remarks-why = Une remarque de temps en temps de vos adversaires robots. Jamais quand les coups s’affichent aussitôt.

remark-tanuki-hello-1 = Bonne chance ! C’est lesquels, les miens ?
remark-tanuki-hello-2 = Une partie ! Une seule avant de dîner.
remark-tanuki-proud-1 = Vous avez vu ? Vous avez vu ?
remark-tanuki-proud-2 = C’était voulu !
remark-tanuki-hit-1 = Aïe, mon ventre !
remark-tanuki-hit-2 = Hé ! Je m’en servais.
remark-tanuki-won-1 = J’ai gagné ? J’ai gagné !
remark-tanuki-won-2 = Ne dites rien au renard. C’était de la chance.
remark-tanuki-lost-1 = Bien joué ! On recommence ?
remark-tanuki-lost-2 = J’aurais gagné si je m’étais rappelé les règles.

remark-cat-hello-1 = Bonne chance. Le thé est prêt.
remark-cat-hello-2 = Bienvenue. Prenez votre temps.
remark-cat-proud-1 = Ronron.
remark-cat-proud-2 = Voilà qui me convient.
remark-cat-hit-1 = Je m’en souviendrai.
remark-cat-hit-2 = Attention aux moustaches.
remark-cat-won-1 = La bonne fortune est une habitude.
remark-cat-won-2 = C’était serré. Merci.
remark-cat-lost-1 = Bien joué. C’est mérité.
remark-cat-lost-2 = Joli. Je l’ai vu trop tard.

remark-fox-hello-1 = Bonne chance. Il vous en faudra.
remark-fox-hello-2 = On y va ?
remark-fox-proud-1 = Comme prévu.
remark-fox-proud-2 = Un pas de plus.
remark-fox-hit-1 = Audacieux. On verra bien.
remark-fox-hit-2 = Je m’y attendais. Presque.
remark-fox-won-1 = C’était joué depuis un moment.
remark-fox-won-2 = Belle partie. Surtout pour moi.
remark-fox-lost-1 = Bien joué. Sincèrement.
remark-fox-lost-2 = Hm. Il faudra me remontrer ça.

# Les robots : comment joue chaque famille, et ce qu’elle dit de temps en temps.

style-tanuki = Joue pour s’amuser, et en oublie la moitié.
style-cat = Patient et raisonnable. Rarement gourmand.
style-fox = Compte tout deux fois et guette votre erreur.

remarks = Les robots parlent
remarks-why = De temps en temps, une remarque de vos adversaires robots. Jamais quand les coups s’affichent immédiatement.

remark-tanuki-hello-1 = Bonne chance ! C’est lesquels, les miens ?
remark-tanuki-hello-2 = Une petite partie avant le dîner. Au fait, on mange quoi ?
remark-tanuki-hello-3 = J’ai lu les règles ! Enfin, la première page.
remark-tanuki-proud-1 = Vous avez vu ? Vous avez vu, hein ?
remark-tanuki-proud-2 = C’était voulu ! Enfin, presque.
remark-tanuki-proud-3 = Ça mérite un roulement de tambour. Sur mon ventre.
remark-tanuki-hit-1 = Aïe, mon ventre !
remark-tanuki-hit-2 = Hé ! C’était mon meilleur profil.
remark-tanuki-hit-3 = Je fais le mort. C’est crédible ?
remark-tanuki-slip-1 = Oups. Personne n’a rien vu, hein ?
remark-tanuki-slip-2 = Dans ma tête, ça marchait.
remark-tanuki-slip-3 = C’est la faute du goûter.
remark-tanuki-won-1 = J’ai gagné ? J’ai gagné !
remark-tanuki-won-2 = Pas un mot aux renards. C’était de la chance.
remark-tanuki-won-3 = Le gagnant a droit au dessert, non ?
remark-tanuki-lost-1 = Bien joué ! Encore une ? Allez, encore une !
remark-tanuki-lost-2 = J’aurais gagné si je m’étais rappelé les règles.
remark-tanuki-lost-3 = J’ai mené, non ? Un petit moment ?

remark-cat-hello-1 = Bonne chance. Il y a du thé, si vous voulez.
remark-cat-hello-2 = Prenez votre temps. Moi, je dors seize heures par jour.
remark-cat-hello-3 = C’est ma place au soleil, ça. Bon, jouons.
remark-cat-proud-1 = Ronron.
remark-cat-proud-2 = Voilà qui me convient.
remark-cat-proud-3 = Et maintenant, on s’étire.
remark-cat-hit-1 = Je m’en souviendrai.
remark-cat-hit-2 = Attention aux moustaches.
remark-cat-hit-3 = Il me reste huit vies.
remark-cat-slip-1 = C’était voulu. Je suis un chat.
remark-cat-slip-2 = N’en parlons plus jamais.
remark-cat-slip-3 = Même un chat tombe de l’étagère.
remark-cat-won-1 = C’était serré. Merci.
remark-cat-won-2 = La chance ? Une spécialité de la maison.
remark-cat-won-3 = Je serai sur mon coussin, en toute modestie.
remark-cat-lost-1 = Bien joué. C’est mérité.
remark-cat-lost-2 = Joli. Je l’ai vu trop tard.
remark-cat-lost-3 = Je vous ai laissé gagner. Prouvez le contraire.

remark-fox-hello-1 = Bonne chance. Moi, je m’en passe.
remark-fox-hello-2 = On y va ? J’ai déjà prévu les dix premiers coups.
remark-fox-hello-3 = Le perdant paie le tofu frit.
remark-fox-proud-1 = Comme prévu.
remark-fox-proud-2 = Vous comprendrez dans trois tours.
remark-fox-proud-3 = Trop facile. C’en est louche.
remark-fox-hit-1 = Audacieux. Voyons ce que ça vous coûtera.
remark-fox-hit-2 = Je m’y attendais. Mais pas si tôt.
remark-fox-hit-3 = Doucement. Ce pelage est brossé chaque jour.
remark-fox-slip-1 = Une erreur d’arrondi.
remark-fox-slip-2 = Je vérifiais que vous suiviez.
remark-fox-slip-3 = Hm. Celle-là, elle est pour moi.
remark-fox-won-1 = C’était joué depuis un moment. Mais vous avez tenu bon.
remark-fox-won-2 = Belle partie. Surtout pour moi.
remark-fox-won-3 = Mon tofu frit, je vous prie.
remark-fox-lost-1 = Bien joué. Je le pense, et c’est rare.
remark-fox-lost-2 = Hm. Il faudra me remontrer ça.
remark-fox-lost-3 = Je vais tout recompter cette nuit.

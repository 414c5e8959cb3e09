# What the lesson of King of Tokyo says in English.

lesson-goal = You’re a giant monster, and Tokyo is yours to wreck. To win, be the first to 20 points or the last monster standing.
lesson-tokyo = Hana holds Tokyo. From outside, your claws hit whoever is in there; from inside, hers hit everyone else.
lesson-hold = Your turn! Press both 3s, the claw and the energy to hold them, then roll the rest. A third 3 would score.
lesson-keep = Three 3s score 3 points, energy pays for cards, and each claw takes 1 life from Hana. Lovely: keep the dice.
lesson-enter = Hana ran, so you take Tokyo and gain 1 point. You gain 2 more each time you start your turn there.
lesson-buy = Energy buys cards. With Spiked Tail, all your attacks deal 1 more damage: buy it!
lesson-stay = Ren hits you, and hearts don’t heal you in Tokyo. You could yield and let Ren in, but you have life to spare: stay!
lesson-start = Starting your turn in Tokyo gave you 2 points. And now the best part: from here, your claws hit both rivals at once.
lesson-claws = Your rivals have 4 life at most, and three claws with Spiked Tail deal 4. Hold your claws and roll as many of the others as you like.
lesson-strike = What a roll! Keep the dice and let them both have it.
lesson-crown = You are King of Tokyo! Both rivals are out, so you win at once. With 20 points you would have won too.

# The bots: how each family plays, and what it says now and then.

style-tanuki = Plays for fun, and forgets half of it.
style-cat = Patient and sensible. Rarely greedy.
style-fox = Counts everything twice and waits for your mistake.

remarks = Bots talk
remarks-why = A line now and then from the bots you play against. Never with moves shown instantly.

remark-tanuki-hello-1 = Good luck! Which ones are mine?
remark-tanuki-hello-2 = A game! Just one before dinner.
remark-tanuki-proud-1 = Did you see that? Did you?
remark-tanuki-proud-2 = I meant to do that!
remark-tanuki-hit-1 = Ow, my belly!
remark-tanuki-hit-2 = Hey! I was using that.
remark-tanuki-won-1 = I won? I won!
remark-tanuki-won-2 = Don’t tell the fox. It was luck.
remark-tanuki-lost-1 = Well played! Again?
remark-tanuki-lost-2 = I’d have won if I’d remembered the rules.

remark-cat-hello-1 = Good luck. Tea’s on.
remark-cat-hello-2 = Welcome. Take your time.
remark-cat-proud-1 = Purr.
remark-cat-proud-2 = That will do nicely.
remark-cat-hit-1 = I’ll remember that.
remark-cat-hit-2 = Mind the whiskers.
remark-cat-won-1 = Good fortune is a habit.
remark-cat-won-2 = A close one. Thank you.
remark-cat-lost-1 = Well played. You earned it.
remark-cat-lost-2 = Nicely done. I saw it too late.

remark-fox-hello-1 = Good luck. You’ll need some.
remark-fox-hello-2 = Shall we?
remark-fox-proud-1 = As expected.
remark-fox-proud-2 = One step closer.
remark-fox-hit-1 = Bold. We’ll see.
remark-fox-hit-2 = I had counted on that. Almost.
remark-fox-won-1 = It was decided a while ago.
remark-fox-won-2 = A good game. Better for me.
remark-fox-lost-1 = Well played. I mean it.
remark-fox-lost-2 = Hm. Show me that again sometime.

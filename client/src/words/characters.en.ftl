# The bots: how each family plays, and what it says now and then.

style-tanuki = Plays for fun, and forgets half of it.
style-cat = Patient and sensible. Rarely greedy.
style-fox = Counts everything twice and waits for your mistake.

remarks = Bots talk
remarks-why = A line now and then from the bots you play against. Never with moves shown instantly.

remark-tanuki-hello-1 = Good luck! Which ones are mine?
remark-tanuki-hello-2 = Just one game before dinner. What’s for dinner?
remark-tanuki-hello-3 = I read the rules! The first page.
remark-tanuki-proud-1 = Did you see that? Did you?
remark-tanuki-proud-2 = I meant to do that! Mostly.
remark-tanuki-proud-3 = That calls for a belly drum.
remark-tanuki-hit-1 = Ow, my belly!
remark-tanuki-hit-2 = Hey! That was my good side.
remark-tanuki-hit-3 = I’ll play dead. Am I convincing?
remark-tanuki-slip-1 = Oops. Nobody saw that, right?
remark-tanuki-slip-2 = It worked in my head.
remark-tanuki-slip-3 = I blame the snacks.
remark-tanuki-won-1 = I won? I won!
remark-tanuki-won-2 = Don’t tell the foxes. It was luck.
remark-tanuki-won-3 = The winner gets dessert, right?
remark-tanuki-lost-1 = Well played! Again? Again!
remark-tanuki-lost-2 = I’d have won if I’d remembered the rules.
remark-tanuki-lost-3 = I was winning, wasn’t I? For a bit?

remark-cat-hello-1 = Good luck. There’s tea, if you like.
remark-cat-hello-2 = Take your time. I sleep sixteen hours a day anyway.
remark-cat-hello-3 = You’re in my sunny spot. Never mind, let’s play.
remark-cat-proud-1 = Purr.
remark-cat-proud-2 = That will do nicely.
remark-cat-proud-3 = And now, a good stretch.
remark-cat-hit-1 = I’ll remember that.
remark-cat-hit-2 = Mind the whiskers.
remark-cat-hit-3 = Eight lives left.
remark-cat-slip-1 = I meant to do that. I’m a cat.
remark-cat-slip-2 = Let us never speak of this.
remark-cat-slip-3 = Even cats fall off shelves.
remark-cat-won-1 = A close one. Thank you.
remark-cat-won-2 = Good fortune is a habit of mine.
remark-cat-won-3 = I’ll be on my cushion, being modest.
remark-cat-lost-1 = Well played. You earned it.
remark-cat-lost-2 = Nicely done. I saw it too late.
remark-cat-lost-3 = I let you win. Prove I didn’t.

remark-fox-hello-1 = Good luck. I don’t use it myself.
remark-fox-hello-2 = Shall we? I’ve already planned the first ten moves.
remark-fox-hello-3 = The loser buys the fried tofu.
remark-fox-proud-1 = As calculated.
remark-fox-proud-2 = You’ll see why in three turns.
remark-fox-proud-3 = Too easy. Suspiciously easy.
remark-fox-hit-1 = Bold. Let’s see what it costs you.
remark-fox-hit-2 = I expected that. Just not so soon.
remark-fox-hit-3 = Careful. I brush this fur daily.
remark-fox-slip-1 = A rounding error.
remark-fox-slip-2 = I was testing whether you’d notice.
remark-fox-slip-3 = Hm. That one was my fault.
remark-fox-won-1 = It was decided a while ago. You held out well.
remark-fox-won-2 = A good game. Especially for me.
remark-fox-won-3 = I’ll have my fried tofu now.
remark-fox-lost-1 = Well played. I mean it, and I rarely do.
remark-fox-lost-2 = Hm. Show me that again sometime.
remark-fox-lost-3 = I’ll be recounting this all night.

about = Bid, pour, claim and build: towers between the dearest bottles win.

# What each decision is about and what people usually do, for a player’s first matches of Izakaya.

hint-bid = Bid in secret for the first turn. Every bid is paid, win or lose, and your ¥1,000 must last the whole game: most bids are small.
hint-bid-end = The pot is nearly full, and filling it makes this the last round. Bid high if you are ahead, little if you need time.
hint-bid-done = Your bid is in. You can take it back until everyone has bid.
hint-claim = Claim a card first: a disc goes between two cards, and your pyramid on one of them. Only your cards score. A card with a pyramid, or a blue one, can’t be claimed.
hint-act = A card scores floors times the drinks at its corners. Compare another floor, another bottle and a higher price, and take what earns most.
hint-act-last = This is the last action phase. Do what adds most to your cards, or takes most from a rival’s.
hint-gift = Three of your discs are in a row: take a free piece. Choose by eye: you can’t try it first.
hint-place = Put the piece on any card. A new floor on a card of yours earns most; it must rest fully on the floor below.

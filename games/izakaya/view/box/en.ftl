title = Izakaya
about = Bid, pour, claim and build: towers between the priciest bottles win.

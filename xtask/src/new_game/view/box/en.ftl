title = TITLE
about = A new game: say in one sentence what players do and why it is fun.

# Where a builder’s seconds went.

lost-looking = Looking for a piece
lost-gone = Looking again: the piece was gone
lost-fitting = Fitting a piece in
lost-put-back = Taking a piece and putting it back
lost-rebuilding = Rebuilding
lost-cleared = Wood cleared by vote
lost-false-stop = False stop
lost-others-stop = Someone else’s false stop
lost-late-stop = Finished, but “Stop!” came late

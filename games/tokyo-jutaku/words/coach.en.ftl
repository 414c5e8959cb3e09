# Where a builder’s seconds went.

lost-looking = Looking for a piece
lost-gone = Looking again after a piece was taken
lost-fitting = Fitting a piece in
lost-put-back = Taking a piece and putting it back
lost-rebuilding = Rebuilding
lost-cleared = Wood cleared by vote
lost-false-stop = False stop
lost-others-stop = Someone else’s false stop
lost-late-stop = Finished, but “Stop!” called late

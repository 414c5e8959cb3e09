# Où sont passées les secondes d’un bâtisseur.

lost-looking = Chercher une pièce
lost-gone = Une pièce déjà prise
lost-fitting = Ajuster une pièce
lost-put-back = Une pièce remise en réserve
lost-rebuilding = Démonter et reconstruire
lost-cleared = Chantier vidé par vote
lost-false-stop = Un faux stop
lost-others-stop = Le faux stop de quelqu’un d’autre
lost-late-stop = Chantier fini, mais « Stop ! » tardif

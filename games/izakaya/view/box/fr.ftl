about = Miser, verser, revendiquer, bâtir : gagnent les tours entre les bouteilles les plus chères.

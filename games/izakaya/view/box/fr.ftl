about = Misez, servez, revendiquez, construisez : les tours entre les bouteilles les plus chères gagnent.

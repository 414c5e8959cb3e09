title = Izakaya
about = Misez, servez, revendiquez, construisez : les tours entre les boissons les plus chères l’emportent.

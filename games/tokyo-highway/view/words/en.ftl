# Tokyo Highway's table in English.

canvas = The city on the table, in three dimensions
prompt = Your build
prompt-watch = Waiting for { $names } to build
prompt-pick = Your turn: pull a road out of one of your open columns
prompt-wait = Waiting for { $names } to build
prompt-wait-try = Waiting for { $names } to build. Meanwhile, you can try out your next road.
prompt-raise = Pick a building: it appears on the table, and you drag it into place
prompt-raise-later = { $names } is putting up a building
prompt-blocked = You have no legal build: you have to pass
pass = Pass
verdict-good = Fits
verdict-tight = Tight
verdict-bad = Doesn’t fit
in-the-way = (red on the table)
spare = { $mm } mm to spare
earns = { $cars ->
    [one] +1 car
   *[other] +{ $cars } cars
}
snapped = moved to where it fits
height = Height
takes = { $yellow ->
    [0] takes { $grey } grey
   *[other] takes { $grey } grey, { $yellow } yellow
}
junction = Junction
exit = Exit
turn = Turn
snap = Snap
snap-why = Slide to the nearest spot where it fits
fine = Fine-tune
past = Tip (mm)
aside = Near side (mm)
far-aside = Far side (mm)
cancel = Cancel
build = Build
build-cars = { $cars ->
    [one] Build, +1 car
   *[other] Build, +{ $cars } cars
}
put-up = Put it up
broken = Can’t load the rules. Please reload the page.
shape-round = Round tower
shape-square = Square block
shape-triangle = Triangular block
shape-hexagon = Hexagonal tower
handle-base = Build from column { $column }, { $height } high
handle-far = Move the end of the road
handle-near = Shift the road on its base
handle-car = Move car { $number } along the road
handle-tower = Move the building
crossing-earns = +1 car
crossing-none = no car
fresh = new
open-over = over
open-under = under
supplies = What everyone has left
player = Player
supply-cars = Cars
supply-roads = Roads
supply-grey = Grey pieces
supply-yellow = Yellow pieces
builds = Ideas
builds-why = Builds that are possible now. Press one to see it on the table: you can still change or cancel it there.
builds-last = Ends your last highway: you could not build on
from-ramp = From your ramp
from-junction = From your junction in the { $way }, { $height } high
from-column = From your column in the { $way }, { $height } high
idea-column = To a column { $height } high, { $way }{ gained }
idea-junction = To a junction { $height } high, { $way }{ gained }
idea-exit = Exit to the table, { $way }{ gained }
gained = { $cars ->
    [0] {""}
    [one] {""}: +1 car
   *[other] {""}: +{ $cars } cars
}
way-east = east
way-north-east = north-east
way-north = north
way-north-west = north-west
way-west = west
way-south-west = south-west
way-south = south
way-south-east = south-east
way-degrees = { $way } ({ $degrees }°)
builds-none = It isn’t your turn.
tools = View
see-more = View
camera-orbit = Orbit
camera-plan = From above
camera-road = Along the road
camera-eye = Eye level
numbers = Heights
open-roads = Roads to cross
photo = Photo
photo-done = Done

# After the match
plot-cars = Cars left
plot-earned = How cars were earned
earned-over = Over
earned-under = Under
earned-both = Both
plot-heights = Tallest column

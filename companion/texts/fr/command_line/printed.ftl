# What commands print.

command-see_help = { $what } : voir { $command } --help.
command-stopped = arrêté.

odds-title = { $elephants ->
    [one] { $elephants } éléphant
   *[other] { $elephants } éléphants
 } contre { $points ->
    [one] { $points } point de bouclier
   *[other] { $points } points de bouclier
 } et { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
 } ({ $rulebook })
odds-wall_destroyed = muraille détruite
odds-stones_lost = pierres perdues
odds-elephants_lost = éléphants perdus
odds-mean = (en moyenne { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Éléphants au moins : { $count }.
odds-too_few = Avec { $elephants ->
    [one] { $elephants } éléphant
   *[other] { $elephants } éléphants
 } au plus, la muraille est détruite à { $chance } au mieux : trop peu pour { $wanted }.

# What commands print.

command-see_help = { $what }: see { $command } --help.
command-stopped = stopped.

odds-title = { $elephants ->
    [one] { $elephants } elephant
   *[other] { $elephants } elephants
 } against { $points ->
    [one] { $points } shield point
   *[other] { $points } shield points
 } and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
 } ({ $rulebook })
odds-wall_destroyed = wall destroyed
odds-stones_lost = stones lost
odds-elephants_lost = elephants lost
odds-mean = (mean { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Fewest elephants: { $count }.
odds-too_few = With up to { $elephants ->
    [one] { $elephants } elephant
   *[other] { $elephants } elephants
 }, the wall is destroyed with at most { $chance }: too few for { $wanted }.

# What commands print.

command-see_help = { $what }: siehe { $command } --help.
command-stopped = abgebrochen.

odds-title = { $elephants ->
    [one] { $elephants } Elefant
   *[other] { $elephants } Elefanten
 } gegen { $points ->
    [one] { $points } Schildpunkt
   *[other] { $points } Schildpunkte
 } und { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
 } ({ $rulebook })
odds-wall_destroyed = Mauer zerstört
odds-stones_lost = verlorene Steine
odds-elephants_lost = verlorene Elefanten
odds-mean = (im Mittel { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Wenigste Elefanten: { $count }.
odds-too_few = Mit höchstens { $elephants ->
    [one] { $elephants } Elefanten
   *[other] { $elephants } Elefanten
 } wird die Mauer mit höchstens { $chance } zerstört: zu wenige für { $wanted }.

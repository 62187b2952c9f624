# What commands print.

command-see_help = { $what }: véase { $command } --help.
command-stopped = detenido.

odds-title = { $elephants ->
    [one] { $elephants } elefante
   *[other] { $elephants } elefantes
 } contra { $points ->
    [one] { $points } punto de escudo
   *[other] { $points } puntos de escudo
 } y { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
 } ({ $rulebook })
odds-wall_destroyed = muralla destruida
odds-stones_lost = piedras perdidas
odds-elephants_lost = elefantes perdidos
odds-mean = (media { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Elefantes como mínimo: { $count }.
odds-too_few = Con { $elephants ->
    [one] { $elephants } elefante
   *[other] { $elephants } elefantes
 } como mucho, la muralla se destruye con { $chance } a lo sumo: pocos para { $wanted }.

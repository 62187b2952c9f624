# What commands print.

command-see_help = { $what }。{ $command } --help を見てください。
command-stopped = 中断しました。

odds-title = 象{ $elephants }頭、相手は盾{ $points }点と石{ $stones }個({ $rulebook })
odds-wall_destroyed = 城壁の破壊
odds-stones_lost = 失う石
odds-elephants_lost = 失う象
odds-mean = (平均 { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = 最少の象:{ $count }頭。
odds-too_few = 象{ $elephants }頭まででは、城壁を壊せる確率は最大{ $chance }です。{ $wanted }には足りません。

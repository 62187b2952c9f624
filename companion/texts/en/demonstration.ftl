# "Show me": a recorded evening told in ten scenes.

demonstration-title = Show me
demonstration-hint = A game in under two minutes, as the camera sees it
demonstration-skip = Skip
demonstration-play = Now you
demonstration-pause = Pause
demonstration-go_on = Go on
demonstration-before = The scene before
demonstration-after = The next scene
demonstration-how_far = Progress

demonstration-table = The king has died without an heir. { $names } have built cities of wooden cubes on their mats; a camera looks on and keeps count.
demonstration-harvest = First the harvest: wide walls feed more. { $name } takes { $grain } grain at { $city }, and the camera counts the disks.
demonstration-auction = The first move is auctioned on the phones. { $name } pays ${ $paid } for it.
demonstration-trade = { $count ->
    [one] Then the market: buying raises the price. { $name } buys { $count } elephant for ${ $cost }.
   *[other] Then the market: buying raises the price. { $name } buys { $count } elephants for ${ $cost }.
}
demonstration-build = Now building: one grain pays for two stones, and they must stand. { $name } at { $city }: the camera sees { $standing } stones, { $width } wide.
demonstration-collapse = And down it comes at { $city }: { $fallen } fell, { $standing } still stand. No need to argue: the camera saw it.
demonstration-siege = { $count ->
    [one] Nobles are won by sieges. { $attacker } marches on { $defender }'s { $city } with { $count } elephant.
   *[other] Nobles are won by sieges. { $attacker } marches on { $defender }'s { $city } with { $count } elephants.
}
demonstration-dice = { $off ->
    [one] Real dice, read by the table: { $attacker } against { $defender } and a wall of { $stones }. { $off } stone comes off.
   *[other] Real dice, read by the table: { $attacker } against { $defender } and a wall of { $stones }. { $off } stones come off.
}
demonstration-removal = Off they go, and { $city } holds: the camera counts { $standing } stones.
demonstration-score = One point for a noble at home, two for a captured one, one for a wall of 15. Ten points win; with two players, eight.

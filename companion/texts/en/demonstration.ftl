# "Show me": a recorded evening told in ten scenes.

demonstration-title = Show me
demonstration-hint = A game in under two minutes, with the camera's eye
demonstration-skip = Skip
demonstration-play = Now you
demonstration-pause = Pause
demonstration-go_on = Go on
demonstration-before = The scene before
demonstration-after = The next scene
demonstration-how_far = Progress

demonstration-table = The king has died without an heir. { $names } have built cities of wooden cubes on their mats; a camera looks on and keeps count.
demonstration-harvest = First the harvest: wide walls feed more. { $name } takes { $grain } grain at { $city }, and the camera counts the disks.
demonstration-auction = Who moves first is auctioned, on the phones. { $name } pays ${ $paid } for it.
demonstration-trade = Then the market: who buys makes things dearer. Elephants bought by { $name }: { $count }, for ${ $cost }.
demonstration-build = Now building: one grain pays for two stones, and they must stand. { $name } at { $city }: the camera sees { $standing } stones, { $width } wide.
demonstration-collapse = And down it comes at { $city }: { $fallen } fell, { $standing } stand. Nobody has to argue; the camera has seen it.
demonstration-siege = Nobles are won by sieges. { $attacker } marches on { $city } of { $defender }; elephants: { $count }.
demonstration-dice = Real dice, read by the table: { $attacker } against { $defender } and a wall of { $stones }. Stones that come off: { $off }.
demonstration-removal = Off they go, and { $city } holds: the camera counts { $standing } stones.
demonstration-score = One point for a noble at home, two for a captured one, one for a wall of 15. Ten points win; with two players, eight.

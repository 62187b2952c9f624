# A finished game's page, and a coach's comments on it.

afterwards-title = How it was
afterwards-coming = The game is being looked over …
afterwards-open = How it was
afterwards-unfinished = Not played to the end
afterwards-how = With { $parts }
afterwards-length = Turns: { $turns } · Minutes: { $minutes }
afterwards-points = Points over time
afterwards-points_summary = Points over time; at the end: { $points }
afterwards-wall = Biggest wall
afterwards-wall_is = { $name }, { $city }: stones { $stones }, width { $width }
afterwards-bargain = Best bargain
afterwards-bargain_worth = A gain of about ${ $gain } for { $name }.
afterwards-awards = Awards
afterwards-luck = Luck and choices
afterwards-luck_explains = Sieges: what yours were worth before any die was rolled. Trades: what they gained. Dice: what the dice added or took, compared with every possible roll. All in dollars, at the virtual players' values.
afterwards-luck_percent = Luckier than { $percent } of 100 evenings with these battles
afterwards-no_battle = No battles
afterwards-sieges = Sieges
afterwards-trades = Trades
afterwards-dice = Dice
afterwards-battle = { $attacker } against { $defender }
afterwards-coach = A coach looks back
afterwards-coach_limits = The coach looks one decision ahead, with exact odds and the virtual players' values. It knows nothing of plans, promises and table talk.
afterwards-coach_none = No single moment decided this game: it was won little by little.
afterwards-coach_turn = Turn { $turn }, { $phase }
afterwards-share = To share
afterwards-portrait = Picture
afterwards-tall = Tall picture
afterwards-film = 20-second video
afterwards-film_made = The video is being made …

coach-chose_nothing = { $name } let the chance pass.
coach-dice_right = The dice decided: this outcome had a chance of { $percent } %. The siege by { $name } was worth it.
coach-dice_risky = The dice decided: this outcome had a chance of { $percent } %. The siege by { $name } was not worth its price.
coach-siege_noble = { $count ->
    [one] Better: { $count } elephant against { $name }'s { $city }, for a { $percent } % chance of the noble.
   *[other] Better: { $count } elephants against { $name }'s { $city }, for a { $percent } % chance of the noble.
}
coach-siege_wall = { $count ->
    [one] Better: { $count } elephant against { $name }'s { $city }, for a { $percent } % chance to bring the wall down.
   *[other] Better: { $count } elephants against { $name }'s { $city }, for a { $percent } % chance to bring the wall down.
}
coach-stay_home = Better: leave the elephants at home; this siege cost more than it could gain.
coach-great_wall = { $count ->
    [one] Better: { $count } more stone on { $city }. There was enough grain and stone for a great wall, and that is a point.
   *[other] Better: { $count } more stones on { $city }. There was enough grain and stone for a great wall, and that is a point.
}
coach-trade = About ${ $amount } too expensive: better to wait for the price, or to ask for a little more.
coach-pay_ransom = Better: pay. The ransom was less than a noble is worth.
coach-refuse_ransom = Better: refuse. The ransom was more than a noble is worth.
coach-take_noble = Better: take the noble. It counts two points.

award-builder = Hands of a mason
award-builder-line = { $name } laid { $count } stones. Somebody had to.
award-gravity = Friend of gravity
award-gravity-line = { $count ->
    [one] One stone came back to { $name }. It was homesick.
   *[other] { $count } stones came back to { $name }. They were homesick.
}
award-farmer = Green thumb
award-farmer-line = { $name } brought in { $count } grain, whatever the weather.
award-trader = Soul of the bazaar
award-trader-line = Deals made by { $name }: { $count }. No handshake was left unshaken.
award-mahout = First of the mahouts
award-mahout-line = Elephants sent out by { $name }: { $count }. They asked for a day off.
award-fortress = Not through here
award-fortress-line = Sieges that broke on the walls of { $name }: { $count }.
award-lucky = Blessed wrist
award-lucky-line = The dice liked { $name }: luckier than { $count } of 100 evenings.
award-unlucky = The dice owe you one
award-unlucky-line = { $count } of 100 evenings would have been kinder to { $name }. Next time.
award-bidder = After me, please
award-bidder-line = { $name } paid ${ $count } in all for the first move.
award-host = An open house
award-host-line = Nobles of { $name } that went travelling: { $count }. They send postcards.
award-peace = Keeper of the peace
award-peace-line = { $name } besieged nobody all evening. The elephants noticed, with thanks.
award-company = Good company
award-company-line = Without { $name } this would have been half an evening.

stats-for_engineers = For engineers: are the dice fair, and does the camera read well?

bg_stats-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
bg_stats-unfinished = { $turns ->
    [one] { $turns } turn, not played to the end
   *[other] { $turns } turns, not played to the end
 }

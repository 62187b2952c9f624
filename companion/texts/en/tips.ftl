# A coach for the first game: one tip for each new thing.

tip-title = A coach for your first game
tip-switch = Tips
tip-understood = Got it
tip-rule = The rule

tip-lay = Blue Lands feed you in the rainy season, red ones in the dry season: mix them, so that something grows every turn.
tip-nobles = A tile with a noble is a city, and only cities carry walls and grain. The fewer free tiles beside it, the harder it is to besiege.
tip-walls = A wide wall harvests more every season; height only keeps enemies out. Spread your nine stones, or trust one city?
tip-harvest = A city yields one grain, and one more for each stone of its widest course. Take the largest first: the pile may run out.
tip-grain = Grain pays for stones. It stands in columns on your cities, and what falls is lost: low columns are safer.
tip-bid = Whoever moves first trades before prices move, and strikes before others can build. Only the winner pays: bid what that is worth to you this turn.
tip-commerce = Buying raises a price by one, selling lowers it. Each market trades with you once a turn, so ask the others first: a barter may suit you both.
tip-barter = A barter moves no price: swap whatever you both agree on. Offer what is cheap to you and precious to them.
tip-build = One grain pays for two stones; what falls goes back to your reserve and the grain is gone. Wide for harvests, fifteen for a point.
tip-deploy = A shield defends the cities on the tiles beside it, once. Between two of your cities it serves either.
tip-declare = Two dice for each elephant against their shields, and every stone counts for them. Go where a noble has a low wall, or spare your elephants.
tip-assign = Each shield point rolls a die for you; used shields are gone. Spend them where losing the noble would hurt most.
tip-dice = Attack minus defence minus the wall's stones: that many stones come off. If nothing is left over, the wall holds.
tip-spoils = A captured noble is two points for you and one less for them. Ask for a ransom if you need money more than points.
tip-pay = Losing the noble costs you a point and gives away two. Pay if that is worth more to you than the ransom.

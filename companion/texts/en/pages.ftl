# English, the source of all translations. For ids, variables and checks see CONTRIBUTING.md.

# The language's own name for itself, as in the list of languages.
language-name = English

season-title = Season
season-blue = Rainy season
season-red = Dry season
season-blue-yields = blue lands yield
season-red-yields = red lands yield

turn-title = Whose move
turn-moves = to move
turn-everybody = everybody
turn-number = turn { $number }
turn-over = the game is over

phase-title = Phases of the turn
phase-set-up = Set-up
phase-production = Production
phase-auction = Auction
phase-commerce = Commerce
phase-building = Building
phase-siege = Siege
phase-ended = The end

tools-language = Language
tools-speak = Speak
tools-sound = Sound
tools-details = Details

theme-auto = Auto
theme-light = Light
theme-dark = Dark
text_size-normal = Usual text
text_size-large = Large text
text_size-larger = Larger text
hold-left = Left hand

connection-on = Connected
connection-off = No connection to the table – trying again

room-come_in = Come in
room-come_in_hint = Give a name. This phone keeps your place if it falls asleep.
room-enter = Come in
room-in = You are in
room-waiting = The first round begins soon. Look at the screen in the hall.
room-waiting_next = The next round begins soon.
room-guests_in = { $count ->
    [one] One is in the room.
   *[other] { $count } are in the room.
}
room-are_in = are in
room-none = No room is open
room-none_hint = As soon as the host opens one it is shown here.
room-shut = The door is shut
room-shut_hint = Ask the host to open it, or watch the screen in the hall.
room-over = The game is over
room-over_hint = Wait until the host opens another one.
room-soon = Starting soon
room-round = Round { $round } of { $rounds }
room-after = Round { $round } of { $rounds } is revealed
room-next_round = This round began before you came: you join the next one.
room-left = { $time } left
room-next_in = Next round in { $time }
room-number = Your number, from 1 up
room-do_seal = Seal it
room-whole_number = Choose a whole number, 1 or higher.
room-yours = Your sealed number
room-sealed_hint = It is sealed. You may change it until the reveal.
room-change = Take another number
room-sealed = { $sealed } of { $players } have sealed.
room-of_sealed = of { $players } have sealed
room-seal = Your seal
room-seal_is = What everybody may see:
room-seal_of = It is the SHA-256 of:
room-fits = This phone has checked it: it matches.
room-wrong_seal = The seal does not match your number: tell the host.
room-openings = All openings of this round
room-result = The reveal
room-won = { $name } (#{ $number }) wins the round.
room-nobody = Nobody chose a number alone: nobody wins this round.
room-no_round = No round was revealed.
room-bids = { $count ->
    [one] One number was sealed.
   *[other] { $count } numbers were sealed.
}
room-no_number = You sealed no number in this round.
room-you_won = Your { $number } wins: the lowest that nobody else chose!
room-same = { $count ->
    [one] Your { $number }: one other chose it, too.
   *[other] Your { $number }: { $count } others chose it, too.
}
room-not_lowest = Your { $number } was yours alone, but a lower one was alone, too.
room-too_high = Your { $number } was higher than the number that won.
room-standings = Who is ahead
room-nobody_yet = Nobody has won a round yet.
room-won_rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
room-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
room-place = Your place: { $place } of { $guests }
room-no_place = No round won: place { $place } of { $guests }, shared with all who won none
room-winner = { $names } wins the game.
room-winners = { $names } win the game together.
room-no_winner = Nobody has won a round: nobody wins.
room-rules = How it is played
room-rules_1 = Everybody seals a whole number from 1 up.
room-rules_2 = The lowest number that nobody else chose wins the round.
room-rules_3 = Until the reveal you may change yours. Nobody sees it before; afterwards everybody can check that nothing was changed.
room-way = Come in with your phone
room-histogram = How often each number was sealed: { $bids } in all, at most { $most } the same.
room-host_login = Only a host may run the room
room-host_login_hint = Give the PIN on the table's host page first, or use the table's own screen.
room-host_page = The table's host page
room-steer = The game
room-door = The door
room-door_open = Anybody may come in
room-door_open_hint = The code on the screen lets everybody in.
room-door_shut_hint = Only people who are already in play on.
room-guests = Who is in
room-find = Name or number
room-remove = Remove
room-sure = Sure? Tap again
room-nobody_found = Nobody of that name is in.
room-screen = Screen for the hall
room-phone = Play with this screen
room-controls = Run the room
room-end = End the game
room-begin = Begin round { $round }
room-reveal = Reveal now
room-prolong = { $seconds } s more
room-open = Open the room
room-option_title = Title
room-option_rounds = Rounds
room-option_round_s = Time for a round
room-option_pause_s = Pause after a reveal
room-option_winner = Who wins the game
room-by_rounds = Most rounds won
room-by_points = Most points: a round won counts its number
room-by_host = the host says
room-seconds = { $seconds } s
room-hall = A game for a whole hall
room-hall_hint = Banbury Merton Street in an open room: any number of phones. The table's own game goes on undisturbed.
room-start = Open a room for the hall
room-stop = Close the room
room-starting = The room is being opened …

lands-title = Lands

tile-red = red
tile-blue = blue
tile-place = { $cell }, { $side }
tile-city =
    city of { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, width { $width }, grain { $grain }
tile-noble = noble at home
tile-noble_gone = noble captured
tile-differs = table and game differ: { $what }
tile-shield = shield { $value }

marker-chair = chair
marker-dome = dome
marker-head = head
marker-square = square
marker-dragon = dragon

city-stones = stones
city-width = width
city-grain = grain
city-game = game
city-camera = camera
city-crop = What the camera saw of the city at { $city }
city-no_crop = no picture yet
city-off_camera = not on camera
city-counting = { $placed } of { $declared } placed

reading-seen = the camera sees { $value }
reading-agrees = the camera sees { $value }, as the game has it
reading-differs = the camera sees { $value }, the game has { $game }
reading-unsure = the camera takes it for { $best }, between { $low } and { $high }: { $why }
reading-hidden = hidden from the camera: { $why }
reading-none = not read by the camera
reading-yes = yes
reading-no = no

market-title = Market
market-grain = Grain
market-shields = Shields
market-elephants = Elephants
market-price = { $goods }: price { $price }
market-left = left

bank-overdrawn = The bank is out ${ $amount } more than the printed cash

cash-notes = In notes: { $notes }
cash-change = From ${ $handed }: ${ $back } back ({ $notes })

market-reading = Camera:

stage-waiting = The table is being set up
stage-order = Order of play
stage-set-up = Everybody lays their Lands, places three nobles and builds with nine stones.
stage-production = Each city in season yields one grain, and one more for each stone of its wall's width.
stage-commerce = Barter with anybody, one trade with each market.
stage-building = Two stones for one grain, and a steady hand.
stage-siege = Elephants against walls and shields.

auction-nobody = no bid yet
auction-leads = is bid by
auction-passed = passed
auction-bids = to bid
auction-in = in

trade-buy = Buys { $goods } for ${ $cost }: who sells?
trade-sell = Sells { $goods } for ${ $cost }: who buys?

siege-attacker = attacks
siege-defender = defends
siege-dice = Dice { $dice }, together { $total }
siege-wanted = { $count ->
    [one] { $count } die to roll
   *[other] { $count } dice to roll
}
siege-sum-attacker = attacker
siege-sum-defender = defender
siege-sum-stones = stones in the wall
siege-sum-x = left over
siege-sum-words = One total minus the other, minus the stones in the wall: that many stones come off.
siege-falls = { $count ->
    [one] { $count } stone comes off the wall
   *[other] { $count } stones come off the wall
}
siege-holds = The wall holds; one elephant is lost

dice-title = Dice
dice-well = Die { $number }: { $state } { $face }
dice-rolls = Rolled
dice-roll = { $name } { $face }
dice-spoken = { $face }

well-empty = none
well-moving = rolling
well-settled = lies still
well-cocked = lies askew
well-unreadable = cannot be read

camera-title = The camera
camera-overlay = Readings
camera-nothing = No picture yet
camera-frame = { $time }
camera-picture = The table at { $time }
camera-picture_overlay = The table at { $time }, with the camera's readings drawn on it
camera-loose = stones lying about

devices-title = Devices

device-camera = Camera
device-arduino = Dice board
device-on = on
device-off = off
device-recording = from a recording
device-fault = fault
device-virtual = virtual
device-camera-off = You count walls and grain yourselves.
device-arduino-off = You tap your rolls.
device-camera-fault = Not working: count walls and grain yourselves. The host's page says why.
device-arduino-fault = Not working: tap rolls on the phones. The host's page says why.

score-title = Score
score-player = Player
score-nobles_home = nobles home
score-some-nobles_home = { $count ->
    [one] 1 noble home
   *[other] { $count } nobles home
}
score-some-captured = { $count ->
    [one] 1 captured
   *[other] { $count } captured
}
score-some-great_walls = { $count ->
    [one] 1 great wall
   *[other] { $count } great walls
}
score-captured = captured
score-great_walls = great walls
score-sum = points
score-points = { $count ->
    [one] point
   *[other] points
}
score-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
score-winner = winner

log-title = Chronicle

questions-title = A question for the table
questions-another = Another number
questions-erase = Erase a digit
questions-host = Host
questions-before = { $seconds } s before
questions-after = { $seconds } s after
questions-picture = The table, { $when }
questions-accident = The seconds before and after
questions-send = Answer with this number
questions-crop = The place in question, as the camera sees it

playback-play = Play
playback-pause = Pause
playback-restart = From the start
playback-speed = { $factor } times as fast
playback-speeds = Speed
playback-progress = Position in the evening

evening-recording = a recorded evening
evening-live = live
evening-finished = the recording has ended
evening-notes = About this evening

moment-collapse = Down it comes!
moment-close = Go on
moment-auction = { $name } moves first
moment-auction_paid = for ${ $paid } to the bank
moment-auction_free = without a bid
moment-siege = { $name } besieges { $other }
moment-odds = Chance that the wall is destroyed: { $least }, or { $most } with all shields.
moment-odds_bare = Chance that the wall is destroyed: { $least }.
moment-siege_cities = { $count ->
    [one] The elephants are before the wall
   *[other] The elephants are before { $count } walls
}
moment-holds = { $city } holds!
moment-breach = { $city } under attack
moment-noble = { $name } takes a noble
moment-noble_from = From { $name }: two points at the end
moment-noble_worth = Two points at the end
moment-great_wall = A great wall for { $name }
moment-great_wall_worth = One more point, as long as it stands
moment-wall_of_evening = { $count ->
    [one] The highest wall is { $name }'s: { $count } stone
   *[other] The highest wall is { $name }'s: { $count } stones
}
moment-won_with = { $count ->
    [one] with { $count } point
   *[other] with { $count } points
}
call-bid = { $name } bids { $count }
call-dice = { $attacker } against { $defender }
call-points = { $count ->
    [one] { $name }: { $count } point
   *[other] { $name }: { $count } points
}

city-picture = Picture
city-city = City
city-caption = { $name }'s cities: the game's number, and the camera's below it

stage-recording_ended = The score when the recording ends
stage-to_harvest = Still to harvest

trade-barter = offers { $give } for { $take }

act-unreached = The table does not answer. Is this phone in the table's network?
act-moved_on = Something has changed: look again before you decide.

stepper-fewer = { $what }: { $step } less
stepper-more = { $what }: { $step } more

wall-seen_number = { $number }, as the camera sees it

act-back = Back

now-yours = Your move: { $what }

seat-page = Your seat at the table

when-before = before the first turn

season-blue-short = rainy
season-red-short = dry

tabs-title = Parts of this page
tabs-now = Now
tabs-market = Market
tabs-more = More

hand-title = Your hand
hand-shut = Behind your blinder
hand-open = Show the hand
hand-hide = Hide the hand
hand-money = { $count } dollars
hand-elephants = { $count ->
    [one] { $count } elephant
   *[other] { $count } elephants
}
hand-shields = shields: { $shields }
hand-stones = { $count ->
    [one] { $count } stone in reserve
   *[other] { $count } stones in reserve
}

goods-money = Money
goods-shield = Shield { $value }
goods-elephants = { $count ->
    [one] { $count } elephant
   *[other] { $count } elephants
}
goods-grain = { $count } grain
goods-shields = { $count ->
    [one] a { $value }-shield
   *[other] { $count } × { $value }-shield
}

lobby-title = Welcome, { $name }
lobby-alone = Raja needs two to five players. The table screen shows how others can join.
lobby-waits = The host starts the game when everybody is seated.
lobby-empty = free
lobby-marker_dealt = marker is dealt
lobby-change = Change seat, name or marker
lobby-host = Start as host

lay-title = Lay your Lands
lay-seen = This is how the camera sees your { $tiles } tiles. Tap a cell to correct it: red, then blue, then empty.
lay-hint = Tap where your { $tiles } tiles lie: once for red, twice for blue, three times for none. Four of them must make a square.
lay-cash = Take ${ $cash } from the bank: { $notes }.
lay-cell = { $cell }: { $side }
lay-bare = no tile
lay-of = of { $tiles } tiles
lay-too_few = lay more
lay-too_many = too many tiles
lay-no_square = four must make a square
lay-apart = all must touch by their edges
lay-good = these are valid Lands
lay-send = These are my Lands
lay-again = Lay them again

nobles-title = Place your nobles
nobles-seen = This is where the camera sees nobles. Tap what is wrong.
nobles-hint = Three different tiles: they become your cities. A city on blue yields in the rainy season, one on red in the dry season.
nobles-of = of { $count } nobles
nobles-here = your noble
nobles-left = { $count ->
    [one] { $count } noble is left
   *[other] { $count } nobles are left
}
nobles-send = Here they stand

walls-title = First walls
walls-which = What to do
walls-hint = { $count ->
    [one] { $count } stone is left to spread over your cities. Build, then say what stands.
   *[other] { $count } stones are left to spread over your cities. Build, then say what stands.
}
walls-choose = Tap a city first.
walls-put = Stones for { $city }
walls-send = { $count ->
    [one] { $count } stone stands
   *[other] { $count } stones stand
}

wall-standing = How many stones stand?
wall-width = Stones in the widest course
wall-wider = A wider course
wall-no_width = Say how wide the widest course is.
wall-fallen = { $count ->
    [one] { $count } stone fell
   *[other] { $count } stones fell
}

shields-title = Shields
shields-hint = Lay them on tiles without a noble, or keep them in hand. A shield defends cities that share an edge with its tile.
shields-in_hand = Shields in hand
shields-left = { $count } in hand
shields-send = { $count ->
    [one] Lay { $count } shield
   *[other] Lay { $count } shields
}
shields-first = Lay the chosen shields first, or tap them again.

ready-title = Ready
ready-hint = All nine stones are spread.
ready-keep = Ready – the rest stays in hand
ready-send = I am ready

harvest-title = Harvest a city
harvest-hint = One city at a time, in turn. Each gives one grain, and one more for each stone in its wall's widest course.
harvest-city = { $city }: { $grain } grain
harvest-width = width { $width } → { $grain }
harvest-bare = no wall → 1
harvest-short = width { $width } → { $due }, but the pile has only { $left }
harvest-seen = The camera sees { $units } grain on { $city }.
harvest-fallen = Fell while stacking
harvest-send = { $grain } grain on { $city }
harvest-back = { $count } back to the pile
harvest-left = { $city } (width { $width })

bid-title = Your bid for the first move
bid-yours = Your bid
bid-bounds = ${ $lowest } to ${ $highest }
bid-beyond = You have ${ $cash }: not enough to bid more.
bid-must_open = You start and must open, with $0 at least.
bid-dear = From here on a bid costs more than a tenth of your cash.
bid-pass = Pass
bid-send = Bid ${ $amount }

clock-left = { $count } s

grain-title = Put your { $count } grain on a column
grain-hint = Put it on one of your cities. The game goes on when all of it is placed.
grain-which = On which city?
grain-choose = Choose a city.
grain-units = Units for this column
grain-send = { $units } grain on { $city }
grain-has = has { $units }
grain-column = From { $city }
grain-from = Grain from { $columns }
grain-from_column = { $city }: { $units }
grain-fullest = From the fullest columns
grain-sum = { $sum } of { $needed } grain chosen

commerce-title = Trade as you like
commerce-hint = You have ${ $cash }. Barter freely; trade once with each market.
commerce-done = Done trading

market-price_stock = ${ $price } each · { $stock } left
market-buy = Buy
market-sell = Sell
market-traded = traded this turn
market-no_city = no city to put it on
market-closed = nothing to trade

trade-title_buy = Buy: { $goods }
trade-title_sell = Sell: { $goods }
trade-price = ${ $price } for one
trade-stock = { $count } in the market
trade-most = at most { $count }
trade-each = ${ $price } each
trade-nothing = Choose what to trade.
trade-others_first = The others are asked first if they will fill it at this price. If the market fills it, its price moves by one.
trade-send_buy = Buy for ${ $cost }
trade-send_sell = Sell for ${ $cost }

fill-title = { $name } trades: will you fill it?
fill-hint = The first player clockwise who says yes gets the trade; the market's price then stays.
fill-cannot = You do not have enough to fill it.
fill-no = Leave it
fill-yes = I fill it

barter-title = Barter
barter-hint = Offer anything you hold to anybody
barter-counter_title = Your counter-offer
barter-to = To whom?
barter-everybody = Everybody
barter-you_give = You give
barter-you_get = You get
barter-no_city = Without a city there is no place for grain.
barter-nothing = Choose something to give and something to get.
barter-send = Make the offer
barter-send_counter = Make the counter-offer
barter-yours = Your offer
barter-answer = An offer for you
barter-to_all = Everybody is asked.
barter-to_one = { $name } is asked.
barter-waits = No answer yet.
barter-countered = Your counter-offer
barter-counter_waits = { $name } has it and has not answered yet.
barter-offers = offers
barter-cannot = You do not have what is asked for.
barter-accept = Accept
barter-decline = Decline
barter-counter = Counter
barter-withdraw = Take the offer back

build-title = Build
build-hint = Tap the city, say how many stones, pay the grain, then build.
build-which = Which city?
build-stones = Stones for { $city }
build-then = { $stood } stand, then { $total }
build-cost = Costs { $grain } grain
build-send =
    { $stones ->
        [one] Declare { $stones } stone
       *[other] Declare { $stones } stones
    }
build-done = Done building
build-no_grain = No grain, or no stones left: nothing to build with.
build-up = Build { $city } up
build-stood = Standing: { $stood }; declared: { $declared }. Add them one by one.
build-stands =
    { $standing ->
        [one] { $standing } stone stands
       *[other] { $standing } stones stand
    }
build-collapsed =
    { $standing ->
        [one] It fell: { $standing } stands
       *[other] It fell: { $standing } stand
    }
build-fallen_hint = { $count ->
    [one] { $count } stone fell or was still waiting; it goes back to your reserve.
   *[other] { $count } stones fell or were still waiting; they go back to your reserve.
}

deploy-title = Lay a shield
deploy-short = From your hand onto one of your tiles
deploy-hint = On any of your tiles without a noble; it defends the cities beside it.
deploy-choose = Tap a tile.
deploy-send = Shield { $value } on { $cell }

siege-your_turn = Lay siege?
siege-nothing = Nothing within reach of your elephants.
siege-hint = { $count ->
    [one] You have { $count } elephant. Put your marker on a tile beside the city you attack.
   *[other] You have { $count } elephants. Put your marker on a tile beside the city you attack.
}
siege-whom = Whose Lands?
siege-marker = Your marker stands on
siege-elephants = Elephants ({ $left } of { $count } left)
siege-target = To { $city }
siege-target_wall =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } · at most { $most }
siege-declare = { $count ->
    [one] Attack with { $count } elephant
   *[other] Attack with { $count } elephants
}
siege-lay = Lay siege
siege-no_marker = Put your marker down first.
siege-no_elephants = Send at least one elephant.
siege-pass = No siege
siege-besieges = besieges
siege-battle = { $count ->
    [one] { $city }, { $count } elephant
   *[other] { $city }, { $count } elephants
}

assign-title = You are besieged
assign-hint = Which shields defend? A shield that defends is discarded afterwards.
assign-none = No shield lies beside the attacked city.
assign-attacked =
    { $stones ->
        [one] { $city }, { $stones } stone
       *[other] { $city }, { $stones } stones
    }
assign-elephants = { $count ->
    [one] { $count } elephant
   *[other] { $count } elephants
}
assign-shield = Shield { $value } on { $cell }
assign-stays = Stays out
assign-defends = Defends { $city }
assign-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
assign-send = { $count ->
    [one] Defend with { $count } die
   *[other] Defend with { $count } dice
}
assign-send_none = Defend without shields

roll-title = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
roll-hint = Roll, then tap what you see. Several throws add up.
roll-hint_wells = Roll into the dice tower: the dice board reads the dice by itself. You may tap them here, too.
roll-tray = Your throw
roll-take_back = { $face }, tap to take it away
roll-faces = What you rolled
roll-face = a { $face }
roll-none = Tap what you rolled.
roll-left = { $count ->
    [one] { $count } die is still to be rolled
   *[other] { $count } dice are still to be rolled
}
roll-send = { $count ->
    [one] Count { $count } die
   *[other] Count { $count } dice
}

removal-title = { $count ->
    [one] Take { $count } stone off { $city }
   *[other] Take { $count } stones off { $city }
}
removal-send = { $count ->
    [one] { $count } stone is left
   *[other] { $count } stones are left
}
removal-fallen = { $count ->
    [one] { $count } more stone fell; it does not count as taken off.
   *[other] { $count } more stones fell; they do not count as taken off.
}

spoils-title = { $city }'s wall is gone
spoils-hint = { $name }'s noble is in your hands.
spoils-which = What do you do?
spoils-take = Take the noble
spoils-take_hint = worth 2 points at the end
spoils-ransom = Demand a ransom
spoils-ransom_hint = if { $name } does not pay, the noble is yours
spoils-leave = Leave in peace
spoils-leave_hint = the noble stays at home
spoils-nothing = Name what you want.

pay-title = Pay { $name } the ransom for { $city }?
pay-hint = If you pay, your noble stays at { $city }.
pay-cannot = You do not have what is asked for.
pay-refuse = Refuse: the noble goes
pay-send = Pay

plan-title = Plan ahead
plan-hint = Only this phone knows. When it is your turn, one tap does it.
plan-trade = Plan a trade
plan-build = Plan a wall
plan-keep = Keep this plan
plan-forget = Forget it
plan-as_planned = as you planned
plan-buys = Buy { $goods }
plan-sells = Sell { $goods }
plan-builds = { $count ->
    [one] Build { $city } with { $count } stone
   *[other] Build { $city } with { $count } stones
}
plan-gone = Your plan no longer holds: { $what }.

waiting-for = Waiting for { $name }
waiting-before = { $count ->
    [one] You are next.
   *[other] { $count } turns before yours.
}
waiting-many = Waiting for the others
waiting-at_stake = Your walls are besieged: { $cities }. You remove the stones that come off.
waiting-what_ransom = Will the ransom be paid?
waiting-what_spoils = What does the victory bring: a noble, a ransom, or nothing?
waiting-what_removal = The stones that fell are being taken off.
waiting-what_dice = The dice decide.
waiting-what_shields = Which shields will defend the city?
waiting-what_siege = Will there be a siege?
waiting-what_building = Will they build, and where?
waiting-what_commerce = Barter with anybody, or a trade with a market.
waiting-ready = ready
waiting-lays_lands = lays the Lands
waiting-places_nobles = places the nobles
waiting-lays_shields = lays shields
waiting-stones_left = { $count ->
    [one] { $count } stone to build
   *[other] { $count } stones to build
}
waiting-builds = { $count ->
    [one] builds with { $count } stone
   *[other] builds with { $count } stones
}

questions-for_you = The camera asks you

pause-title = Paused
pause-by = Paused by { $name }
pause-by_host = Paused by the host
pause-who = Any host can resume the game.
pause-you = You are a host: you can resume the game.

notice-take_back = Take it back
notice-close = Close

awake-keep = Keep awake
awake-on = The screen stays on.
awake-cannot = This browser lets the screen sleep: tap the page now and then.

push-ask = Tell me when it is my turn
push-how = The notification goes through the server of your browser’s maker, encrypted, and says only that it is your turn. It ends with the evening.
push-on = This phone says when it is your turn, even with its screen off.
push-denied = This phone blocks notifications from this page: allow them in its settings, then tap again.
push-cannot = This browser could not set it up: check the page now and then, or try again later.
push-turn = It is your turn.

app-keep = Keep as an app
app-share = To keep this page like an app, tap Share, then “Add to Home Screen”.
app-menu = To keep this page like an app, open the browser’s menu and add it to the home screen.
app-secure = As an app it opens full screen. Phones allow that on the table’s secure page.
app-plain = Phones keep a page as an app only over HTTPS. Whoever started the table can add --https to raja play.

more-phone = This phone
more-pages = Other pages

undo-title = Take back
undo-undo = Undo
undo-what = Take back: { $what }
undo-redo = Redo
undo-again = Redo: { $what }
undo-yes = Yes, take it back
undo-no = No, leave it
undo-host_only = At this table only the host takes things back.
undo-nothing = There is nothing to take back.

leave-leave = Leave this seat
leave-sure = Your seat stays in the game; whoever takes it plays on with your pieces.
leave-yes = Yes, leave

mend-title = Put something right
mend-short = A stone fell, grain was spilled, a count is wrong
mend-where = On which tile?
mend-choose = Tap the tile it is about.
mend-whose = Whose?
mend-lands_of = { $name }'s Lands
mend-hand_of = { $name }'s hand
mend-price_of = Price of { $goods }
mend-what = What about { $cell }?
mend-wall_fell = Stones fell
mend-grain_fell = Grain fell
mend-wall = The wall is different
mend-grain = The grain is different
mend-shields = The shields are different
mend-side = The tile's other side is up
mend-noble = The noble is somewhere else
mend-stood = There were { $stood }. How many stand now?
mend-all_stand = Say how many stand now.
mend-units_fell = Units that fell
mend-units_now = Units in the column
mend-same = The game already has it that way.
mend-turn_over = From { $from } to { $to }.
mend-noble_with = The noble is with
mend-at_home = at home
mend-why = Why?
mend-miscounted = miscounted
mend-misread = misread
mend-moved = moved by accident
mend-send = Put it right
mend-nothing = There is nothing to put right now.
mend-hand_unseen = You cannot see this hand: enter everything in it.

join-title = Sit down at the table
join-hint = Take the seat whose symbol is on your mat.
join-hint_playing = { $title } is being played. Whose seat is yours?
join-free = Free
join-left = no phone
join-taken = taken
join-mine = yours
join-virtual = virtual player
join-name = Your name
join-marker = Player marker
join-marker_dealt = If you choose none, you are dealt one.
join-marker_chosen = You put this piece on an opponent's Lands when you besiege them.
join-sit = Sit down
join-keep = Save
join-take_over = Go on as { $name }
join-taken_hint = { $name } plays here. Is this your seat, from another phone? Ask the host.
join-ask = Ask the host for this seat
join-asked = The host is asked for { $name }'s seat. This page goes on by itself.
join-refused = The host did not agree.

colour-green = green
colour-purple = purple
colour-orange = orange
colour-black = black
colour-white = white
colour-blue = blue
colour-brown = brown
colour-red = red
colour-teal = teal
colour-pink = pink
colour-grey = grey
colour-yellow = yellow

door-title = Where to?
door-home = Start page
door-line = Walls of wood, elephants, and a camera that counts.
door-play = Play
door-back = Back to { $name }'s seat
door-play_hint = Take a seat on this device
door-seat = Your seat
door-table = Table screen
door-table_hint = For the television: what everybody may see
door-recorded = The recorded evening
door-recorded_hint = Asha and Bo, as the camera saw them
door-host = Host
door-host_hint = Seats, options, undo, corrections
door-virtual = Virtual table
door-virtual_hint = Stack, knock and roll without any device
door-help_hint = How a turn goes, and what the companion does
door-look_back = Look back
door-watch = Only watch
door-empty = The table is ready. Nobody has sat down yet.
door-gathering = At the table: { $names }
door-playing = { $title }, { $when }: { $names }
door-ended = { $title } is over: { $names }

help-title = Rules and help

host-login = Enter the host's PIN
host-login_hint = The table screen shows the PIN; a host can also show a code for this phone.
host-pin = PIN
host-enter = Host this table
host-seats = Seats
host-asks = { $name } asks for { $seat }'s seat.
host-refuse = No
host-hand_over = Hand it over
host-there = here
host-away = phone asleep or away
host-nobody = no phone
host-virtual_sensible = virtual, sensible
host-virtual_random = virtual, random
host-free = Free it
host-free_title = Take { $name }'s seat away?
host-free_open = { $name } no longer sits at the table, and the place is open to all.
host-free_playing = { $name }'s phone no longer plays. Lands, hand and name stay with the seat, and whoever takes it plays on. You can give it back as long as nobody has.
host-free_yes = Yes, free it
host-free_no = No
host-give_back = Give it back to { $name }
host-let_sensible = Virtual player
host-let_random = Random player
host-let_none = No virtual player
host-game = This game
host-rulebook = Rulebook

rulebook-standard = Standard
rulebook-standard-hint = the rulings of this companion
rulebook-as-printed = As printed
rulebook-as-printed-hint = the printed rules, word for word
rulebook-mixed = Mixed
rulebook-one_by_one = Rulings, one by one

ruling-as_printed = { $row } as printed
ruling-final_pass = A pass is final
ruling-final_pass-on = Whoever passes is out of this auction.
ruling-final_pass-off = As printed: whoever passed may come back in until raising stops.
ruling-bare_city_attackable = Bare cities can be attacked
ruling-bare_city_attackable-on = One elephant may attack a city with a noble and no wall.
ruling-bare_city_attackable-off = As printed: a wall of width 0 lets no elephant attack, so a city without a wall is safe.
ruling-attacker_minus_defender = Attacker minus defender
ruling-attacker_minus_defender-on = x = attacker's total − defender's total − stones in the wall.
ruling-attacker_minus_defender-off = As printed: x = defender's total − attacker's total − stones in the wall.

host-options = What the table agrees on

option-open_hands = Open hands
option-open_hands-hint = everybody sees money, shields and elephants
option-hints = Hints
option-hints-hint = exact odds before a siege
option-companion_dice = Companion's dice
option-companion_dice-hint = it can roll for players who ask
option-undo = Everybody may take back
option-undo-hint = otherwise only the host

host-oldest = The oldest player starts
host-start = Start the game
host-too_few = two players at least
host-too_many = Raja is for five at most: choose another game below
host-with = with { $names }
host-pause = Pause
host-go_on = Go on
host-clock = Clock for bids
host-clock_seconds = Seconds for a bid
host-no_clock = none
host-seconds = { $count } s
host-right = Corrections
host-correct = Correct anything
host-frame = The newest picture, number { $number }, with readings
host-phones = Phones and hosts
host-overlay = Overlay for a stream
host-code = Code for { $address }
host-pin_hint = Anybody who enters this PIN becomes a host.

hosts-title = Hosts
hosts-none = Only this screen.
hosts-this_phone = This phone
hosts-a_phone = A phone without a seat
hosts-since = host since { $time }
hosts-stop = Stop hosting
hosts-revoke = Stop them hosting
hosts-revoke_title = Stop { $name } hosting?
hosts-revoke_hint = The seat and all moves stay as they are. A new PIN is drawn, so the one they know stops working.
hosts-revoke_yes = Yes, stop
hosts-code = Let a phone host
hosts-new_pin = Draw a new PIN
hosts-code_hint = For one phone, valid for two minutes: scan it, or type it instead of the PIN.

host-secure = Secure address:
host-secure_hint = On that page phones stay awake and can install it as an app. The table signed the certificate itself, so each phone asks once; compare the fingerprint to be sure.
host-fingerprint = Fingerprint (SHA-256)

awake-secure = It works on the table's secure page

host-pin_elsewhere = The table's own screen shows the PIN for other hosts.

recorded-now = recorded

consent-title = This table records
consent-hint = It keeps moves, names and, with a camera, pictures of the table. If you say no: not your name, and only pictures of still mats.
consent-yes = Record my name and hands
consent-no = Without me
consent-first = Choose first whether your name and hands may be recorded.

recording-title = Recording
recording-record = Record the evening
recording-on = Everything at the table is recorded; only you can read it.
recording-off = Nothing is recorded.
recording-into = Into { $file }, { $size } MB so far.
recording-waits = Starts with the game.
recording-none = This game is not recorded.

host-games = Saved games

games-new = New game
games-open = Open
games-present = being played
games-export = Export
games-import = Import a game
games-no_file = That is not a game's file.
games-sure = Leave this game?
games-stage_open = not begun
games-stage_playing = going on
games-stage_ended = over

help-aim = The king has died without an heir. Protect your family, capture rival nobles and fortify your Lands: whoever has ten points at the end of a turn (eight with two players) ends the game, and the most points win.
help-set-up = Lay seven tiles, four of them as a square, each touching another by an edge, any side up. Put your three nobles on different tiles: these are your cities. Build nine stones into their walls, and lay your two shields on tiles without a noble, or keep them.
help-set-up-companion = Tap your Lands as they lie; everybody does this at the same time.
help-production = In the rainy season cities on blue yield, in the dry season those on red: one grain, and one more for each stone in the wall's widest course. One city at a time, in turn from the starting player. Stack the grain in one column; what falls goes back.
help-production-companion = Your page says what each city yields and why.
help-auction = Everybody bids for the first move, in whole dollars. Only the winner pays. Trade, building and siege then go round clockwise from the winner.
help-auction-companion = If the clock for bids runs out, it passes for you.
help-commerce = Barter money, elephants, grain and shields in hand with anybody. Trade once with each market: others may fill the trade at the market's price; if nobody does, the market fills it and its price moves by one.
help-commerce-companion = An offer goes to the phones of the players it is for.
help-building = Two stones cost one grain. Declare first how many go on which wall, then build. If the wall collapses, fallen and waiting stones go back to your reserve; what still stands is the wall. Lay shields on tiles without a noble.
help-building-companion = The camera counts along with you. It enters counts it is sure of; one tap takes one back.
help-siege = Put your marker on an opponent's tile without noble or marker and send elephants to cities beside it, no more than the wall is wide. Shields beside the city may defend. You roll two dice for each elephant, the defender one for each shield point. From your total subtract the defender's and the stones in the wall: that many stones come off. A wall without stones is destroyed: take the noble, or demand a ransom.
help-siege-companion = If nothing is left over, no stone comes off and one elephant is lost; otherwise one for each six the defender rolled.
help-ended = One point for each own noble at home, two for each captured one, one for each wall of fifteen stones or more. Equal points: more money wins.
help-ended-companion = Look back shows any moment of the game again.
help-wrong-title = When something goes wrong
help-wrong = A stone fell, grain was spilled, a count is wrong: “Put something right” under Lands and More. What a person says always overrules the camera.
help-wrong-companion = The host can take back anything, correct anything, pause, and hand a seat to another phone. Without camera or dice board you can tap everything.

odds-destroyed = that the wall is destroyed
odds-if_all =
    Against { $count ->
        [one] { $count } shield die:
       *[other] { $count } shield dice:
    }
odds-with =
    With { $count ->
        [one] { $count } shield die:
       *[other] { $count } shield dice:
    }
odds-lost = on average { $stones } stones and { $elephants } elephants lost

siege-destroyed = The wall is destroyed

bench-notice = Nothing here is real: this table stands in for mats, camera and dice board.
bench-picture = What the virtual camera sees
bench-look = Where the camera looks
bench-market = Market
bench-image = The virtual table: { $where }
bench-hands = Your hands
bench-plan = Mat of seat { $seat }
bench-cell = Cell { $cell }
bench-cell-bare = { $cell }, no tile
bench-cell-tile = { $cell }, { $side } tile
bench-cell-city =
    { $cell }, city: { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, width { $width }, grain { $grain }
bench-tile = Tile
bench-no_tile = No tile
bench-wall = Wall
bench-stack = One stone
bench-stack_up = One on top
bench-take = Take one off
bench-build = { $count ->
    [one] Build { $count } stone
   *[other] Build { $count } stones
}
bench-knock = Knock it over
bench-gather = Gather fallen
bench-stones = Stones to build
bench-width = Width to build
bench-grain = Grain column
bench-pieces = Pieces
bench-noble = Noble
bench-shield = Lay shield { $value }
bench-no_shields = Shields off
bench-hand = Hand in the picture
bench-dice = Dice, table, devices
bench-no_board = This table has no virtual dice board.
bench-throw = Throw dice
bench-throw_count = { $count ->
    [one] Throw { $count } die
   *[other] Throw { $count } dice
}
bench-lift = Take die { $well } out
bench-face = Throw one die to show
bench-throw_face = Throw a { $face }
bench-table = Table
bench-lay_out = Lay out what the game says
bench-bump = Bump the table
bench-lean = Lean the table
bench-level = Level again
bench-camera = Camera plugged in
bench-frozen = Camera frozen
bench-board = Dice board plugged in

lobby-others = Others join at { $address }

removal-count = { $off } of { $take } taken off

invitation-title = Join with a phone
invitation-scan = Point a phone's camera here, or type
invitation-or = or { $address }
invitation-pin = Other hosts' PIN

back-title = Looking back
back-nothing = Nothing has happened yet: come back when the game has begun.

course-title = The course of the evening

back-points = Points
back-prices = Prices
back-chosen = Moment of the game
back-step_before = One moment back
back-step_after = One moment on
back-turn_before = To the turn before
back-turn_after = To the next turn

replay-gathering = Reading the recording …
replay-gathered = Reading the recording: { $percent } %
replay-marks = To the next
replay-keys = Keys
replay-time = Time in the evening
replay-mark_before = To the mark before
replay-mark_after = To the next mark
replay-open = Look into it

mark-turn = Turn
mark-phase = Phase
mark-dice = Dice
mark-collapse = Collapse
mark-correction = Correction
mark-undo = Taken back
mark-device = Device
mark-end = The end

key-toggle = play, pause
key-step_after = to the next moment
key-step_before = to the moment before
key-picture_after = one picture on
key-picture_before = one picture back
key-mark_after = to the next mark
key-mark_before = to the mark before
key-faster = faster
key-slower = slower
key-start = to the start
key-end = to the end
key-overlay = show or hide readings

what_if-title = What if?
what_if-number = This number
what_if-instead = had been
what_if-show = See what follows
what_if-end = Back to what was
what_if-beside = The table in that case
what_if-at_end = At the end
what_if-real = as it was
what_if-other = in that case
what_if-points = { $name }, points
what_if-stones = { $name }, stones at { $city }
what_if-stuck = From { $time } on the game waits: nobody at the table ever decided what must be decided now.
what_if-different = What would have happened
what_if-left_out = No longer allowed, so left out
what_if-carried = Counts adjusted: as many stones put on, taken off or fallen

number-standing = stones standing
number-width = width
number-fallen = fallen
number-amount = bid
number-count = count
number-units = units
number-stones = stones
number-die = die { $place }
number-price = price

tabs-table = Table
tabs-rules = Rules

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

suits-title = Who has which suit
suits-spare = Spare suit
suits-whose = { $name }'s suit
suits-of_deck = { $suit }, { $back }
suits-blue = blue backs
suits-red = red backs

card-words = { $rank } of { $suit }
card-joker = joker
card-rank-1 = ace
card-rank-2 = 2
card-rank-3 = 3
card-rank-4 = 4
card-rank-5 = 5
card-rank-6 = 6
card-rank-7 = 7
card-rank-8 = 8
card-rank-9 = 9
card-rank-10 = 10
card-rank-11 = jack
card-rank-12 = queen
card-rank-13 = king

cards-which_own = Which cards did you turn over?
cards-which_of = What did { $name } turn over?
cards-others_show = The others turn their cards over
cards-these = These are the cards
cards-this = This is the card
cards-choose_one = tap a card
cards-more = { $count ->
    [one] one more card
   *[other] { $count } more cards
}

picker-chosen = Chosen:
picker-camera = What the camera sees
picker-sees = The camera sees { $card }: right?
picker-may_see = The camera is not sure: { $card }?
picker-agree = Tap to agree, or name another card below

seal-title = Check the seals
seal-explains = A seal is the SHA-256 of the text below it. It was shown before anybody's bid was, so nobody can have changed a bid since.
seal-opened = Opened in round { $number }
seal-check = Check
seal-right = ✓ It matches the seal
seal-wrong = ✕ It does not match the seal

small-game-almost = Almost
small-game-banbury-merton-street = Banbury Merton Street
small-game-bid-war = Bid War
small-game-suit-bidding = Suit bidding
small-game-belemmer = Belemmer
small-game-evening-vote = The evening's vote
small-game-raja = Raja
small-round = round { $number }
small-round_of = round { $number } of { $count }
small-auction = auction { $number }
small-hold = Hidden. Hold to look
small-player = Player
small-winner = winner
small-prizes = prizes
small-seal = Seal it
small-sealed = sealed
small-laid = is down
small-thinks = thinks
small-take_back = Take it back
small-take_up = Take it up again
small-back = Back
small-sealed_title = Your bid is sealed
small-laid_title = Your bid lies face down
small-dealing = The cards are being shuffled
small-last_round = Round { $number }
small-nobody_wins = Nobody has won
small-nobody_has = { $count ->
    [one] Nobody has won: it takes { $count } point
   *[other] Nobody has won: it takes { $count } points
}
small-wins = { $names } wins
small-win_together = { $names } win together
small-host_goes_on = The host chooses the next game; phones and seats stay.
small-all_to_move = everybody is to move
small-all_talk = everybody is talking
small-the_table = The table
small-end_talk = End the talk
small-undo_what = Take back: { $what }
small-undo_none = There is nothing you may take back.
small-evening-title = This evening
small-evening-none = No game of this evening is over yet.
small-evening-won = won
small-evening-points = players beaten
small-phase-discussing = Talk
small-phase-sealing = Seal
small-phase-showing = Show
small-phase-ended = The end
small-phase-dealing = Shuffle
small-phase-preparing = Prize
small-phase-bidding = Bid
small-phase-adding = Add 1s and 3s
small-phase-shuffling = Shuffle
small-phase-turning = Prize
small-phase-offering = Offer
small-phase-raising = Raise
small-phase-placing = Place
small-phase-moving = Move
small-phase-voting = Vote

almost-clock = Time to talk
almost-talk_title = Talk about your bids
almost-talk_hint = Promise, threaten, bluff: nothing you say binds you.
almost-seal_title = How many markers do you bid?
almost-number_title = Which number do you bid?
almost-sealed_title = Your bid is sealed
almost-fist_title = Take markers into your fist
almost-show_title = Open the fists
almost-all_seal = Everybody seals a number
almost-your_bid = Your bid
almost-lies_sealed = lies sealed
almost-may_change = Until all have sealed you may change it.
almost-hint = The lowest bid that nobody else made scores its own value.
almost-hint_any = The lowest whole number that nobody else bids wins the round.
almost-fist_hint = Take 1 to 10 markers under the table, then hold your closed fist above it.
almost-fist_lies = Your fist is closed. Wait until all are.
almost-fist_open = Open it unseen
almost-close_fist = My fist is closed
almost-fist_closed = fist closed
almost-fist_counted = counted
almost-seal = Seal { $bid }
almost-change_to = Change to { $bid }
almost-choose = choose a number
almost-choose_other = choose another number
almost-markers = Markers
almost-show_own = How many markers were in your fist?
almost-show_of = How many markers were in { $name }'s fist?
almost-say_fist = It was { $bid }
almost-scores = scores { $count }
almost-nobody = No bid stood alone: nobody scores.
almost-rounds_won = rounds
almost-rounds = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}

bid_war-offer = On offer
bid_war-prizes_left = { $count } left
bid_war-worth = points, double for the owner of the suit
bid_war-worth_you = points for you
bid_war-seal_title = Bid one to three cards
bid_war-lay_title = Lay one to three cards face down
bid_war-nothing_title = You have no card to bid
bid_war-empty_hand = no card in hand: bids 0
bid_war-of_most = with { $count } of at most { $most } cards
bid_war-seal = Seal { $sum }
bid_war-change_to = Change to { $sum }
bid_war-choose = choose up to { $most } cards
bid_war-choose_other = choose other cards
bid_war-play_two = Play { $card }: draw two
bid_war-play_seven = Play { $card }: trash a card
bid_war-trash_title = Which card leaves the game?
bid_war-trash = Trash { $card }
bid_war-trash_any = Trash it
bid_war-choose_trash = choose a card
bid_war-draw_up = Draw up to five cards; you hold { $count }.
bid_war-lie =
    { $count ->
        [one] One card is down
       *[other] { $count } cards are down
    }
bid_war-how_many = how many cards?
bid_war-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bid_war-flip_title = Which prize was turned over?
bid_war-flip_hint = Everybody draws up to five; then one of you turns over the top prize.
bid_war-add_title = Add 1s and 3s?
bid_war-added_title = The others may add 1s and 3s
bid_war-no_ones = You have no 1 and no 3 to add.
bid_war-pass = Add nothing
bid_war-add = Add { $sum }
bid_war-add_any = Add
bid_war-choose_add = choose 1s and 3s
bid_war-passed = adds nothing
bid_war-may_add = may add
bid_war-nothing = nothing
bid_war-piles = Piles and prizes
bid_war-pile_counts = hand { $hand } · deck { $deck } · discards { $discard } · trashed { $trash }
bid_war-reshuffles = { $count ->
    [one] { $count } reshuffle
   *[other] { $count } reshuffles
}
bid_war-won_by = Prizes of { $name }
bid_war-last = The last round
bid_war-tie = A tie: nobody wins, and the offer grows.
bid_war-takes = { $name } takes the offer.
bid_war-all_bid = Action cards, then sealed bids
bid_war-all_add = 1s and 3s may be added until all have passed
bid_war-all_show = All bids are down: turn them over

suit_bidding-offer = On offer
suit_bidding-offer_of = { $name } offers
suit_bidding-spare_left = { $count } to come
suit_bidding-points = points
suit_bidding-seal_title = Which card do you bid?
suit_bidding-lay_title = Lay one card face down
suit_bidding-lay_hint = One card of your own suit, so that nobody sees it.
suit_bidding-others_bid = The others bid
suit_bidding-seal = Seal { $card }
suit_bidding-change_to = Change to { $card }
suit_bidding-choose_other = choose another card
suit_bidding-it_lies = My card is down
suit_bidding-raise_title = Raise or pass?
suit_bidding-raise = Bid { $card }
suit_bidding-raise_any = Bid
suit_bidding-none_higher = You have no higher card.
suit_bidding-offer_title = Which card do you put up?
suit_bidding-offering = { $name } puts up a card
suit_bidding-offer_card = Put up { $card }
suit_bidding-offer_any = Put it up
suit_bidding-turn_title = Which prize was turned over?
suit_bidding-turn_hint = Turn over the top card of the spare suit.
suit_bidding-nobody_leads = Nobody has bid yet
suit_bidding-leads = leads:
suit_bidding-offers = offers
suit_bidding-no_card = no card left
suit_bidding-face_down = face down
suit_bidding-passed = has passed
suit_bidding-turn = to bid
suit_bidding-in = still in
suit_bidding-red_back = red back
suit_bidding-money = Money of { $name }
suit_bidding-prizes = Prizes
suit_bidding-out = out
suit_bidding-last = Auction { $number }
suit_bidding-nobody = Nobody takes the offer.
suit_bidding-takes = { $name } takes the offer.
suit_bidding-prize_goes = The highest bid takes the prize.
suit_bidding-all_seal = Everybody seals a card
suit_bidding-all_raise = An open auction: raise or pass for good
suit_bidding-all_show = All bids are down: turn them over

belemmer-grid = The grid
belemmer-stack = { $cell }: { $card }, { $count } high
belemmer-empty = { $cell }: empty
belemmer-from = to move
belemmer-onto = to move onto
belemmer-place = { $card } on { $cell }
belemmer-red = red
belemmer-black = black
belemmer-left = { $count } in the pile
belemmer-top_unknown = top card not named yet
belemmer-total = points
belemmer-cards_left = pile
belemmer-total_column = points
belemmer-by_totals = Both piles are empty: the totals were compared.
belemmer-stuck = Whoever cannot move has lost.
belemmer-place_title = Put your top card on the grid
belemmer-place_hint = It goes on any empty cell.
belemmer-place_any = Put it there
belemmer-place_here = put it here
belemmer-choose_cell = choose a cell
belemmer-move_title = Move one of your stacks
belemmer-choose_from = choose one of your stacks
belemmer-choose_onto = choose where it goes
belemmer-move = { $card } onto { $other }
belemmer-move_any = Move
belemmer-top_own = Which card lies on top of your pile?
belemmer-top_of = Which card lies on top of { $name }'s pile?
belemmer-others_turn = { $name } is to move
belemmer-places = { $name } puts a card on the grid
belemmer-moves = { $name } moves a stack

vote-title = The best game of the evening
vote-hint = Rank the { $count } best in secret: 5, 3 and 1 points.
vote-ballot = Your ballot
vote-voted = has voted
vote-voted_title = Your ballot is sealed
vote-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
vote-send = Vote
vote-change = Change my ballot
vote-missing = { $count ->
    [one] one more game
   *[other] { $count } more games
}
vote-lies = it lies sealed
vote-all = All ballots are open; here is everybody's first choice.

reveal-scores = { $name } scores { $count }
reveal-nobody = Nobody stood alone
reveal-lowest_alone = The lowest number that nobody else bid.
reveal-bids = The bids are open
reveal-tie = A tie
reveal-takes = { $name } takes it
reveal-offer = The whole offer goes to the highest total.

rules-agreed = At this table
rules-agreed-bids = Bids: { $how }
rules-agreed-talk = { $count } seconds of talk before each round
rules-agreed-winner = The winner is found by { $how }
rules-agreed-cards = Cards: { $how }
rules-seals = Nobody else learns what you seal before the reveal. The seal's digits are shown under “Check the seals” at once, so that everybody can check them afterwards.
rules-almost-aim = Ten points or more at the end win; several may have them, or nobody.
rules-almost-1 = There is one round fewer than there are players.
rules-almost-2 = Talk first: promise and bluff as you like.
rules-almost-3 = Then everybody seals 1 to 10 markers. Markers are never spent.
rules-almost-4 = The lowest number that nobody else bid scores its own value. 5, 5, 6, 7, 10, 10: the 6 scores 6.
rules-almost-5 = If no bid stands alone, nobody scores.
rules-banbury-merton-street-aim = Whoever wins most of ten rounds wins the game.
rules-banbury-merton-street-1 = Everybody seals any whole number from 1 up.
rules-banbury-merton-street-2 = The lowest number that nobody else bid wins the round.
rules-banbury-merton-street-3 = By points instead, the number itself counts.
rules-bid-war-aim = Most points in prizes win; a tie is shared.
rules-bid-war-1 = You own one suit: 1 to 10, each twice. Every round you draw up to five cards.
rules-bid-war-2 = A prize is turned over: jack 5, queen 10, king 15, joker 25; your own suit counts double.
rules-bid-war-3 = Action cards first: a 2 draws two cards, a 7 puts another card of your hand out of the game.
rules-bid-war-4 = Then everybody seals one to three cards; all are turned over at once.
rules-bid-war-5 = After that 1s and 3s may be added, in answer to each other, until all have passed in a row.
rules-bid-war-6 = The highest total takes every prize on offer. At a tie nobody does, and the next round adds a prize.
rules-bid-war-7 = Cards that were bid go to the discard pile; an empty deck is filled from it. The game ends with the last prize.
rules-suit-bidding-aim = Whoever has won the highest values in prizes wins; a tie is shared.
rules-suit-bidding-1 = Everybody holds one whole suit as money: ace 1 to king 13.
rules-suit-bidding-2 = Thirteen cards are auctioned, one after another.
rules-suit-bidding-3 = Sealed: everybody seals one card, the highest takes the prize, and every card that was bid is out.
rules-suit-bidding-4 = Open: in turn, show a higher card or pass for good; only the winner's card is spent.
rules-suit-bidding-5 = Two equal highest bids: the prize is out, or stays with the next, or goes to the highest bid made once – as agreed.
rules-suit-bidding-6 = With cards from your own hand, players put them up in turn, first to last and back; whoever offers does not bid.
rules-belemmer-aim = Whoever cannot move on their turn loses.
rules-belemmer-1 = One plays the red cards, one the black ones. In turn, each puts the top card of their own pile on any empty cell, until all sixteen are full.
rules-belemmer-2 = Then a stack with your colour on top goes one step onto a stack of the other colour whose top card it beats.
rules-belemmer-3 = Higher beats lower. An ace beats jack, queen and king, and is beaten by 2 to 10. Equal ranks do not beat.
rules-belemmer-4 = The emptied cell gets the next card of your pile, as long as there is one.
rules-belemmer-5 = When both piles are empty, totals decide: each player counts all cards in the stacks with their own colour on top, pictures 10, aces 1.
rules-evening-vote-aim = The game with the most points is the best of the evening.
rules-evening-vote-1 = Everybody ranks the three best games in secret.
rules-evening-vote-2 = The first gets 5 points, the second 3, the third 1.
rules-evening-vote-3 = All ballots are opened at once, when everybody has voted.

option-cards = Cards
option-cards-phones = on the phones
option-cards-phones-hint = The companion shuffles and deals
option-cards-typed = real, typed in
option-cards-typed-hint = Tap what is turned over
option-cards-camera = real, read by the camera
option-cards-camera-hint = It proposes, you agree
option-bids = Bids
option-bids-phones = on the phones
option-bids-phones-hint = Sealed, with a check for everybody
option-bids-fists = markers in fists
option-bids-fists-hint = The fists are counted by tap
option-variant = Variant
option-variant-almost = Almost
option-variant-almost-hint = 1 to 10, ten points win
option-variant-banbury-merton-street = Banbury Merton Street
option-variant-banbury-merton-street-hint = Any number, ten rounds
option-winner = Winner by
option-winner-rounds = rounds won
option-winner-points = points
option-discussion_s = Talk before each round
option-values = Values
option-values-standard = ace 1 to king 13
option-values-queen-high = queen 13, king 12
option-values-queen-equal = queen and king 13
option-values-pictures-10 = pictures 10
option-offer = Prizes
option-offer-spare = a spare suit
option-offer-own = cards from your own hand
option-bidding = Bidding
option-bidding-sealed = sealed
option-bidding-open = open, in turn
option-ties = Equal highest bids
option-ties-discard = the prize is out
option-ties-carry = the prize stays
option-ties-next-highest = the next highest wins
option-first = Who moves first
option-default = default

next-title = Next game of this evening
next-hint = People keep their phones, names and markers.
next-which = Which game?
next-players = { $least } to { $most } players
next-players_same = { $count } players
next-who = Who plays, in this order
next-aside = sits this one out
next-plays = plays as number { $place }
next-virtual = Add virtual players
next-virtual_player = Virtual player
next-start = Begin { $game }
next-too_few = { $count } are needed
next-too_many = at most { $count }
next-leaves = The open game stays saved.
next-sure = Leave the open game and begin
next-toss = Toss a coin
next-seconds = { $count } s
next-no_talk = none
next-end = End this game
next-places = Places at the table
next-places-hint = Raja is for up to five; Almost for as many as there are places
next-vote_needs = Two games of the evening must be over first

door-small = { $game } is being played: { $names }

small-open = The game that is open
small-waits = It waits for
small-waits_table = the table

reveal-again = The last reveal again

small-many_to_move = { $count } are to move

album-evening = { $count ->
    [one] An evening of Raja: { $count } turn, { $time }
   *[other] An evening of Raja: { $count } turns, { $time }
}
album-won = { $count ->
    [one] won
   *[other] won
}
album-and = { " " }and{ " " }
album-moments = Key moments
album-beginning = The beginning
album-table_at = The table at { $time }
album-course = How it went
album-points = Points
album-prices = Prices
album-at_the_end = at the end
album-kept = Kept by the companion at the table.

stats-title = Statistics of the evenings
stats-plot = Plot: { $about }; its numbers are in the table below
stats-evenings = { $count ->
    [one] { $count } evening, { $time }: { $titles }
   *[other] { $count } evenings, { $time }: { $titles }
}
stats-dice-title = Dice
stats-dice-none = no die was rolled
stats-dice-dice = dice
stats-dice-corrected = p corrected
stats-dice-all_dice_of_the_board = all dice of the board
stats-dice-well = well { $well }
stats-dice-well_of = board { $board }, well { $well }
stats-dice-rolled_by = rolled by { $name }
stats-dice-strays = a fair die hardly ever strays this far ({ $p } < { $level }, corrected for all tests)
stats-dice-fair = consistent with a fair die
stats-dice-nothing_found = too few rolls to detect a loaded die reliably
stats-dice-findable = a face that came up { $share } of the time instead of 17% would be detected four times out of five
stats-dice-sentence = { $verdict }; with { $n } rolls: { $reach }, one that came up twice as often as it should { $power } of the time
stats-dice-needed = To detect a face that comes up twice as often as it should takes about { $twice } rolls, one at 25% { $quarter }. p is exact up to { $exact } rolls, ~ by the chi-square distribution beyond; corrected after Holm.
stats-dice-wells = The board knows wells, not dice: a well's rolls are those of whichever dice fell into it.
stats-asked-title = Questions
stats-asked-none = nobody was asked anything
stats-asked-city = city
stats-asked-about = subject
stats-asked-times = times
stats-place-market = market
stats-about-stones = stones
stats-about-width = width
stats-about-grain = grain
stats-about-shields = shields
stats-about-side = side
stats-about-noble = noble
stats-about-price = price
stats-about-lands = lands
stats-about-nobles = nobles
stats-about-rolls = rolls
stats-readings-title = What the camera read, and what people said
stats-readings-words_on = people's count of
stats-readings-taken = Of { $taken } counts accepted from the camera, people corrected { $corrected }. People speak up when the camera is in doubt, so this is not a fair sample of all it reads; `raja evaluate` gives that.
stats-verdict-right = right
stats-verdict-wrong = wrong
stats-verdict-best_right = best guess right
stats-verdict-best_wrong = best guess wrong
stats-verdict-hidden = hidden
stats-verdict-not_seen = not seen
stats-time-title = Time
stats-time-phase = phase
stats-time-median = median
stats-time-longest = longest
stats-time-all = all
stats-time-builds = Stones fell in { $fell } of { $finished } builds.
stats-prices-title = Prices
stats-prices-evening = evening
stats-prices-market = market
stats-prices-lowest = lowest
stats-prices-highest = highest
stats-prices-path = path
stats-sieges-title = Sieges: odds and outcome
stats-sieges-none = no battle was fought to its end
stats-sieges-forces = { $elephants } against { $shields } and { $stones }
stats-sieges-at = at
stats-sieges-of = elephants, shields, stones
stats-sieges-destroyed = destroyed
stats-sieges-won = stones off
stats-sieges-lost = beaten off
stats-sieges-came = outcome
stats-sieges-promised = predicted
stats-sieges-average = on average
stats-sieges-came_true = happened
stats-sieges-brier = { $count ->
    [one] Brier score { $score } over { $count } battle (0 a prophet, 0.25 a coin)
   *[other] Brier score { $score } over { $count } battles (0 a prophet, 0.25 a coin)
}
stats-sieges-few = { $count ->
    [one] ; { $count } battle is too few to doubt the odds: they are counted, not guessed.
   *[other] ; { $count } battles are too few to doubt the odds: they are counted, not guessed.
}

plots-band = 95 % of fair dice, a face
plots-fair_die = a fair die
plots-face = face
plots-rolls = rolls
plots-phases = Time in each phase
plots-minutes = minutes
plots-minutes_of_all = minutes, all turns together
plots-prices = prices
plots-points = points
plots-odds_kept = a perfect forecast
plots-battle = a battle: lost or won
plots-share = share won, bin by bin
plots-sieges = Sieges: n = { $count }, Brier score { $score }
plots-chance = chance that stones come off, before the dice

evening-of = Evening of { $day } { $month } { $year }

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# Photos of a table, read without a game.
look-title = Take a photo
look-hint = What stands on the table, counted in a photo
look-lead = Photograph a mat so that two or more of its printed markers show. A second photo from another side shows what the first hides. Photos are read and forgotten.
look-take = Take a photo
look-another = Another photo, from another side
look-again = Start again
look-reading = Reading the photo …
look-all_clear = Everything that shows is counted.
look-in_doubt = { $count ->
    [one] One thing is in doubt: take another photo from another side.
   *[other] { $count } things are in doubt: take another photo from another side.
}
look-contradict = The photos contradict each other: something moved between them. Start again.
look-city = City
look-noble = Noble
look-stones = Stones
look-width = Width
look-grain = Grain
look-seat = Seat { $seat }
look-loose = Fallen stones: { $count }
look-picture = Photo { $number }, with what was seen drawn over
look-none = No city stands there.
look-tile_unsure = Tile { $cell } is in doubt: { $why }
look-hidden_seat = Mat of seat { $seat }: { $why }
look-hidden_market = Market mat: { $why }
look-unreadable = This phone cannot read that picture: take another photo.

# Showing the game the table with a phone.
show-title = A photo of the table
show-me = Show me: take a photo
show-again = Take the photo again
show-done = Done
show-closed = Seen clearly: the question is settled.
show-followed = Seen clearly: the game has accepted the count.
show-still = That does not settle it yet. Answer below, or take another photo from another side.
show-contradicts = The pictures contradict each other: something moved between them, or the photo shows some other table. Take it again.
show-nothing = The photo shows nothing that the game waits for now.
show-asks = The photo is read. A question about it is below.
show-unseen = No camera sees your mat: take a photo, or say below what stands there.

play_now-title = Play now
play_now-hint = On this device, against two virtual players
play_now-as = You play as
play_now-name = Guest
wood-title = Your mat
wood-offer = No wood at hand? Play on a mat in the computer
wood-offer_short = With your own pieces on a real table you do not need this.
wood-coming = Your mat is being drawn …
wood-hint = Drag a piece onto the picture. Drag a stone off its wall, or swipe across the wall to knock it over.
wood-image = Your mat on the virtual table
wood-tray = Pieces for { $cell }
wood-stone = A stone for { $cell }
wood-grain = A grain disk for { $cell }
wood-noble = The noble at { $cell }
wood-shield1 = A 1-shield for { $cell }
wood-shield2 = A 2-shield for { $cell }
wood-shield3 = A 3-shield for { $cell }
wood-build = { $count ->
    [one] Put { $count } stone on { $city }
   *[other] Put { $count } stones on { $city }
}
wood-built = { $city } stands: say so above
wood-remove = Take the beaten stones off { $city }
wood-first = { $count ->
    [one] { $count } stone for your cities
   *[other] { $count } stones for your cities
}
wood-first_done = All your stones stand: say so above
roll-swipe = { $count ->
    [one] Swipe to throw { $count } die
   *[other] Swipe to throw { $count } dice
}
roll-throw = { $count ->
    [one] Throw { $count } die
   *[other] Throw { $count } dice
}
roll-own = We threw real dice
bench-workshop = Workshop
bench-workshop_hint = Every piece and device by buttons
lay-suggest = Lay them for me

again-title = Again!
again-hint = The same people, the same seats, a new game

# Teaching the table its own pieces.
teach-title = Teach this table
teach-lead = Two minutes, once: build walls from nine stones on a mat, and a column of five disks beside them. Show them and say what stands there. The companion learns this table's colours and pieces, and how far it can trust itself here.
teach-camera = Look through the table's camera
teach-photo = Show it by photo
teach-reading = Looking …
teach-learning = Learning …
teach-found = I see { $stones ->
    [one] one stone
   *[other] { $stones } stones
} and { $grain ->
    [one] one disk
   *[other] { $grain } disks
}
teach-new_set = This set is new to me: its print, or its camera, differs from everything I was trained on. Show me nine stones and a column before the game, and correct my counts.
teach-ask = Is that right? Correct what is wrong, then confirm.
teach-right = That is right: learn it
teach-picture = The mats, each city with its name
teach-known = What the companion learned
teach-lessons = { $count ->
    [one] One look
   *[other] { $count } looks
}; { $right } of { $counts } counts had been read right.
teach-stone_size = A stone's edge: { $after } mm instead of { $before } mm
teach-disk_size = A disk's height: { $after } mm instead of { $before } mm
teach-stones_green = Green stones
teach-stones_purple = Purple stones
teach-stones_orange = Orange stones
teach-stones_black = Black stones
teach-stones_white = White stones
teach-brown = Grain
teach-tile_red = Red tiles
teach-tile_blue = Blue tiles
teach-stays = { $colour }: unchanged
teach-undo = Undo the last picture
teach-done = Learned: from now on the table uses it.
teach-undone = Undone.
shell-name = Raja – the companion at the table

title-afterwards = Raja – the evening
title-demonstration = Raja – show me
title-help = Raja – rules and help
title-host = Raja – host
title-join = Raja – sit down
title-look = Raja – take a photo
title-look_back = Raja – looking back
title-overlay = Raja – overlay for a stream
title-record_book = Raja – people and records
title-replay = Raja – a recorded evening
title-seat = Raja – your seat
title-table = Raja – the table
title-teach = Raja – teach this table
title-virtual = Raja – virtual table

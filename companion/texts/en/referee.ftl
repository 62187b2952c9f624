# The referee's questions and the answers it offers, and differences between table and game.

ask-bumped = the table was bumped { NUMBER($seconds, minimumFractionDigits: 1) } s before
ask-wall = { $stones }, { $width } wide
ask-no_wall = no wall
ask-land =
    { $cell } { $side ->
        [red] red
       *[blue] blue
    }
ask-more_stones_than_possible = The camera counts { $count } stones at { $cell }, but no more than { $most } can stand there: how many are there?
ask-more_grain_than_possible = The camera counts { $count } grain at { $cell }, but there are no more than { $most }: how many stand there?
ask-more_than_declared = The camera counts { $count } stones at { $cell }, but only { $most } can stand there: how many stand there?
ask-fewer_than_to_be_left =
    { $count ->
        [one] The camera counts { $count } stone at { $cell }, but { $left } should be left: how many stand there?
       *[other] The camera counts { $count } stones at { $cell }, but { $left } should be left: how many stand there?
    }
ask-stones_in_doubt = How many stones does the wall at { $cell } have? The camera is not sure: { $why }.
ask-width_in_doubt = How many stones wide is the wall at { $cell }? The camera is not sure: { $why }.
ask-stones_by_rules = How many stones does the wall at { $cell } have? The camera sees { $low } to { $high } and is not sure: { $why }. The rules allow { $least } to { $most }.
ask-width_by_rules = How many stones wide is the wall at { $cell }? The camera sees { $low } to { $high } and is not sure: { $why }. The rules allow { $least } to { $most }.
ask-verdict_wanted =
    { $fallen ->
        [one] { $fallen } stone fell at { $cell }
       *[other] { $fallen } stones fell at { $cell }
    }, { $standing ->
        [0] none stands
        [one] { $standing } stands
       *[other] { $standing } stand
    }: { $accident }. Does it count?
ask-wall_differs = City { $cell }: the table has { $table }, the game { $game }. Which is right?
ask-did_wall_fall = City { $cell }: the table has { $table }, the game { $game }; { $accident }. Does it count?
ask-how_wide =
    { $count ->
        [one] City { $cell }: the table has { $count } stone, the game { $game }. If the table is right: how wide is the wall?
       *[other] City { $cell }: the table has { $count } stones, the game { $game }. If the table is right: how wide is the wall?
    }
ask-grain_differs = City { $cell }: the table has { $table } grain, the game { $game }. Which is right?
ask-did_grain_fall = City { $cell }: the table has { $table } grain, the game { $game }; { $accident }. Did it fall?
ask-tile_differs = Tile { $cell }: the table has { $table }, the game { $game }. Which is right?
ask-noble_there = { $owner }'s noble of { $cell } stands there, but in the game it is away. Is it home again?
ask-noble_away = { $owner }'s noble of { $cell } is not there, but in the game it is. Who has it?
ask-price_differs = Market for { $market }: the disk { $disk } lies face up, the game has { $game }. Which is right?
ask-did_harvest_fall = The column at { $cell } was { $most } higher, now it is { $more }: of the { $full } harvested, did { $count } fall?
ask-your_lands = Are these your Lands? { $tiles }
ask-your_nobles = Do your nobles stand at { $cells }?
ask-do_dice_count = These dice were rolled during the pause: { $dice }. Do they count?

answer-the_table = The table: { $value }
answer-the_game = The game: { $value }
answer-the_disk = The disk: { $price }
answer-it_counts =
    { $count ->
        [0] It counts: none stands
        [one] It counts: { $count } stands
       *[other] It counts: { $count } stand
    }
answer-it_does_not_count = No, it does not count: put the stones back
answer-it_fell =
    { $count ->
        [0] It fell: none stands
        [one] It fell: { $count } stands
       *[other] It fell: { $count } stand
    }
answer-put_back = Put it back: { $count }
answer-put_noble_back = The game: put it back
answer-harvest_fell =
    { $fallen } fell: { $standing ->
        [0] none stands
        [one] { $standing } stands
       *[other] { $standing } stand
    }
answer-harvest_goes_on = Nothing fell: it is still being stacked
answer-lands_right = Yes, these are my Lands
answer-nobles_right = Yes, there
answer-tap_them = No, I will tap them
answer-dice_count = They count: { $dice }
answer-dice_do_not_count = They do not: roll again

differs-shields = shields { $shields }
differs-no_shields = no shields
differs-side =
    { $side ->
        [red] its red side up
       *[blue] its blue side up
    }
differs-a_noble = a noble
differs-no_noble = no noble
differs-disk = the disk { $price }
differs-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
differs-width = width { $width }
differs-grain = { $count } grain
differs-widths = the table's wall is { $table } wide, the game's { $game }
differs-table_and_game = the table has { $table }, the game { $game }
differs-to_be_put_back = put back: { $what }
differs-both = { $first }; { $then }

reason-table_was_right = the table was right
reason-counted_again = the players counted again

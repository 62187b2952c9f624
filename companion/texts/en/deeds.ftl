# Names of moves, used for undo and redo.

deed-laid_lands = { $name } laid the Lands
deed-placed_nobles = { $name } placed the nobles
deed-built = { $name } built { $cell }
deed-laid_out_shields = { $name } laid out shields
deed-was_ready = { $name } was ready
deed-harvested = { $name } harvested { $cell }
deed-bid = { $name } bid ${ $amount }
deed-passed = { $name } passed
deed-offered_barter = { $name } offered a barter
deed-made_counter_offer = { $name } made a counter-offer
deed-declined_barter = { $name } declined a barter
deed-accepted_barter = { $name } accepted a barter
deed-withdrew_offer = { $name } withdrew an offer
deed-filled_trade = { $name } filled a trade
deed-left_trade = { $name } left a trade to others
deed-put_grain = { $name } put grain on { $cell }
deed-finished_trading = { $name } finished trading
deed-declared_build = { $name } declared a build at { $cell }
deed-laid_shield = { $name } laid a shield on { $cell }
deed-finished_building = { $name } finished building
deed-besieged = { $name } besieged { $cities }
deed-chose_defence = { $name } chose the defence
deed-rolled = { $name } rolled { $dice }
deed-took_stones = { $name } took stones off { $cell }
deed-demanded_ransom = { $name } demanded a ransom
deed-paid_ransom = { $name } paid the ransom
deed-refused_ransom = { $name } refused the ransom
deed-took_noble = { $name } took a noble
deed-left_noble = { $name } left a noble in peace
deed-laid_no_siege = { $name } laid no siege
deed-reported_grain = { $name } reported fallen grain at { $cell }
deed-reported_stones = { $name } reported fallen stones at { $cell }
deed-corrected = { $name } corrected { $cell }
deed-corrected_hand = { $name } corrected a hand
deed-corrected_price = { $name } corrected a price
deed-went_to_trade =
    { $how ->
        [buy] { $name } went to buy { $goods }
       *[sell] { $name } went to sell { $goods }
    }
deed-and_before =
    { $newest }, and { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } before it

chronicle-took_back = { $name } took back: { $what }
chronicle-taken_back = Taken back: { $what }
chronicle-done_again = Redone
chronicle-done_again_what = Redone: { $what }
chronicle-more = { $count } more

undo-goes_back =
    This goes back to { $phase ->
        [set-up] Set-up
        [production] Production
        [auction] Auction
        [commerce] Commerce
        [building] Building
        [siege] Siege
       *[ended] the end
    }{ $turn ->
        [0] .
       *[other] { " " }of turn { $turn }.
    }
undo-takes_back_of = It takes back moves of { $names }.

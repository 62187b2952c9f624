# The log of the small games and the evening's vote: what happened, one line per event.

line-jokers =
    { $count ->
        [one] joker
       *[other] { $count } jokers
    }
line-with_jokers = { $cards } { $jokers }
line-game_began = The game begins: { $names }.
line-round = Round { $number }.
line-auction = Auction { $number }.
line-shuffled = The cards are shuffled.
line-on_offer = On offer: { $card }.
line-sealed = { $name } has sealed a bid.
line-bid_withdrawn = { $name } takes the bid back.
line-bid = { $name } { $bid }
line-bids = Bids: { $bids }.
line-fist_closed = { $name } has closed a fist.
line-all_closed = All fists are closed: open them.
line-fist_shown = { $name } had { $bid } in the fist.
line-scores = { $name } scores { $points }.
line-nobody_scores = Nobody scores: no bid stood alone.
line-deck_reshuffled = { $name }'s discard pile becomes the deck.
line-two_played = { $name } plays a 2 and draws two cards.
line-seven_played = { $name } plays a 7: { $card } is out of the game.
line-cards_laid =
    { $count ->
        [one] { $name } lays a card face down.
       *[other] { $name } lays { $count } cards face down.
    }
line-all_laid = All bids are down: turn them over.
line-cards_shown = { $name } shows { $cards }.
line-cards_added = { $name } adds { $cards }.
line-nothing_added = { $name } adds nothing.
line-offer_won = { $name } wins the offer with { $total }.
line-offer_tied = A tie: nobody wins the offer.
line-offers = { $name } offers { $card }.
line-bids_card = { $name } bids { $card }.
line-passes = { $name } passes.
line-offer_taken = { $name } takes the offer.
line-offer_stays = Nobody wins: the offer is added to the next.
line-offer_out = Nobody wins: the offer is out.
line-top_shown = { $card } lies on top of { $name }'s pile.
line-card_placed = { $name } places a card on { $cell }.
line-stack_moved = { $name } moves { $cell } onto { $onto }.
line-won =
    { $count ->
        [one] The game is over: { $names } has won.
       *[other] The game is over: { $names } have won.
    }
line-nobody_won = The game is over: nobody has won.
line-vote_began = The vote begins: { $games }.
line-voted = { $name } has voted.
line-ballot_withdrawn = { $name } takes the ballot back.
line-all_voted = All have voted: the ballots are open.
line-taken_back = Something was taken back.
line-counts_again = What was taken back counts again.

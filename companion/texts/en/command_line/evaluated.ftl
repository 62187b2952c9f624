# What `raja evaluate` prints and draws, for people who work on the vision.

evaluation-photos = { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    }. exact: seen and right; wrong: seen and not; asked: unsure or hidden (best: unsure, but its likeliest answer is right).
evaluation-card_photos = { $photos ->
        [one] { $photos } photo of cards.
       *[other] { $photos } photos of cards.
    }
evaluation-tables = { $tables ->
        [one] { $tables } table.
       *[other] { $tables } tables.
    }
evaluation-quantity = quantity
evaluation-best = best
evaluation-asked_of_clear = Asked among the clear ones: { $share } (goal ≤ { $goal }).
evaluation-by_visibility = by visibility
evaluation-by_tag = clear ones by { $tag }
evaluation-tag-seat = seat
evaluation-tag-style = style
evaluation-shown = { $what }, { $low } to { $high } visible
evaluation-goal_exact = exact ≥ { $share }
evaluation-goal_wrong = wrong ≤ { $share }
evaluation-goal_both = { $exact }, { $wrong }
evaluation-goal_reached = reached ({ $goal })
evaluation-goal_missed = MISSED ({ $goal })
evaluation-claimed_confidence = claimed confidence
evaluation-claimed = claimed
evaluation-true = true
evaluation-stage = stage
evaluation-median_ms = median ms
evaluation-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-whole_share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
evaluation-confidence = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
evaluation-ms = { NUMBER($ms, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-step_of = { NUMBER($step, maximumFractionDigits: 2) }
evaluation-interval = { $low } to { $high }
evaluation-interval_95 = 95 % interval

evaluation-claim = { $verdict }: { $file } { $what }: true { $truth }, read { $read }
evaluation-photos_of = { $looks }: { $files }
evaluation-failure = { $what }: { $verdict }
evaluation-against_truth = true { $truth }, read { $read }
evaluation-no_failures = no failures
evaluation-seat = seat { $seat }
evaluation-visible = { $share } visible

evaluation-swept = { $photos ->
        [one] { $photos } photo
       *[other] { $photos } photos
    }. Steps: { $what }; unchanged at { $step }. Intervals by Wilson.
evaluation-step = step
evaluation-fall = { $what } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
evaluation-falls = Worst fall in points: { $falls }.
evaluation-sweep-ink = markers' black, share of white
evaluation-sweep-veil = scattered light, share of white
evaluation-sweep-gamma = power of the codes
evaluation-sweep-cast = a 2700 K lamp's colour left in, to this power
evaluation-sweep-crosstalk = red light shown as blue, share
evaluation-sweep-exposure = exposure, stops
evaluation-sweep-noise = noise, percent of white
evaluation-sweep-jpeg = JPEG quality (100: as it was)
evaluation-sweep-chroma = blur of colours, pixels
evaluation-sweep-halos = sharpening

evaluation-looked_at = { $photos ->
        [one] { $photos } photo looked at
       *[other] { $photos } photos looked at
    }
evaluation-taught_with = { $looks ->
        [one] { $looks } look
       *[other] { $looks } looks
    }: { $splits ->
        [one] { $splits } split
       *[other] { $splits } splits
    }
evaluation-taught = Taught with some photos, judged on the others. Intervals by Wilson.
evaluation-looks = looks
evaluation-splits = splits
evaluation-untaught_exact = untaught exact
evaluation-untaught_wrong = untaught wrong

evaluation-plot_reliability = What a claimed confidence is worth
evaluation-plot_true_rate = true rate (with n)
evaluation-plot_share = exact
evaluation-plot_exact = { $what }, exact
evaluation-plot_untaught = { $what }, same photos untaught
evaluation-plot_clear_asked = clear ones, asked
evaluation-plot_clear_wrong = clear ones, wrong
evaluation-plot_looks = looks the table was taught with

evaluation-of-exact = exact
evaluation-of-wrong = wrong
evaluation-of-asked = asked
evaluation-of-mats = mats
evaluation-of-tiles = tiles
evaluation-of-tiles_and_sides = tiles and sides
evaluation-of-market = market
evaluation-of-market_disks = market disks
evaluation-of-noble = noble
evaluation-of-nobles = nobles
evaluation-of-nobles_half_or_more_shows = nobles, half or more shows
evaluation-of-nobles_less_shows = nobles, less shows
evaluation-of-nobles_nothing_shows = nobles, nothing shows
evaluation-of-no_noble_there = no noble there
evaluation-of-stones = stones
evaluation-of-stones_clear_walls = stones, clear walls
evaluation-of-stones_partly = stones, partly
evaluation-of-stones_where_no_wall_is = stones where no wall is
evaluation-of-width = width
evaluation-of-width_clear_walls = width, clear walls
evaluation-of-width_partly = width, partly
evaluation-of-grain = grain
evaluation-of-grain_clear_columns = grain, clear columns
evaluation-of-grain_partly = grain, partly
evaluation-of-grain_where_none_is = grain where none is
evaluation-of-no_grain = no grain
evaluation-of-partly_hidden_all = partly hidden, all
evaluation-of-owner = owner
evaluation-of-loose = loose
evaluation-of-loose_some_lie = loose, some lie
evaluation-of-all_of_them_clear = all of them clear
evaluation-of-loose_none_lies = loose, none lies
evaluation-of-shields = shields
evaluation-of-elephants = elephants
evaluation-of-elephants_clear = elephants, clear
evaluation-of-markers = player markers
evaluation-of-player_markers = player markers
evaluation-of-player_markers_clear = player markers, clear
evaluation-of-hand = hand
evaluation-of-no_city_there = no city there
evaluation-of-other_cities = other cities
evaluation-of-clear_ones_all = clear ones, all
evaluation-of-all_clear = all clear
evaluation-of-all = all
evaluation-of-card_mats = card mats
evaluation-of-cards = cards
evaluation-of-cards_clear = cards, clear
evaluation-of-cards_partly_covered = cards, partly covered
evaluation-of-cards_face_down = cards face down
evaluation-of-cards_that_are_none = cards that are none
evaluation-of-cells_with_a_card = cells with a card
evaluation-of-cells_with_several = cells with several
evaluation-of-empty_cells = empty cells
evaluation-of-cells_under_an_arm = cells under an arm
evaluation-of-one_fixed_look = one fixed look
evaluation-of-fixed_and_one_phone = fixed and one phone
evaluation-of-fixed_and_two_phones = fixed and two phones
evaluation-of-two_phones = two phones
evaluation-of-two_fixed_looks = two fixed looks

evaluation-read-True = yes
evaluation-read-False = no
evaluation-read-there = there
evaluation-read-absent = absent
evaluation-read-hidden = hidden
evaluation-read-nothing = nothing
evaluation-read-unsure = unsure
evaluation-read-not_found = not found
evaluation-read-no_tile = no tile
evaluation-read-no_shield = no shield
evaluation-read-red = red
evaluation-read-blue = blue
evaluation-read-empty = empty
evaluation-read-back = back
evaluation-read-several = several
evaluation-read-something_of_unknown_kind = something of unknown kind

# What commands print.

command-see_help = { $what }: see { $command } --help.
command-stopped = stopped.

odds-title = { $elephants ->
    [one] { $elephants } elephant
   *[other] { $elephants } elephants
 } against { $points ->
    [one] { $points } shield point
   *[other] { $points } shield points
 } and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
 } ({ $rulebook })
odds-rulebook-standard = standard
odds-rulebook-as-printed = as printed
odds-rulebook-mixed = mixed
odds-wall_destroyed = wall destroyed
odds-stones_lost = stones lost
odds-elephants_lost = elephants lost
odds-mean = (mean { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) })
odds-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-fewest = Fewest elephants: { $count }.
odds-too_few = Even with { $elephants ->
    [one] { $elephants } elephant
   *[other] { $elephants } elephants
}, the chance to destroy the wall is at most { $chance }: too small for { $wanted }.

command-looking_through = reading { $file }
export-looking_through = reading

play-table_at = Raja at the table: { $address }  (here: { $here }; Ctrl-C ends it)
play-recording_at = Raja at the table: { $address }  (Ctrl-C ends it)
play-securely_at = Securely: { $address }  (fingerprint { $fingerprint })
play-log_rescued = The log { $log } was damaged: { $rows } rows were recovered, and the damaged file is kept as { $damaged }.
play-newest_copy = The newest backup is { $copy }.
play-no_copy = There is no backup.
room-open_at = The open room: { $address }  (here: { $here }; Ctrl-C ends it)
look-at = { $file }: { $address }  (Ctrl-C ends it)
hub-joined = The table has joined. Restart it; from then on its games go to the hub.
hub-at = The club's hub: { $address }  (here: { $here }; Ctrl-C ends it)
hub-gate_at = A gate of the club's hub: { $address }  (here: { $here }; Ctrl-C ends it)
hub-hosts_open = Hosts open this address once: { $address }
hub-engine_at = { $name }: { $address }
hub-gate = Gate { $number }: { $address }
hub-left = The table has left the club. Restart it.

print-written = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
 } of { $width_mm } × { $height_mm } mm
print-near_edge = Its markers are very close to the paper's edge, where many printers cannot print: use other paper (--paper a4 is glued from several pages), or have it printed borderless.
print-true_size = Print at 100 % (do not fit to the page), then hold a ruler against the printed one: it must measure 100 mm.
print-other_squares = This paper needs squares of { $square_mm } mm: put these lines into your settings file and use it with `raja --settings FILE calibrate`:

photos-written =
    { $count ->
        [one] { $count } photo
       *[other] { $count } photos
    } in { $folder }: score with `raja evaluate { $folder }`.

recording-note = note: { $note }
recording-changed = changed: { $change }
recording-kept = { $file }: { $count } messages kept
recording-lost = , { $chunks ->
    [one] { $chunks } chunk
   *[other] { $chunks } chunks
 } lost
recording-ended_early = ; it ended early
recording-camera_lost = ; the camera's calibration is lost: pictures can be viewed but not measured
recording-written = { $file }: { $count } messages
recording-merged = { $file }: { $count } messages of { $recordings } recordings
recording-anonymised = { $file }: { $count } messages, { $pictures } pictures cropped to the mats
recording-without_mat = , { $count } without a mat left out
recording-labelled = { $folder }: { $count } photos with truth; measure them with `raja evaluate { $folder }`
recording-nothing_said = { $name }: nobody said anything about pieces in a still picture

teach-forgotten = { $file }: forgotten.
teach-nothing_to_forget = { $file }: there was nothing to forget.
teach-use_it = { $file }: use it with --table { $table }.
teach-evening = { $file }: people named { $told } counts that the camera had read too; { $right } of them matched.
teach-look = { $look }: { $right } of { $told } counts match what people say, { $colours } colours seen.
teach-new_look = { $look }: this set is new to me: its print, or its camera, differs from everything I was trained on. More pictures teach me more; until then, correct my counts.
teach-what_stands = { $look }, { $mat }: how many stones and disks stand there? Enter: as read.
teach-stones = { $tile } stones
teach-width = { $tile } width
teach-grain = { $tile } grain
teach-until_then = Until then the companion reads this table as if untaught.

calibrate-guessed = { $file }: guessed from a field of view of { $degrees }°; counts stay unsure until the camera is calibrated.
calibrate-left_out = { $shot }: neither the board nor enough of a mat's markers were found; left out.
calibrate-shot = shot
calibrate-points = points
calibrate-error = error px
calibrate-hurts = makes it worse: left out
calibrate-focal = focal length ± { NUMBER($sd_px, minimumFractionDigits: 1, maximumFractionDigits: 1) } px
calibrate-came_to = error { NUMBER($error_px, minimumFractionDigits: 3, maximumFractionDigits: 3) } px; { NUMBER($covered, style: "percent", maximumFractionDigits: 0) } of the picture covered
calibrate-written = written to { $file }
calibrate-better_with = To improve it, take shots with the board at { $places }.
calibrate-the_top_left = the top left
calibrate-the_top_right = the top right
calibrate-the_bottom_left = the bottom left
calibrate-the_bottom_right = the bottom right
calibrate-the_edges = the edges
palette-give_it = { $file }: use it with `raja --settings { $file } …`.
camera-next_shot = Shot { $number } of { $count } in { $seconds } s: turn and tilt the board, then hold it still.
camera-shot_taken = {"  "}{ $file }
camera-served_at = Start this at the table: { $command }
camera-shots_taken = { $count } shots are in { $folder }. Next: raja calibrate { $folder }/*.jpg -o camera.json

replay-replaying = replaying
replay-walls = walls reported: { $by }
replay-by = { $count } by { $who }
replay-who-camera = camera
replay-none = none
replay-nothing = nothing
replay-words = players' answers on counts: { $outcomes }
replay-outcome-taken = accepted
replay-outcome-confirmed = confirmed
replay-outcome-corrected = corrected
replay-outcome-refused = refused
replay-refused = refused at { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { $why } ({ $code })
replay-readings = readings of settled frames: { $right } right, { $wrong } wrong although seen, { $asked } asked (n = { $n })
replay-frame = frame
replay-against_truth = { $reading }, truth { $truth }
replay-final_score = final score: { $points }
replay-final_points = final points: { $points }
replay-compared = { $depth }: compared { $counted }
replay-not_compared = not compared: { $counted }
replay-counted-commands = commands
replay-counted-events = events
replay-counted-looks = looks
replay-counted-readings = readings
replay-counted-refusals = refusals
replay-counted-rolls = rolls
replay-counted-states = states
replay-counted-looks_at_a_moving_table = looks at a moving table
replay-counted-looks_before_the_table_lay_still_for_the_first_time = looks before the table lay still for the first time
replay-counted-looks_whose_pictures_were_left_out_for_space = looks whose pictures were left out for space
replay-counted-looks_without_recorded_readings = looks without recorded readings
replay-counted-pictures_had_been_left_out_for_space_before = pictures had been left out for space before
replay-played_first = the file holds only inputs: it was played through first, and the result was compared with itself
replay-no_picture = no picture
replay-picture = picture { $index } of { NUMBER($s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
replay-held = recorded { $recorded }, now { $now }
replay-differences = { $count ->
    [0] no difference
    [one] { $count } difference
   *[other] { $count } differences
 }

evening-turn = turn { $turn }, { $phase }
evening-played = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }, { $commands } commands, { $frames } frames, { $seconds } s at the table; points { $points }
evening-walls = walls moved
evening-dice = dice thrown
evening-questions = questions
evening-shown = shown
evening-said = answered
evening-ruled = decided
evening-typed = typed
evening-photos = photos
evening-right = right
evening-asked = asked
evening-told = told
evening-wrong = wrong
evening-build = build
evening-removal = removal
evening-wall_mistaken = { $what } of seat { $seat } at { $cell }: { $stones } stones and a width of { $width } stand, read as { $read_stones } and { $read_width }
evening-die_mistaken = a die showed { $face }, read as { $read }

parts-written = { $count } × { $file }: { $size } mm, thinnest wall { $thin_mm } mm{ $bridges }; about { $grams } g and { $hours } h each; print { $how }
parts-bridges = , bridges { $bridges_mm } mm
parts-all = All together about { $grams } g and { $hours } h, without supports. STEP files lie beside them.
parts-dropped = { $dice } dice of { $size_mm } mm: { $alone } square by themselves, { $tapped } with up to { $most } taps, { $out } jumped out.
parts-not_closed = { $part } is not closed.
parts-too_long = { $part } is { $long_mm } mm long; the printer takes { $most_mm }.
parts-thin_wall = { $part } has a wall of { $thin_mm } mm at ({ $place }); at least { $least_mm }.
parts-how_tower-channel = on its side wall
parts-how_tower-cover = flat
parts-how_well-plate = flat, corner up; 0.15 mm layers
parts-how_sensor-carrier = standoffs up; black, to absorb light
parts-how_arm-clamp = on its side; 4 walls, 40 % infill
parts-how_clamp-pad = hole up
parts-how_clamp-knob = hexagon up
parts-how_arm-section = on its side; 4 walls
parts-how_arm-hinge = on the lap's inner face; 4 walls
parts-how_camera-plate = standoffs up
parts-how_arduino-case = floor down
parts-how_arduino-lid = outer face down

recording-imported = { $file }: { $frames } frames, { $sentences } sentences ({ $source }), { $commands } commands, { $answers } answers about the table, { $seconds } s
recording-nothing_of_it = none
recording-attachments = attachments: { $listed }
recording-marks = marks: { $listed }
recording-mark-turn = turns
recording-mark-phase = phases
recording-mark-dice = dice
recording-mark-collapse = collapses
recording-mark-correction = corrections
recording-mark-undo = taken back
recording-mark-score = scores
recording-mark-end = ends
recording-mark-device = devices
recording-mark-recording = recording
recording-group-pictures = pictures
recording-group-table = table
recording-group-game = game
recording-group-others = others
recording-left_out = pictures left out: { $listed }
recording-left_out_idle = { $count } because nothing happened
recording-left_out_space = { $count } because space was short
recording-left_out_private = { $count } because somebody asked not to be seen
recording-software = software: { $listed }
recording-sentences_from = { $source }

room-log_damaged = { $whole ->
    [0] The log of open room { $room } is damaged: nothing of it is whole, and it is left as it is.
   *[other] The log of open room { $room } is damaged: its first { $whole } events go on as a room of its own, the damaged one is left as it is.
 }
room-log_rescued = The open room's log { $log } was damaged: { $rows } rows were recovered, and the damaged file is kept as { $damaged }.
room-log_set_aside = Nothing in the open room's log { $log } is readable: the hall starts anew, and the file is kept as { $aside }.
export-filming = filming

sheet-market = MARKET
sheet-cards = CARDS
sheet-grain = grain
sheet-elephants = elephants
sheet-seat_mat = seat mat { $seat }, { $name }
sheet-market_mat = market mat
sheet-card_mat = card mat
sheet-tiles_red = territory tiles, red sides
sheet-tiles_blue = territory tiles, blue sides
sheet-shields = shields
sheet-disks = market disks, faces and backs
sheet-markers = markers
sheet-of_market = market
sheet-of_cards = cards
sheet-at = at ({ $x }, { $y }) mm
sheet-squares = { $cols } × { $rows } squares of { $square_mm } mm, markers { $marker_mm } mm, { $dictionary }
sheet-calibration_board = calibration board
sheet-page_of = { $title }, page { $number } of { $of }
sheet-true_size = Print at 100 %.
sheet-true_size_and_cut = Print at 100 %. Cut along the marks.
sheet-true_size_by_ruler = Print at 100 %: this ruler must measure 100 mm.
sheet-page_at = page { $number } of { $of } (row { $row }, column { $col })
sheet-glue_here = glue the neighbour on here
sheet-cut_right = Cut exactly at the right.
sheet-cut_bottom = Cut exactly at the bottom.
sheet-cut_right_and_bottom = Cut exactly at the right and the bottom.
sheet-flap_left = Keep the flap at the left.
sheet-flap_top = Keep the flap at the top.
sheet-flap_left_and_top = Keep the flap at the left and the top.
sheet-card_faces = playing cards, faces
sheet-card_backs = playing cards, backs
sheet-rules = rules
sheet-rules_start = Lay out the market: the disks plain side up in three rows, only 3, 8 and 14 with their number up, and grain, shields and elephants beside them. Everybody takes 31 stones, three nobles, two dice, $75, seven tiles, a 1-shield, a 2-shield and a player marker.
sheet-rules_turn = A spare tile, blue side up, lies before the oldest player: it shows who begins and which season it is. After every turn it goes to the next player clockwise and is turned over; elephants and player markers go home.
sheet-box = box
sheet-glue_inside = glue inside

story-unknown_word = { $at_s } s: “{ $word }” is not a word of a story; kept as a remark
story-side_untold = seat { $seat }: the story does not say which side of { $count ->
    [one] one tile is up; taken as red (it holds no city, so nothing follows from it)
   *[other] { $count } tiles is up; taken as red (they hold no city, so nothing follows from it)
 }
story-says_otherwise = { $at_s } s: { $step }: the story says { $told }, by the rules { $ruled }
story-left_out = { $at_s } s: { $step } is not possible by the rules and left out:
story-dice_unwanted = { $at_s } s: nobody needs the dice { $dice }; they are only shown
story-number_otherwise = { $at_s } s: { $step }: the story's { $name } is { $told }, by the rules { $ruled }
story-stones_stand = { $count ->
    [one] { $count } stone stands
   *[other] { $count } stones stand
 }
story-stones_paid_from = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
 } paid from { $columns }
story-stones_paid = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
 } paid from the fullest columns
archive-evenings =
    { $count ->
        [one] { $count } evening, { $time }
       *[other] { $count } evenings, { $time }
    }
archive-from_to = { $told }, from { $first } to { $last }
archive-points = Points at the end
archive-none_over = no game was played to its end
archive-seats = seats
archive-games = games
archive-winner = winner
archive-everybody = everybody
archive-most = most
archive-first_seat = first seat won
archive-at_the_end = at the end
mqtt-device = Raja { $table }
mqtt-game = Game
mqtt-phase = Phase
mqtt-siege = Siege
mqtt-turn = Turn
mqtt-whose_turn = Whose turn
mqtt-done = Done building

# Why the camera is not sure; used after a colon in questions, and in the words for a reading.

reason-mat_not_in_picture = its mat is not in the picture
reason-nothing_shows = nothing is visible on that tile
reason-no_mat = no mat is in the picture
reason-wall_seen =
    it sees { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } and a width of { $width }
reason-hand_covers = a hand covers it: take it away
reason-hand_over_stones = a hand may cover stones: take it away
reason-hand_covers_part = a hand covers part of it
reason-skin_over_mat = something skin-coloured lies over the mat
reason-part_outside = part of it lies outside the picture: move the camera back
reason-not_in_picture = it is not in the picture
reason-turn_camera = out of the picture: turn the camera so that the whole mat shows
reason-few_markers = { $shown ->
        [1] only one of its markers shows
       *[other] only { $shown } of its markers show
    } and it takes { $needed }: uncover the mat
reason-markers_disagree = { $shown } of its markers show but they disagree: lay the mat flat, and clear away what looks like a marker
reason-two_poses = its markers allow two poses: show one more of them, or look from higher up
reason-mat_not_flat = its markers do not fit a flat mat: lay the mat flat, or calibrate again
reason-not_calibrated = the camera is not calibrated: run `raja calibrate`
reason-before_part_of_wall = something stands in front of part of the wall
reason-over_marker = something lies over a marker behind it and hides part of it: take it away
reason-end_to_camera = its narrow end faces the camera: look from its broad side
reason-stones_behind = stones may stand behind it: look from another side
reason-before_wall = something stands in front of the wall: look from another side
reason-another_wall = another wall would look nearly the same
reason-before_cell_in_doubt = its upper stones may stand behind it, where it is not certain that a tile lies: look from another side
reason-not_recognised = something there was not recognised
reason-stones_colour = something in the stones' colour stands there
reason-stone_alone = a single stone may be a wall or may have fallen
reason-black_and_white = black and white stones look like shadows and paper: count the fallen ones
reason-stones_close = single stones lie close to a wall or are hard to see: move them apart
reason-stone_by_noble = a single stone lies by a noble: it may be a wall or have fallen
reason-before_part_of_column = something stands in front of part of the column
reason-before_column = something stands in front of the column: look from another side
reason-between_counts = the column's height lies between two counts
reason-low_column_behind = a low column may be hidden behind what stands there: look from another side
reason-brown_stands = something brown stands there
reason-elephant_stands = an elephant stands where disks could be: move it aside
reason-brown_on_tile = something brown shows on the tile
reason-hides_part_of_tile = what stands there hides part of the tile
reason-clear_cell = something covers it: clear the view of this cell
reason-tile_in_doubt = it is not certain that a tile lies there
reason-part_of_noble = only part of what may be a noble is visible: move what stands in front of it
reason-noble_behind = a noble may stand behind what stands on its tile: look from another side, or say so
reason-shield_covered = something covers part of the shield: uncover its numeral
reason-shield_blurred = the shield's numeral is blurred or partly covered: uncover it or lay it flat
reason-piece_blurred = it is small, blurred or partly covered: turn it, or move what stands in front of it
reason-elephant_or_marker = an elephant or a player marker: turn it to the camera
reason-disk_covered = the face-up disk is covered, probably { $disk }: uncover it
reason-disks_missing = the disks of this row are covered or missing: uncover them
reason-no_numeral = no disk of this row shows a numeral: turn one face up
reason-two_numerals = two disks of this row show dark marks: turn one face down
reason-disk_of_row_covered = something covers a disk of this row: uncover it
reason-no_game = no game is being played
reason-card_between_cells = the card lies between two cells: push it into one
reason-cell_cut_off = the picture's edge cuts this cell off: turn the camera, or move the mat
reason-card_may_lie = there may be a card that cannot be read: turn a lamp away, or move the card
reason-several_cards = several cards lie in this cell: square them up, or move them apart
reason-covered_by_cards = cards of other cells cover too much of this one: push them back
reason-no_card_over_cell = something that is not a card lies over this cell: take it away
reason-card_unreadable = neither its corners nor its face can be read: turn it, or take away what lies on it
reason-no_index = neither corner can be read: uncover one, or keep a lamp from mirroring in it
reason-corners_differ = one corner looks like { $one }, the other like { $other }: look at the card
reason-corner_and_middle = its corner looks like { $corner }, its middle like { $middle }: look at the card
reason-card_blurred = its print is too small, blurred or covered to be certain: look at the card
reason-not_all_there = the row shows { $cards }, which is not possible: look at the cards, or say which they are
reason-not_among_prizes = { $card } is not left among the prizes: look again, or say which card it is
reason-no_one_turn = no single turn leads to this grid: put it back as it was, or say what was played
reason-looks_disagree = the photos contradict each other: something moved between them, or one shows it wrongly: take them again
reason-no_look = no photo shows it
reason-camera_guessed = the camera's calibration is only guessed from its field of view: run `raja calibrate`
reason-lens_unsure = the photo's lens is not known exactly enough for heights: show more markers, or take it from a lower angle

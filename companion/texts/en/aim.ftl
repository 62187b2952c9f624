# How a camera is aimed: what was found, and what to change.

aim-mat_green = the green { $symbol } mat
aim-mat_purple = the purple { $symbol } mat
aim-mat_orange = the orange { $symbol } mat
aim-mat_black = the black { $symbol } mat
aim-mat_white = the white { $symbol } mat
aim-mat_of_seat = the seat { $number } mat
aim-market_mat = the market mat
aim-no_mat = no mat is found
aim-at_a_mat = aim the camera at a printed mat (raja print mats) until its markers are in the picture
aim-listed = { $parts }
aim-mat_with_markers =
    { $mat } with { $count ->
        [one] one marker
       *[other] { $count } markers
    }
aim-mat_beyond = { $mat } ({ $sides })
aim-left_edge = left edge
aim-right_edge = right edge
aim-top_edge = top edge
aim-bottom_edge = bottom edge
aim-move_back = move the camera back, or turn it towards what is cut off: { $where }
aim-hidden = { $mat }: { $why }
aim-stone_wide = a stone is { $pixels } pixels wide at the far side of { $mat }
aim-bring_nearer = bring the camera nearer, or use larger pictures: { $pixels } pixels are good
aim-looks_down = it looks down at { $degrees }°
aim-looks_down_between = it looks down at { $low }° to { $high }°
aim-raise_camera = raise the camera: below { $degrees }° walls hide each other
aim-lower_camera = lower the camera: above { $degrees }° layers cannot be counted
aim-edges_wide = edges are { $pixels } pixels wide
aim-focus = focus on the mat, clean the lens, and keep camera and table still
aim-white_and_black = white paper is { $white } and black ink { $black } of 255
aim-more_light = bring more light to the table: a lamp from above, beside the camera
aim-overexposed = it is overexposed: dim the lamp, or let the camera look again
aim-grey_ink = ink looks grey: clean the lens, and keep lamps out of the picture
aim-brightest = the brightest paper is { $times } times the darkest
aim-move_lamp = move the lamp farther away, or add one from the other side
aim-burnt_out = { $percent } % of the mats is overexposed
aim-no_mirroring = move the lamp or turn the mat until nothing reflects; print mats on matt paper
aim-seen_by_none = No camera sees { $mats }: turn one of them, or lay mats nearer together

# The page of `raja camera`, and the code it asks for.
aim-page_title = Aim the camera
aim-page_asking = Asking the camera …
aim-page_again = Look again at light and focus
aim-page_none = No picture yet.
aim-page_legend = Green: mats and markers that were found. Orange and crossed: a marker that fits no mat.
aim-page_waiting = Waiting for the first picture
aim-page_script = This page needs JavaScript, which the table itself serves.
aim-page_alt = What the camera sees, with the mats and markers that are found
aim-page_silent = raja camera does not answer: is it still running?
aim-page_cameras = Cameras
aim-worst_good = Well aimed: nothing to change
aim-worst_poor = It works; these would make it better
aim-worst_bad = It does not work like this yet
aim-sign_good = good
aim-sign_poor = could be better
aim-sign_bad = bad
code-title = The code, please
code-wrong = That is not the code.
code-where = It is shown in the terminal where the page was started.
code-go_on = Go on
aim-address = Aim the camera: { $address }  (Ctrl-C ends it; with a phone: --host 0.0.0.0)
aim-address_and_here = Aim the camera: { $address }  (here: { $here }; Ctrl-C ends it)

refusal-camera-no_look = { $why }
refusal-image-not_decodable = A camera frame cannot be decoded: it is skipped.
refusal-image-wrong_form = The picture is not an 8-bit colour picture: give a JPEG or PNG photo.
refusal-calibration-wrong_shape = The picture is { $width }×{ $height } but the camera was calibrated at { $own_width }×{ $own_height }: calibrate at the picture's size, or give the camera file that belongs to it.

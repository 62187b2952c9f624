# Camera, dice board and recording: how they are, for pages, the doctor and the command line.

as_told_once = { $sentence }
as_it_is = { $text }
sentences = { $first } { $second }
camera-webcam = Webcam { $index }
camera-video = Video { $name }
camera-stream = Stream { $address }
camera-pi = Raspberry Pi camera { $number }
camera-none = No camera is connected: count walls and grain yourselves.
camera-recording = The pictures come from the recording.
camera-source_closed = { $name } is closed: open it.
camera-source_working = { $name } is sending pictures.
camera-source_ended = { $name } has ended: start it again to see more.
camera-source_unplugged = { $name } has stopped sending pictures: check its cable and plug it in again.
camera-folder_closed = The pictures of { $folder } are not being shown: open them.
camera-folder_working = Showing picture { $number } of { $count } from { $folder }.
camera-folder_ended = All pictures in { $folder } have been shown: start again to see more.
camera-left_out = { $first } Skipped because they cannot be read: { $names }.
camera-virtual_closed = The virtual camera is closed: open it.
camera-virtual_working = The virtual camera looks at the virtual table.
camera-virtual_unplugged = The virtual camera is unplugged: plug it in on the bench.
camera-not_as_calibrated = The camera gives { $given } but its calibration is for { $calibrated }: set the camera to that size, or calibrate anew.
camera-frozen = The camera's picture has been exactly the same for { $seconds } s, so it is frozen: unplug the camera and plug it in again.
camera-no_picture = The camera has sent no picture for { $seconds } s: wait a moment, then check its cable; it reopens by itself.
camera-several_working = The table is watched by { $count } cameras.
camera-one_troubled = Camera { $camera }: { $status } Play goes on with the others.
camera-one_slow = Camera { $camera } sends a picture only every { $seconds } s, and the others wait for it: check its cable or network, or play without it.
board-none = No Arduino is connected: plug it into a USB port; until then, type the dice in.
board-none_here = No dice board is connected: type or tap the rolls.
board-virtual = Virtual board: { $status }
board-asking = Checking what is connected at { $device }: this takes up to 3 s.
board-connected = The Arduino is connected at { $device } (firmware { $firmware }).
board-silent = The Arduino has sent nothing for { $seconds } s: it hangs or is restarting; if this goes on, unplug it and plug it in again.
board-newer_protocol = The Arduino's firmware speaks protocol { $protocol }, the companion protocol { $own }: update the companion.
board-older_protocol = The Arduino's firmware speaks protocol { $protocol }, the companion protocol { $own }: run `raja arduino flash`.
board-no_firmware = The Arduino at { $device } does not have Raja's firmware: run `raja arduino flash`.
board-old_boot_loader = The Arduino at { $device } has the old boot loader, and Raja's firmware is not running: run `raja arduino flash`; with this boot loader it must be unplugged after a hang, with a newer one (optiboot) it need not.
board-never_answered = Nothing answers at { $device } ({ $label }): if it is the Arduino, unplug it and plug it in again, then run `raja arduino flash`.
board-not_recorded = What the Arduino sends is not being recorded ({ $reason }): check the disk.
board-not_kept = The companion could not save what the Arduino sent ({ $reason }): the roll stays on the Arduino and will be sent again.
board-closed = The link to the Arduino was closed.
board-stopped = The link to the Arduino is not running: start the companion again.
board-tilt_absent = The tilt sensor does not answer: check its four wires. The dice still work.
board-tilt_stuck = The tilt sensor's values do not change: unplug it and plug it in again. The dice still work.
board-too_bright = Too much light falls into dice well { $well }: shade it.
board-uncalibrated = Dice well { $well } uses factory levels: run `raja arduino calibrate`.
board-settings_lost = The Arduino lost its settings and uses defaults: set them and calibrate again.
board-memory_full = The Arduino holds 32 rolls that nobody has collected: it stores no more until the companion is connected.
board-not_heard = This recording has no messages from a dice board so far.
board-recording = The dice board's messages come from the recording.
board-recording_of = The messages of dice board { $board } (firmware { $firmware }) come from the recording.
board-damaged_sentences =
    { $count ->
        [one] One message was damaged on the line.
       *[other] { $count } messages were damaged on the line.
    }
board-flashed = Uploaded and verified.
board-flashed_old = Uploaded by the old boot loader: with it the Arduino must be unplugged after a hang; with a newer one (optiboot) it need not.
board-uploading = Uploading { $file } to { $device } …
board-empty_well = Take everything out of well { $well }, then press Enter
board-lay_card = Lay a white card flat on well { $well }, then press Enter
board-leave_level = Leave the table level and at rest, then press Enter
board-level_learned = The table counts as level the way it stands now.
board-calibrated = Well { $well } is calibrated: black { $black }, white { $white }, smallest span { $span } counts.
board-screen_well = Well { $number }
board-screen_tilt = Tilt
board-screen_thrown = thrown
board-screen_board = Board: up { $seconds } s, dropped { $dropped }, bad { $bad }, lost { $lost }, rolls waiting { $waiting }
board-screen_host = Companion: rolls { $rolls }, bad { $bad }, refused { $refused }, found { $found } ×
board-screen_end = Press Ctrl-C to quit.
board-well_E = empty
board-well_M = moving
board-well_S = settled
board-well_C = cocked
board-well_U = unreadable
board-roll = Roll { $number }: a { $face } in well { $well } (margin { $percent } %)
board-well = Well { $well }: { $state }
board-tilt = Tilt { $x }° { $y }°
board-bump = Knock { $number }: { $peak } mg for { $length } ms
board-appeared = Board { $board }, start { $boot }, firmware { $firmware }
board-started = Board { $board }, start { $boot } ({ $cause }), firmware { $firmware }
board-well_again = No longer so: { $fault }
playback-dice_board = The rolls come from the dice board.
playback-virtual_board = The rolls come from the virtual board.
playback-python_board = The rolls come from the virtual board in pure Python.
playback-virtual_table = The rolls come from the virtual board at the virtual table.
playback-simulator = The rolls come from the real firmware in its simulator.
playback-unknown_board = The rolls come from an unknown board.
playback-other_board = The rolls come from { $source }.
playback-fault = { NUMBER($seconds, maximumFractionDigits: 1) } s: { $reason }
note-damaged_log =
    The log of { $title } is damaged: { $count ->
        [one] its first move goes
       *[other] its first { $count } moves go
    } on as a game of its own. The newest copy of the log may hold more of it.
note-not_recorded = The evening is not being recorded: { $folder } cannot be written ({ $reason }). Play goes on.
note-not_recorded_any_more = The evening is no longer being recorded: { $file } cannot be written ({ $reason }). Play goes on.
note-virtual_player_stuck = A virtual player is stuck: the host can take over its seat. ({ $reason })
note-hands_stuck = The virtual players' hands are stuck: start the companion again. ({ $reason })
note-end_out_of_reach = Nobody can reach { $points } points any more: the virtual players stop. The host can take over their seats or begin another game.
note-no_end_in_sight = After { $count } turns there is no end in sight: the virtual players stop. The host can take over their seats or begin another game.
chronicle-camera_there = The camera is connected.
chronicle-virtual_camera_there = The virtual camera is connected.
chronicle-arduino_there = The dice board is connected.
chronicle-virtual_arduino_there = The virtual dice board is connected.
chronicle-camera_away = The camera is gone; play goes on without it.
chronicle-virtual_camera_away = The virtual camera is gone; play goes on without it.
chronicle-arduino_away = The dice board is gone; play goes on without it.
chronicle-virtual_arduino_away = The virtual dice board is gone; play goes on without it.
chronicle-roll_not_needed = A { $face } was rolled: this game needs no dice.
chronicle-roll_before_start = A { $face } was rolled before the start: it does not count.
chronicle-roll_in_pause = A { $face } was rolled during the pause: if dice are needed, you will be asked whether it counts.
chronicle-roll_unwanted = A { $face } was rolled when nobody had to roll: it does not count.

board-upload_silent = no answer for { $seconds } s

noted-started = Recording begins at version { $version }.
noted-stopped = Recording ends at version { $version }.
noted-heeds_table = From here on, everything the table shows is taken in and asked about.
noted-room_plenty = There is space again: every change is kept.
noted-room_sparse = Space is running out: of a moving table only a picture now and then is kept.
noted-room_still = Space is running out: only pictures of the still table are kept.
noted-room_none = There is no space left: no more pictures are kept, but the game is still recorded.
noted-cut_begins = The cut begins at version { $version }.
noted-cut_ends = The cut ends at version { $version }.
noted-part_ends = This part ends at version { $version }.

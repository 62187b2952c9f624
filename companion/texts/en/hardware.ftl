# Refusals of camera, dice board, virtual table and printing: "refusal-" and the refusal's code.

refusal-camera-unplugged = The virtual camera is unplugged: plug it in on the virtual table's page.
refusal-camera-no_webcam = There is no webcam number { $index } (found: { $there }): plug it in, or choose another number.
refusal-camera-webcam_busy = Webcam { $index } is there but cannot be opened: end the program that uses it, or add yourself to the group 'video' and log in again.
refusal-camera-no_video = There is no video { $path }: check its name.
refusal-camera-unreadable_video = { $path } cannot be read as a video: convert it to MP4 or MJPEG.
refusal-camera-no_stream = Nothing answers at { $address }: check the address, and that the camera is on.
refusal-camera-not_served = No camera is served at { $place }: start `raja camera --serve` there, and check the address.
refusal-camera-wrong_code = The camera at { $place } has another code: copy the address that `raja camera --serve` prints there.
refusal-camera-no_folder = There is no folder { $path }: give the folder with the pictures.
refusal-camera-no_pictures = The folder { $path } contains no .jpg or .png: put the pictures there.
refusal-camera-not_a_picture = The camera sent something that is not a colour picture: restart it.
refusal-camera-no_jpeg = The camera's picture cannot be saved as a JPEG: restart the camera.
refusal-camera-hung = Raspberry Pi camera { $number } hangs: seat its ribbon at both ends, then restart the companion.
refusal-camera-no_picamera = There is no Raspberry Pi camera number { $number } (connected: { $count }): switch the Pi off, seat the ribbon at both ends, and look with `rpicam-hello --list-cameras`.
refusal-camera-no_answer = The Raspberry Pi camera does not answer: switch the Pi off, seat the ribbon at both ends, and start.
refusal-camera-picamera_busy = The Raspberry Pi camera cannot be opened ({ $reason }): end the program that uses it (another companion, rpicam-hello), then try again.
refusal-camera-no_start = The Raspberry Pi camera does not start: seat its ribbon at both ends and restart the Pi.
refusal-camera-set_up = The Raspberry Pi camera cannot be set up ({ $reason }): restart the Pi; if that does not help, try other values of [camera] width_px and height_px.
refusal-camera-wrong_size = The Raspberry Pi camera gives { $given } instead of { $wanted }: set [camera] width_px and height_px to a size it supports (`rpicam-hello --list-cameras`).
refusal-camera-wrong_picture = The Raspberry Pi camera sent a picture of { $given } instead of { $wanted }: it is being reopened.
refusal-camera-not_locked = The Raspberry Pi camera does not keep its { $what }: bring more light to the table, and end other programs that use the camera.
refusal-camera-stale = The Raspberry Pi camera sends the same picture again and again: it is being reopened; if that does not help, reseat its ribbon.
refusal-camera-stalled = The Raspberry Pi camera has sent no picture for { $seconds } s: reseat its ribbon at both ends; it reopens by itself.
refusal-camera-light_changed = The light on the table has changed a lot: the camera is adjusting to it.
refusal-camera-no_picamera2 = The module { $module } is missing: run `{ $apt }` on Raspberry Pi OS, and make the companion's environment with `python3 -m venv --system-site-packages`.
refusal-camera-broken_picamera2 = picamera2 is installed but cannot be loaded ({ $reason }): remove simplejpeg and numpy from the companion's environment with pip, then run `{ $apt }`.
refusal-link-not_connected = { $why }
refusal-link-no_board = No Arduino is connected: plug it in by USB, or name its port with --port.
refusal-link-no_port = There is no port { $port }: plug the Arduino in, or leave out --port to try every USB port.
refusal-link-no_answer = The Arduino did not answer { $verb } within { $seconds } s: try again.
refusal-link-no_sentence = No such command: { $reason }.
refusal-link-no_permission = You may not open { $device }: add yourself to the group with `sudo usermod -aG dialout $USER`, then log out and in again.
refusal-link-port_busy = Another program has { $device } open: close it (a serial monitor, the Arduino IDE, another companion).
refusal-link-no_serial_port = { $device } is not a serial port: name the Arduino's port, or none to try every USB port.
refusal-link-port_failed = { $device } cannot be opened ({ $reason }): unplug the Arduino and plug it in again.
refusal-link-port_gone = { $device } is gone: plug the Arduino in again.
refusal-flash-virtual = The virtual board has no firmware to write: leave out --virtual.
refusal-flash-no_avrdude = avrdude is not installed: `sudo apt install avrdude`.
refusal-flash-no_file = There is no file { $path }: leave --hex out for the firmware that comes with Raja.
refusal-flash-failed = The upload to { $device } failed ({ $reason }): close other programs that use it, plug it in again, and retry.
refusal-calibration-moving = Something moved: keep hands and dice away and try again.
refusal-calibration-steps = A step is missing: start again.
refusal-calibration-contrast = Black and white look alike to a sensor: clean the well, check its emitter, lay the white card flat.
refusal-calibration-absent = The tilt sensor does not answer: check its four wires.
refusal-calibration-not_understood = The Arduino could not do this step and answered { $result }: update its firmware with `raja arduino flash`.
refusal-calibration-reply = The Arduino answered { $values } to { $verb }: update its firmware.
refusal-calibration-refused = The simulated board does not accept { $words } ({ $result }): rebuild it.
refusal-simulator-not_built = The simulator of the Arduino is not built: run `make firmware`, or choose the virtual board.
refusal-simulator-refused = The simulator refused { $line }: { $answer }.
refusal-simulator-failed = The simulator of the Arduino failed ({ $why }): run `make firmware` again.
refusal-bench-no_cell = The mat has no such cell: choose one of its grid.
refusal-bench-no_tile = No tile lies on { $cell }: lay one first.
refusal-bench-too_few_stones =
    The wall at { $cell } has { $count ->
        [one] one stone
       *[other] { $count } stones
    }: take off no more.
refusal-bench-too_much_grain = A column has 0 to { $most } disks: choose a number in between.
refusal-bench-no_market = There is no market on this table: lay one out first.
refusal-bench-no_disk = That row has no disk { $number }: choose one of that row.
refusal-bench-no_mat = There is no such mat on this table: choose one that is there.
refusal-bench-no_stones =
    { $count ->
        [one] Only one stone is left
       *[other] { $count } stones are left
    }: use no more, or gather those that lie about.
refusal-bench-no_city = Nothing stands on { $cell }: choose a city.
refusal-bench-no_shield = Shields show 1, 2 or 3: choose one of these.
refusal-bench-no_wall = No wall stands there: choose one that does.
refusal-bench-no_board = This table has no virtual board: start it with one.
refusal-bench-no_well = The wells are 1 and 2: choose one of them.
refusal-bench-too_hard = A knock has 1 to 4000 mg: choose a number in between.
refusal-bench-too_steep = The table tilts by 45° at most: choose less.
refusal-bench-no_dice = Throw 1 to { $most } dice, each with a face from 1 to 6.
refusal-bench-nothing = Choose 1 or more.
refusal-wiring-no_mark = The guide has no <!-- { $name } --> … <!-- /{ $name } -->: put the marks back.
refusal-wiring-unreadable_header = The firmware's pins.h has no { $name }: adapt the code that reads it to the file.
refusal-wiring-pin_twice = A part has two pins with the same name: rename one in rig.toml.
refusal-wiring-lone_pin = Net { $net } connects only one pin: give it a second one in rig.toml.
refusal-wiring-no_such_pin = Net { $net } names { $pin }, which no part has: correct it.
refusal-wiring-two_nets = Pin { $pin } is in the nets { $net } and { $other }: take it out of one.
refusal-wiring-forgotten = Pin { $pin } must be in a net or be named as open, not both: correct rig.toml.
refusal-parts-unreadable = The parameters { $path } cannot be read ({ $reason }): check the file's name.
refusal-parts-not_toml = The parameters are not valid TOML ({ $reason }): correct that line.
refusal-parts-unknown_key = The parts have no parameter '{ $key }': did you mean '{ $near }'?
refusal-parts-missing_key = The parameter '{ $key }' is missing: add it.
refusal-parts-wrong_type = The parameter '{ $key }' must be { $wanted }, not { $value }: correct it.
parts_kind-section = a section
parts_kind-number = a number
parts_kind-whole_number = a whole number
parts_kind-text = a text
parts_kind-list = a list
parts_kind-list_of =
    { $count ->
        [one] a list of one
       *[other] a list of { $count }
    }
refusal-parts-no_cad = Drawing the parts needs the CAD package build123d, best on the computer beside the printer: install it from a checkout with `.venv/bin/pip install -c constraints.txt -e '.[parts]'`.
refusal-parts-cannot_write = The parts cannot be written to { $folder } ({ $reason }): name another folder with -o.
refusal-parts-impossible = { $what }
refusal-print-no_room = The paper { $paper } is too small for { $title }: choose a larger one.
refusal-print-no_such_paper = There is no paper '{ $paper }': choose one of { $known }.
refusal-print-cuts_marker = On { $paper }, a cut would go through a marker of { $title }: choose a larger paper.
refusal-print-unwritable = { $path } cannot be written ({ $reason }): choose one of your own folders with --output, and close the file in any viewer.

# Things that can be printed, as refusals name them.
print-sheet_seat_mat = a seat mat
print-sheet_market_mat = the market mat
print-sheet_card_mat = the card mat
print-sheet_calibration_board = the calibration board
print-sheet_markers = the markers
print-sheet_tiles = the territory tiles
print-sheet_shields = the shields
print-sheet_disks = the market disks
print-sheet_playing_cards = the playing cards
print-sheet_rules = the rules
print-sheet_box = the box

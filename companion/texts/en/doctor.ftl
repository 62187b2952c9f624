# The report of `raja doctor`: names of the parts, what was found, what to do.

doctor-group_companion = Companion
doctor-group_machine = Machine
doctor-group_camera = Camera
doctor-group_dice = Dice
doctor-part_versions = Versions
doctor-part_settings = Settings
doctor-part_log = Log
doctor-part_rights = Rights
doctor-part_disk = Disk
doctor-part_clock = Clock
doctor-part_memory = Memory
doctor-part_temperature = Temperature
doctor-part_power = Power
doctor-part_video = Video devices
doctor-part_picamera = picamera2
doctor-part_camera = Camera
doctor-part_calibration = Calibration
doctor-part_drift = Calibration fits
doctor-part_mats = Mats
doctor-part_nearness = Pixels per stone
doctor-part_angle = Angle
doctor-part_sharpness = Sharpness
doctor-part_light = Light
doctor-part_evenness = Evenness
doctor-part_glare = Glare
doctor-part_ports = Serial ports
doctor-part_board = Arduino
doctor-part_well = Dice well { $number }
doctor-settings_read = read; every key is known
doctor-install_python = install Python 3.11 or newer
doctor-install_missing = install what is missing ({ $names }): pip install -c constraints.txt -e .
doctor-not_writable = { $file } is not writable
doctor-log_folder_yours = make yourself the owner of { $folder }, or name another log with raja play --database
doctor-log_to_come = { $file } will be created by the first game
doctor-keep_copy = keep a copy of { $file }
doctor-newest_copy = the newest backup is { $file } (docs/install.md)
doctor-log_damaged = { $file } is damaged ({ $reason })
doctor-log_taken_over = raja play recovers everything readable; { $copy }
doctor-log_damaged_rows = { $file } has damaged rows ({ $games })
doctor-open_game = open the game: it continues from before the damage; { $copy }
doctor-log_whole = { $file }, { $megabytes } MB, every row read
doctor-damaged_people = people of game { $game }
doctor-damaged_game =
    { $title }: { $count ->
        [one] one move is whole
       *[other] { $count } moves are whole
    }
doctor-readable_by_others = other users can read { $file }
doctor-readable_and_more = other users can read { $file } and { $count } more
doctor-rights_mended =
    { $count ->
        [one] one file is now closed to others
       *[other] { $count } files are now closed to others
    }
doctor-rights_good = nobody else can read log and recordings
doctor-disk_unknown = { $folder } reports no figures
doctor-check_disk = check that its disk is mounted
doctor-disk_free = { $gigabytes } GB free for { $folder }
doctor-delete_recordings = delete old recordings
doctor-clock_past = wrong: the date is in the past
doctor-set_clock = connect it to a network for a minute, or set it: sudo date -s 'YYYY-MM-DD HH:MM'
doctor-clock_set = set by a time server
doctor-clock_plausible = plausible; no time server has answered
doctor-memory_available = { $megabytes } MB available
doctor-close_programs = close other programs
doctor-degrees = { $degrees } °C
doctor-cool = add a heat sink or a fan
doctor-power_unknown = vcgencmd does not answer
doctor-install_vcgencmd = sudo apt install raspi-utils-core, and add yourself to the group video
doctor-use_own_supply = use the Pi's own power supply and a short, thick cable; cool the processor
doctor-too_little_voltage = too little voltage
doctor-slowed_down = slowed down
doctor-throttled = throttled
doctor-temperature_limit = at its temperature limit
doctor-power_now = now: { $troubles }
doctor-power_since = since it started: { $troubles }
doctor-power_good = enough voltage, never throttled
doctor-no_video = none found
doctor-connect_camera = connect a camera
doctor-video_devices =
    { $count ->
        [one] one device
       *[other] { $count } devices
    }
doctor-not_openable = no permission to open { $device }
doctor-join_group = sudo usermod -aG { $group } $USER, then log out and in
doctor-not_installed = not installed
doctor-no_port = no USB serial port
doctor-plug_arduino = plug the Arduino in
doctor-camera_gives = { $camera } is sending pictures
doctor-no_calibration = none given
doctor-calibrate_and_name = raja calibrate SHOTS -o camera.json, then pass it with --calibration
doctor-calibration_for = for { $size }
doctor-calibration_days =
    for { $size }, { $count ->
        [one] one day old
       *[other] { $count } days old
    }
doctor-calibration_guessed = for { $size }, only an estimate
doctor-calibrate = raja calibrate with shots
doctor-calibrate_anew = take new shots when you have time
doctor-markers_fit = markers fit to { $pixels } pixels
doctor-lay_mats_flat = lay the mats flat; if that does not help, calibrate again
doctor-board_found = board { $board }, firmware { $firmware } at { $port }
doctor-well_unheard = has not reported yet
doctor-well_E = empty, margin { $percent } %
doctor-well_M = moving, margin { $percent } %
doctor-well_S = settled, margin { $percent } %
doctor-well_C = cocked, margin { $percent } %
doctor-well_U = unreadable, margin { $percent } %

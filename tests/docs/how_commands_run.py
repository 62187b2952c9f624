"""How each command of the docs is tried: as it stands, by a shorter stand-in, as a server, or, with the reason, only by looking.

A command that is in none of these tables is run as it stands.
"""

from __future__ import annotations

from typing import Final

INSTEAD: Final[dict[str, str]] = {
    # Devices in the computer, and one of the repository's photos.
    "raja arduino --json": "raja arduino --virtual --json",
    "raja arduino calibrate": "yes '' | raja arduino calibrate --virtual",
    "raja arduino calibrate [--well 1]": "yes '' | raja arduino calibrate --virtual --well 1",
    "raja camera": "raja camera --camera photos",
    "raja camera [--serve]": "raja camera --serve --camera photos",
    "raja camera --serve --calibration shelf.json": "raja camera --serve --camera photos",
    "raja camera --shots shots": "raja camera --camera photos --shots shots --count 1 --every 0.1",
    "raja camera --camera 0 --shots shots --count 15 --every 4": (
        "raja camera --camera photos --shots shots --count 1 --every 0.1"
    ),
    "raja play --camera pi --calibration pi.json --camera pi:1 --calibration pi-1.json --camera 0 "
    "--calibration webcam.json": (
        "raja play --camera photos --calibration camera.json --camera ./photos --calibration camera.json"
    ),
    "raja doctor --camera pi --calibration camera.json": "raja doctor --camera photos --calibration camera.json",
    "raja doctor --log /var/lib/raja/evenings.sqlite": "raja doctor --log evenings.sqlite",
    "raja count IMAGE --camera CAMERA.json --overlay OUT.png": (
        "raja count photos/dev_005.jpg --camera camera.json --overlay out.png"
    ),
    "raja count IMAGE… [--camera CAMERA.json] [--json] [--overlay OUT.png]": (
        "raja count photos/dev_005.jpg --camera camera.json --json"
    ),
    "raja count --json --details": "raja count photos/dev_005.jpg --camera camera.json --json --details",
    "raja evaluate FOLDER": "raja evaluate photos",
    "raja evaluate FOLDER --together": "raja evaluate photos --together",
    "raja evaluate FOLDER --sweep ink": "raja evaluate photos --sweep ink",
    "make evaluate PHOTOS=FOLDER": 'make evaluate PHOTOS="$OLDPWD/photos"',
    "make sweeps PHOTOS=FOLDER": 'make sweeps PHOTOS="$OLDPWD/photos" SWEEPS=veil SWEPT="$OLDPWD/sweeps"',
    "raja teach LOOKS… --camera CAMERA.json --labels truth.json": (
        "raja teach photos/dev_005.jpg --labels photos/truth.json --table taught.json"
    ),
    "raja teach LOOKS… --camera CAMERA.json --layout start": (
        "raja teach photos/dev_005.jpg --camera camera.json --layout start --table started.json"
    ),
    "raja teach --explain --picture colours.png": (
        "raja teach photos/dev_005.jpg --labels photos/truth.json --table taught.json --explain --picture colours.png"
    ),
    "raja teach --evening evening.mcap --table home": "raja teach --evening evening.mcap --table kept.json",
    "raja play --table home": "raja play --port 8001",
    # Names that stand for something.
    "raja play --address NAME": "raja play --address table.example",
    "raja play --camera 0 --calibration camera.json": "raja play --camera photos --calibration camera.json",
    "raja look FILE": "raja look evening.mcap",
    "raja transcript FILE": "raja transcript evening.mcap",
    "raja export FILE --to FORM": "raja export evening.mcap --to csv",
    "raja replay FILE --record WHOLE.mcap": "raja replay evening.mcap --record whole.mcap",
    "raja stats FILE… [--json] [--plots FOLDER] [--page FILE]": "raja stats evening.mcap --json --page stats.html",
    "raja stats --facts facts": "raja stats --facts facts evening.mcap",
    "raja stats --facts FOLDER [FILE…]": "raja stats --facts facts evening.mcap",
    "raja evening --virtual [--seed N]": "raja evening --virtual --seed 7 --turns 1 --mats 0,2",
    "python -m tests.soak.small_players GAME --games N": "python -m tests.soak.small_players almost --games 2",
    # The same, made short.
    "raja evening --virtual --turns 2 --no-survey --ask-all": (
        "raja evening --virtual --seed 7 --turns 1 --mats 0,2 --no-survey --cameras 2 --phones 1"
    ),
    "raja evening --virtual --seed 7 --turns 3 --mats 0,2,4": "raja evening --virtual --seed 7 --turns 1 --mats 0,2",
    "raja evening --virtual --seed 7 --output evening.mcap && raja replay evening.mcap": (
        "raja evening --virtual --seed 7 --turns 1 --mats 0,2 --output virtual.mcap && raja replay virtual.mcap"
    ),
    "raja photos --virtual FOLDER": "raja photos --virtual rendered --count 1",
    "raja photos --virtual --seed 100": "raja photos --virtual rendered --seed 100 --count 1",
    "raja photos --virtual rendered --count 60 && raja evaluate rendered": (
        "raja photos --virtual rendered --count 1 && raja evaluate rendered"
    ),
    # The repository's evening lasts a minute and a half.
    "raja recording cut evening.mcap 12:30 1:02:00 -o siege.mcap": (
        "raja recording cut evening.mcap 0:05 0:00:20 -o siege.mcap"
    ),
    # A name that is taken already; and what people said comes late in it.
    "raja recording merge part1.mcap part2.mcap -o evening.mcap": (
        "raja recording merge part1.mcap part2.mcap -o merged.mcap"
    ),
    "raja recording labels evening.mcap -o labels": "raja recording labels played.mcap -o labels",
    "raja replay … --truth": "raja replay evening.mcap --truth evening.truth.json",
    "python -m tests.soak.killed_room --kills 31": "python -m tests.soak.killed_room --kills 1",
    "make soak-small": "make soak-small SOAK_GAMES=1",
    "make soak-kills": "make soak-kills KILLS=1",
    "make soak-damage": "make soak-damage CUTS=2 FLIPS=2",
    "python -m tests.hardware.dice.mutations 1000000": "python -m tests.hardware.dice.mutations 1000",
    "python -m tests.hardware.evening_of_trouble virtual 1000": "python -m tests.hardware.evening_of_trouble virtual 2",
    "python -m tests.hardware.hour_of_play virtual 3600": "python -m tests.hardware.hour_of_play virtual 20",
    "python -m tests.hardware.link_times 20": "python -m tests.hardware.link_times 1",
    "python -m tests.hardware.roll_latency 120": "python -m tests.hardware.roll_latency 2",
}
"""Run instead: the same program on the repository's samples, virtual devices or in a short form."""

LONG: Final[frozenset[str]] = frozenset(
    {
        "raja play",
        "raja camera --camera pi --camera 0",
        "raja look evening.mcap",
        "raja print mats --paper letter",
        "raja replay evening.mcap --depth re-sense --json",
        "raja export evening.mcap --to mp4 --speed 8",
        "raja count photos/dev_005.jpg --camera camera.json --json",
        "yes '' | raja arduino calibrate --virtual --well 1",
        "raja play --port 8001",
        "raja play --camera photos --calibration camera.json",
        "raja play --https --address raja.example.org",
        "raja camera --serve --camera photos",
        "raja play --virtual --recording example",
        "raja camera --host 0.0.0.0",
        "raja evaluate photos --sweep ink",
        "raja photos --virtual rendered --count 1 && raja evaluate rendered",
        "raja recording labels played.mcap -o labels",
        "raja play --address table.example",
        "raja play --recording evening.mcap",
        "raja play --camera photos --calibration camera.json --camera ./photos --calibration camera.json",
        "raja play --https",
        "raja hub",
        "raja room",
        "raja camera --camera photos",
        "raja export evening.mcap --to share",
        "raja texts check",
        "python scripts/compare_pictures.py",
        "python -m trainers.suit_outlook",
        "raja teach photos/dev_005.jpg --labels photos/truth.json --table taught.json",
        "raja replay evening.mcap --record whole.mcap",
        "raja print mats --paper a3",
        "raja print mats --paper a4",
        "raja print mats --paper tabloid",
        "raja play --virtual",
        "raja evening --virtual --seed 7 --turns 1 --mats 0,2",
        "raja evening --virtual --seed 7 --turns 1 --mats 0,2 --no-survey --cameras 2 --phones 1",
        "raja evening --virtual --seed 7 --turns 1 --mats 0,2 --output virtual.mcap && raja replay virtual.mcap",
        "raja photos --virtual rendered --count 1",
        "raja photos --virtual rendered --seed 100 --count 1",
        "raja replay evening.mcap --camera-only",
        "raja replay evening.mcap --truth evening.truth.json",
        "python -m tests.soak.killed_room --kills 1",
        "make soak-kills KILLS=1",
        'make evaluate PHOTOS="$OLDPWD/photos"',
        'make sweeps PHOTOS="$OLDPWD/photos" SWEEPS=veil SWEPT="$OLDPWD/sweeps"',
    }
)
"""Only in `make test-long`: alike to one that always runs, or what it starts is a test of its own."""

ENDING_TARGETS: Final = (
    "make play",
    "make sbom",
    *(command for command in INSTEAD.values() if command.startswith("make ")),
)
"""What `make` may be run for as the docs say it: of a new target it is decided here, since some take hours."""

SERVERS: Final = ("raja hub", "raja play", "raja room", "raja look", "raja camera", "raja arduino", "make play")
"""What begins so and does not end by itself: started, waited for, ended by Ctrl-C."""

ENDS: Final = ("hub leave", "--once", "--shots", "--json", "calibrate", "flash")
"""What makes one of them end by itself."""

_ON_THE_PI: Final = "changes the machine it runs on; `make test-install` types it in clean Debian folders"
_SYSTEMD: Final = "needs a machine that systemd has started"
_TRAINING: Final = "teaches a network for hours, with libraries that nothing else needs"
_BENCH: Final = "measures for minutes on a quiet machine"
_BOARD: Final = "needs an Arduino at a USB port; tests/hardware/dice/test_flashing.py uploads to a made one"
_BY_HAND: Final = "asks a person, or changes disks and rights"

NOT_HERE: Final[dict[str, str]] = {
    "make package": "`make lint` builds, checks and lists the same",
    "sudo apt update": _ON_THE_PI,
    "sudo apt install -y git": _ON_THE_PI,
    "sudo apt install python3-picamera2 --no-install-recommends": "Raspberry Pi OS has it, Debian has not",
    "git clone ADDRESS raja": _ON_THE_PI,
    "git clone": "a name without its address",
    "git pull": _ON_THE_PI,
    "cd raja": _ON_THE_PI,
    "sudo scripts/install_on_pi.sh": _ON_THE_PI,
    "sudo scripts/install_on_pi.sh --name raja": _ON_THE_PI,
    "sudo scripts/install_on_pi.sh --rollback": _ON_THE_PI,
    "sudo scripts/install_on_pi.sh --kiosk": _ON_THE_PI,
    "sudo scripts/install_on_pi.sh --hotspot": _ON_THE_PI,
    "sudo -u raja raja doctor --log /var/lib/raja/evenings.sqlite": _ON_THE_PI,
    "sudo ls /var/lib/raja/backups": _ON_THE_PI,
    "sudo rm -f /var/lib/raja/evenings.sqlite-wal /var/lib/raja/evenings.sqlite-shm": _ON_THE_PI,
    "sudo install -o raja -g raja -m 600 /var/lib/raja/backups/evenings-DAY.sqlite /var/lib/raja/evenings.sqlite": (
        _ON_THE_PI
    ),
    "sudo install -m 644 camera.json /etc/raja/camera.json": _ON_THE_PI,
    "sudo nmcli --show-secrets connection show raja-hotspot": "needs NetworkManager and Wi-Fi",
    "sudo systemctl start raja": _SYSTEMD,
    "sudo systemctl start raja-backup": _SYSTEMD,
    "sudo systemctl stop raja": _SYSTEMD,
    "sudo systemctl disable --now raja raja-watch.timer raja-backup.timer": _SYSTEMD,
    "sudo systemctl disable --now raja-kiosk": _SYSTEMD,
    "sudo reboot": _SYSTEMD,
    "journalctl -u raja": _SYSTEMD,
    "journalctl -u raja -n 30": _SYSTEMD,
    "rpicam-hello --list-cameras": "needs a Raspberry Pi",
    "sudo raspi-config": "needs a Raspberry Pi",
    "sudo nano /etc/raja/raja.env": _BY_HAND,
    "sudo chown raja:raja /var/lib/raja": _BY_HAND,
    "sudo mkfs.ext4 -L raja /dev/sda1": _BY_HAND,
    "sudo mount /var/lib/raja": _BY_HAND,
    "sudo usermod -aG dialout $USER": _BY_HAND,
    "sudo usermod -aG video $USER": _BY_HAND,
    "raja arduino flash": _BOARD,
    "raja arduino flash [--hex FILE]": _BOARD,
    "raja calibrate shots/*.jpg -o camera.json": "needs shots of a printed board; tests/vision/calibration/test_intrinsics.py draws some",
    "raja calibrate SHOTS… -o CAMERA.json": "needs shots of a printed board; tests/vision/calibration/test_intrinsics.py draws some",
    "raja palette PHOTO --camera CAMERA.json -o palette.toml": (
        "needs a photo of stones in a row; tests/vision/calibration/test_palette.py draws one"
    ),
    "raja palette PHOTO --camera camera.json -o palette.toml": (
        "needs a photo of stones in a row; tests/vision/calibration/test_palette.py draws one"
    ),
    "raja play --camera raja://shelf.local:8001/abcd2345 --calibration served": (
        "needs that machine; tests/companion/remote_camera serves a camera"
    ),
    "raja recording import FOLDER -o FILE": "needs an evening's folder of frames, which is too large for the repository",
    "raja recording import FOLDER -o evening.mcap": "needs an evening's folder of frames, too large for the repository",
    "raja play [--https] [--virtual | --camera 0 --calibration FILE …] [--board PORT] [--recording FILE]": (
        "a form; its parts are run"
    ),
    "raja replay FILE [--speed max] [--json] [--truth FILE]": "a form; its parts are run",
    "raja evaluate": "a name without its folder; it is run with one",
    "raja recording anonymise": "a name without its file; it is run with one",
    "raja transcript": "a name without its file; it is run with one",
    "raja play --camera": "a name without its source; it is run with one",
    "raja teach": "a name without its pictures; it is run with one",
    "raja replay --depth fold": "a name without its file; it is run with one",
    "firmware/build/raja-board [--firmware firmware/build/raja.elf] [--eeprom FILE] [--seed N] [--no-pty] [--bootloader HEX]": (
        "a form; tests/firmware runs the simulator"
    ),
    "make test": "is what runs this",
    "make test-quick": "is a part of what runs this",
    "make lint": "`make test` begins with it",
    "python -m tests.companion.released.writing 1.1.0": "writes the files of a release into tests; tests/companion/released reads them",
    "make page-types": "writes the schemas and the pages' types; tests/companion/web/api/test_page_types.py holds them against the dataclasses",
    "make firmware": "`make test` begins with it",
    "make kernels": "fetches a compiler of 100 MB; tests/vision/kernels holds what ships against the sources",
    "make fuzz": "sends bytes for hours; tests/fuzz/test_cases.py has what it found",
    "make soak-attack": "attacks a server for minutes; tests/companion/web/connections has its promises in short",
    "raja count": "a name without its photo; it is run with one",
    "raja evaluate --sweep gamma": "a name without its folder; it is run with one",
    "raja hub --database postgresql+psycopg:///raja": "needs a PostgreSQL server; `make test` has the hub on SQLite",
    "raja hub gate --port 8021 --database postgresql+psycopg:///raja --valkey redis://localhost:6379": "needs PostgreSQL and Valkey; `make soak-club` runs gates",
    "apt install postgresql": "changes the system",
    "pg_dump --format=custom --file club.dump raja": "needs a PostgreSQL server; tests/companion/hub/storage/test_postgres.py does the same with one of its own",
    "createdb --owner raja raja_again": "needs a PostgreSQL server; tests/companion/hub/storage/test_postgres.py does the same with one of its own",
    "pg_restore --exit-on-error --dbname raja_again club.dump": "needs a PostgreSQL server; tests/companion/hub/storage/test_postgres.py does the same with one of its own",
    "raja hub --database postgresql+psycopg:///raja_again": "needs a PostgreSQL server; tests/companion/hub/storage/test_postgres.py does the same with one of its own",
    "curl -H 'Authorization: Bearer raja_1_…' http://192.168.1.5:8020/api/hub/recordings": "needs that hub; tests/companion/hub asks one with a token",
    "raja hub seal-gate --port 8030 --database postgresql+psycopg:///raja --valkey redis://localhost:6379": "needs PostgreSQL and Valkey; `make soak-hall` runs seal gates",
    "raja hub here FOLDER --seal-gates 2": "needs PostgreSQL and Redis; `make soak-hall` runs what it runs",
    "raja hub seal-gate": "serves until it is stopped; tests/companion/web/club has one over SQLite",
    "make hub": "needs PostgreSQL and Redis; `make soak-club` runs what it runs",
    "make walks": "ten minutes of a browser; tests/companion/web has what each page promises",
    "make soak-spectators": "five minutes, and needs PostgreSQL and Redis; tests/soak/test_spectators.py is its small form",
    "make soak-hall": "ten minutes, and needs PostgreSQL and Redis; tests/companion/hub/hall runs a small form of it",
    "make soak-club": "a quarter of an hour, and needs PostgreSQL and Redis",
    "raja hub here FOLDER --gates 4": "needs PostgreSQL and Redis; `make soak-club` runs what it runs",
    "raja hub --archive FOLDER": "serves until it is stopped; tests/companion/hub has a hub with an archive",
    "raja stats --facts FOLDER/facts": "needs a hub's archive; `raja stats --facts facts` is run",
    "raja hub join … --certificate hub.pem": "a form; tests/companion/hub joins a hub",
    "raja hub join http://192.168.1.5:8020 ABCD2345 --name Window": "needs that hub; tests/companion/hub joins one",
    "pip install 'raja-table[archive]'": "needs a package index; the tests' environment has the extra's libraries",
    "pip install 'raja-table[push]'": "needs a package index; the tests' environment has the extra's libraries",
    "pip install 'raja-table[makers]'": "needs a package index; the tests' environment has the extra's libraries",
    "pip install 'raja-table[s3]'": "needs a package index; the tests' environment has the extra's libraries",
    "pip install 'raja-table[hub]'": "needs a package index; the tests' environment has the extra's libraries",
    "apt install": "a name without its packages",
    "apt update": _ON_THE_PI,
    "apt install git": _ON_THE_PI,
    "make test-install SUITE=bookworm": "types the installation in a clean Debian folder; takes ten minutes and the net",
    "make test-install ARCH=arm64 SUITE=trixie": "types the installation under emulation; takes an hour or more and the net",
    "make docs": "tests/docs/test_site.py runs it",
    "sudo make image": "builds a system under emulation; takes an hour or more, the net, and root",
    "sudo make test-image": "starts a whole emulated machine for minutes",
    "make image": "builds a system under emulation; takes an hour or more, the net, and root",
    "make test-image": "starts a whole emulated machine for minutes",
    'make test-image STARTING="--update build/raja-1.0.1.update"': "starts a whole emulated machine, several times",
    "sudo dd if=build/raja.img of=/dev/sdX bs=4M conv=fsync status=progress": _BY_HAND,
    "make test-long": "takes half an hour; its shorter forms are among these tests",
    "make test-long AREA=installing": "makes a Debian folder, and plays a whole evening there",
    "make test-long AREA=web": "takes half an hour; its shorter forms are among these tests",
    "make evening-by-touch": "whole games by touch take an hour; `make test` plays their first turn",
    "make -C firmware matrix": "every face, turn and light takes minutes; tests/firmware tries a part",
    ".venv/bin/pip install -c constraints.txt -e '.[parts]'": "would change the environment that runs this",
    "raja print parts -o parts": "tests/hardware/parts makes them; a part takes minutes of CAD",
    "make train PHOTOS=FOLDER": _TRAINING,
    "make bench": _BENCH,
    "make bench BENCH=archive": _BENCH,
    "make bench BENCH=pages": _BENCH,
    "make bench BENCH=club": _BENCH,
    "make bench BENCH=photo_answer": _BENCH,
    "make bench BENCH=footprint": _BENCH,
    "make bench BENCH=starts": _BENCH,
    "make bench BENCH=room": _BENCH,
    "make bench BENCH=companion": _BENCH,
    "make bench BENCH=recording": _BENCH,
    "make bench BENCH=rules": _BENCH,
    "make bench BENCH=vision": _BENCH,
    'python -m bench.fallen --first 300 --walls 80 --touch "falls to one"': "draws and reads pairs of pictures for minutes",
    'python -m bench.scattered --first 500 --tables 120 --where "bare tile"': "draws and reads pictures for minutes",
    "python -m bench.moved --first 400 --pairs 390 --what stones": "draws and reads pairs of photos for half an hour",
    "RAJA_PICTURES=1 .venv/bin/python -m pytest tests/companion/web/looking_back/test_recorded_evening.py": (
        "is a test itself, and would write pictures into docs"
    ),
    "pip install -e '.[training]'": _TRAINING,
    "python -m trainers.seeing.cards FOLDER --photos 400 --fonts /usr/share/fonts": _TRAINING,
    "python -m trainers.seeing.cards FOLDER --photos N": _TRAINING,
    "python -m trainers.seeing.cards OTHER_FOLDER --photos 230 --purpose fitting --fonts /usr/share/fonts": _TRAINING,
    "python -m trainers.seeing.cards.cuts FOLDER -o CUTS --drawn 4000 --fonts /usr/share/fonts": _TRAINING,
    "python -m trainers.seeing.cards.networks CUTS -o TAUGHT --tasks slim": _TRAINING,
    "python -m trainers.seeing.cards.networks CUTS -o vision/cards --tasks finder index face "
    "--also TAUGHT/card_slim.pt": _TRAINING,
    "python -m trainers.seeing.cards.doubt OTHER_FOLDER": _TRAINING,
    "raja cards IMAGE --camera CAMERA.json --overlay OUT.png": "needs a photo of cards; tests/vision/cards/test_observe.py takes some",
    "raja cards IMAGE --camera CAMERA.json [--json] [--overlay OUT.png]": (
        "needs a photo of cards; tests/vision/cards/test_observe.py takes some"
    ),
    "python -m trainers.seeing.disks.network RENDERED… -o vision/walls/evidence/disk_network.onnx --photos FOLDER… --only even "
    "--network EVEN.onnx": _TRAINING,
    "python -m trainers.seeing.pieces FOLDER… -o vision/networks/piece_network.onnx": _TRAINING,
    "python -m trainers.seeing.walls.doubt FOLDER… --network EVEN.onnx --only odd [--whole RENDERED…]": _TRAINING,
    "python -m trainers.seeing.walls.network FOLDER… -o vision/walls/evidence/wall_network.onnx [--only even] "
    "[--whole RENDERED…]": _TRAINING,
    "python3.11 -m venv .venv/blender && .venv/blender/bin/pip install bpy==5.0.1 opencv-python-headless==4.11.0.86 pillow==13.0.0 reportlab==5.1.0": (
        "fetches Blender, 400 MB"
    ),
    ".venv/blender/bin/python -m trainers.seeing.rendered FOLDER --photos 400 [--px-per-mm 1.75 2.7 --samples 3 "
    "--threads 2 --seed 1]": "needs Blender",
    "pip install -c constraints.txt -e '.[worlds]'": "would change the environment that runs this",
    "sudo apt install libllvm19": "installs a system's package",
    "python -m second_world FOLDER --photos 24": "needs Mitsuba",
    "DRJIT_LIBLLVM_PATH=/usr/lib/x86_64-linux-gnu/libLLVM-19.so python -m second_world FOLDER --photos 30": (
        "needs Mitsuba"
    ),
    "raja evaluate FOLDER --looks 0,1,2,5": "wants many photos; tests/vision/evaluation/test_teaching.py teaches with a few",
    "raja evaluate FOLDER --looks 0,1,2,5 --splits 8": "wants many photos; tests/vision/evaluation/test_teaching.py teaches with a few",
    "python scripts/evaluate_split.py FOLDER… --work DIR": _TRAINING,
    "scripts/explain_walls.py FOLDER": "draws every wall of many photos",
    "scripts/explain_columns.py FOLDER": "reads every column of many photos",
    "python scripts/judge_promises.py second=FOLDER second-unseen=FOLDER other=FOLDER worn=FOLDER home=FOLDER home=FOLDER "
    "--risk 0.01": "wants the photos of several worlds; tests/vision/evaluation/test_promises.py computes",
    "PYTHONPATH=. python scripts/make_demonstration.py": (
        "would write pictures into the pages; tests/companion/export/test_demonstration.py holds them against the recording"
    ),
    "python scripts/judge_promises.py NAME=FOLDER…": "wants the photos of several worlds; tests/vision/evaluation/test_promises.py computes",
    "raja print parts": "tests/hardware/parts makes them; a part takes minutes of CAD",
    "raja print parts --drops": "tests/hardware/parts drops them; a drop takes minutes",
}
"""Not run in a test, and why; flags, targets and files are looked up all the same."""

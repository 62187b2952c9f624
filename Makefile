# make play   – serve the companion at http://127.0.0.1:8000, for every phone on this network (PORT= changes it)
# make test   – install what the tests need, then check everything
PORT ?= 8000
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STRICT ?=

# Keep compiled modules, whatever the shell is set to: all test workers read the same thousand.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test test-quick test-long lint ready unit packages firmware package evaluate sweeps train bench soak soak-small soak-kills evening-by-touch soak-screens soak-damage soak-attack fuzz clean

help:
	@echo "make play       serve the companion at http://127.0.0.1:$(PORT), for every phone on this network"
	@echo "make test       run all checks and tests (installs what they need); twelve minutes on two cores"
	@echo "make test-quick check style, types and contracts, and run the quick tests; about a minute, while you work"
	@echo "make test-long  run the long tests: whole games by phone, more players, seeds and sizes; AREA=web for one folder"
	@echo "make firmware   build the Arduino's program and its simulator"
	@echo "make evaluate PHOTOS=folder   measure vision on a folder with a truth.json"
	@echo "make sweeps PHOTOS=folder     the same with ink, veil, noise and so on changed in steps: a table and a plot of each"
	@echo "make train PHOTOS=folder      render mats, train the walls' and disks' networks further, fit the confidence; two hours"
	@echo "make bench      measure speed, as distributions and ratios"
	@echo "make kernels    compile vision's C++ for each kind of machine; needed after it changed"
	@echo "make package    build and check wheel, source package and bill of materials, in dist/"
	@echo "make sbom       write a release's bill of materials (CycloneDX) to build/raja-table.cdx.json"
	@echo "make docs       build docs/ as a website in build/site"
	@echo "make test-install  type docs/install.md in a clean Debian folder, SUITE=bookworm or trixie, ARCH=amd64 or arm64"
	@echo "make image      build a Raspberry Pi card with everything on it, build/raja.img; make test-image starts it here"
	@echo "make hub        run a club's hub with two gates, PostgreSQL and Valkey on this machine, in HUB=build/hub"
	@echo "make soak       play random games by the thousand, for hours"
	@echo "make soak-small do the same with the small games"
	@echo "make soak-kills kill the server under load, again and again"
	@echo "make evening-by-touch  play whole games by touch in a browser, at the virtual table and without devices"
	@echo "make soak-attack attack a server of its own, its log, recordings and pages, on this machine only; twenty minutes"
	@echo "make soak-club  kill a club's tables, hub, gates and databases again and again; a quarter of an hour"
	@echo "make soak-hall  connect twenty thousand phones to 1, 2 and 4 seal gates, and kill some gates; ten minutes"
	@echo "make soak-spectators  open a club's pages by the thousand at two gates, PAGES=2000; five minutes"
	@echo "make walks      take six newcomers' walks through a fresh clone, with a picture of every step in build/walks; ten minutes"
	@echo "make fuzz       feed millions of random inputs to every parser, MINUTES=30 each; TARGET=sentences for one"
	@echo "make soak-damage cut and change recordings at random bytes, then repair them"

# Only a tenth of the ten thousand installed modules is ever used: each is compiled at its first use, not before the first page.
INSTALL := install --quiet --disable-pip-version-check --no-compile -c constraints.txt
# The environment is made again when what it is made from changes; one with the tests' libraries can play, too.
$(VENV)/run.stamp: pyproject.toml constraints.txt
	@sh scripts/make_environment.sh "$(PYTHON)" "$(VENV)"
	$(BIN)/python -m pip $(INSTALL) -e .
	@touch $@

$(VENV)/test.stamp: pyproject.toml constraints.txt
	@sh scripts/make_environment.sh "$(PYTHON)" "$(VENV)"
	$(BIN)/python -m pip $(INSTALL) -e '.[test]'
	@touch $(VENV)/run.stamp $@

play: $(VENV)/run.stamp
	$(BIN)/raja play --port $(PORT) --virtual --recording example

# Debian packages for the AVR tool chain, the simulator and the browser. Without them the tests that need them
# are skipped and say so.
packages:
	@sh scripts/install_packages.sh firmware/apt-packages.txt tests/apt-packages.txt

firmware:
	@$(MAKE) --no-print-directory -C firmware

# What `raja arduino flash` uploads if nobody has built a firmware.
.PHONY: ship-firmware
ship-firmware: packages firmware
	@$(BIN)/python -m scripts.ship_firmware

# Two halves that take about as long: `make -j 2 lint` checks the types on one core and the rest on the other.
.PHONY: types style
lint: types style

types: $(VENV)/test.stamp
	$(BIN)/mypy

style: $(VENV)/test.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	@PATH="$(abspath $(BIN)):$$PATH" STRICT=$(STRICT) sh scripts/check_javascript.sh
	@sh scripts/check_package.sh

# Vision's inner loops, as machine code for every kind of machine that Raja is installed on: to be made after a change of
# their C++, before it is committed.
.PHONY: kernels
kernels: $(VENV)/run.stamp
	$(BIN)/python -m pip $(INSTALL) -e '.[kernels]'
	$(BIN)/python -m scripts.build_kernels

# Wheel and source package in dist/, checked as an index would, with their bill of materials (CycloneDX).
package: $(VENV)/test.stamp
	@sh scripts/check_package.sh dist

# The firmware and its simulator, if their tool chain is installed.
.PHONY: board
board:
	+@sh scripts/build_firmware.sh

# Compiles the tests once, before four workers would each do it.
ready: $(VENV)/test.stamp board
	@$(BIN)/python -m pytest --collect-only -qq -p no:cacheprovider > /dev/null || true

# Four workers for two cores: many tests wait for a page or a device now and then.
PYTEST := $(BIN)/python -m pytest -n 4 --dist loadgroup
unit: $(VENV)/test.stamp
	$(PYTEST) $(if $(STRICT),--no-skips)

test: packages
	@$(MAKE) --no-print-directory -j 2 $(VENV)/test.stamp board
	@echo "make test: style, types, import contracts and the firmware (a minute), then all tests except the long ones, four at"
	@echo "a time (ten to twelve minutes on two calm cores). make test-quick takes a minute in all."
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint ready
	@$(MAKE) --no-print-directory unit STRICT=$(STRICT)

test-quick: $(VENV)/test.stamp
	@$(MAKE) --no-print-directory -j 2 --output-sync=target quick-tests lint

.PHONY: quick-tests
quick-tests: $(VENV)/test.stamp
	$(BIN)/python -m pytest -n 2 -q --quick -m "not long and not slow and not browser and not simulator and not toolchain and not program"

# Whole games by phone, and more players, seeds and sizes than in `make test`. AREA=web: the tests of one folder.
AREA ?=
AREA_FOLDER = $(if $(AREA),$(wildcard tests/$(AREA) tests/companion/$(AREA)),tests)
test-long: packages $(VENV)/test.stamp ready
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	@[ -n "$(AREA_FOLDER)" ] || { echo "There are no tests of '$(AREA)': AREA is a folder of tests/ or tests/companion/, such as web or vision." >&2; exit 2; }
	$(PYTEST) -m long $(AREA_FOLDER)

# Clones what is committed and starts it as the README says. WALKS="five german": only these.
WALKS ?=
.PHONY: walks
walks: packages $(VENV)/test.stamp
	$(BIN)/python -m tests.walks $(WALKS)

# Makes the schemas of requests and answers from their dataclasses, and the pages' types from the schemas.
.PHONY: page-types
page-types: $(VENV)/test.stamp
	$(BIN)/python -m tests.companion.web.api.schemas_made
	$(BIN)/python -m tests.companion.web.api.facts_made
	$(BIN)/python -m scripts.make_client
	@PATH="$(abspath $(BIN)):$$PATH" STRICT=1 sh scripts/check_javascript.sh --write

evaluate: $(VENV)/run.stamp
	$(BIN)/raja evaluate "$(PHOTOS)"

# Varies one property of print, lens or sensor after another in steps; tables and plots go to SWEPT. SWEEPS="ink veil": only these.
SWEPT ?= build/sweeps
SWEEPS ?= ink veil gamma cast crosstalk exposure noise jpeg chroma halos
EVERY ?= 1
sweeps: $(VENV)/run.stamp
	@mkdir -p "$(SWEPT)"
	@set -e; for quantity in $(SWEEPS); do \
		$(BIN)/raja evaluate "$(PHOTOS)" --every $(EVERY) --sweep $$quantity --plot "$(SWEPT)/sweep-$$quantity.png" > "$(SWEPT)/$$quantity.txt"; \
		echo "$(SWEPT)/$$quantity.txt: $$(tail -n 1 "$(SWEPT)/$$quantity.txt")"; \
	done

# Changes nothing that ships: the result is in TRAINED, to be judged first (docs/evaluation.md). If interrupted, it continues.
TRAINED ?= build/trained
MATS ?= 140
PAINTED ?= 80
FITTING ?= 20
DISK_STEPS ?= 2500
WALL_STEPS ?= 5000
RENDER = $(VENV)/blender/bin/python -m trainers.seeing.rendered --px-per-mm 1.75 2.7 --samples 3
$(VENV)/blender.stamp:
	python3.11 -m venv $(VENV)/blender
	$(VENV)/blender/bin/pip install --quiet bpy==5.0.1 opencv-python-headless==4.11.0.86 pillow==13.0.0 reportlab==5.1.0
	@touch $@

$(VENV)/training.stamp: $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[training]'
	@touch $@

train: $(VENV)/blender.stamp $(VENV)/training.stamp $(VENV)/test.stamp
	$(BIN)/python -m pytest -q tests/trainers/seeing/check_shipped_weights.py tests/trainers/seeing/check_averaging.py
	$(RENDER) $(TRAINED)/mats --photos $(MATS) --seed 41
	$(RENDER) $(TRAINED)/fitting --photos $(FITTING) --seed 43
	$(BIN)/raja photos $(TRAINED)/painted --virtual --count $(PAINTED) --seed 900
	$(BIN)/python -m trainers.seeing.walls.network $(PHOTOS) $(TRAINED)/painted -o $(TRAINED)/second_wall_network.onnx \
		--only even --whole $(TRAINED)/mats --start shipped --rate 5e-4 --steps $(WALL_STEPS)
	$(BIN)/python -m trainers.seeing.averaging vision/walls/evidence/wall_network.onnx $(TRAINED)/second_wall_network.onnx \
		-o $(TRAINED)/wall_network.onnx
	$(BIN)/python -m trainers.seeing.disks.network $(TRAINED)/mats -o $(TRAINED)/second_disk_network.onnx \
		--photos $(PHOTOS) $(TRAINED)/painted --only even --start shipped --rate 5e-4 --photo-share 1.5 --steps $(DISK_STEPS)
	$(BIN)/python -m trainers.seeing.averaging vision/walls/evidence/disk_network.onnx $(TRAINED)/second_disk_network.onnx \
		-o $(TRAINED)/disk_network.onnx
	$(BIN)/python -m trainers.seeing.walls.doubt $(PHOTOS) --network $(TRAINED)/wall_network.onnx --only odd \
		--whole $(TRAINED)/fitting > $(TRAINED)/doubt.txt

clean:
	rm -rf $(VENV) build dist node_modules *.egg-info
	@$(MAKE) --no-print-directory -C firmware clean

# Speed, compared with other libraries in the same run: `make bench`, or `make bench BENCH=rules`.
$(VENV)/bench.stamp: $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@

bench: $(VENV)/bench.stamp
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m bench $(BENCH)

# FIRST=SEED continues from the seed that an interrupted run printed last.
SOAK_GAMES ?= 100000
FIRST ?= 0
soak: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.raja_games --first $(FIRST) --games $(SOAK_GAMES)

# One game only: GAME=bid-war, suit-bidding, almost or belemmer.
GAME ?= all
soak-small: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.small_games --game $(GAME) --first $(FIRST) --games $(SOAK_GAMES)

# Kills the server under load, then compares its log with what it had acknowledged.
KILLS ?= 200
soak-kills: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.killed_server --kills $(KILLS)

# Keeps sixty screens open for an hour: the server's memory must not grow.
MINUTES ?= 60
soak-screens: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.open_screens --minutes $(MINUTES)

# Every known attack, on this machine only; prints a table of attempts and outcomes, exit status 1 if a promise broke.
# ONLY=connections, floors, logs, inputs, secrets, asking or names.
ONLY ?=
soak-attack: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.attacks $(foreach part,$(ONLY),--only $(part))

# A club on this machine: Debian's PostgreSQL and Redis in a folder, the hub and two gates. Ctrl-C ends them all.
HUB ?= build/hub
.PHONY: hub soak-club
hub: $(VENV)/test.stamp
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	$(BIN)/raja hub here $(HUB)

# Tables play whole games while every program of their club is killed this often; one table comes back late.
TABLES ?= 20
CLUB_KILLS ?= 30
soak-club: $(VENV)/test.stamp
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	$(BIN)/python -m tests.soak.club --tables $(TABLES) --kills $(CLUB_KILLS)

# A hall of phones at 1, 2 and 4 seal gates over PostgreSQL and Valkey; a gate and PostgreSQL are killed.
.PHONY: soak-hall
PHONES ?= 20000
SEALED_WITHIN ?= 20
soak-hall: $(VENV)/test.stamp
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	$(BIN)/python -m tests.soak.hall --phones $(PHONES) --within $(SEALED_WITHIN)

# Thousands of open pages at two gates while tables play: when each event reaches them, and whether it slows a table down.
PAGES ?= 2000
.PHONY: soak-spectators
soak-spectators: $(VENV)/test.stamp
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	$(BIN)/python -m tests.soak.club.spectators --tables $(TABLES) --pages $(PAGES)

# Millions of inputs, guided by coverage, for everything that reads bytes; the corpus is kept in build/fuzz. TARGET: only this one.
$(VENV)/fuzz.stamp: $(VENV)/test.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[fuzz]'
	@touch $@

TARGET ?=
fuzz: MINUTES = 30
fuzz: $(VENV)/fuzz.stamp
	$(BIN)/python -m tests.fuzz --minutes $(MINUTES) $(foreach one,$(TARGET),--only $(one))

# Cuts and changes recordings at random bytes, then repairs them.
CUTS ?= 500
FLIPS ?= 500
soak-damage: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.damaged_recordings --cuts $(CUTS) --flips $(FLIPS)

# Whole games by five phones in a browser; the server is killed on the way. `make test` plays only their first turn.
evening-by-touch: packages $(VENV)/test.stamp
	RAJA_WHOLE_EVENING=1 $(BIN)/python -m pytest -m "" -s tests/companion/web/seat_page/test_evening_at_server.py tests/companion/web/small_games/test_small_by_touch.py

# docs/ as a website in build/site. A warning (a broken link, a page missing from the menu) is an error.
.PHONY: docs
docs: $(VENV)/docs.stamp
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/site
	@echo "build/site/index.html"

$(VENV)/docs.stamp: $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[docs]'
	@touch $@

# A release's bill of materials (CycloneDX); it is published with the release.
.PHONY: sbom
sbom: $(VENV)/run.stamp
	@mkdir -p build
	$(BIN)/python scripts/make_sbom.py "$$($(BIN)/python -c 'from importlib.metadata import version; print(version("raja-table"))')" > build/raja-table.cdx.json
	@echo "build/raja-table.cdx.json"

# A card for a Raspberry Pi with everything on it: two read-only systems, and one partition for what is kept (docs/image.md). Ten
# minutes, and an hour without its base.
.PHONY: image test-image
IMAGE ?= build/raja.img
IMAGE_KEY ?= build/image-key.pem
image: $(VENV)/test.stamp
	@sh scripts/install_packages.sh image/apt-packages.txt
	@sh scripts/check_package.sh build/image-wheel
	$(BIN)/python -m image build/image-wheel/*.whl --key $(IMAGE_KEY) -o $(IMAGE)

# Counts photos in the image's read-only system, then starts it in an emulated machine and sets it up.
# STARTING="--update build/raja-1.0.1.update" also tries updates.
test-image: packages $(VENV)/test.stamp
	@sh scripts/install_packages.sh image/apt-packages.txt tests/image/apt-packages.txt
	$(BIN)/python -m tests.image.counting $(IMAGE)
	$(BIN)/python -m tests.image.starting $(IMAGE) $(STARTING)

# Types docs/install.md word by word in a clean Debian folder (root, debootstrap; ten minutes, longer if ARCH is emulated).
.PHONY: test-install
SUITE ?= bookworm
ARCH ?= amd64
test-install: packages $(VENV)/test.stamp
	$(BIN)/python -m tests.installing.walk $(SUITE) --arch $(ARCH) $(INSTALLING)

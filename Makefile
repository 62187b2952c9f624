# make play   – the companion at http://127.0.0.1:8000, for all phones in the house (PORT= changes it)
# make test   – everything that can be checked, on a machine that has nothing yet
PORT ?= 8000
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STRICT ?=

# Compiled modules are kept, whatever the shell is set to: three workers read the same thousand.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test test-quick test-long lint ready unit packages firmware package evaluate sweeps train bench soak soak-small soak-kills evening-by-touch soak-screens soak-damage soak-attack fuzz clean

help:
	@echo "make play       the companion at http://127.0.0.1:$(PORT), for all phones in the house"
	@echo "make test       all checks and tests (installs what they need); ten minutes on two cores"
	@echo "make test-quick style, types, contracts, and the quick tests; a minute or so, for while one works"
	@echo "make test-long  whole games by phone, further players, seeds and sizes; AREA=web runs those of one folder"
	@echo "make firmware   the Arduino's program and its simulator"
	@echo "make evaluate PHOTOS=folder   accuracy of seeing on a folder with a truth.json"
	@echo "make sweeps PHOTOS=folder     the same with ink, veil, noise and the like changed in steps: a table and a plot of each"
	@echo "make train PHOTOS=folder      renders mats, teaches the disks' network on from what ships, fits the doubt; an hour"
	@echo "make bench      speed, as distributions and ratios"
	@echo "make kernels    builds what reads pictures as machine code, for each kind of machine, after its C++ changed"
	@echo "make package    the wheel and the source package, checked, and their bill of materials, in dist/"
	@echo "make sbom       what a release is made of, as CycloneDX, in build/raja-table.cdx.json"
	@echo "make docs       docs/ as a site, in build/site"
	@echo "make test-install  docs/install.md typed in a clean Debian folder, SUITE=bookworm or trixie, ARCH=amd64 or arm64"
	@echo "make image      a Raspberry Pi's card with everything on it, in build/raja.img; make test-image starts it here"
	@echo "make hub        a club's hub with two gates, PostgreSQL and Valkey on this machine, in HUB=build/hub"
	@echo "make soak       long runs, hours allowed: games by the thousand"
	@echo "make soak-small the same for the small games"
	@echo "make soak-kills the server killed under load, again and again"
	@echo "make evening-by-touch  whole games by touch in a browser, at the virtual table and without devices"
	@echo "make soak-attack attacks on an own server, its log, recordings and pages, on this machine alone; twenty minutes"
	@echo "make soak-club  a club's tables, hub, gates and databases killed again and again; a quarter of an hour"
	@echo "make soak-hall  twenty thousand phones at 1, 2 and 4 seal gates, some of which are killed; ten minutes"
	@echo "make soak-spectators  a club's pages by the thousand at two gates, PAGES=2000; five minutes"
	@echo "make walks      six walks of newcomers through a fresh clone, photographed at every step, in build/walks; ten minutes"
	@echo "make fuzz       bytes by the million against all that reads bytes, MINUTES=30 each; TARGET=sentences"
	@echo "make soak-damage recordings cut and changed at random bytes, then repaired"

# Of ten thousand modules a tenth is used: those are compiled when they are, not all while one waits for the first page.
INSTALL := install --quiet --disable-pip-version-check --no-compile -c constraints.txt
# The environment is made anew when what it is made from changes; one with the tests' libraries plays, too.
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

# Debian packages for the AVR tool chain, the simulator and the browser; where they cannot be had,
# the tests that need them are skipped and say so.
packages:
	@sh scripts/install_packages.sh firmware/apt-packages.txt tests/apt-packages.txt

firmware:
	@$(MAKE) --no-print-directory -C firmware

# What `raja arduino flash` uploads where nobody built a firmware.
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

# Wheel and source package in dist/, checked as an index would, with what they are made of (CycloneDX).
# The loops that pictures are read with, as machine code for every machine that Raja is installed on: after a change of their
# C++, before it is committed.
.PHONY: kernels
kernels: $(VENV)/run.stamp
	$(BIN)/python -m pip $(INSTALL) -e '.[kernels]'
	$(BIN)/python -m scripts.build_kernels

package: $(VENV)/test.stamp
	@sh scripts/check_package.sh dist

# The firmware and its simulator, where their tool chain is.
.PHONY: board
board:
	+@sh scripts/build_firmware.sh

# The firmware and the tests themselves: compiled once, before four workers would each do it.
ready: $(VENV)/test.stamp board
	@$(BIN)/python -m pytest --collect-only -qq -p no:cacheprovider > /dev/null || true

# Four for two cores: many tests wait for a page or a device now and then.
PYTEST := $(BIN)/python -m pytest -n 4 --dist loadgroup
unit: $(VENV)/test.stamp
	$(PYTEST) $(if $(STRICT),--no-skips)

test: packages
	@$(MAKE) --no-print-directory -j 2 $(VENV)/test.stamp board
	@echo "make test: style, types, import contracts and the firmware (a minute), then all tests but the long ones, four at"
	@echo "a time (some ten minutes on two calm cores). make test-quick takes a minute in all."
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint ready
	@$(MAKE) --no-print-directory unit STRICT=$(STRICT)

test-quick: $(VENV)/test.stamp
	@$(MAKE) --no-print-directory -j 2 --output-sync=target quick-tests lint

.PHONY: quick-tests
quick-tests: $(VENV)/test.stamp
	$(BIN)/python -m pytest -n 2 -q --quick -m "not long and not slow and not browser and not simulator and not toolchain and not program"

# Whole games by phone; more players, seeds and sizes of what `make test` checks with fewer. AREA=web: those of one folder.
AREA ?=
AREA_FOLDER = $(if $(AREA),$(wildcard tests/$(AREA) tests/companion/$(AREA)),tests)
test-long: packages $(VENV)/test.stamp ready
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	@[ -n "$(AREA_FOLDER)" ] || { echo "There are no tests of '$(AREA)': AREA is a folder of tests/ or tests/companion/, such as web or vision." >&2; exit 2; }
	$(PYTEST) -m long $(AREA_FOLDER)

# What was committed is cloned and begun as the README says; WALKS="five german": those alone.
WALKS ?=
.PHONY: walks
walks: packages $(VENV)/test.stamp
	$(BIN)/python -m tests.walks $(WALKS)

# The schemas of what is asked and told, from its dataclasses, and the pages' types from those.
.PHONY: page-types
page-types: $(VENV)/test.stamp
	$(BIN)/python -m tests.companion.web.api.schemas_made
	$(BIN)/python -m tests.companion.web.api.facts_made
	$(BIN)/python -m scripts.make_client
	@PATH="$(abspath $(BIN)):$$PATH" STRICT=1 sh scripts/check_javascript.sh --write

evaluate: $(VENV)/run.stamp
	$(BIN)/raja evaluate "$(PHOTOS)"

# One quantity of print, lens or sensor after another is changed in steps; tables and plots lie in SWEPT. SWEEPS="ink veil": those alone.
SWEPT ?= build/sweeps
SWEEPS ?= ink veil gamma cast crosstalk exposure noise jpeg chroma halos
EVERY ?= 1
sweeps: $(VENV)/run.stamp
	@mkdir -p "$(SWEPT)"
	@set -e; for quantity in $(SWEEPS); do \
		$(BIN)/raja evaluate "$(PHOTOS)" --every $(EVERY) --sweep $$quantity --plot "$(SWEPT)/sweep-$$quantity.png" > "$(SWEPT)/$$quantity.txt"; \
		echo "$(SWEPT)/$$quantity.txt: $$(tail -n 1 "$(SWEPT)/$$quantity.txt")"; \
	done

# Nothing that ships is changed: what was taught lies in TRAINED, to be judged first (docs/evaluation.md). Broken off, it goes on.
TRAINED ?= build/trained
MATS ?= 60
FITTING ?= 20
DISK_STEPS ?= 1500
RENDER = $(VENV)/blender/bin/python -m trainers.seeing.rendered --px-per-mm 1.75 2.7 --samples 3
$(VENV)/blender.stamp:
	python3.11 -m venv $(VENV)/blender
	$(VENV)/blender/bin/pip install --quiet bpy==5.0.1 opencv-python-headless==4.11.0.86 pillow==13.0.0 reportlab==5.1.0
	@touch $@

$(VENV)/training.stamp: $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[training]'
	@touch $@

train: $(VENV)/blender.stamp $(VENV)/training.stamp $(VENV)/test.stamp
	$(BIN)/python -m pytest -q tests/trainers/seeing/check_shipped_weights.py
	$(RENDER) $(TRAINED)/mats --photos $(MATS) --seed 41
	$(RENDER) $(TRAINED)/fitting --photos $(FITTING) --seed 43
	$(BIN)/python -m trainers.seeing.disks.network $(TRAINED)/mats -o $(TRAINED)/disk_network.onnx \
		--photos $(PHOTOS) --only even --start shipped --rate 5e-4 --photo-share 1.5 --steps $(DISK_STEPS)
	$(BIN)/python -m trainers.seeing.walls.doubt $(PHOTOS) --network vision/walls/evidence/wall_network.onnx --only odd \
		--whole $(TRAINED)/fitting > $(TRAINED)/doubt.txt

clean:
	rm -rf $(VENV) build dist node_modules *.egg-info
	@$(MAKE) --no-print-directory -C firmware clean

# Speed beside others' libraries, in one run: `make bench`, or `make bench BENCH=rules`.
$(VENV)/bench.stamp: $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@

bench: $(VENV)/bench.stamp
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python -m bench $(BENCH)

# Goes on after a stop with FIRST=seed, the one it printed last.
SOAK_GAMES ?= 100000
FIRST ?= 0
soak: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.raja_games --first $(FIRST) --games $(SOAK_GAMES)

# One game alone with GAME=bid-war, suit-bidding, almost or belemmer.
GAME ?= all
soak-small: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.small_games --game $(GAME) --first $(FIRST) --games $(SOAK_GAMES)

# The server is killed under load, then its log is compared with what it had acknowledged.
KILLS ?= 200
soak-kills: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.killed_server --kills $(KILLS)

# Sixty screens stay open for an hour: the server's memory must stay where it is.
MINUTES ?= 60
soak-screens: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.open_screens --minutes $(MINUTES)

# All that was ever tried against it, on this machine alone; a table of attempts and outcomes, exit status 1 if a promise broke.
# ONLY=connections, floors, logs, inputs, secrets, asking or names.
ONLY ?=
soak-attack: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.attacks $(foreach part,$(ONLY),--only $(part))

# A club on this machine: Debian's PostgreSQL and Redis in a folder, the hub and two gates; Ctrl-C ends all.
HUB ?= build/hub
.PHONY: hub soak-club
hub: $(VENV)/test.stamp
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	$(BIN)/raja hub here $(HUB)

# Tables that play whole games, and every program of their club killed so often, with a table that comes back late.
TABLES ?= 20
CLUB_KILLS ?= 30
soak-club: $(VENV)/test.stamp
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	$(BIN)/python -m tests.soak.club --tables $(TABLES) --kills $(CLUB_KILLS)

# A hall of phones at 1, 2 and 4 seal gates over PostgreSQL and Valkey, a gate and PostgreSQL killed in between.
.PHONY: soak-hall
PHONES ?= 20000
SEALED_WITHIN ?= 20
soak-hall: $(VENV)/test.stamp
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	$(BIN)/python -m tests.soak.hall --phones $(PHONES) --within $(SEALED_WITHIN)

# So many open pages at two gates while tables play: when each event is on them, and whether a table feels it.
PAGES ?= 2000
.PHONY: soak-spectators
soak-spectators: $(VENV)/test.stamp
	@sh scripts/install_packages.sh companion/hub/apt-packages.txt
	$(BIN)/python -m tests.soak.club.spectators --tables $(TABLES) --pages $(PAGES)

# Bytes by the million, guided by coverage, against whatever reads bytes; what was learned is kept in build/fuzz. TARGET=one.
$(VENV)/fuzz.stamp: $(VENV)/test.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[fuzz]'
	@touch $@

TARGET ?=
fuzz: MINUTES = 30
fuzz: $(VENV)/fuzz.stamp
	$(BIN)/python -m tests.fuzz --minutes $(MINUTES) $(foreach one,$(TARGET),--only $(one))

# Recordings are cut and changed at random bytes, then repaired.
CUTS ?= 500
FLIPS ?= 500
soak-damage: $(VENV)/test.stamp
	$(BIN)/python -m tests.soak.damaged_recordings --cuts $(CUTS) --flips $(FLIPS)

# Whole games by five phones in a browser, the server killed in between; `make test` plays the first turn of them.
evening-by-touch: packages $(VENV)/test.stamp
	RAJA_WHOLE_EVENING=1 $(BIN)/python -m pytest -m "" -s tests/companion/web/seat_page/test_evening_at_server.py tests/companion/web/small_games/test_small_by_touch.py

# docs/ as a site, in build/site; a warning (a link that leads nowhere, a page nobody can find) ends it.
.PHONY: docs
docs: $(VENV)/docs.stamp
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/site
	@echo "build/site/index.html"

$(VENV)/docs.stamp: $(VENV)/run.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[docs]'
	@touch $@

# What a release is made of, as CycloneDX: it goes with each release.
.PHONY: sbom
sbom: $(VENV)/run.stamp
	@mkdir -p build
	$(BIN)/python scripts/make_sbom.py "$$($(BIN)/python -c 'from importlib.metadata import version; print(version("raja-table"))')" > build/raja-table.cdx.json
	@echo "build/raja-table.cdx.json"

# docs/install.md, word by word, in a clean Debian folder (root, debootstrap, some ten minutes; hours where ARCH is emulated).
# A card for a Raspberry Pi with all of it on: two read-only systems, and one partition that lasts (docs/image.md). An hour.
.PHONY: image test-image
IMAGE ?= build/raja.img
IMAGE_KEY ?= build/image-key.pem
image: $(VENV)/test.stamp
	@sh scripts/install_packages.sh image/apt-packages.txt
	@sh scripts/check_package.sh build/image-wheel
	$(BIN)/python -m image build/image-wheel/*.whl --key $(IMAGE_KEY) -o $(IMAGE)

# Photos are counted in the image's read-only system, which is then started in an emulated machine and set up; STARTING="--update build/raja-1.0.0.update" tries updates, too.
test-image: packages $(VENV)/test.stamp
	@sh scripts/install_packages.sh image/apt-packages.txt tests/image/apt-packages.txt
	$(BIN)/python -m tests.image.counting $(IMAGE)
	$(BIN)/python -m tests.image.starting $(IMAGE) $(STARTING)

.PHONY: test-install
SUITE ?= bookworm
ARCH ?= amd64
test-install: packages $(VENV)/test.stamp
	$(BIN)/python -m tests.installing.walk $(SUITE) --arch $(ARCH) $(INSTALLING)

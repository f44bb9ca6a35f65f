# Every target works from a fresh clone with Python 3.11 or newer, make, Node 20.19 or newer for the
# screen and, for speed, a C compiler.

PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
# A lock names everything, direct and indirect, in exact versions; each file is checked by its hash.
PIP_LOCKED := $(PIP_INSTALL) --no-deps --require-hashes

# Random games per seat count: of the compiled form, of the slower pure form, of the long run.
GAMES ?= 500
PURE_GAMES ?= 5
LONG_GAMES ?= 10000
# The tests of what has two forms; the server and the screen have one.
PURE_TESTS := $(addprefix tests/,contract core games play records terminal toy)
# Searches are too slow in the pure form.
PURE_LEFT_OUT := --ignore=tests/contract/test_levels.py
# Branch coverage of core and games below which `make test` fails, in percent.
COVERAGE ?= 99.9

PYTEST_COMPILED = ORRERY_GAMES=$(GAMES) ORRERY_EXPECT_COMPILED=$(EXPECT_COMPILED) $(BIN)/pytest
PYTEST_BROWSER = $(BIN)/pytest tests/browser --durations=0 --durations-min=5 --timeout=300 -o cache_dir=build/browser-cache
PYTEST_SERVER = $(PYTEST_COMPILED) tests/server -o cache_dir=build/server-cache

SOURCES := pyproject.toml setup.py README.md LICENSE src
HAS_COMPILER := $(firstword $(foreach name,$(CC) cc gcc clang,$(shell command -v $(name) 2>/dev/null)))
EXPECT_COMPILED := $(if $(HAS_COMPILER),1,0)
HAS_NODE := $(shell command -v npm 2>/dev/null)
SCREEN := src/orrery/server/screen
SCREEN_SOURCES := ui/src ui/public ui/index.html ui/vite.config.ts ui/vite.replay.config.ts ui/tsconfig.json ui/package-lock.json src/orrery/locale $(wildcard src/orrery/games/*/locale)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help install research ray docs screen play terminal test check test-screen test-installed test-browser test-compiled test-pure test-long bench bench-load bench-scale soak picture screenshots sbom locks clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(VENV)/installed ## make .venv with the compiled package and the orrery command

# Where the package is installed already, it is built anew with the screen in it.
screen: build/screen $(if $(wildcard $(VENV)/installed),install) ## build the screen for the browser into the package

research: install $(VENV)/research ## what learning programs need: NumPy, Gymnasium, PettingZoo, OpenSpiel, PyArrow

ray: install $(VENV)/ray ## Ray, for --ray

docs: $(VENV)/docs ## build the pages for researchers and bot authors into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "build/site/index.html; to search it too: $(BIN)/mkdocs serve"

play: screen install ## build everything, start the server and print its address
	@$(BIN)/orrery serve

terminal: install ## start a game of Crafting the Cosmos in the terminal
	@$(BIN)/orrery play cosmos

test: check screen test-screen test-installed test-pure ## everything CI runs: check, screen, tests compiled and in the browser, pure with coverage

check: $(VENV)/tools $(if $(HAS_NODE),ui/node_modules/made) ## ruff, mypy strict, vulture, import-linter, biome
	@failed=; \
	echo "── ruff check"; $(BIN)/ruff check . || failed="$$failed ruff-check"; \
	echo "── ruff format"; $(BIN)/ruff format --check . || failed="$$failed ruff-format"; \
	echo "── mypy --strict"; $(BIN)/mypy || failed="$$failed mypy"; \
	echo "── dead code"; $(BIN)/vulture || failed="$$failed vulture"; \
	echo "── import contracts"; PYTHONPATH=src $(BIN)/lint-imports --no-logo || failed="$$failed imports"; \
	$(if $(HAS_NODE),echo "── biome"; (cd ui && npm run --silent lint) || failed="$$failed biome";,) \
	test -z "$$failed" || { echo "check failed:$$failed"; exit 1; }

test-screen: screen ## the types, unit tests and size of the screen
	@echo "── types, tests and size of the screen"
	@cd ui && npm run --silent check && npm run --silent test && npm run --silent size

# The tests of the server mostly wait: beside them the others are run. What fails so, where much of it
# depends on time, is run once more alone; what fails then has failed.
test-installed: screen install $(VENV)/tools $(VENV)/services $(VENV)/ray $(VENV)/docs $(VENV)/browser
	@failed=; \
	$(PYTEST_SERVER) > build/server-tests.log 2>&1 & server=$$!; \
	echo "── tests, installed package, $(GAMES) random games per seat count"; \
	$(PYTEST_COMPILED) --ignore=tests/browser --ignore=tests/server || failed="$$failed test-compiled"; \
	echo "── tests in the browser"; \
	browser=0; $(PYTEST_BROWSER) || browser=$$?; \
	echo "── tests of the server"; \
	server_failed=0; wait $$server || server_failed=$$?; \
	cat build/server-tests.log; \
	test $$server_failed = 0 || $(PYTEST_SERVER) --last-failed || failed="$$failed test-server"; \
	test $$browser = 0 || $(PYTEST_BROWSER) --last-failed || failed="$$failed test-browser"; \
	test -z "$$failed" || { echo "failed:$$failed"; exit 1; }

test-compiled: install $(VENV)/tools $(VENV)/services $(VENV)/ray $(VENV)/docs ## the tests against the installed, compiled package
	@echo "── tests, installed package, $(GAMES) random games per seat count"
	@$(PYTEST_COMPILED) --ignore=tests/browser

test-browser: screen install $(VENV)/tools $(VENV)/browser ## whole games and every screen in real Chromium
	@echo "── tests in the browser"
	@$(PYTEST_BROWSER)

test-pure: install $(VENV)/tools $(VENV)/services ## the tests against the sources as they are, with branch coverage
	@echo "── tests, pure form, $(PURE_GAMES) random games per seat count, branch coverage >= $(COVERAGE) %"
	@PYTHONPATH=src ORRERY_GAMES=$(PURE_GAMES) $(BIN)/pytest $(PURE_TESTS) $(PURE_LEFT_OUT) --numprocesses=auto \
		--cov --cov-report=term-missing:skip-covered --cov-fail-under=$(COVERAGE)

test-long: screen install $(VENV)/tools $(VENV)/research $(VENV)/services $(VENV)/browser ## 10,000 random games per seat count, 20 kills, 200 power cuts, the shipped values made again, each extra alone, other games in the browser
	@echo "── contract suite, installed package, $(LONG_GAMES) random games per seat count"
	@ORRERY_GAMES=$(LONG_GAMES) ORRERY_EXPECT_COMPILED=$(EXPECT_COMPILED) $(BIN)/pytest tests/contract
	@echo "── the server's promises in full"
	@ORRERY_LONG=1 $(BIN)/pytest tests/server
	@echo "── the values that ship, made again"
	@ORRERY_LONG=1 $(BIN)/pytest tests/bots/test_shipped_values.py
	@echo "── each extra alone in an environment of its own"
	@ORRERY_LONG=1 $(BIN)/pytest tests/docs/test_extras_alone.py
	@echo "── other games in the browser"
	@ORRERY_LONG=1 ORRERY_SEED=$$(date +%s) $(BIN)/pytest tests/browser

bench: screen install $(VENV)/tools $(VENV)/browser $(VENV)/research $(BENCH_VENV)/tools ## measure the engine, the environments, their peers, the server and the screen (BENCH=--quick)
	@cd ui && npm run --silent size
	@$(BIN)/python -m bench.run --peers $(BENCH_VENV)/bin/python $(BENCH)
	@$(BIN)/python -m bench.environments --peers $(BENCH_VENV)/bin/python $(filter --quick,$(BENCH))
	@$(BIN)/python -m bench.load $(filter --quick,$(BENCH))
	@$(BIN)/python -m bench.screen $(filter --quick,$(BENCH))

bench-load: install ## measure the server: 1,000 sockets beside a bare echo (BENCH=--quick)
	@$(BIN)/python -m bench.load $(BENCH)

bench-scale: install $(VENV)/services ## one process against two, with PostgreSQL and Redis (BENCH=--quick)
	@$(BIN)/python -m bench.scale $(BENCH)

soak: install ## ten minutes of play with reconnect storms, memory over time (BENCH=--short)
	@$(BIN)/python -m bench.soak $(BENCH)

picture: install ## draw the pictures of the README
	@$(BIN)/python docs/make_picture.py

screenshots: screen install $(VENV)/tools $(VENV)/browser ## every screen in two windows and on a phone, and a turn that moves, into docs
	@$(BIN)/python -m docs.make_screenshots

locks: $(VENV)/made ## write requirements/*.lock anew after a change of versions
	@$(BIN)/python requirements/lock.py

sbom: install $(if $(HAS_NODE),ui/node_modules/made) ## write the software bill of materials (CycloneDX) to build/sbom.json
	@mkdir -p build
	@$(BIN)/python requirements/sbom.py build/sbom.json
	@echo "build/sbom.json"

clean: ## remove everything that was made
	rm -rf $(VENV) $(BENCH_VENV) build $(SCREEN) ui/dist ui/node_modules .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench docs -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment, with the tools that build the package.
$(VENV)/made: requirements/build.lock requirements/runtime.lock
	@$(PYTHON) -c 'import sys; sys.exit("orrery needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	@echo "── environment in $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP_LOCKED) -r requirements/build.lock -r requirements/runtime.lock
	@touch $@

$(VENV)/tools: $(VENV)/made requirements/test.lock
	@echo "── test tools"
	@$(BIN)/python $(PIP_LOCKED) -r requirements/test.lock
	@touch $@

$(VENV)/research: $(VENV)/made requirements/research.lock
	@echo "── the extras for learning programs"
	@$(BIN)/python $(PIP_LOCKED) -r requirements/research.lock
	@touch $@

$(VENV)/docs: $(VENV)/made requirements/docs.lock
	@echo "── what builds the pages"
	@$(BIN)/python $(PIP_LOCKED) -r requirements/docs.lock
	@touch $@

# Real databases for the tests of several processes, which are skipped where these cannot be had.
$(VENV)/services: $(VENV)/made
	@command -v redis-server >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
		echo "── PostgreSQL and Redis for the tests"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
			apt-get install -y -qq --no-install-recommends postgresql redis-server >/dev/null; \
	} || echo "   they could not be installed: the tests with several processes are skipped"
	@touch $@

# Ray; without it the test that plays on it is skipped.
$(VENV)/ray: $(VENV)/made requirements/ray.lock
	@echo "── Ray for the tests"
	@$(BIN)/python $(PIP_LOCKED) -r requirements/ray.lock \
		|| echo "   it could not be installed: its test is skipped"
	@touch $@

# Real Chromium; without it the tests in the browser are skipped.
$(VENV)/browser: $(VENV)/made
	@command -v chromium >/dev/null || { \
		echo "── Chromium for the tests"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
			apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	} || echo "   it could not be installed: the tests in the browser are skipped"
	@touch $@

ui/node_modules/made: ui/package.json ui/package-lock.json
	@echo "── parts of the screen"
	@cd ui && npm ci --silent
	@touch $@

# As the package below: built anew only where what it is made of has changed.
build/screen-sources: FORCE
	@mkdir -p build
	@test -e $(SCREEN)/index.html || rm -f $@
	@find $(SCREEN_SOURCES) -type f -exec cksum {} + | sort -k3 > $@.now
	@cmp -s $@.now $@ && rm $@.now || mv $@.now $@

ifdef HAS_NODE
build/screen: build/screen-sources ui/node_modules/made
	@echo "── the screen"
	@cd ui && npm run --silent build
	@rm -rf $(SCREEN) && cp -R ui/dist $(SCREEN)
	@touch $@
else
build/screen: FORCE
	@echo "── the screen is not built: Node was not found"
endif

# A digest of the sources by content: it changes, and the package is built anew, only when they do.
# The screen is one of them, and comes first where both are asked for.
build/sources: FORCE $(if $(filter screen,$(MAKECMDGOALS)),build/screen)
	@mkdir -p build
	@{ echo "compiler $(HAS_COMPILER)"; find $(SOURCES) -type f ! -path '*/__pycache__/*' ! -path '*/.mypy_cache/*' ! -name '*.so' \
		-exec cksum {} + | sort -k3; } > $@.now
	@cmp -s $@.now $@ && rm $@.now || mv $@.now $@

# Built from a copy, without isolation from the pinned tools, so that src holds nothing but sources.
$(VENV)/installed: $(VENV)/made build/sources
	@echo "── orrery, $(if $(HAS_COMPILER),compiled (a minute or two),not compiled: no C compiler was found, the slower pure modules serve)"
	@rm -rf build/package && mkdir -p build/package
	@cp -R $(SOURCES) build/package/
	@find build/package \( -name __pycache__ -o -name .mypy_cache \) -type d -prune -exec rm -rf {} +
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation ./build/package
	@touch $@

# A peer that cannot be installed is named in the table; it does not stop the benchmark.
$(BENCH_VENV)/tools: requirements/bench.txt requirements/constraints.txt
	@echo "── environment of the peers in $(BENCH_VENV)"
	@test -x $(BENCH_VENV)/bin/python || $(PYTHON) -m venv $(BENCH_VENV)
	@for peer in $$(grep -v '^#' requirements/bench.txt); do \
		$(BENCH_VENV)/bin/python $(PIP_INSTALL) -c requirements/constraints.txt $$peer || echo "   $$peer could not be installed"; \
	done
# It asks for an older Gymnasium and runs with this one.
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --no-deps -c requirements/constraints.txt catanatron_gym || echo "   catanatron_gym could not be installed"
	@touch $@

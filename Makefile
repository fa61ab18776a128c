# Rubicon's commands. `make` alone lists them.

PYTHON ?= python3
VENV ?= .venv
GAME ?= end_of_the_triumvirate
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
LADDER ?= ladder-games

BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps
# A stamp for each kind of build, so that RUBICON_PURE or a new compiler leads to a new build.
HAS_CC := $(shell command -v $(firstword $(CC)) 2>/dev/null)
PACKAGE := $(STAMPS)/package$(if $(RUBICON_PURE),-pure)$(if $(HAS_CC),,-no-cc)
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check --no-input
SOURCES := $(shell find src docs/games web hatch_build.py -type f ! -name '*.pyc' ! -path 'web/node_modules/*' ! -path 'web/dist/*' ! -name map.json 2>/dev/null | LC_ALL=C sort)
# Measuring coverage makes a test three times as slow: it is done where it is demanded, and not for
# the tests that are marked as long.
COVERING_TESTS = $(wildcard tests/core tests/games tests/golden tests/kit tests/toy)
# What is frozen (games, numbers, searches) is played on both builds. Random play takes long: it is
# checked on the installed build, the one that people get.
RANDOM_PLAY = $(addprefix tests/conformance/test_,machine.py random_play.py reveals.py)
INSTALLED_TESTS = tests/golden $(addprefix tests/conformance/test_,both_builds.py search.py) $(RANDOM_PLAY)
OTHER_TESTS = $(filter-out $(COVERING_TESTS:%=%/) tests/conformance/,$(wildcard tests/*/)) \
	$(filter-out $(RANDOM_PLAY),$(wildcard tests/conformance/test_*.py))
PYTEST = $(BIN)/pytest --dist worksteal $(PYTEST_ARGS) -n
# Tests that wait for browsers and servers leave room for one more.
MORE_JOBS = $(shell expr $(JOBS) + 1)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal dev test check format dist lock peers prove strength clean FORCE

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))
	@echo "  PYTHON=python3.12 chooses the Python (after 'make clean'); RUBICON_PURE=1 skips compiling."

setup: $(PACKAGE) ## install Rubicon into .venv, compiled if there is a C compiler
	@echo "Rubicon is ready: $(BIN)/rubicon"

play: $(PACKAGE) ## play in the browser: start the server and say where to click
	@$(BIN)/rubicon serve $(SERVE_ARGS)

terminal: $(PACKAGE) ## play in the terminal (GAME=... for another game)
	@$(BIN)/rubicon play $(GAME)

dev: $(STAMPS)/dev ## add the tools for developing to .venv

test: check $(PACKAGE) ## check everything, then run all tests
	@sh tools/system_packages.sh
	@echo "Testing the page's parts ..."
	@$(BIN)/python web/build_page.py -- npm run --silent test
	@echo "Testing the rules as written ..."
	@$(PYTEST) $(JOBS) -q -m "not long" --cov --cov-report= --cov-fail-under=0 $(COVERING_TESTS)
	@echo "Every branch of core, kit and the rules must be covered ..."
	@$(BIN)/coverage report
	@echo "Testing what takes long ..."
	@$(PYTEST) $(JOBS) -q -m long $(COVERING_TESTS)
	@echo "Testing everything else ..."
	@$(PYTEST) $(MORE_JOBS) -q $(OTHER_TESTS)
	@echo "Testing the rules as installed ..."
	@PYTHONPATH=.:tools $(PYTEST) $(JOBS) -p installed_package -o pythonpath=tests $(INSTALLED_TESTS)

check: $(STAMPS)/dev ## check format, lint, types, the import law, the rules subset, fields, rule numbers and catalogues
	@echo "Checking the format ..."
	@$(BIN)/ruff format --quiet --check . || { echo "'make format' fixes this."; exit 1; }
	@echo "Checking with ruff ..."
	@$(BIN)/ruff check --quiet .
	@echo "Checking the types ..."
	@$(BIN)/mypy --no-error-summary
	@echo "Checking who imports whom ..."
	@PYTHONPATH=src $(BIN)/lint-imports > $(STAMPS)/imports.log 2>&1 || { cat $(STAMPS)/imports.log; exit 1; }
	@echo "Checking the rules subset ..."
	@$(BIN)/python tools/subset_lint.py
	@PYTHONPATH=src $(BIN)/python -m rubicon.native check
	@echo "Checking the fields of positions ..."
	@$(BIN)/python tools/state_fields.py
	@echo "Checking the rule numbers ..."
	@$(BIN)/python tools/rule_numbers.py
	@echo "Checking the catalogues ..."
	@$(BIN)/python tools/words_lint.py
	@echo "Checking the page's types ..."
	@$(BIN)/python web/build_page.py -- npm run --silent check > $(STAMPS)/page.log 2>&1 || { cat $(STAMPS)/page.log; exit 1; }
	@echo "Checking the page's format and lint ..."
	@$(BIN)/python web/build_page.py -- npm run --silent lint > $(STAMPS)/page.log 2>&1 || { cat $(STAMPS)/page.log; echo "'make format' fixes most of this."; exit 1; }
	@echo "Checking the spelling ..."
	@$(BIN)/codespell

format: $(STAMPS)/dev ## write what follows from FIELDS, format the code and fix what ruff can fix
	@$(BIN)/python tools/state_fields.py --write
	@$(BIN)/ruff check --quiet --fix . || true
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python web/build_page.py -- npm run --silent format

dist: $(STAMPS)/run ## build the source distribution, with the page in it, and a wheel into dist/
	@$(BIN)/python -m hatchling build --target sdist --target wheel

peers: $(STAMPS)/peers ## add the engines that Rubicon is measured against to .venv

prove: $(STAMPS)/dev ## play every game interpreted and as native code, and compare a million positions of each
	@PYTHONPATH=src $(BIN)/python -m rubicon.native prove $(PROVE_ARGS)

strength: $(PACKAGE) ## let the levels of bots play each other and write docs/strength.md
	@$(BIN)/rubicon ladder --out $(LADDER) --write docs/strength.md $(LADDER_ARGS)

# No index, header or path in a lock: it holds on any machine. Each lock bounds the next one.
LOCKING = "$$uv/bin/uv" --no-config pip compile --quiet --upgrade --universal --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --python-version 3.11

# All but the peers: what `make play` and `make test` need.
EXTRAS = --extra server --extra postgres --extra lab

lock: ## choose the newest versions of all dependencies again
	@echo "Locking the dependencies ..."
	@mkdir -p lock; uv=$$(mktemp -d); trap 'rm -rf "$$uv"' EXIT; set -e; \
	$(PYTHON) -m venv "$$uv"; \
	"$$uv/bin/python" -m pip -qq install uv; \
	$(LOCKING) pyproject.toml $(EXTRAS) --group build -o lock/run.txt; \
	$(LOCKING) pyproject.toml $(EXTRAS) --group build --group test -c lock/run.txt -o lock/dev.txt; \
	$(LOCKING) --group pyproject.toml:peers -c lock/dev.txt -o lock/peers.txt
	@! grep -nE '://|(^|[ =])/|--(extra-)?index|--find-links' lock/*.txt || { echo "A lock names a place."; exit 1; }

clean: ## remove .venv, what was built and all caches
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage .coverage.*
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ---- What the commands stand on ----------------------------------------------

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Rubicon needs Python 3.11 or newer, and '$(PYTHON)' is not that. Name another: PYTHON=python3.12 make setup"; exit 1; }
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# A lock names everything: nothing is looked up that a later release could change.
$(STAMPS)/run: lock/run.txt $(STAMPS)/venv
	@echo "Installing what Rubicon runs on ..."
	@$(PIP) install --no-deps --require-hashes -r lock/run.txt
	@touch $@

$(STAMPS)/dev: lock/dev.txt $(STAMPS)/run
	@echo "Installing the tools for developing ..."
	@$(PIP) install --no-deps --require-hashes -r lock/dev.txt
	@touch $@

$(STAMPS)/peers: lock/peers.txt $(STAMPS)/run
	@echo "Installing the peers ..."
	@$(PIP) install --no-deps --require-hashes -r lock/peers.txt
	@touch $@

# The list of files, so that removing one counts as a change too.
$(STAMPS)/sources: $(STAMPS)/venv FORCE
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

$(PACKAGE): $(SOURCES) $(STAMPS)/sources pyproject.toml hatch_build.py $(STAMPS)/run
	@echo "Building and installing Rubicon ... $$($(BIN)/python hatch_build.py)"
	@# Under its old name it would stay beside itself.
	@$(PIP) uninstall --yes rubicon 2>/dev/null
	@$(PIP) install --force-reinstall --no-deps --no-build-isolation .
	@rm -f $(STAMPS)/package*
	@touch $@

FORCE:

# One verb, one command. `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
GAME ?= borneo
GAMES ?= 20000
SEED ?= 1
LOAD_SECONDS ?= 20
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
UV_VERSION := 0.13.5
NODE := web/node_modules/.installed
CLIENT := src/kontor/web/index.html
DOCS := src/kontor/site_docs/index.html
# Where it is set, every worker of pytest rewrites the assertions of all tests again at every run.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: load flat help setup pins check format test test-shards collect contract fuzz bench playthroughs boxes mutate prove coverage services unserve clean
.PHONY: calibration review-check
.PHONY: web types check-web test-web e2e e2e-ci follow screens

help:  ## list the verbs
	@awk -F':.*## ' '/^[a-z0-9-]+:.*## /{printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: tools  ## install everything into .venv and web/node_modules

# The server and the rules need no Node; where npm is installed, so is what the client is built and tested with.
tools: .venv/.installed $(if $(shell command -v npm),$(NODE))  ## the same; every verb runs it first if it has to

.uv/bin/uv:
	$(PYTHON) -m venv .uv && .uv/bin/pip install -q uv==$(UV_VERSION)

.venv/.installed: requirements/dev.txt pyproject.toml | $(UV)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Kontor needs Python 3.11 or newer: make setup PYTHON=python3.12"; exit 1; }
	test -d .venv || $(UV) venv -q --python $(PYTHON) .venv
	$(UV) pip sync -q --python $(BIN)/python --require-hashes --compile-bytecode requirements/dev.txt
	$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	touch $@

# Catanatron is GPL-3 and only the yardstick of `kontor bench`: an environment of its own, never imported by src/.
.venv-catanatron/.installed: requirements/catanatron.txt | $(UV)
	test -d .venv-catanatron || $(UV) venv -q --python $(PYTHON) .venv-catanatron
	$(UV) pip sync -q --python .venv-catanatron/bin/python --require-hashes --compile-bytecode requirements/catanatron.txt
	touch $@

$(NODE): web/package.json web/package-lock.json web/.npmrc
	cd web && npm ci
	touch $@

# Schemathesis brings its own pytest and Hypothesis, with plugins: an environment of its own, away from the tests'.
.venv-schemathesis/.installed: requirements/schemathesis.txt | $(UV)
	test -d .venv-schemathesis || $(UV) venv -q --python $(PYTHON) .venv-schemathesis
	$(UV) pip sync -q --python .venv-schemathesis/bin/python --require-hashes --compile-bytecode requirements/schemathesis.txt
	touch $@

pins: | $(UV)  ## compile requirements/*.in into hash-pinned requirements/*.txt
	$(UV) pip compile -q pyproject.toml requirements/dev.in --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --custom-compile-command "make pins" -o requirements/dev.txt
	$(UV) pip compile -q pyproject.toml $(addprefix --extra ,server mail push passkeys tracing) --constraint requirements/dev.txt --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --custom-compile-command "make pins" -o requirements/server.txt
	$(UV) pip compile -q pyproject.toml --extra embedded --constraint requirements/dev.txt --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --custom-compile-command "make pins" -o requirements/embedded.txt
	$(UV) pip compile -q requirements/catanatron.in --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --custom-compile-command "make pins" -o requirements/catanatron.txt
	$(UV) pip compile -q pyproject.toml --extra envs --extra openspiel --constraint requirements/dev.txt --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --custom-compile-command "make pins" -o requirements/envs.txt
	$(UV) pip compile -q pyproject.toml --extra lab --extra ray --constraint requirements/dev.txt --universal --python-version 3.11 \
	  --generate-hashes --no-emit-index-url --custom-compile-command "make pins" -o requirements/lab.txt
	$(UV) pip compile -q requirements/schemathesis.in --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --custom-compile-command "make pins" -o requirements/schemathesis.txt
	$(UV) pip compile -q requirements/simulate.in --constraint requirements/dev.txt --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --custom-compile-command "make pins" -o requirements/simulate.txt
	$(UV) pip compile -q requirements/docs.in --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --custom-compile-command "make pins" -o requirements/docs.txt

check: tools  ## commit messages, lint, format, types, import levels and circles, banned words
	$(BIN)/python dev/commit_message.py --history
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python dev/import_circles.py
	$(BIN)/python dev/plain_words.py

format: tools  ## let ruff put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The tests of a file, or of a group that it makes, stay on one worker; what takes long begins first. Two workers more
# than there are cores: many tests wait for a server.
PYTEST := $(BIN)/pytest -n $(shell expr $$(nproc) + 2) --dist loadgroup --no-loadscope-reorder

test: tools  ## all tests, on all cores (KONTOR_TESTS=full: whole laws instead of samples)
	$(PYTEST) $(PYTEST_ARGS)

test-shards: tools  ## the tests of server and worker with every match at a shard (KONTOR_TESTS=full: whole laws instead of samples)
	KONTOR_TEST_SHARDS=1 $(PYTEST) tests/server tests/worker $(PYTEST_ARGS)

# Run once before the workers of `make test`, which would otherwise each compile every file of the tests themselves.
collect: tools  ## find all tests and keep them compiled
	@found=$$($(BIN)/pytest -n0 --collect-only -qq) || { echo "$$found"; exit 1; }

contract: tools  ## the contract kit on every registered game
	KONTOR_TESTS=full $(PYTEST) tests/contract

fuzz: tools  ## random games of GAME over all its setups (GAMES=20000 SEED=1)
	$(BIN)/kontor fuzz $(GAME) --games $(GAMES) --seed $(SEED)

calibration: tools  ## whether the shares of reviews of GAME are further off than published, on 200 matches that nothing was fitted to
	$(BIN)/kontor lab calibrate $(GAME) --matches 200 --seed 3 --check

review-check: tools  ## whether reviews find planted blunders, and what their shares are worth in mid-match; one JSON line last (25 minutes)
	@$(BIN)/kontor lab review-check --json $(REVIEW_CHECK_ARGS)

bench: tools .venv-catanatron/.installed  ## speed of every game beside Catanatron, in one run
	$(BIN)/kontor bench

playthroughs: tools  ## tell the golden records again (and record missing ones); the diff is the review
	PYTHONPATH=tests $(BIN)/python tests/playthroughs/write.py

boxes: tools  ## keep the content of every component file by its hash, for matches that begin with it
	$(BIN)/python dev/boxes.py

.PHONY: numbers
numbers: tools  ## freeze the action ids and observations of every game whose numbers_version was raised
	$(BIN)/python dev/freeze_numbers.py

coverage: tools  ## which ids of the ledgers have a marked test
	$(BIN)/kontor rules --coverage

prove: tools  ## break every cited rule of GAME, one at a time: its marked tests must turn red
	$(BIN)/kontor rules --prove $(GAME)

mutate: tools  ## mutation score of the phases and the scoring of GAME
	$(BIN)/python tests/mutation/run.py $(GAME)

services:  ## start PostgreSQL and NATS for development
	dev/services up

unserve:  ## stop them
	dev/services down

load: tools  ## what one gateway carries, compared with bare PostgreSQL in one run (LOAD_SECONDS=20)
	cd tests && ../$(BIN)/python -m perf.load.run --seconds $(LOAD_SECONDS)

flat: tools  ## the cost of a move against the length of its match and the number of stored ones, of lists against people
	cd tests && ../$(BIN)/python -m perf.load.flat

web: $(CLIENT)  ## build the client in the browser into src/kontor/web, from where `kontor serve` serves it

$(CLIENT): $(shell find web/src web/public web/licences web/index.html web/vite.config.ts web/vite.viewer.config.ts web/third-party.ts web/package-lock.json -type f) | $(NODE)
	cd web && npx vite build --logLevel warn && npx vite build -c vite.viewer.config.ts --logLevel warn
	touch $@

# The generator of the documentation, beside what the project itself is made with: an environment of its own, 110 MB.
.venv-docs/.installed: requirements/docs.txt | $(UV)
	test -d .venv-docs || $(UV) venv -q --python $(PYTHON) .venv-docs
	$(UV) pip sync -q --python .venv-docs/bin/python --require-hashes requirements/docs.txt
	touch $@

.PHONY: docs
docs: tools $(DOCS)  ## build the documentation into src/kontor/site_docs, from where `kontor serve` serves it at /docs; every link is followed

$(DOCS): mkdocs.yml $(wildcard *.md dev/docs_*.py dev/docs_theme/*) NOTICE CITATION.cff $(shell find docs -type f) $(shell find src/kontor -name '*.py') .venv-docs/.installed | .venv/.installed
	$(BIN)/python dev/docs_pages.py
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --quiet
	cp .venv-docs/lib/python3*/site-packages/mkdocs_material-*.dist-info/licenses/LICENSE src/kontor/site_docs/assets/LICENSE.txt
	$(BIN)/python dev/docs_finish.py
	$(BIN)/python dev/docs_links.py
	touch $@

.PHONY: dist dist-check changelog
dist: tools web docs  ## a release into dist/: source archive and wheel, with the client and the documentation, checked; and a bill of materials
	$(BIN)/python dev/dist.py
	$(BIN)/python dev/bom.py

dist-check: dist  ## the wheel in a new environment: its version, a match of bots, the first page of a server
	UV=$(UV) PYTHONPATH=tests $(BIN)/python tests/release/run.py

changelog: tools  ## move the fragments of changelog.d into CHANGELOG.md (VERSION=1.0.0)
	$(BIN)/towncrier build --yes --version $(or $(VERSION),$(error say which: make changelog VERSION=1.0.0))

types: tools  ## tell the client the server's types again: web/src/api/schema.d.ts
	@cd web && $(call types-into,src/api/schema.d.ts)

# $(1): the file to write, seen from web/
types-into = ../$(BIN)/kontor schema > node_modules/.openapi.json && npx openapi-typescript node_modules/.openapi.json -o $(1) > /dev/null

check-web: tools  ## the client: types, format, import circles, texts in both languages, the shell without games, the server's types
	cd web && npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
	cd web && npx tsc --noEmit -p e2e/tsconfig.json
	cd web && npx prettier --check --log-level warn .
	cd web && node checks/run.mjs
	@cd web && $(call types-into,node_modules/.schema.d.ts) && diff -u src/api/schema.d.ts node_modules/.schema.d.ts \
	  || { echo "the server's types have changed: make types"; exit 1; }

test-web: tools  ## the client's unit tests
	cd web && npx vitest run

e2e: tools web docs  ## the client in a real browser against a real server: whole games by every means (an hour)
	@dev/install_missing chromium
	cd web && npx playwright test --project=play
	cd web && npx playwright test --project=budget --workers=1

follow: tools web  ## whether every move can be followed, in all games at three widths: a line of JSON for each (20 to 27 minutes)
	@dev/install_missing chromium
	cd web && FOLLOW=1 npx playwright test --project=play follow.spec

e2e-ci: tools web  ## the part of it that CI runs: a short game, the keyboard, the phone, axe on some pages, the budget
	@dev/install_missing chromium
	cd web && npx playwright test --project=play --grep @ci
	cd web && npx playwright test --project=budget --workers=1

screens: tools web  ## pictures of every board and page into web/screens; those that the documents show are renewed in docs/screens
	@dev/install_missing chromium
	cd web && npx playwright test --project=screens
	for kept in docs/screens/*.png; do cp web/screens/$$(basename $$kept) $$kept; done

.PHONY: ci nightly tools
ci:  ## what .ci/run runs: checks, the client, samples of fuzzing, the API and chaos, all tests; fails above 17 minutes
	@$(PYTHON) dev/ci.py

nightly: tools .venv-catanatron/.installed  ## whatever a push only samples, whole; a part that passed at this commit is skipped
	@$(BIN)/python dev/nightly.py

nightly-%: tools .venv-catanatron/.installed  ## one part of it: tests, e2e, fortnight, updates, chaos, schema, prove, fuzz-borneo, …
	@$(BIN)/python dev/nightly.py $*

clean:  ## remove what the verbs made
	rm -rf .venv .venv-catanatron .venv-docs .venv-schemathesis .venv-embedded .venv-envs .venv-lab .venv-learn .venv-simulate .uv web/node_modules web/test-results web/screens src/kontor/web src/kontor/site_docs .site mutants .nightly .guide .image .upgrade .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist

CHAOS_SECONDS ?= 60
CHAOS_MATCHES ?= 20
CHAOS_MOVES ?= 50

.PHONY: fleet
fleet: tools  ## several gateways and databases behind HAProxy beside one of each; one JSON line (GATEWAYS=2 SHARDS=1 PROXY=affine|spread KILL=none|gateway|postgres|nats SECONDS=20 NOISY=1)
	@dev/install_missing haproxy
	@PYTHONPATH=tests $(BIN)/python -m fleet.run --gateways $(or $(GATEWAYS),2) --shards $(or $(SHARDS),1) --proxy $(or $(PROXY),affine) --kill $(or $(KILL),none) --seconds $(or $(SECONDS),20)

# The model of many gateways, with SimPy: an environment of its own, 20 MB. It needs nothing of Kontor.
.venv-simulate/.installed: requirements/simulate.txt | $(UV)
	test -d .venv-simulate || $(UV) venv -q --python $(PYTHON) .venv-simulate
	$(UV) pip sync -q --python .venv-simulate/bin/python --require-hashes --compile-bytecode requirements/simulate.txt
	touch $@

.PHONY: simulate simulate-test simulate-points
simulate: .venv-simulate/.installed  ## the smallest fleet for MOVES a second and SOCKETS, what it costs, and how far the model is from measurements; one JSON line (MOVES=5000 SOCKETS=1000000 FROM=build/load/histograms.json NOISY=1)
	@PYTHONPATH=tests .venv-simulate/bin/python -m simulate.run --moves $(or $(MOVES),5000) $(if $(SOCKETS),--sockets $(SOCKETS)) $(if $(findstring command,$(origin FROM)),--from $(FROM))

simulate-test: .venv-simulate/.installed  ## the tests of the model, which need SimPy
	.venv-simulate/bin/python -m pytest -q -c tests/simulate/pytest.ini tests/simulate

simulate-points: tools  ## measure the points that the model is held against: tests/simulate/points.json (7 minutes on quiet cores, just after `make load`)
	@PYTHONPATH=tests $(BIN)/python -m simulate.measure

.PHONY: rolling
rolling: tools  ## gateways and workers are restarted one after the other while people play; one JSON line (ROLLING_MATCHES=8 FROM=d9bacb4c, which is 0.9.0)
	@dev/install_missing haproxy
	@UV=$(UV) PYTHONPATH=tests $(BIN)/python -m rolling.run --matches $(or $(ROLLING_MATCHES),8) $(if $(filter command line environment,$(origin FROM)),--former $(FROM))

.PHONY: chaos
chaos: tools  ## nothing lost: play while every process is disturbed, CHAOS_MOVES=50 moves a fault (CHAOS_SECONDS=60 CHAOS_MATCHES=20 CHAOS_SHARDS=0)
	@dev/install_missing libfaketime || true  # without it no clock is skewed, which the run says
	@PYTHONPATH=tests $(BIN)/python -m chaos.run --seconds $(CHAOS_SECONDS) --matches $(CHAOS_MATCHES) --moves-per-fault $(CHAOS_MOVES) --shards $(or $(CHAOS_SHARDS),0)

.PHONY: chaos-mutants
chaos-mutants: tools  ## negative controls: servers with a fault of ours, each of which a short chaos run must catch (10 minutes)
	@PYTHONPATH=tests $(BIN)/python -m chaos.mutant_servers.run $(MUTANTS_ARGS)

ABUSE_ARGS ?=

.PHONY: abuse
abuse: tools  ## strangers welcome: six tables of strong bots and 3,000 broken matches must not delay others' bots (2 minutes)
	@PYTHONPATH=tests $(BIN)/python -m abuse.run $(ABUSE_ARGS)

.PHONY: answers
answers: tools  ## how long people wait for bots while ten tables play on two cores; one JSON line (7 minutes; ANSWERS_ARGS="--game goa")
	@PYTHONPATH=tests $(BIN)/python -m perf.answers $(ANSWERS_ARGS)

.PHONY: wire
wire: tools  ## a bot made by following the guide finishes ten matches while gateway and bot are killed and started again; one JSON line
	@PYTHONPATH=tests $(BIN)/python -m wire.run $(WIRE_ARGS)

.PHONY: fortnight
fortnight: tools  ## games over days: fifty slow matches in two simulated weeks, with people who sleep, forget, leave and return
	@PYTHONPATH=tests $(BIN)/python -m fortnight.run

VILLAGE_ARGS ?=

.PHONY: village
village: tools  ## a place with people in it: 500 people of all kinds in a simulated month; one JSON line last (8 minutes on two free cores; VILLAGE_ARGS="--people 40 --days 3")
	@PYTHONPATH=tests $(BIN)/python -m village.run $(VILLAGE_ARGS)

# Kontor as people install it, with PostgreSQL from a wheel: an environment of its own, 330 MB.
.venv-embedded/.installed: requirements/embedded.txt | $(UV)
	test -d .venv-embedded || $(UV) venv -q --python $(PYTHON) .venv-embedded
	$(UV) pip sync -q --python .venv-embedded/bin/python --require-hashes --compile-bytecode requirements/embedded.txt
	touch $@

.PHONY: embedded
embedded: tools web .venv-embedded/.installed  ## one command is enough: the wheel, an empty folder, a match, a stop, a backup, and nothing left running
	rm -rf .venv-embedded/wheel && $(BIN)/python -m hatchling build -t wheel -d .venv-embedded/wheel
	$(UV) pip install -q --python .venv-embedded/bin/python --no-deps --reinstall .venv-embedded/wheel/*.whl
	@PYTHONPATH=tests $(BIN)/python -m embedded.run

ENVS_ARGS ?=

# The environments for programs that learn, with the packages that they adapt to: an environment of its own, 330 MB.
.venv-envs/.installed: requirements/envs.txt pyproject.toml | $(UV)
	test -d .venv-envs || $(UV) venv -q --python $(PYTHON) .venv-envs
	$(UV) pip sync -q --python .venv-envs/bin/python --require-hashes requirements/envs.txt
	$(UV) pip install -q --python .venv-envs/bin/python --no-deps -e .
	touch $@

.PHONY: envs
envs: .venv-envs/.installed  ## the environments under the tests of PettingZoo, Gymnasium and OpenSpiel, and their speed; one JSON line (ENVS_ARGS="--quick")
	@PYTHONPATH=tests .venv-envs/bin/python -m envs.run $(ENVS_ARGS)

.PHONY: outside
outside: tools web  ## a game from outside: made, built, installed beside the wheel, played in the terminal and in Chromium on its own board (2 minutes)
	@UV=$(UV) PYTHONPATH=tests $(BIN)/python -m outside.run

LAB_SCALE_ARGS ?=

# The lab with Polars and Ray: an environment of its own, 400 MB.
.venv-lab/.installed: requirements/lab.txt pyproject.toml | $(UV)
	test -d .venv-lab || $(UV) venv -q --python $(PYTHON) .venv-lab
	$(UV) pip sync -q --python .venv-lab/bin/python --require-hashes requirements/lab.txt
	$(UV) pip install -q --python .venv-lab/bin/python --no-deps -e .
	touch $@

.PHONY: lab-scale
lab-scale: .venv-lab/.installed  ## 400 matches inline, in processes and on Ray, a worker killed in between: one hash; one JSON line (LAB_SCALE_ARGS="--matches 40")
	@PYTHONPATH=tests .venv-lab/bin/python -m lab_scale.run $(LAB_SCALE_ARGS)

PPO_ARGS ?= --imitate 16384 --minutes 1
TORCH_VERSION := 2.13.0

# PyTorch by pip alone: its builds for a processor are not where uv looks for pins. An environment of its own, 1 GB or more.
.venv-learn/.installed: requirements/envs.txt pyproject.toml
	test -d .venv-learn || $(PYTHON) -m venv .venv-learn
	.venv-learn/bin/pip install -q -r requirements/envs.txt
	.venv-learn/bin/pip install -q torch==$(TORCH_VERSION)
	.venv-learn/bin/pip install -q --no-deps -e .
	touch $@

.PHONY: ppo
ppo: .venv-learn/.installed  ## the example that learns Goa: a minute of training, and its policy in the arena (PPO_ARGS="--minutes 60")
	.venv-learn/bin/python examples/ppo_goa.py $(PPO_ARGS) --out .venv-learn/policies
	PYTHONPATH=examples KONTOR_PPO_POLICY=.venv-learn/policies/last.pt .venv-learn/bin/kontor lab arena goa \
	  --challenger ppo_goa:Learned --field deckhand --seats 2 --games 20 --budget 1sims --workers 1 --json

.PHONY: guide
guide: tools web  ## the guide for hosts, followed line by line on a clean Debian without a network (root, debootstrap; 5 minutes)
	@PYTHONPATH=tests $(BIN)/python -m guide.run

.PHONY: image
image: dist  ## the image for containers, built with buildah and tried: page, user, stop (root, buildah, debootstrap; 4 minutes)
	@PYTHONPATH=tests $(BIN)/python -m image.run

FROM ?= 9e0bfab# version 0.1.0

.PHONY: upgrade
upgrade: dist  ## an upgrade from the wheel of a former commit to this one, by the guide: every match goes on (FROM=9e0bfab; 2 minutes)
	@UV=$(UV) PYTHONPATH=tests $(BIN)/python -m upgrade.run $(FROM)

UPDATES_ARGS ?=

.PHONY: updates
updates: tools  ## updates cost no match: the corpus of all former versions is upgraded, played to the end and read
	@PYTHONPATH=tests $(BIN)/python -m updates.run $(UPDATES_ARGS)

.PHONY: schema
schema: tools .venv-schemathesis/.installed  ## Schemathesis at a real server: no 5xx, and only answers that are documented
	PYTHONPATH=tests $(BIN)/python tests/schema/run.py

SOAK_MINUTES ?= 60
SOAK_MATCHES ?= 200

.PHONY: soak
soak: tools  ## an hour of people who come and go at 200 matches: memory and handles stay flat (SOAK_MINUTES=60 SOAK_MATCHES=200)
	@PYTHONPATH=tests $(BIN)/python -m soak.run --minutes $(SOAK_MINUTES) --matches $(SOAK_MATCHES)

.PHONY: recovery
recovery: tools  ## the drill of the guide: a database is lost and restored to a moment from base backup and archive; one JSON line
	@PYTHONPATH=tests $(BIN)/python -m recovery.run

.PHONY: scan
scan: tools  ## known weaknesses in the packages that we use (needs the network; without it: "not scanned")
	@UV=$(UV) $(BIN)/python dev/scan.py

PACK_ARGS ?=

.PHONY: pack
pack: tools  ## 1,000 finished matches are packed while the packer is killed; all must replay; one JSON line last (PACK_ARGS="--matches 40")
	@PYTHONPATH=tests $(BIN)/python -m perf.pack.run $(PACK_ARGS)

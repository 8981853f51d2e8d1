"""The tests of the page are a package, so that what a package shares goes when its last test has run."""

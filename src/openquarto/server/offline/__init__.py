"""The site in a browser without a network: the same tables, pages and words, in a worker of the page."""

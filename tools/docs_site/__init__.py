"""The parts of the site of the docs: its pages, their order, its looks, and what is checked of it."""

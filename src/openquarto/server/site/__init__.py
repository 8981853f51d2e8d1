"""What pages are made of: templates, files and words."""

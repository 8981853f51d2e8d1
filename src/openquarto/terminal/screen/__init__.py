"""The full screen, shown with Textual. Import it only to show it: Textual is optional, and takes its time."""

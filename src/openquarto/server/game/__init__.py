"""The game itself: its log, its state, its clock and its computers; knows no viewers and no network."""

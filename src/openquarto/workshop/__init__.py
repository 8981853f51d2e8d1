"""Long work: building the opening book, matches between players, and the durable table of jobs of both."""

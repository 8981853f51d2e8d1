"""Long work: building the opening book, and the durable table of jobs that it is done with."""

"""Who has a table open, what each of them may see, and what they may do."""

"""Several server processes at one port: a supervisor that starts and watches them, and what they tell it."""

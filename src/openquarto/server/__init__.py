"""The server: tables that people open in a browser, each the replay of a log that is kept on the disk."""

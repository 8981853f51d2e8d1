"""Every message between page and server, typed: one source for both, and for the page's TypeScript types."""

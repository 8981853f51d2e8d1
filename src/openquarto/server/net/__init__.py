"""WebSocket connections: frames, limits, keepalive, queues in and out."""

"""Classes: kept in the store, changed by teachers and pupils, fed with what the server has judged."""

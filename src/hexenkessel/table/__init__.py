"""The table server: lobby, seats, sealed log, live updates, store. `docs/protocol.md` is its contract."""

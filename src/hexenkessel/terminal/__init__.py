"""The table in a terminal: plain lines for pipes and screen readers, and a full-screen one."""

"""The table server: guests, tables, sockets and the HTTP interface."""

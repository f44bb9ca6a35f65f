"""The HTTP interface and the sockets, and the application they make up."""

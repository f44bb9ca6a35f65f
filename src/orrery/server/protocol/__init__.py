"""What travels over the wire: the messages of the socket and the bodies of HTTP."""

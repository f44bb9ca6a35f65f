"""The installed `orrery` command, before anything is imported: until the command itself runs,
Ctrl-C simply ends it, without a traceback of half an import."""

import signal

# Not where whoever started it lets interrupts be ignored.
_IS_INTERRUPTIBLE = signal.getsignal(signal.SIGINT) is signal.default_int_handler
if _IS_INTERRUPTIBLE:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def main() -> None:
    from orrery.cli.main import main as run

    if _IS_INTERRUPTIBLE:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    run()

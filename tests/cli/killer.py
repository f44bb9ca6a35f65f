"""A bot for tests that kills the process which plays with it, once: the first time it is to move
while the file it is given is not there. After that it takes the first legal action."""

import json
import os
import signal
import sys
from pathlib import Path

mark = Path(sys.argv[1])
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "orrery":
        sys.stdout.write("bot killer 1\n")
        sys.stdout.flush()
    elif word == "legal":
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        sys.stdout.write(f"move {json.loads(rest)[0]}\n")
        sys.stdout.flush()
    elif word == "quit":
        break

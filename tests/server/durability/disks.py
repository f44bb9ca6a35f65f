"""Disks that fail in known ways, as file layers beneath SQLite."""

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

import apsw

SECTOR: Final = 512
_NAMES = count(1)


class PowerIsOut(apsw.IOError):
    """Whatever is asked of a disk without power."""


class File:
    """What programs see, what is safe, and the changes that are not yet."""

    def __init__(self, content: bytes = b"") -> None:
        self.seen = bytearray(content)
        self.safe = bytearray(content)
        self.unsafe: list[Callable[[bytearray, random.Random], None]] = []

    def write(self, data: bytes, offset: int) -> None:
        _put(self.seen, data, offset)
        self.unsafe.append(lambda content, rng: _put_some(content, data, offset, rng))

    def truncate(self, size: int) -> None:
        del self.seen[size:]
        self.unsafe.append(lambda content, _: content.__delitem__(slice(size, None)))

    def sync(self) -> None:
        self.safe = bytearray(self.seen)
        self.unsafe.clear()

    def after_cut(self, rng: random.Random) -> bytes:
        """What a power cut leaves: all that was synced, and of the rest whatever luck has it."""
        content = bytearray(self.safe)
        luck = rng.choice((0.0, 0.5, 0.9))
        for change in self.unsafe:
            if rng.random() < luck:
                change(content, rng)
        return bytes(content)


def _put(content: bytearray, data: bytes, offset: int) -> None:
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


def _put_some(content: bytearray, data: bytes, offset: int, rng: random.Random) -> None:
    """A write that the cut may tear between sectors."""
    torn = rng.random() < 0.3
    for start in range(0, len(data), SECTOR):
        if not torn or rng.random() < 0.5:
            _put(content, data[start : start + SECTOR], offset + start)


class ForgetfulDisk(apsw.VFS):
    """Files in memory; the power goes out at a chosen operation and what was not synced may
    be lost, in any order and in parts."""

    def __init__(self) -> None:
        self.name = f"forgetful{next(_NAMES)}"
        self.files: dict[str, File] = {}
        self.operations = 0
        self.cut_at = -1
        self.is_out = False
        super().__init__(self.name, base="")

    def operate(self) -> None:
        if self.operations == self.cut_at:
            self.is_out = True
        if self.is_out:
            raise PowerIsOut
        self.operations += 1

    def power_up(self, rng: random.Random) -> None:
        """Start again with what the cut has left."""
        self.files = {name: File(file.after_cut(rng)) for name, file in self.files.items()}
        self.is_out = False
        self.cut_at = -1

    def copy_to(self, folder: Path) -> None:
        for name, file in self.files.items():
            (folder / Path(name).name).write_bytes(bytes(file.seen))

    def xOpen(self, name: Any, flags: list[int]) -> Any:  # noqa: N802 - named by SQLite
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        flags[1] = flags[0]
        return OpenFile(self, self.files.setdefault(path, File()))

    def xAccess(self, pathname: str, _flags: int) -> bool:  # noqa: N802
        return pathname in self.files

    def xDelete(self, filename: str, _syncdir: bool) -> None:  # noqa: N802
        self.operate()
        self.files.pop(filename, None)

    def xFullPathname(self, name: str) -> str:  # noqa: N802
        return name


class OpenFile:
    """One open file of a forgetful disk."""

    def __init__(self, disk: ForgetfulDisk, file: File) -> None:
        self._disk = disk
        self._file = file

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        if self._disk.is_out:
            raise PowerIsOut
        return bytes(self._file.seen[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.operate()
        self._file.write(bytes(data), offset)

    def xTruncate(self, size: int) -> None:  # noqa: N802
        self._disk.operate()
        self._file.truncate(size)

    def xSync(self, _flags: int) -> None:  # noqa: N802
        self._disk.operate()
        self._file.sync()

    def xFileSize(self) -> int:  # noqa: N802
        return len(self._file.seen)

    def xClose(self) -> None:  # noqa: N802
        pass

    def xLock(self, _level: int) -> None:  # noqa: N802
        pass

    def xUnlock(self, _level: int) -> None:  # noqa: N802
        pass

    def xCheckReservedLock(self) -> bool:  # noqa: N802
        return False

    def xSectorSize(self) -> int:  # noqa: N802
        return SECTOR

    def xDeviceCharacteristics(self) -> int:  # noqa: N802
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE

    def xFileControl(self, _op: int, _pointer: int) -> bool:  # noqa: N802
        return False


class RefusingDisk(apsw.VFS):
    """The ordinary disk, which refuses to write while it is told to."""

    def __init__(self) -> None:
        self.name = f"refusing{next(_NAMES)}"
        self.refusal: type[apsw.Error] | None = None
        self.syncs = 0
        super().__init__(self.name, base="")

    def xOpen(self, name: Any, flags: list[int]) -> Any:  # noqa: N802
        return RefusingFile(self, name, flags)

    def refuse(self) -> None:
        if self.refusal is not None:
            raise self.refusal


class RefusingFile(apsw.VFSFile):
    def __init__(self, disk: RefusingDisk, name: Any, flags: list[int]) -> None:
        self._disk = disk
        super().__init__("", name, flags)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        self._disk.refuse()
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._disk.refuse()
        self._disk.syncs += 1
        super().xSync(flags)

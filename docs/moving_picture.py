"""Still pictures put together as an animated WebP. Each is written by the browser itself; here they
are only given their places in the file."""

import base64
import struct
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Page

# Encodes a PNG as WebP, so wide.
ENCODE = """async ({ picture, width, quality }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((image.height * width) / image.width);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Still(NamedTuple):
    """One picture as PNG, and how many milliseconds it stays."""

    picture: bytes
    last: int


def animate(page: Page, stills: Sequence[Still], width: int, quality: float) -> bytes:
    """An animation that begins again for ever."""
    frames = [(encode(page, still.picture, width, quality), still.last) for still in stills]
    first = frames[0][0]
    wide, high = size_of(first)
    head = chunk(b"VP8X", struct.pack("<I", 0b10) + whole(wide - 1) + whole(high - 1))
    repeat = chunk(b"ANIM", struct.pack("<IH", 0, 0))
    body = b"".join(chunk(b"ANMF", frame(content, last)) for content, last in frames)
    content = b"WEBP" + head + repeat + body
    return b"RIFF" + struct.pack("<I", len(content)) + content


def encode(page: Page, picture: bytes, width: int, quality: float) -> bytes:
    """The chunk of pixels of one picture, with its name and length."""
    given = base64.b64encode(picture).decode()
    written = page.evaluate(ENCODE, {"picture": given, "width": width, "quality": quality})
    content = base64.b64decode(written)
    place = content.index(b"VP8 ", 12)
    length = int(struct.unpack_from("<I", content, place + 4)[0])
    return content[place : place + 8 + length + length % 2]


def size_of(pixels: bytes) -> tuple[int, int]:
    """As the head of a key frame says."""
    wide, high = struct.unpack_from("<HH", pixels, 8 + 6)
    return wide & 0x3FFF, high & 0x3FFF


def frame(pixels: bytes, last: int) -> bytes:
    wide, high = size_of(pixels)
    place = whole(0) + whole(0) + whole(wide - 1) + whole(high - 1)
    return place + whole(last) + b"\x02" + pixels


def whole(number: int) -> bytes:
    """In three bytes."""
    return struct.pack("<I", number)[:3]


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)

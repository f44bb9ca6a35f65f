"""A text as a QR code, for the screen to draw."""

import segno


def qr_rows(text: str) -> list[str]:
    """The rows of the picture, without its margin: `1` is dark, `0` is light."""
    picture = segno.make_qr(text, error="m", boost_error=False)
    return ["".join(map(str, row)) for row in picture.matrix]

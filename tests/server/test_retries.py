"""What failed is tried again at once, and then less and less often."""

from orrery.server.retries import retry_delay


def test_at_once_and_then_less_and_less_often() -> None:
    delays = [retry_delay(failures) for failures in range(1, 10)]
    assert delays == [0, 1, 2, 4, 8, 16, 30, 30, 30]
    assert retry_delay(10_000, 0.5) == 15

"""A policy that learns from masks and encodings beats random play."""

from examples.learn import train


def test_a_masked_policy_gradient_beats_random_play() -> None:
    """300 games to learn from; the mean return of random play is 0."""
    assert train("exoplanets", 300) > 0.2

"""Nets and the inputs they were learned from."""

import pytest

from orrery.core.net import Net, OtherInputs, widen


def net_of(*inputs: str) -> Net:
    first = [[float(number), 1.0] for number in range(len(inputs))]
    return Net(
        inputs=list(inputs), first=first, bias=[0.0, 1.0], margin=[1.0] * 3, chance=[0.5] * 3
    )


def test_new_inputs_count_for_nothing_and_the_others_for_what_they_did() -> None:
    net = net_of("stars", "life")
    wide = widen(net, ["life", "cards", "stars"])
    assert wide.inputs == ["life", "cards", "stars"]
    assert wide.first == [[1.0, 1.0], [0.0, 0.0], [0.0, 1.0]]
    assert (wide.bias, wide.margin, wide.chance) == (net.bias, net.margin, net.chance)


def test_inputs_that_are_gone_are_named() -> None:
    with pytest.raises(OtherInputs) as refusal:
        widen(net_of("stars", "life"), ["stars"])
    assert refusal.value.facts == {"inputs": ["life"]}

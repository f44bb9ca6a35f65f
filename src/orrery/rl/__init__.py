"""For learning programs: encodings as arrays and the environments of PettingZoo, Gymnasium and
OpenSpiel, for every registered game. What a module needs beyond Orrery is an extra: `orrery[rl]` for
`aec`, `gym` and `vector`, `orrery[openspiel]` for `openspiel`. Playing needs neither."""

"""For learning programs: encodings as arrays and the environments of PettingZoo, Gymnasium and
OpenSpiel, for every registered game. What a module needs beyond the program is an extra: `rl` for
`aec`, `gym` and `vector`, `openspiel` for `openspiel`. Playing needs neither."""

game-name = Comets
about = Draw comets, launch the large ones, and mind their tails.

option-goal = Goal
option-goal-help = Comets with the tail of the goal count twice.
option-goal-turned = turned over
option-goal-none = none

word-dust = dust
word-ice = ice
word-iron = iron

action-draw = Draw a comet
action-launch = Launch { $first }
action-wait = Wait

log-draw = draws a comet
log-launch = launches { $first }
log-wait = waits
log-comet = { $first } is dealt.
log-goal = The goal is { $first }.

field-hand = Your hand
field-goal = Goal
field-deck_size = Comets in the deck
field-actions_left = Actions left in the game
field-drawing = -
seat-field-hand_sizes = Comets in hand
seat-field-rows = Launched

score-comets = Comets launched
score-goal = Tails of the goal
reason-comets-more = launches more
reason-comets-less = launches less
reason-goal-more = has more tails of the goal
reason-goal-less = has fewer tails of the goal
reason-hand-more = leaves better comets in hand
reason-hand-less = leaves less in hand
worth-comets = comets launched
worth-goal = tails of the goal
worth-hand = comets in hand

# The screen around the games, in English. The texts of a game are in its own folder.

## Everywhere

loading = Loading…
close = Close
cancel = Cancel
save = Save
home = Front page
back = Back
your-turn = Your turn
guest-name = Stargazer
rules = Rules
settings = Settings
keys = Keys
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

lost-title = Nothing here
lost-text = There is no page at this address.

## Settings

setting-language = Language
setting-theme = Colours
setting-pace = Animation
setting-pace-help = How fast the moves of others are shown. You never have to wait for them.
setting-list = List of actions only
setting-list-help = Removes the picture: everything is played from the list, also by a screen reader.
setting-sound = Sound
setting-sound-help = Two soft notes when it is your turn.
setting-notices = Notifications
setting-notices-help = A notice of the browser when it is your turn and this page is not in sight.
setting-webhook = Webhook
setting-webhook-help = For games that last for days: when it is your turn and you are not at the table, the server posts a line to this address, such as the webhook of a chat room. Nobody else gets to see the address.
webhook-address = Address of the webhook
webhook-set = Set
webhook-host = Lines are posted to { $host }.
webhook-failing =
    { $count ->
        [one] The latest line did not arrive.
       *[other] The latest { $count } lines did not arrive.
    }
webhook-test = Send a test
webhook-remove = Remove
webhook-delivered = The test has arrived.
webhook-why-private = This address belongs to a private network; nothing is sent there.
webhook-why-unreachable = Nobody answers at this address.
webhook-why-answer = Somebody answers at this address, but does not accept it.
webhook-why-malformed = This is no address of a webhook.
webhook-why-not-https = The address must begin with https://.
webhook-why-port = Nothing is sent to this port.
webhook-why-off = This server sends no lines to anyone.
language-en = English
language-pl = Polski
language-fr = Français
language-es = Español
language-de = Deutsch
theme-dark = Night
theme-light = Day
theme-contrast = High contrast
pace-off = Off
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
switch-off = Off
switch-on = On

## Front page

front-title = Build a cosmos tonight
front-lead = Two board games about stars, worlds and life: against bots at once, or with friends by a link. No account, nothing to install.
front-games = Games
front-seats =
    { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
front-play = Play now against a bot
front-learn = Learn by playing
front-set-up = Set up a table
front-mine = Your tables
front-mine-none = None yet. The games you begin are kept here.
front-watch = Watch
front-watch-none = No public game is running right now.
front-name = Your name
front-name-help = What others at a table read.
table-open = waiting
table-running = running
table-finished = finished

## Setting up a table

set-up-title = A table of { $game }
set-up-seats = Seats
set-up-count = How many
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
set-up-seats-help = A friend with the link takes an open seat. Several people at this screen pass it on; a curtain hides their hands in between.
set-up-options = Options
set-up-clock = Clock
set-up-clock-help = Whoever runs out of time is played by a bot until they take the seat back.
set-up-undo = Taking back
set-up-public = Who may find it
set-up-invite = Make the table and invite
set-up-start = Start the game
seat-name = Seat { $seat }
seat-person = Name of the person on seat { $seat }
sitter-me = Me
sitter-here = Another person at this screen
sitter-open = Open for a friend
sitter-bot = Bot · { $level }
bot-random = Wanderer
bot-greedy = Navigator
bot-random-about = Wanderer: any move that is allowed
bot-greedy-about = Navigator: the best move as far as the next decision
clock-none = No clock
clock-move-60 = 1 minute for each action
clock-move-86400 = 1 day for each action
clock-bank-1800 = 30 minutes for the game, 20 seconds more for each action
clock-move =
    { $seconds ->
        [one] { $seconds } second for each action
       *[other] { $seconds } seconds for each action
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } second for the game, more for each action
       *[other] { $seconds } seconds for the game, more for each action
    }
undo-strict = Until something was learned
undo-draws = Until something was drawn
undo-off = Never
undo-strict-help = Own moves can be taken back until a draw, a revealed secret or another player.
undo-draws-help = Own moves can be taken back until a draw or another player, even if a secret was revealed.
undo-off-help = What is done is done.
public-yes = Everybody
public-no = Whoever has the link
public-yes-help = The table is listed on the front page, and anybody may watch.
public-no-help = The table is listed nowhere.

## Before the game

lobby-title = Table of { $game }
lobby-seats = Who plays
lobby-start = Start
lobby-ready = Everybody is here.
lobby-host = Everybody is here. The host starts the game.
lobby-waiting =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
invite = Invite
invite-help = Send this link to a friend: it leads to this table, to play or to watch.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
seat-open = Open seat
seat-sit = Sit here
seat-bot = Seat the bot { $level }
seat-leave = Stand up
seat-make-open = Free the seat
seat-take-back = Take back my seat
seat-hand-over = Let a bot play
seat-stand-in = a bot plays
seat-gone = away
player-you = (you)

## At the table

board = The table
actions = Actions
actions-legal = What you can do
actions-none = Nothing to do for you right now.
turn-tools = Your turn
undo = Take back
redo = Do again
restart = Restart the turn
redo-none = nothing was taken back
undo-stop-chance = something was drawn since
undo-stop-revealed = a secret was revealed since
undo-stop-other-seat = somebody else has acted since
undo-stop-nothing = you have done nothing yet
undo-stop-off = nothing is taken back at this table
undo-stopped = It cannot be taken back: { $why }.
hint = Hint
hint-not-now = only on your turn
hint-help = The best moves as the bot sees them. The points say how much better off you are afterwards.
hint-none = No hint could be had. Try again.
hint-worth =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
hint-reason = { $why } ({ $gain })
hint-for = It { $for }.
hint-against = It { $against }.
hint-both = It { $for }, but { $against }.
hint-neutral = It keeps everything as it is.
hint-do = Do this
side = Players, log and chat
players = Players
tab-side = Log
tabs = Parts of the table
tools = Tools
log = Log
log-none = Nothing has happened yet.
log-jump = Look at the table as it was then
log-toggle = Log and chat
recap = Since my last turn
chat = Chat
chat-say = Say something
chat-send = Send
catch-up = Skip to now
watching = You are watching
picture-remove = Remove the picture
picture-show = Show the picture
list-scores = Points
losing = This would be lost
losing-back = Back to my turn
status-looking = Looking back: { $text }
status-trying = A better line: { $text }
curtain = Pass the screen to { $name }
curtain-help = Nothing of the next hand is shown until the next player is here.
curtain-raise = I am { $name }
replaced = This table is open in another window
replaced-help = Only one window of yours shows it at a time. Nothing is lost.
replaced-here = Use it here
connection-lost = The connection is lost. Trying again; nothing you did is lost.

refused-stale = The table has moved on in the meantime.
refused-not-to-act = It is not your turn.
refused-over = The game is over.
refused-malformed = That could not be understood.
refused-unknown = There is no such action in this game.
refused-illegal = That cannot be done now.
refused-no-undo = Nothing can be taken back.
refused-no-redo = Nothing was taken back.
refused-not-yours = This seat is not yours, or a bot plays it at the moment.
refused-not-started = The game has not begun.
refused-not-kept = The server could not keep this move. Nothing has happened; try again.
refused-too-many = Too fast. Wait a moment.
refused-busy = No bot is free to think about it. Try again.
refused-binary = The server reads text only.
refused-other = This was refused ({ $code }).

trouble-unreachable = The server cannot be reached.
trouble-server = Something went wrong at the server.
trouble-unknown-table = There is no table with this link.
trouble-unknown-game = There is no such game here.
trouble-not-yours = That is for somebody else to decide.
trouble-no-guest = Reload the page to come in again.
trouble-malformed = The server did not understand this.
trouble-not-kept = The server could not keep this. Nothing has happened; try again.
trouble-too-many = Too many at once. Wait a moment.
trouble-seat-taken = Somebody was faster: this seat is taken.
trouble-already-started = The game has begun already.
trouble-not-started = The game has not begun.
trouble-not-finished = That is for a game that is over.
trouble-over = The game is over.
trouble-seats-open = A seat is still open.
trouble-not-away = This player is still here.
trouble-not-handed-over = No bot plays this seat.
trouble-changed = Somebody changed the table at the same moment. Try again.
trouble-busy = The server has too much to do. Try again.
trouble-bad-position = There is no position here to go on from.
trouble-bad-option-value = This option cannot be set like that.
trouble-bad-seats = This game is not played with so many seats.
trouble-bad-webhook = Nothing can be sent to this address.
trouble-foreign-origin = A page of another site may not do this.
trouble-internal = Something went wrong at the server.
trouble-no-such-method = The server does not know this request.
trouble-no-webhook = No address is set.
trouble-not-found = There is nothing at this address.
trouble-not-to-act = It is not your turn.
trouble-too-large = That is too much at once.
trouble-unknown-bot = There is no such bot.
trouble-unknown-option = This game has no such option.
trouble-unknown-seat = There is no such seat.
trouble-other = This was refused ({ $code }).

## Keys

key-tab = to the next thing
key-arrows = to the nearest thing in that direction
key-enter = do it
key-digits = choose from the list
key-undo = take back
key-redo = do again
key-escape = let go of what is chosen
key-hint = hint
key-log = log and chat
key-rules = rules
key-picture = picture or list
key-sheet = this sheet

## After the game

end-title =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-plot = Points over time
end-plot-label = A plot of the points of every player from the beginning to the end
end-plot-help = A click on the plot shows the table at that moment.
end-sources = Points by source
end-source = Source
end-total = Total
end-turning = Turning points
end-turning-takes = { $name } takes the lead
end-turning-loses = { $name } loses the lead
end-turning-gains = { $name } gains ground
end-turning-stalls = { $name } gains little
end-turning-falls = { $name } falls back
end-turning-lead = { $before } → { $after }
end-turning-help = The lead over the best other before and after the turn, in points as the bot values the table.
end-rematch = Rematch
end-replay = Replay
end-analyse = Analyse
end-board = Look at the board
end-record = Download the record
end-share = Copy a link to share

## Replay

replay-title = Replay of { $game }
replay-bar = Replay
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-position = Position
replay-of = { $at } of { $all }
replay-back = Back to the game
replay-continue = Play on from here against bots
replay-look = See as
replay-tried-note = What { $name } could have played.
replay-as-played = See what was played

## Looking back at a game

review-title = Looking back
review-lead = Which turns cost most, what would have been better, and what was only luck. Nothing is judged with hindsight: every line was found from what the player could know at that moment.
review-back = Back to the result
review-working = The game is being looked through…
review-leave = This takes a little while. You may leave this page; it goes on without you.
review-failed = It could not be worked out just now.
review-again = Try again
review-unfinished = The game is not over yet. Come back after its end.
review-whose = Whose turns
review-costliest = Costliest turns: { $name }
review-none = No turn of { $name } could have gone noticeably better.
review-turn = Turn { $turn }
review-played = Played
review-better = Better
review-goes-on = … and the turn goes on.
review-more =
    { $count ->
        [one] { $count } more step
       *[other] { $count } more steps
    }
review-play = Play the better line
review-see = See it on the board
review-balance = Luck and decisions
review-luck = Luck
review-decisions = Decisions
review-luck-more = Chance was kind to { $name }: { $worth } above the average.
review-luck-less = Chance was harsh to { $name }: { $worth } below the average.
review-luck-even = Chance treated { $name } evenly.
review-decisions-more = The decisions brought { $worth } more than the bot’s own lines.
review-decisions-less = The decisions brought { $worth } less than the bot’s own lines.
review-decisions-even = The decisions were on a par with the bot’s own lines.
review-moments = Luck and bad luck of { $name }
review-set-up = The set-up
review-help = In points as the bot values the table. Luck: what was drawn, against the average of what could have been drawn. Decisions: what was played, against the best line the bot finds for each turn, draws averaged.

## Rules reference

rules-of = Rules of { $name }
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No section has these words.
        [one] { $count } section
       *[other] { $count } sections
    }

## First game

learn-title = First game of { $game }
learn-leave = Leave; it waits for you
learn-step = { $at } of { $all }
learn-next = Go on
learn-back = Back
learn-other = A fine thought; the lesson waits for the marked move first.
learn-again = Once more
learn-play = Now play

## Checking the deal

deal-link = How the dealing can be checked
deal-title = Checking the deal
deal-lead = Before the first draw the server publishes the hash of a secret. Every player adds a number of their own. When the game is over the secret is published, and everything that was drawn can be worked out again.
deal-none = The dealing of this table begins when the game does.
deal-commitment = Hash of the secret
deal-nonce = Number of { $name }
deal-seed = The secret
deal-seed-later = shown when the game is over
deal-check = Compare secret and hash
deal-right = They belong together.
deal-wrong = They do not belong together.
deal-command = To work out every draw again, download the record and run:

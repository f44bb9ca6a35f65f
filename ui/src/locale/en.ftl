# The screen around the games, in English. The texts of a game are in its own folder.

## Everywhere

loading = Loading…
close = Close
cancel = Cancel
save = Save
home = Front page
back = Back
your-turn = Your turn
guest-name = Guest
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
setting-pace-help = How fast other players’ moves are shown. You never have to wait for them.
setting-list = List of actions only
setting-list-help = Hides the picture: you play from the list alone, which also works with a screen reader.
setting-sound = Sound
setting-sound-help = Soft cues for what happens at the table. Everything can be seen as well.
setting-notices = Notifications
setting-notices-help = A browser notification when it is your turn and this page is not visible.
setting-invitations = Invitations
setting-invitations-help = People you have played with can invite you to their table. You see it on the front page.
setting-webhook = Webhook
setting-webhook-help = For games that last for days: when it is your turn and you are not at the table, the server sends a message to this address, for example the webhook of a chat room. Nobody else can see the address.
webhook-address = Address of the webhook
webhook-set = Set
webhook-host = Messages are sent to { $host }.
webhook-failing =
    { $count ->
        [one] The latest message did not arrive.
       *[other] The latest { $count } messages did not arrive.
    }
webhook-test = Send a test
webhook-remove = Remove
webhook-delivered = The test message has arrived.
webhook-why-private = This address belongs to a private network; nothing is sent there.
webhook-why-unreachable = Nobody answers at this address.
webhook-why-answer = Something answers at this address, but it does not accept the message.
webhook-why-malformed = This is not the address of a webhook.
webhook-why-not-https = The address must begin with https://.
webhook-why-port = Nothing is sent to this port.
webhook-why-off = This server does not send messages.
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

front-lead = Two board games of stars, worlds and life. Play at once, or send friends a link.
front-games = Games
front-seats = { $least }–{ $most } players
front-play = Play now
front-opponent = Your opponent
front-learn = Learn by playing
front-set-up = Set up a table
front-mine = Your games
front-how-play = against a bot, at once: choose your opponent under the orrery.
front-how-learn = in a few minutes, with moves that are explained to you.
front-how-set-up = for friends: a link brings them to it, without an account.
front-watch = Watch
front-watch-none = No public game is running right now.
front-name = Your name
front-name-help = The name other players see.
table-open = waiting
table-running = running
table-finished = finished

## Devices and data

account-link = Devices and data
account-title = Your devices and your data
another-title = Play on another device
another-help = Open a link there, or point its camera at the code. Your name, your seats and your games come along.
another-make = Show the link
another-again = Make a new link
another-picture = QR code of the link
another-address = Link to another device
another-secret = The link works once and until { $time }. Whoever opens it becomes you: show it to nobody else.
another-expired = The link has expired.
another-local = You opened this page by an address that only this computer knows. To reach it from another device, open it by the address this computer has in your network, and make the link there.
devices-title = Where you are signed in
device-unknown = Program or unknown browser
device-here = this device
device-dates = since { $added }, last used { $seen }
device-sign-out = Sign out
device-sign-out-here = Sign out here
devices-sign-out-others = Sign out all others
last-device-title = Sign out of your only device?
last-device-text = You are signed in nowhere else, so you cannot come back as { $name } afterwards. Bring another device along first, or delete yourself.
bots-title = Your bots
bots-help = A program of yours can play here under a name of its own. Others see it as a bot of yours, never as a person. It sits down at tables it is invited to, and at tables that welcome bots.
bots-name = Name of the bot
bots-make = Make a bot account
bots-token = Token of { $name }
bots-token-help = This token is shown only now. Whoever has it plays as { $name }: keep it where only your program reads it.
bots-copy = Copy the token
bots-dates = since { $added }, last here { $seen }
bots-unused = since { $added }, never here yet
bots-renew = New token
bots-remove = Remove
bots-remove-ask = Remove { $name }?
bots-remove-text = Its token stops working. In running games a bot of the server takes its seat; finished games keep a made-up name.
bots-remove-do = Remove the bot
data-title = Your data
data-help = Everything the server has stored about you in one file: name, devices, tables, records and what you said.
data-download = Download your data
delete-title = Be forgotten
delete-help = Deletes you from this server. Nobody can come back as you.
delete-open = Delete me…
delete-ask = Delete { $name } for good?
delete-games = In running games a bot takes your seat. Games with nobody else in them end without a result.
delete-records = Finished games keep a made-up name such as “Guest 7F3A” instead of yours.
delete-chat = What you wrote in chats stays, without your name.
delete-rest = All your devices are signed out, and your webhook is removed.
delete-never = This cannot be undone.
delete-do = Delete me for good
left-deleted = The server has forgotten you
left-signed-out = You are signed out
left-text = You can start as somebody new at any time.
signed-out-title = You are signed out on this device
signed-out-text = You were signed out from another of your devices. Make a link there to come back.
arrive-title = Go on as { $name }?
arrive-text = This device is then signed in as { $name }: all tables and seats are here, too.
arrive-do = Go on as { $name }
arrive-not = Not now
arrive-same-title = You are already { $name } here
arrive-same-text = Open the link on another device.
arrive-here =
    { $count ->
        [one] On this device you have been somebody else so far, called { $name }, with one table.
       *[other] On this device you have been somebody else so far, called { $name }, with { $count } tables.
    }
arrive-here-lost = { $name } is signed in nowhere else: if you go on, these tables cannot be reached any more. Download the data first if you want to keep it.
arrive-here-kept = { $name } stays signed in on other devices.
arrive-stay = Stay with what is here
arrive-bad = This link no longer works

## Open tables

join = Join
any = Any
just-now = just now
open-tables = Open tables
open-tables-lead = These tables are waiting for players. One click and you have a seat.
open-tables-none = Nobody is waiting right now. Start a quick match, and others will find you here.
open-tables-none-fit = No waiting table fits these filters.
open-tables-count =
    { $count ->
        [one] { $count } table is waiting for players.
       *[other] { $count } tables are waiting for players.
    }
open-tables-more = Show more
filter = Filter
filter-game = Game
filter-seats = Seats
filter-speed = Speed
filter-bots = Bots
bots-with = With bots
bots-without = Without bots
speed-live = In one sitting
speed-days = Over several days
speed-untimed = No clock
table-present = here now
table-absent = away at the moment
table-yours = Your table
seat-reserved = Kept for { $name }
quick-match = Quick match
quick-match-lead = You sit down with whoever wants to play the same. The game starts by itself.
quick-match-find = Find players
searching = Looking for players
searching-time = You have been waiting for { $time }.
searching-help = The game starts as soon as all seats are taken. You can play a bot meanwhile: you keep your place and are told at once.
searching-long = Nobody has come yet. Play a bot meanwhile: you keep your place and are told at once.
searching-bot = Play a bot meanwhile
searching-stop = Stop looking
searching-bar = { $game }: looking for players
searching-found = { $game }: your game is ready, everyone is here.
searching-go = Go to the table
invitations = Invitations
invitation-text = { $name } invites you to a game of { $game }.
invitation-rematch = { $name } would like a rematch of { $game }.
invitation-decline = Decline
fellows = People and bots you can invite
fellows-games =
    { $count ->
        [one] { $count } game together
       *[other] { $count } games together
    }
fellows-invite = Invite
fellows-pending = invited
fellows-accepted = accepted
fellows-declined = declined

## Setting up a table

set-up-title = A table of { $game }
set-up-seats = Seats
set-up-count = Number of seats
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
set-up-seats-help = Anyone with the link can take an open seat. Several people can share this screen; a curtain hides each hand while you pass it on.
set-up-options = Options
set-up-clock = Clock
set-up-clock-help = If a player runs out of time, a bot plays for them until they come back.
set-up-undo = Taking back
set-up-public = Who can find the table
set-up-invite = Create the table and invite
set-up-start = Start the game
seat-name = Seat { $seat }
seat-person = Name of the player in seat { $seat }
sitter-me = Me
sitter-here = Another person at this screen
sitter-open = Open for a friend
sitter-bot = Bot · { $name }
levels-compare = Compare the levels
level-choose = Which level should play?
clock-none = No clock
clock-move-60 = 1 minute for each action
clock-move-86400 = 1 day for each action
clock-bank-1800 = 30 minutes for the game, plus 20 seconds for each action
clock-move =
    { $seconds ->
        [one] { $seconds } second for each action
       *[other] { $seconds } seconds for each action
    }
clock-bank =
    { $seconds ->
        [one] { $seconds } second for the game, plus time for each action
       *[other] { $seconds } seconds for the game, plus time for each action
    }
undo-strict = Until something is revealed
undo-draws = Until something is drawn
undo-off = Never
undo-strict-help = You can take back your moves until something is drawn, a secret is revealed or another player moves.
undo-draws-help = You can take back your moves until something is drawn or another player moves, even if a secret was revealed.
undo-off-help = Moves cannot be taken back.
public-yes = Everyone
public-no = Anyone with the link
public-yes-help = The table is listed among the open tables; anyone may join or watch.
public-no-help = The table is not listed anywhere.
set-up-bots = Programs of other players
bots-welcome-no = Only if invited
bots-welcome-yes = Welcome
bots-welcome-no-help = A bot account sits down only if somebody at the table invites it.
bots-welcome-yes-help = Any bot account with the link, or from the open tables, may take an open seat.
table-welcomes-bots = bots welcome

## Before the game

lobby-title = Table of { $game }
lobby-seats = Who plays
lobby-start = Start
lobby-ready = Everyone is here.
lobby-host = Everyone is here. The host starts the game.
lobby-starts-full = The game starts by itself when all seats are taken.
lobby-starting = Everyone is here. The game is about to start.
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
seat-bot = Add a bot
seat-leave = Leave the seat
seat-make-open = Open the seat
seat-take-back = Take back my seat
seat-hand-over = Let a bot play
seat-stand-in = a bot plays
seat-owner = Bot by { $owner }
seat-owner-unnamed = Bot account
seat-gone = away
stand-ins = Stand-ins and absent players
stand-in-mine = Your time is up. A stand-in has been playing this turn for you since { $time }.
stand-in-other = { $name } is out of time. A stand-in has been playing this turn since { $time }.
gone-mine = { $count ->
    [one] A stand-in had to play your last turn. Act when it is your turn, and you are back.
   *[other] A stand-in had to play your last { $count } turns. Act when it is your turn, and you are back.
 }
gone-other = { $count ->
    [one] { $name } has missed a turn. How do you want to go on?
   *[other] { $name } has missed { $count } turns in a row. How do you want to go on?
 }
bot-thinking = { $name } is thinking…
bot-waiting = The server is busy. { $name } is waiting for its turn to think.
bot-failed = A fault keeps { $name } from finding a move. It will keep trying.
bot-replace = Let another bot play
gone-bot = Go on with a bot
gone-wait = Wait
gone-end = End the game
gone-end-wished = You want to end it; the others must agree
abandoned-title = The game was ended
abandoned-text = A player was gone, and the others agreed to end the game without a result.
expired-title = This table is closed
expired-waiting = Nobody came for a long time, so the table was closed before a game began. Set up a new one whenever you like.
expired-running = Nobody has played here for a long time, so the game was closed without a result. What was played is kept.
table-abandoned = Ended without a result
end-stand-ins = Played by a stand-in
end-stand-in-turn = { $name }, from move { $position } on
set-up-patience = Missed turns
set-up-patience-help = A stand-in plays the turn of a player who runs out of time. After this many in a row, the others decide how to go on.
patience-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
player-you = (you)
people = People at this table
people-host = host
people-muted = muted
people-spectators = Watching
people-spectators-none = Nobody is watching right now.
people-removed = Removed
host-mute = Mute
host-unmute = Unmute
host-remove = Remove
host-readmit = Let back in
host-remove-ask = Remove { $name } from this table? They cannot come back unless you let them.
host-remove-ask-running = Remove { $name } from this game? A bot plays on for them, and they cannot come back unless you let them.
host-close = Close the table
host-close-ask = Close this table for everyone? A running game ends without a result.
reason = Reason (you may leave it empty)
report = Report
report-title = Report
report-table = Report this table
report-line = Report “{ $quote }”
report-ask-chat = Report “{ $quote }” to whoever runs this server?
report-ask-player = Report { $quote } to whoever runs this server?
report-ask-table = Report this table to whoever runs this server?
report-done = Thank you. Whoever runs this server can read it as report { $number }.
chat-muted = The host has muted you at this table.
log-stand-in = stand-in
closed-title = This table is closed
closed-host = The host closed this table. There is no result.
closed-operator = Whoever runs this server closed this table. There is no result.
dismissed-title = You cannot be at this table
overdue-mine = The others are waiting for you. If all of them agree, a stand-in plays this turn.
overdue-other = { $name } has not acted for a long time. If all others agree, a stand-in plays this turn.
overdue-agree = Let a stand-in play this turn
overdue-agreed = You agree; the others must too
asked-mine = The others asked for a stand-in, who has been playing this turn for you since { $time }.
asked-other = A stand-in has been playing this turn for { $name } since { $time }.
set-up-overdue = Patience
set-up-overdue-help = If a player does nothing for this long, the others can agree on a stand-in who plays that turn.
overdue-600 = 10 minutes
overdue-3600 = 1 hour
overdue-86400 = 1 day
overdue-time =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

## At the table

board = The table
actions = Actions
zoom-out = Show the whole picture
mark-suggested = suggested
actions-legal = What you can do
actions-none = There is nothing for you to do right now.
turn-tools = Your turn
undo = Take back
redo = Do again
restart = Start the turn again
redo-none = nothing was taken back
undo-stop-chance = something has been drawn since
undo-stop-revealed = a secret has been revealed since
undo-stop-other-seat = another player has moved since
undo-stop-nothing = you have done nothing yet
undo-stop-off = moves cannot be taken back at this table
undo-stop-over = the game is over
undo-stopped = This cannot be taken back: { $why }.
hint = Hint
hint-not-now = only on your turn
hint-help = The best moves the analysis finds: what each gains by itself, what the rest of the turn can add, what it gives up, and how simulated games go on from there.
hint-none = No hint is available. Try again.
hint-worth =
    { $points ->
        [one] { $gain } point
       *[other] { $gain } points
    }
hint-reason = { $why } ({ $gain })
hint-for = It { $for }.
hint-against = It { $against }.
hint-both = It { $for }, but { $against }.
hint-neutral = It changes nothing that can be counted.
hint-later-for = Then the rest of the turn { $for }.
hint-later-against = Then the rest of the turn { $against }.
hint-later-both = Then the rest of the turn { $for }, but { $against }.
hint-gives-up = It gives up what “{ $instead }” would bring: { $more }.
hint-same-gives-up = It gives up as much as “{ $other }” does.
hint-same-now = By itself it brings the same as “{ $other }”.
hint-same-later = The rest of the turn then adds the same as after “{ $other }”.
hint-same-all = What can be counted is the same as for “{ $other }”; only the simulations tell them apart.
hint-same-played = The simulations end as they do after “{ $other }”.
hint-keeps = It keeps what “{ $instead }” would cost: { $more }.
hint-gain = { $what } { $points }
hint-chance = Chance to win: { $chance } (± { $error })
hint-played =
    { $count ->
        [one] One simulation: a { $way ->
            [ahead] lead
           *[behind] deficit
        } of { $points } at the end.
       *[other] { $count } simulations: on average a { $way ->
            [ahead] lead
           *[behind] deficit
        } of { $points } at the end.
    }
hint-unplayed = There was nothing to compare it with, so nothing was simulated.
hint-do = Do this
side = Players, log and chat
players = Players
tab-side = Log
tabs = Parts of the table
tools = Tools
log = Log
log-none = Nothing has happened yet.
log-jump = Show the table at that moment
log-toggle = Log and chat
recap = Since my last turn
chat = Chat
chat-say = Say something
chat-send = Send
playback-bar = Another player’s turn
playback-pause = Pause
playback-resume = Go on
playback-skip = Skip to now
playback-again = Again
playback-others = See the others’ turns again
playback-next = Your turn comes next
watching = You are watching
picture-remove = Hide the picture
picture-show = Show the picture
list-scores = Points
losing = You would lose this
losing-back = Back to my turn
status-looking = Replay: { $text }
status-trying = A better line: { $text }
curtain = Pass the screen to { $name }
curtain-help = The next hand stays hidden until the next player is here.
curtain-raise = I am { $name }
replaced = This table is open in another window
replaced-help = Only one of your windows can show it at a time. Nothing is lost.
replaced-here = Use it here
connection-lost = The connection was lost. Reconnecting; nothing you did is lost.

refused-stale = The table has changed in the meantime. Look again, then choose.
refused-not-to-act = It is not your turn.
refused-over = The game is over.
refused-malformed = That could not be understood.
refused-unknown = There is no such action in this game.
refused-illegal = That cannot be done now.
refused-no-undo = There is nothing to take back.
refused-no-redo = There is nothing to do again.
refused-not-yours = This seat is not yours, or a bot is playing it right now.
refused-not-started = The game has not started yet.
refused-not-kept = The server could not save this move. Nothing has changed; try again.
refused-too-many = Too fast. Wait a moment.
refused-busy = All bots are busy. Try again in a moment.
refused-binary = The server accepts text only.
refused-other = This was refused ({ $code }).

trouble-unreachable = The server cannot be reached. Check your connection.
trouble-server = Something went wrong on the server. Try again.
trouble-unknown-table = There is no table with this link. Check the link. A table that nobody used for a long time is removed.
trouble-table-set-aside = This table is set aside for now: something is wrong with what was stored of it. Ask whoever runs the server.
trouble-unknown-game = There is no such game here.
trouble-unknown-rules = This table is played by rules that this server does not know.
trouble-not-yours = Only someone else can do this.
trouble-no-guest = You are no longer signed in. Reload the page.
trouble-malformed = The server did not understand this.
trouble-not-kept = The server could not save this. Nothing has changed; try again.
trouble-too-many = Too many requests. Wait a moment.
trouble-too-many-tables = You have too many unfinished tables. Finish a game first.
trouble-too-many-tables-here = Too many unfinished tables were created from your network. Finish a game first, or try again later.
trouble-too-many-hints = You are already waiting for several hints. Wait for one of them first.
trouble-too-many-reviews = Several of your games are already being analysed. Wait until one is ready.
trouble-too-many-invitations = No more invitations for now: you have sent many, or this person has had many. Try again tomorrow.
trouble-not-met = You can only invite people you have played with.
trouble-not-invitable = This person takes no invitations.
trouble-table-full = Someone was faster: no seat is free at this table.
trouble-too-slow = The request took too long to arrive. Try again.
trouble-wrong-host = This is not the address of this server. Use the link you were given.
trouble-seat-taken = Someone was faster: this seat is taken.
trouble-already-started = The game has already started.
trouble-other-commitment = Your number was made for another deal. Load the table again.
trouble-not-started = The game has not started yet.
trouble-not-finished = This is possible only after the game.
trouble-seats-open = A seat is still open.
trouble-not-away = This player is still here.
trouble-not-handed-over = No bot is playing this seat.
trouble-changed = Someone changed the table at the same moment. Try again.
trouble-busy = The server is busy. Try again in a moment.
trouble-thinking-failed = A fault kept the bot from working this out. Try again.
trouble-bad-position = The game cannot be continued from here.
trouble-bad-option-value = This option cannot have that value.
trouble-bad-seats = This game cannot be played with that number of seats.
trouble-bad-webhook = Nothing can be sent to this address.
trouble-foreign-origin = A page of another site is not allowed to do this.
trouble-internal = Something went wrong on the server. Try again.
trouble-no-such-method = The server does not know this request.
trouble-no-webhook = No address is set.
trouble-unknown-device = This device is no longer signed in.
trouble-bad-code = The link was used before, has expired or is incomplete. Make a new one on your other device.
trouble-already-here = This device already belongs to you.
trouble-too-many-devices = You are signed in on too many devices. Sign one out first.
trouble-not-for-bots = Only a person can do this, not a bot account.
trouble-bots-not-welcome = This table does not welcome bots. Ask for an invitation.
trouble-unknown-bot-account = You have no such bot any more.
trouble-too-many-bots = You have as many bots as one person can have. Remove one first.
trouble-not-found = There is nothing at this address.
trouble-not-to-act = It is not your turn.
trouble-too-large = This is too large to send.
trouble-unknown-bot = There is no such bot.
trouble-unknown-option = This game has no such option.
trouble-unknown-seat = There is no such seat.
trouble-blocked = Whoever runs this server has blocked you: you cannot create or join tables here, and you cannot write. Ask them why.
trouble-removed = The host has removed you from this table.
trouble-muted = The host has muted you at this table.
trouble-not-overdue = This player is not keeping anyone waiting.
trouble-table-over = It is over already at this table.
trouble-unknown-guest = There is no such guest.
trouble-unknown-line = There is no such line in the chat.
trouble-unknown-report = There is no such report.
trouble-other = This was refused ({ $code }).

## Keys

key-tab = go to the next item
key-arrows = go to the nearest item in that direction
key-enter = do it
key-digits = choose from the list
key-undo = take back
key-redo = do again
key-escape = cancel the selection, skip to now
key-name-space = Space
key-pause = pause another player’s turn, or go on
key-again = see the others’ turns again
key-hint = hint
key-log = log and chat
key-rules = rules
key-picture = picture or list
key-sheet = this list of keys

## After the game

end-title =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
end-plot = Points over time
end-plot-label = A chart of every player’s points from start to finish
end-plot-help = Click the chart to see the table at that moment.
end-sources = Points by source
end-source = Source
end-total = Total
end-turning = Turning points
end-turning-takes = Turn { $turn }: { $name } takes the lead
end-turning-loses = Turn { $turn }: { $name } loses the lead
end-turning-gains = Turn { $turn }: { $name } gains ground
end-turning-stalls = Turn { $turn }: { $name } makes little progress
end-turning-falls = Turn { $turn }: { $name } falls back
end-turning-takes-you = Turn { $turn }: you take the lead
end-turning-loses-you = Turn { $turn }: you lose the lead
end-turning-gains-you = Turn { $turn }: you gain ground
end-turning-stalls-you = Turn { $turn }: you make little progress
end-turning-falls-you = Turn { $turn }: you fall back
end-turning-lead = { $before } → { $after }
end-turning-leads = lead, as estimated
end-turning-help = The lead over the best other player before and after this turn, in points as the bot estimates them.
end-decided = What decided it
end-decided-more = { $source } made the biggest difference: { $winner } to { $rival }.
end-decided-less = In spite of { $source }: { $winner } to { $rival }.
end-decided-best =
    { $points ->
        [one] { $name } won { $points } point in turn { $turn } alone.
       *[other] { $name } won { $points } points in turn { $turn } alone.
    }
end-decided-best-you =
    { $points ->
        [one] Your turn { $turn } alone brought { $points } point.
       *[other] Your turn { $turn } alone brought { $points } points.
    }
end-decided-lead = Ahead for good since turn { $turn } of { $name }.
end-decided-lead-you = Ahead for good since your turn { $turn }.
end-decided-last = { $name } was ahead until the last turn.
end-decided-last-you = You were ahead until the last turn.
end-luck =
    { $points ->
        [one] Luck leaned to { $name }, by { $worth } point.
       *[other] Luck leaned to { $name }, by { $worth } points.
    }
end-luck-you =
    { $points ->
        [one] Luck leaned to you, by { $worth } point.
       *[other] Luck leaned to you, by { $worth } points.
    }
end-luck-even = Luck favoured nobody.
end-luck-help = What was drawn, compared with the average of what could have been drawn.
end-rematch = Rematch
end-rematch-accept = Accept the rematch
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
replay-look = View as
replay-tried-note = What { $name } could have played.
replay-as-played = See what was played
thought-title = The plan of { $name }
thought-chance = Chance to win { $chance } (± { $error }), lead at the end { $margin } on average, from { $count } simulations.
thought-unplayed = There was nothing to compare.
thought-see = See the plan on the board

## Looking back at a game

review-title = Review
review-lead = Which turns cost the most, what would have been better, and what was just luck. Nothing is judged with hindsight: every line is based on what the player could know at that moment.
review-back = Back to the result
review-working = Reviewing the game…
review-leave = This takes a little while. You can leave this page; the review goes on without you.
review-failed = The review did not work this time.
review-again = Try again
review-unfinished = The game is not over yet. Come back after its end.
review-whose = Whose turns
review-costliest = Costliest turns of { $name }
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
review-luck-more = { $name } was lucky: { $worth } above average.
review-luck-less = { $name } was unlucky: { $worth } below average.
review-luck-even = { $name } had average luck.
review-decisions-more = The decisions brought { $worth } more than the best lines the analysis found.
review-decisions-less = The decisions brought { $worth } less than the best lines the analysis found.
review-decisions-even = The decisions were as good as the best lines the analysis found.
review-moments = Good and bad luck of { $name }
review-set-up = The set-up
review-help = Luck: what was drawn, compared with the average of what could have been drawn, in points as the game’s evaluation estimates them. Decisions: what was played, compared with the best line the analysis finds, in points of lead at the end of games played out with both.
review-why = At the end of the game it brings: { $reasons }.
review-rivals = kept from the best rival
review-chance = Chance to win lost: { $chance } (± { $error })
review-curve = Chances to win
review-curve-label = A curve of every player’s chance to win from start to end
review-curve-help = Each point is judged from what everyone could see, the rest dealt anew { $count } times. Click the curve to see the table at that moment.
review-level = Analysed at the level “{ $level }”.

## Rules reference

rules-of = Rules of { $name }
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No section contains these words.
        [one] { $count } section
       *[other] { $count } sections
    }

## First game

learn-title = First game of { $game }
learn-leave = Leave; your progress is kept
learn-step = { $at } of { $all }
learn-next = Go on
learn-back = Back
learn-other = Good idea, but first make the marked move.
learn-again = Start again
learn-play = Now play for real

## Checking the deal

deal-link = How to check the deal
deal-title = Checking the deal
deal-lead = First the server publishes the hash of a secret. Only then does each player’s browser add a number of its own, and only then is anything drawn. When the game is over, the secret is published, and everyone can recalculate everything that was drawn.
deal-none = Nothing has been dealt at this table yet.
deal-commitment = Hash of the secret
deal-nonce = Number of { $name }
deal-nonce-none = none was sent; the hash stands in its place
deal-nonce-sent = sent, shown from the start on
deal-nonce-awaited = not sent yet
deal-seed = The secret
deal-seed-later = published when the game is over
deal-check = Compare secret and hash
deal-right = They match.
deal-wrong = They do not match.
deal-kept-right = This browser answered this hash, and its number was used. So the secret was fixed before the number existed, and the server alone could not choose the draws.
deal-kept-other = This browser answered another hash: { $commitment }. The server has changed its secret since then.
deal-kept-unused = This browser sent the number { $nonce } for this hash, but it was not used. Perhaps it arrived after the start.
deal-kept-none = Only those who sent a number can tell that the hash came first: their browsers remember what they answered, and compare it here.
deal-first-scheme = This game was dealt by an earlier scheme, { $scheme }. It does not show whether the hash came before the numbers.
deal-command = To recalculate every draw, download the record and run:

## A game without a picture of its own

generic-you = Your turn: choose what to do.
generic-other = It is { $name }’s turn.
generic-over = The game is over.
generic-choices = What you can do
generic-search = Search the actions
generic-none = No action matches.
generic-facts = At a glance
generic-log = { $name }: { $text }
generic-hidden = { $name } takes a hidden action.
reason-more = gives more for “{ $source }”
reason-less = gives less for “{ $source }”
generic-yes = yes
generic-no = no
rules-none = There are no rules for this game here yet.
front-minutes = { $least }–{ $most } min
front-weight = Weight
front-weight-help = Weight { $weight } of 5
front-mine-count = { $count } running
front-waiting = { $count } waiting
front-with = { $game } with { $names }
front-turn = { $name } to play
front-rank =
    { $rank ->
        [1] you won
        [2] second place
        [3] third place
       *[other] place { $rank }
    }
front-continue = Continue
front-look = Look in
front-result = Result
front-record = { $finished ->
    [one] { $won ->
        [0] Your last game was lost
       *[other] Your last game was won
    }
   *[other] { $won } of your last { $finished } games won
}
front-record-level = Against { $name } lately: { $won } won, { $lost } lost.
front-all = All games
front-fewer = Fewer
front-all-open = All open tables
front-table-of = { $name }’s table
front-taken = { $taken } of { $all }
front-code = Link or code from a friend
today-at = today { $time }
name-ask = What should we call you?
name-help = The name other players see. No account, no password.
name-save = That’s me
name-later = Later
name-title = Before you sit down
name-change = change
set-up-more = More options
end-you-win = You win
end-margin =
    { $points ->
        [one] by one point
       *[other] by { $points } points
    }
end-tie-break = The points are even; the tie-breaker decides.
end-shared = The victory is shared.
end-scoring = Scoring
end-skip = Skip to the result
end-again = Scoring again
end-medal = points
end-winner-board = The final board
end-show-board = Show the board of { $name }
end-back = Back to the result
end-picture = Save as a picture
end-picture-drawing = Drawing …
learn-show = Show me
sound-off = Off
sound-quiet = Quiet
sound-full = Full
setting-drone = Drone
setting-drone-help = A low, quiet chord while sound is on.

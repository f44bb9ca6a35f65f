# Shared texts: commands and errors. The texts of a game are in its own folder.

## Commands

app-help = A digital tabletop: play, simulate and replay games.
version = Orrery { $version }
help-version = Print the version and stop.

command-play = Play a game in the terminal. It is saved after every action and can be resumed.

serve-help = Run the table server: play in the browser, alone or with friends.
serve-help-host = The address to listen on; 0.0.0.0 lets other machines in.
serve-help-port = The port to listen on.
serve-help-data = The folder in which everything is stored.
serve-address = Orrery is at { $address }
serve-network = From other machines on this network: { $address }
serve-unbuilt = The browser interface has not been built, so only programs can play. Run make screen to build it.
serve-stopped = Stopped.

token-help = Create a guest on a server and print its token, for a bot or another program.
token-help-name = The name of the guest.
token-help-server = The address of the server.

simulate-help = Play whole games between bots and write a record of each.
simulate-help-game = The game to play.
simulate-help-seats = The number of seats at the table.
simulate-help-games = The number of games to play.
simulate-help-seed = The same seed gives the same records.
simulate-help-bots = Bots by name, separated by commas: one for every seat, or one for all. Levels from the weakest on: { $levels }. To compare with: { $plain }. Or cmd:COMMAND for a program.
simulate-help-out = The folder for the records; it is created if it does not exist.
simulate-help-option = An option of the game as name=value; may be given several times.
simulate-progress = Playing
progress-line = { $description } ({ $done } of { $total })
simulate-stopped = Stopped: { $done } of { $games } records are in { $folder }.
simulate-done =
    { $games ->
        [one] Played one game of { $game }; its record is in { $folder }.
       *[other] Played { $games } games of { $game }; their records are in { $folder }.
    }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Won or shared
simulate-mean = Mean points
simulate-forfeit = Game { $number } was forfeited from seat { $seat }; its record ends there.

arena-help = Let bots play matches against each other and rate them.
arena-help-bots = Two or more bots, separated by commas: by name, or cmd:COMMAND for a program.
arena-help-games = How many games each pairing plays; rounded up so that every deal is played from every seat.
arena-help-against = Play each bot alone against this one in every other seat, instead of everybody against everybody.
arena-help-jobs = How many processes play at once; 0 for one per core.
arena-help-ray = Play on a Ray cluster at this address instead; local starts Ray on this machine. Needs orrery-tabletop[ray].
arena-help-seconds = How many seconds a program entered with cmd: may take for one move.
arena-help-seed = The same seed gives the same games.
arena-help-json = Write the results to this file as JSON.
arena-help-html = Write the results to this file as a page with plots.
arena-rating = Rating
arena-share = Share of wins
arena-paired = 95 % by deals
arena-margin = Mean margin
arena-points = Mean points
arena-ms = Median ms per decision
arena-thinking = Median ms when thinking
arena-slowest = 99th percentile, ms
arena-plot-times = Thinking time: median to 99th percentile, logarithmic
arena-plot-pairings = Share of wins, row against column
arena-pairing = { $bot } against { $rival }: wins { $share } { $interval }, by deals { $paired }, margin { $margin }, { $games } games.
arena-title = { $game }, { $seats } seats, { $games } games
arena-program = { $bot } calls itself { $name }.
arena-forfeits =
    { $games ->
        [one] { $bot } forfeited one game:
       *[other] { $bot } forfeited { $games } games:
    }
arena-bot = Bot
arena-rival = Rival
arena-pairings = Pairings
arena-alone = In every game one bot has one seat and its rival the other { $others }; an even share of the wins is { $even }.
arena-stopped = Stopped after { $done } of { $total } games: the table is made from these. With --log they would be kept.

ladder-help = Measure how strong the levels are: each plays the one below it and { $anchor }. Can be stopped and resumed.
ladder-help-game = The games to measure; all of them if none is named.
ladder-help-bots = More bots to measure, separated by commas: cmd:COMMAND for a program. They play every level.
ladder-help-log = The file in which finished games are kept; games found there are not played again.
ladder-help-write = Write the results into the sources: the data file and the tables of README.md and docs/ladder.md.
ladder-help-tables = Only write the tables of README.md and docs/ladder.md anew, from the data file.
ladder-share = Wins against { $anchor }
ladder-margin = Margin
ladder-step = Wins against the one below
ladder-games = Games
ladder-caption = { $game }, { $seats } seats, { $games } games: `{ $command }`
ladder-none = No ladder has been measured yet: `orrery ladder --write` does it.
ladder-resumed = { $done } of { $total } games are already in { $file }.
ladder-stopped = Stopped: { $done } of { $total } games are kept in { $file }. The same command goes on from there.
ladder-written = Written: { $file }

balance-help = Report how balanced a game is, from games between equal bots: seats, components, length, points.
balance-help-bots = The bot that plays every seat.
balance-title = { $game }, { $seats } seats, { $games } games of { $bot }
balance-seats = Seats
balance-seat = Seat
balance-share = Share of wins
balance-points = Mean points
balance-sources = Points by source
balance-source = Source
balance-mean = Mean
balance-winners = Winners
balance-others = Others
balance-lead = Winners − others
balance-decisions = Length in decisions
balance-length = Length: { $decisions } decisions on average { $interval }, from { $shortest } to { $longest }; { $turns } turns.
balance-component = Component
balance-taken = Games taken / offered
balance-lift = Lift in points
balance-lift-note = Lift: the points of the seats that took it less those of the others in the same game. It shows what goes together, not what causes what.
balance-figures = All figures
balance-flags = Out of balance
balance-flag-seat = Seat { $id } wins { $share } { $interval } of { $games } games, more than its share.
balance-flag-unwanted = Hardly anyone takes “{ $id }” ({ $kind }): in { $share } { $interval } of the { $games } games that offered it.
balance-flag-winning = Whoever takes “{ $id }” ({ $kind }) wins { $share } { $interval } of the { $games } games in which others did not.
balance-flag-none = Nothing stands out.

replay-help = Replay a record, check every line of it and print the result.
replay-help-file = The record to replay.
replay-help-trace = Print every position as a line of JSON.
replay-title =
    { $entries ->
        [one] { $game }, { $seats } seats, one entry
       *[other] { $game }, { $seats } seats, { $entries } entries
    }
replay-unfinished = The game is not finished.
replay-to-act = To act: { $actor }
replay-rank = Rank
replay-player = Player
replay-points = Points

review-help = Review a finished game: costly turns, luck, turning points.
review-help-file = The record of the game.
review-help-level = The level that judges: { $known }. A higher one takes longer.
review-progress = Reviewing the game…
review-about = Luck: what was drawn, compared with the average of what could have been drawn, in points of the evaluation. Decisions: what was played, compared with the best lines of the analysis, in points of lead at the end of games played out with both.
review-luck = Luck
review-decisions = Decisions
review-costliest = Costliest turns of { $player }
review-none = None worth mentioning.
review-played = After entry { $position }: { $line }
review-better = Better by { $points } (± { $error }): { $line }
review-goes-on = { $line } … and the turn goes on
review-why = At the end of the game it brings: { $reasons }.
review-rivals = kept from the best rival
review-chance = Chance to win lost: { $chance } (± { $error })
review-curve = Chances to win
review-curve-point = After entry { $position }: { $chances }
review-luckiest = Luckiest moments: { $moments }
review-unluckiest = Unluckiest moments: { $moments }
review-set-up = the set-up
review-turning = Turning points
review-turning-point = After entry { $position }: lead of { $player } { $before } → { $after }

seat-name = Seat { $seat }
player-name = { $name } (seat { $seat })
actor-chance = chance

legal-here = Legal here: { $list }
list-none = none
list-more =
    { $count ->
        [one] { $list } and one more
       *[other] { $list } and { $count } more
    }
reasons-and = { $list } and { $last }
number-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Errors

error-error = Something went wrong.
error-action = This action is not possible: { $text }
error-malformed = This cannot be read as an action: { $text }
error-unknown = This game has no such action: { $text }
error-illegal = This action is not possible now: { $text }
error-unfinished-game = Only a finished game can be reviewed; this one stops after { $entries } entries.
error-unknown-game = There is no game called { $game }. Known games: { $known }.
error-unknown-rules = This program does not know rules { $rules } of { $game }; it knows { $known }.
error-bad-seats = { $game } cannot be played with { $seats } seats. Possible: { $known }.
error-unknown-option = { $game } has no option called { $option }. Known options: { $known }.
error-bad-option-value = The option { $option } cannot be { $value }. Possible: { $known }.
error-too-few-bots = A match takes at least two different bots; { $given } given. Name another in --bots, separated by a comma, or in --against.
error-unknown-bot = There is no bot called { $bot }. Known bots: { $known }.
error-bot-failure = { $command } cannot go on playing.
error-bot-not-started = { $command } cannot be started: { $problem }
error-bot-ended = { $command } ended in the middle of a game, with status { $status }. It said: { $said }
error-bot-silent = { $command } did not answer within { $seconds } seconds. It said: { $said }
error-bot-nonsense = { $command } answered “{ $heard }” where { $expected } was expected; the texts of moves come from the legal list. It said: { $said }
error-workers-died = The processes that play ended { $deaths } times in a row without finishing a game. Look at the memory they need, or play with fewer jobs.
error-no-ray = Ray is not installed. In the folder of the sources, make ray installs it; or leave --ray out.
error-no-cluster = No Ray cluster lets us in at { $address }. Check the address and that the cluster runs; if it asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN as it has them.
error-no-sources = { $folder } does not hold the sources of Orrery: { $file } is not there. Run the command in the folder of the project.
error-no-marks = A page lacks the marks between which the ladder is written: { $begin } and { $end }. Put them back.
error-unknown-level = There is no level called { $level }. Known levels: { $known }.
error-content = The content file of a game is not valid.

error-usage-option = An option is written name=value, not: { $text }
error-usage-bots = Name one bot for all seats, or one for each; there are { $seats } seats and { $given } bots.
error-bad-setting = A setting is not valid: { $problem }. The settings are described in docs/operating.md.
error-no-server = { $server } does not answer as an Orrery server: { $problem }
error-file = { $path }: { $problem }

error-record = The record is not valid.
error-record-empty = The record is empty; its first line should be the header.
error-record-json = This line is not JSON: { $text }
error-record-truncated = The file ends in the middle of this line: { $text }
error-record-shape =
    { $expected ->
        [object] This line is not a JSON object: { $text }
        [str] "{ $key }" is missing or not a text: { $text }
        [int] "{ $key }" is missing or not a whole number: { $text }
        [dict] "{ $key }" is missing or not an object: { $text }
        [list] "{ $key }" is not a list: { $text }
        [names] "{ $key }" should hold one text for each seat: { $text }
        [options] "{ $key }" should hold a text for each option: { $text }
        [seat] "{ $key }" should be a seat, counted from 0, or "chance": { $text }
       *[other] "{ $key }" is wrong: { $text }
    }
error-record-format = This record has the format { $text }; this program reads { $known }.
error-record-game = This is the record of a game called { $text }. Known games: { $known }.
error-record-rules = This record was made with rules number { $text } of { $game }; this program knows { $known }.
error-record-seats = { $game } cannot be played with { $text } seats. Possible: { $known }.
error-record-option = There is no option called { $text }. Known options: { $known }.
error-record-option-value = The option { $option } cannot be { $text }. Possible: { $known }.
error-record-seat = The entry "{ $text }" belongs to { $given }, but it is the turn of { $expected }.
error-record-malformed = This cannot be read as an action: { $text }
error-record-unknown = This game has no such action: { $text }
error-record-illegal = This action is not possible here: { $text }
error-record-over = The game was over before this entry: { $text }
error-record-early-result = The result comes before the end of the game: { $text }
error-record-result = The result is wrong: { $text }. It should be { $expected }.
error-record-after-result = There is something after the result: { $text }
error-record-incomplete = The record is incomplete: the game is over, but its result is missing. It should be { $expected }.
error-at-line = line { NUMBER($line, useGrouping: 0) }: { $message }

## Playing in the terminal

play-help-game = The game to play.
play-help-seats = The number of seats at the table; by default one more than there are bots.
play-help-bots = Whom you play against, separated by commas: one for each other seat, or one for all. From the weakest on: { $levels }. Without this you are asked.
play-help-seat = Your seat, counted from 0.
play-help-seed = The same seed deals the same game.
play-help-option = An option of the game as name=value; may be given several times.
play-help-resume = Resume a saved game.
play-help-save = The file in which the game is saved; by default a new file in this folder.
play-help-language = The language of the texts, for example en.
play-you = You
play-which-game = Which game? ({ $known }; Enter for the first)
play-opponents = Opponents
play-which-level = Whom do you want to play against? (number or name; Enter for { $name })
play-no-such-level = There is no such opponent: { $line }
play-your-turn = It is your turn.
play-other-turn = It is another player’s turn.
play-prompt = Your choice (number, notation, ? for help):
play-which = Which one (number or its last word, 0 to go back):
play-back = 0: go back
play-sure = Do it anyway? (y/n)
play-yes = y yes
play-not-understood = That is not possible now: { $line }
play-nearest = Did you mean: { $list }
play-no-rules = There is no help on: { $topic }
play-look-whom = Whose board? { $list }
play-no-undo-chance = A draw cannot be taken back.
play-no-undo-other-seat = Another player has already acted; it is too late to take this back.
play-no-undo-over = The game is over; nothing can be taken back any more.
play-no-undo-revealed = Something hidden was revealed; it is too late to take this back.
play-no-undo-nothing = There is nothing to take back.
play-no-undo-off = Nothing can be taken back at this table.
play-no-redo = There is nothing to redo.
play-saved = Saved in { $path }.
play-kept = The record of the game is in { $path }.
play-resume = The game is saved. To resume it, run: orrery play --resume { $path }
play-score = Points by source
play-total = Total
play-thinking = { $name } is thinking…
play-hint-thinking = Looking for good moves…
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
play-times = { $what } (×{ $count })
play-won = { $names } won.
play-shared = Shared victory: { $names }.
play-help =
    Type the number of a choice, or the notation in brackets (place star H S5). You can shorten the words (pl st h s5) or add words to a number (3 S5).
    Some choices open a list: type the number of the choice, then the number in the list. Enter shows the table again.
    undo (u), redo: take back your last action, do it again
    hint (h): the best moves, with reasons
    rules TOPIC (r): explain a card, a goal, a tile; rules alone lists the topics
    look WHO: show the board of another player
    list: every possible action in notation
    log (l): what has happened      score: points by source
    save FILE: save under another name; the game is saved after each of your actions anyway
    quit (q): leave; the game can be resumed
error-play-seat = There is no seat { NUMBER($seat, useGrouping: 0) }; seats go from 0 to { NUMBER($last, useGrouping: 0) }.

## Stored games

database-help = The database, as sqlite:///PATH or postgresql://…; by default the file in the data folder.

backup-help = Copy all stored games to a file; games may go on meanwhile.
backup-help-file = The file for the backup, or with --keep the folder.
backup-done =
    { $tables ->
        [one] One table is in the backup { $path }.
       *[other] { $tables } tables are in the backup { $path }.
    }

restore-help = Replace the stored games with a backup; the server must not be running.
restore-help-file = The backup to restore.
restore-help-replace = Discard the games that are stored there now.
restore-done =
    { $tables ->
        [one] One table was restored from { $path }.
       *[other] { $tables } tables were restored from { $path }.
    }

verify-help = Replay every stored game and compare the result with what was stored.
verify-progress = Replaying
verify-wrong = Table { $table }: { $problem }
verify-done = Replayed { $finished } finished and { $running } unfinished tables; differences: { $wrong }.

verify-deal-help = Check that a finished game was dealt from the seed fixed before it began.
verify-deal-help-file = The record of a finished game.
verify-deal-help-commitment = The commitment you were shown before the game.
verify-deal-help-nonce = The nonce your client sent for that commitment.
verify-deal-done =
    { $entries ->
        [one] The only draw matches the seed.
       *[other] All { $entries } draws match the seed.
    }
verify-deal-given =
    { $entries ->
        [one] The first draw was taken over from another game.
       *[other] The first { $entries } draws were taken over from another game.
    }
verify-deal-commitment = Commitment before the game: { $commitment }
verify-deal-nonce = Nonce of seat { $seat }: { $nonce }
verify-deal-no-nonce = Seat { $seat } sent no nonce; the commitment stands in its place.
verify-deal-order-unknown = This game was dealt by the earlier scheme hmac-sha256/1. It does not show whether the commitment came before the nonces.
verify-deal-order-server = No player sent a nonce: the server alone decided this deal.
verify-deal-order-proven = This is the commitment you answered, and your nonce is among those used: the seed was fixed before your nonce existed.
verify-deal-order-compare = Only those who sent a nonce can tell that the commitment came first: compare with what your client kept, by --commitment and --nonce.

doctor-help = Check that everything a server needs is in place.
doctor-state = State
doctor-topic = Part
doctor-detail = Details
doctor-well = ok
doctor-wrong = wrong
doctor-lacking = missing
doctor-python = Python
doctor-compiled = Rules
doctor-sqlite = SQLite
doctor-folder = Data folder
doctor-port = Address
doctor-files = Open files
doctor-screen = Browser interface
doctor-database = Database
doctor-redis = Redis
doctor-is-compiled = compiled
doctor-is-pure = not compiled: everything works, but slower
doctor-is-built = built
doctor-is-not-built = not built: programs can play, browsers cannot
doctor-new-database = does not exist yet; it is created when the server starts
doctor-old-database = from an older version (step { $revision }); it is backed up and updated when the server starts
doctor-file-limit = up to { $files } at once, enough for { $connections } connections
doctor-tables =
    { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
doctor-answers = answers
doctor-ready = The server can be started.
doctor-not-ready = The server cannot be started like this.

error-store = Something is wrong with the stored games.
error-store-unavailable = The database cannot be used ({ $path }): { $problem }
error-store-full = There is no space left where the games are stored ({ $path }). Nothing was lost; free some space and continue.
error-store-read-only = The place where the games are stored is read-only ({ $path }). Nothing was lost; allow writing and continue.
error-store-closed = The database is closed ({ $path }).
error-store-locked = Another process (number { $process }) is using the stored games: { $path }. Stop it first.
error-store-in-use = Servers are using the games stored here ({ $path }): { $processes }. Stop them first. One that was killed counts as running for some seconds more.
error-unknown-table = There is no table { $table }.
error-unknown-guest = There is no guest { $guest }.
error-store-duplicate = This already exists: { $key }
error-store-address = This database cannot be used: { $kind }. Possible: sqlite:///PATH, postgresql://…
error-store-newer = The stored games are from a newer version of this program (step { $revision }; this one knows { $known }). Update the program.
error-store-old = The stored games are from an older version of this program (step { $revision }); the server updates them when it starts.
error-store-damaged = The stored data of table { $table } cannot be read: { $problem }
error-store-gap = Version { NUMBER($version, useGrouping: 0) } of table { $table } is missing.
error-store-digest = Replaying table { $table } gives a different digest from the stored one.
error-store-missing = There is no file { $path }.
error-store-not-empty = There are games stored here already ({ $path }); use --replace to discard them.
error-store-not-a-backup = This is not a complete backup: { $path } ({ $problem })
error-sqlite-old = SQLite { $version } is too old; install { $oldest } or newer.
error-deal-missing = The record does not say how the game was dealt.
error-deal-sealed = The seed of this deal is still secret; it is published when the game is over.
error-deal-scheme = This way of dealing is unknown: { $text }
error-deal-seed = The seed does not match the commitment { $commitment }.
error-deal-commitment = The record was dealt for the commitment { $found }, but you were shown { $commitment }.
error-deal-nonce = The nonce { $nonce } is not among those used in this deal.
error-deal-nonces = The deal does not name a nonce or the commitment for each seat.
error-deal-differs = The seed does not give this draw: { $text }. It gives: { $expected }

## Notices to players who are away

notice-turn = { $game }: { $asked }
notice-invitation = { $game }: you are invited to a table.
notice-test = This is a test. From now on Orrery tells you here when it is your turn and you are not at the table.

yes-help = Do it without asking.
yes-letter = y
not-done = Nothing was changed.
backup-help-keep = Treat FILE as a folder, name the backup by the time, and keep only this many.
downgrade-help = Take the stored games back to the form an earlier version of the program uses.
downgrade-help-revision = The step to go back to, such as 0002.
downgrade-ask = Go back to step { $revision }? What only later steps store is lost; a backup is made first.
downgrade-done = The stored games are at step { $revision } now; as they were before, they are in { $path }. Start the earlier version of the program: this one would update them again.
verify-damage = The database is damaged: { $problem }
damage-advice = Faults found in the database: { $count }. Stop the server, keep a copy of the file, and restore the latest backup.
doctor-attention = look
doctor-integrity = Integrity
doctor-set-aside = Table set aside
doctor-sound = the database finds nothing wrong with itself
doctor-set-aside-table = { $table } ({ $code }): it is not served. See “orrery tables repair { $table }”.
doctor-new-folder = { $path } does not exist yet; it is created when the server starts
doctor-default-folder = { $path } does not exist yet, and no setting names another one. If a service keeps its games elsewhere, use --data or its ORRERY_DATA.
doctor-running = in use by the running server (process { $process })
doctor-empty-database = an empty file; the server fills it when it starts
doctor-expired = Clean-up
doctor-expire = would close or remove now: tables { $tables }, guests { $guests }. See “orrery tables expired”.
tables-help = Look after the stored tables.
tables-help-id = The table, as in its link.
tables-list-help = List tables, the latest first.
tables-help-status = Only these: open, running, finished or abandoned.
tables-help-game = Only tables of this game.
tables-help-guest = Only tables of this guest.
tables-help-set-aside = Only tables that are set aside.
tables-help-limit = How many on one page.
tables-help-page = Which page.
tables-help-file = The file for the record.
tables-help-hidden = Also of a game that is not over, with everything its players must not see.
tables-column-id = Table
tables-column-game = Game
tables-column-status = Status
tables-column-seats = Seats
tables-column-version = Version
tables-column-updated = Last change (UTC)
tables-column-reason = Set aside
tables-more = There are more: --page { $page }
tables-expired-help = List what the next clean-up of a running server closes or removes. Nothing is changed.
tables-help-each = How many tables of each kind.
tables-expired-guests = { $guests ->
    [0] No guest would be removed.
    [one] One guest would be removed as well.
   *[other] { $guests } guests would be removed as well.
 }
tables-column-expiry = Why
expiry-empty = nobody sits there: closed
expiry-waiting = waits in vain: closed
expiry-running = nobody plays on: closed, its record is kept
expiry-unstarted = closed long ago, never started: removed
expiry-abandoned = closed long ago: removed
expiry-finished = finished long ago: removed
tables-export-help = Write the record of a table to a file.
tables-exported = The record of table { $table } is in { $path }.
tables-set-aside-help = Serve a table no longer, until it is released.
tables-set-aside = Table { $table } is set aside.
tables-release-help = Serve a table again that was set aside.
tables-released = Table { $table } is served again.
tables-not-aside = Table { $table } was not set aside.
tables-repair-help = Cut a damaged game off after the last step that can be replayed.
tables-sound = Table { $table } can be replayed to its end; there is nothing to repair.
tables-problem = Table { $table }: { $problem }
tables-beyond-repair = Not even its beginning can be replayed. It stays set aside; restore it from a backup, or remove it with “orrery tables remove { $table }”.
tables-repair-ask = Keep versions 1 to { $sound } of { $stored } and forget the rest?
tables-repaired = Table { $table } goes on from version { NUMBER($version, useGrouping: 0) }. As it was before, it is in { $path }; that file holds its secret seed.
tables-remove-help = Remove a table with everything that belongs to it; a copy is kept in a file.
tables-remove-ask = Remove table { $table }?
tables-removed = Table { $table } is removed; a copy of its rows is in { $path }.
error-no-name = Nothing is left of this name once invisible characters are removed. Choose another one.
error-unknown-report = There is no report { $number }.
deed-help-reason = Why, for the audit log.
deed-takes-effect = A running server acts on it within a few seconds.
tables-close-help = End whatever goes on at a table; it can still be looked at.
tables-closed = Table { $table } is closed.
tables-over = Table { $table } was over already.
guests-help = Look after the guests, also while the server is running.
guests-help-id = The guest, by the id shown by “orrery guests list”.
guests-help-name = Only guests whose name contains this.
guests-help-new-name = The new name.
guests-help-blocked = Only blocked guests.
guests-list-help = List guests, the newest first.
guests-rename-help = Give a guest another name, at all their tables and in the chat.
guests-renamed = Guest { $guest } is called { $name } now.
guests-block-help = Keep a guest from creating or joining tables and from writing.
guests-blocked = Guest { $guest } is blocked.
guests-unblock-help = Let a blocked guest play and write again.
guests-unblocked = Guest { $guest } is not blocked any more.
guests-column-id = Guest
guests-column-name = Name
guests-column-created = Since (UTC)
guests-column-tables = Tables
guests-column-blocked = Blocked since (UTC)
reports-help = Read what players have reported.
reports-list-help = List reports, the oldest first.
reports-help-settled = Also those that are done with.
reports-help-number = The number of the report.
reports-settle-help = Be done with a report.
reports-settled = Report { $number } is done with.
reports-column-number = Number
reports-column-at = When (UTC)
reports-column-kind = About
reports-column-table = Table
reports-column-guest = Guest
reports-column-quote = Quote
reports-column-reason = Reason
reports-column-reporter = Reported by
reports-kind-chat = a line of chat
reports-kind-player = a player
reports-kind-table = the table
audit-help = List what hosts and operators did.
audit-help-table = Only what concerns this table.
audit-help-guest = Only what this guest did or what was done to them.
audit-help-limit = How many, the latest ones.
audit-column-number = Number
audit-column-at = When (UTC)
audit-column-role = Role
audit-column-by = By
audit-column-deed = What
audit-column-table = Table
audit-column-guest = Guest
audit-column-reason = Why
audit-role-host = host
audit-role-operator = operator
audit-deed-remove = removed
audit-deed-readmit = readmitted
audit-deed-mute = muted
audit-deed-unmute = unmuted
audit-deed-close = closed the table
audit-deed-rename = renamed
audit-deed-block = blocked
audit-deed-unblock = unblocked
audit-deed-settle = settled a report
audit-deed-set-aside = set the table aside
audit-deed-release = released the table
audit-deed-repair = repaired the table
audit-deed-delete = deleted the table
error-tables-hidden = The game at table { $table } is not over: its record would show what its players must not see. Use --with-hidden if you need it all the same.
error-table-set-aside = This table is set aside ({ $reason }).
error-broken-log = Version { NUMBER($version, useGrouping: 0) } does not follow from what comes before it.
error-other = This was refused ({ $code }).
error-system = The system refuses this: { $problem }
error-output = The output cannot be written: { $problem }. Send it somewhere else.
error-unknown-setting = There is no setting { $name } ({ $place }). Did you mean { $nearest }?
error-address-in-use = Another program is already listening at { $address }. Stop it, or choose another port with --port.
error-address-refused = The server cannot listen at { $address }: { $problem }. Choose another address with --host and --port.
error-store-corrupt = The database is damaged ({ $path }): { $problem }. Stop the server, keep a copy of the file, and restore the latest backup.
error-store-replaced = The database file was removed or replaced while the server is running ({ $path }). No move is accepted until it is back; put it back, or restart the server.
error-store-live = { $path } is the database itself: a backup there would destroy it. Name another file.
error-store-not-a-file = { $path } is not an ordinary file. Name a file; with --keep a folder for several backups.
error-store-not-a-folder = { $path } is not a folder. Name a folder, or another place.
error-store-foreign-file = { $path } is not a backup, so it is not overwritten. Name another file.
error-store-revision = There is no earlier step { $revision }. Possible: { $known }
error-store-empty = { $path } is empty: no game was ever stored there. Check that this is the right place; the server fills it when it starts.
error-store-foreign = { $path } is a database of another program. Name another file with --database or another folder with --data.

train-help = Tune the weights of a game's evaluation and learn a value from games with itself. Can be stopped and resumed.
train-help-out = The file in which the training is kept, step by step; the same command goes on from there.
train-help-start = The weights to start from, by name.
train-help-generations = How many generations of candidates the evolution has.
train-help-candidates = How many candidates there are in a generation.
train-help-trials = How many quick games each candidate plays against the weights it started from.
train-help-beam = Width of the beam that finds whole turns; 0 lets candidates choose one action at a time, and games with itself sample turns only.
train-help-rounds = How many rounds of learning a value follow.
train-help-games = How many games are played for each round.
train-help-turns = How many turns are sampled at each decision of these games once a value was learned; with 0 only the beam finds turns.
train-help-td-lambda = How much later results count for what a position is taught to be worth, beside what the value of the round before says of the positions between: 1 for results alone (TD lambda).
train-help-value = A value.json to begin with: the first round plays by it, and what it knows is kept beside what is learned anew. Features it does not know count for nothing at first.
train-resumed = { $done } of { $total } steps are already in { $file }.
train-generation = Generation { $number } of { $total }: best { $best }, mean { $mean } points.
train-round = Round { $number } of { $total }: the value explains { $explained } of the differences in games it did not learn from ({ $positions } positions).
train-stopped = Stopped. What was finished is kept in { $file }; the same command goes on from there.
train-done = Trained: the weights are in { $file }.
error-no-numpy = Training needs { $module }, which is not installed. In the folder of the sources, make research installs it.
error-untrainable = { $game } has no evaluation whose weights could be trained.
error-unknown-weights = There are no weights called { $name }. Known weights: { $known }.
error-other-recipe = { $file } holds a training with other settings. Repeat the settings it was begun with, or name another file.
error-broken-training = { $file } does not hold a training: { $reason }. Name another file.
error-broken-value = { $file } does not hold a value: { $reason }. Name the value.json of a game, or the net of a round of a training.
error-other-inputs = This value was learned from features that the game does not have: { $inputs }. Name a value of this game, or begin without one.

## Checking a bot, exporting a record

check-help = Check that a program keeps to the bot protocol: play games with it and report every breach.
check-help-command = The command that starts the program, such as node bot.mjs. Options of its own come after --.
check-help-game = A game to play; may be given several times. All games unless told.
check-help-seats = A number of seats; may be given several times. 2 to 4 unless told.
check-help-games = The number of games to play.
check-help-seed = The same seed gives the same games.
check-help-json = Print the report as JSON.
check-progress = Checking
check-done = { $name }: { $games } games played, { $finished } of them to the end, { $moves } moves.
check-stopped = Stopped after so many breaches; { $left } games were not played. Mend these first.
check-good = No breach of the protocol.
check-breach = Breach: { $text }
check-warning = Warning: { $text }
check-where = in game { $number } ({ $game }, { $seats } seats, seat { $seat }), after { $entry } entries
check-sent = sent last: { $text }
check-heard = came back: { $text }
check-said = on its standard error: { $text }
check-again =
    { $count ->
        [one] the same once more
       *[other] the same { $count } more times
    }
check-advice = what to do: { $text }
check-not-started = the program cannot be started.
check-do-not-started = Check the command and its path; it is started without a shell.
check-ended = the program ended in the middle of the game, with status { $status }.
check-do-ended = Read on until quit; look at its standard error for what went wrong.
check-silent = no answer within { $seconds } seconds.
check-do-silent = Answer each legal line with one move line, flush it at once, and think for a shorter time; --seconds sets the limit.
check-unknown-reply = an answer that the protocol does not know.
check-do-unknown-reply = Answer orrery with “bot NAME VERSION” and legal with “move TEXT”; write anything else behind info or to standard error.
check-illegal-move = a move that is not in the legal list.
check-do-illegal-move = Answer with one of the texts of the last legal line, letter by letter.
check-unasked = a line without being asked.
check-do-unasked = Write one move for each legal line and nothing else; comments begin with info.
check-after-the-end = a line after the end of the game.
check-do-after-the-end = Write nothing once quit has come.
check-not-ended = the program did not end after quit.
check-do-not-ended = End when quit comes or the input is closed; programs that do not are killed.
check-bad-status = the program ended with status { $status } after quit.
check-do-bad-status = End with status 0; look at its standard error for what went wrong.
check-not-repeatable = the same seed gave other moves.
check-do-not-repeatable = Draw all random numbers from the seed of the game line, and depend on no clock.
export-help = Write a record as one page that replays it, for any browser and without a server.
export-help-record = The record to write.
export-help-html = The page to write.
export-help-seat = Show the game as this seat saw it, from 0. Without it a finished record shows every hand, an unfinished one what everybody may see.
export-done = { $file }: { $size } kB, { $positions } positions. Open it in a browser.
error-export-seat = The record has no seat { $seat }; it has seats 0 to { $last }.
error-no-replay-page = The page of replays is not part of this installation. Run make screen, then install again.

dataset-help = Play games between bots and write them as Parquet for programs that learn. Can be stopped and resumed.
dataset-help-out = The folder for the dataset; the same command goes on with what is there.
dataset-help-seed = The same seed gives the same dataset.
dataset-help-shard = How many games go into one shard. A shard under way is what a stopped run loses.
dataset-stopped = Stopped. Finished shards are kept in { $folder }; the same command goes on from there.
dataset-done =
    { $games ->
        [one] One game with { $decisions } decisions is in { $folder }.
       *[other] { $games } games with { $decisions } decisions are in { $folder }.
    }
dataset-digest = SHA-256 of all shards: { $digest }
error-no-pyarrow = A dataset needs { $module }, which is not installed. In the folder of the sources, make research installs it.
error-no-encoding = { $game } has no encoding, so there is nothing to write. docs/encodings.md says how a game declares one.
error-other-dataset = { $folder } holds a dataset made otherwise; these settings differ: { $settings }. Repeat the settings it was begun with, or name another folder. If program differs, Orrery was changed since.
error-no-dataset = { $folder } holds no dataset: { $file } is missing or cannot be read. Name an empty or a new folder to make one.
error-wrong-digest = { $file } is not the file that digest.json was made of. Fetch it anew, or delete it and run the command in README.md again.

preview-site = Two board games of stars, worlds and life
preview-open = free seat
preview-waiting =
    { $count ->
        [0] All seats are taken
        [one] One seat is free
       *[other] { $count } seats are free
    }
preview-turn = { $name } to play
preview-running = The game is running
preview-abandoned = The game was closed
preview-finished =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }

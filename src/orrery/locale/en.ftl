# Shared texts: commands and errors. The texts of a game are in its own folder.

## Commands

app-help = A digital tabletop: play, simulate and replay games.
version = Orrery { $version }
help-version = Print the version and stop.

command-play = Play a game in the terminal; it is saved all the time and can be resumed.

serve-help = Run the table server: play in the browser, alone or with friends.
serve-help-host = The address to listen on; 0.0.0.0 lets other machines in.
serve-help-port = The port to listen on.
serve-help-data = The folder in which everything is kept.
serve-address = Orrery is at { $address }
serve-network = From other machines on this network: { $address }
serve-unbuilt = The screen is not built; programs can play, browsers see a note. Run make screen.
serve-stopped = Stopped.

token-help = Make a guest on a server and print its token, for a bot or another program.
token-help-name = The name of the guest.
token-help-server = The address of the server.

simulate-help = Play whole games between bots and write a record of each.
simulate-help-game = The game to play.
simulate-help-seats = How many seats are at the table.
simulate-help-games = How many games to play.
simulate-help-seed = The same seed gives the same records.
simulate-help-bots = Bots by name, separated by commas: one for every seat, or one for all.
simulate-help-out = The folder for the records; it is made where it is missing.
simulate-help-option = An option of the game as name=value; may be given several times.
simulate-progress = Playing
simulate-done =
    { $games ->
        [one] Played one game of { $game }; its record is in { $folder }.
       *[other] Played { $games } games of { $game }; their records are in { $folder }.
    }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Won or shared
simulate-mean = Mean points

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

review-help = Look back at a finished game: costly turns, luck, where it turned.
review-help-file = The record of the game.
review-progress = Looking back…
review-about = In points of worth, as the bot sees them. Luck: what came against the mean of what could have come. Decisions: what was played against the bot’s own lines, draws averaged.
review-luck = Luck
review-decisions = Decisions
review-costliest = Costliest turns of { $player }
review-none = None worth a word.
review-played = After entry { $position }: { $line }
review-better = Better by { $points }: { $line }
review-goes-on = { $line } … and the turn goes on
review-why = That line { $reasons }.
review-luckiest = Kindest moments: { $moments }
review-unluckiest = Harshest moments: { $moments }
review-set-up = the set-up
review-turning = Turning points
review-turning-point = After entry { $position }: lead of { $player } { $before } → { $after }

seat-name = Seat { $seat }
player-name = { $name } (seat { $seat })
actor-chance = chance

legal-here = Legal here: { $list }
list-more =
    { $count ->
        [one] { $list } and one more
       *[other] { $list } and { $count } more
    }

## Errors

error-error = Something does not fit.
error-action = This action cannot be done: { $text }
error-malformed = This is not the text of an action: { $text }
error-unknown = No action of this game is called: { $text }
error-illegal = This cannot be done here: { $text }
error-unfinished-game = Only a finished game can be looked back at; this one stops after { $entries } entries.
error-unknown-game = There is no game called { $game }. Known games: { $known }.
error-bad-seats = { $game } is not played with { $seats } seats. Possible: { $known }.
error-unknown-option = { $game } has no option called { $option }. Known options: { $known }.
error-bad-option-value = The option { $option } cannot be { $value }. Possible: { $known }.
error-unknown-bot = There is no bot called { $bot }. Known bots: { $known }.
error-content = The content of a game is wrong.

error-usage-option = An option is written name=value, not: { $text }
error-usage-bots = Name one bot for all seats, or one for each: { $seats } seats, { $given } bots.
error-bad-setting = A setting is wrong: { $problem }
error-no-server = { $server } does not answer as an Orrery server: { $problem }
error-file = { $path }: { $problem }

error-record = The record does not fit.
error-record-empty = The record is empty; its first line should be the header.
error-record-json = This line is not JSON: { $text }
error-record-truncated = The file was cut in the middle of this line: { $text }
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
error-record-game = This record is of a game called { $text }. Known games: { $known }.
error-record-rules = This record was made with rules number { $text } of { $game }; this program knows { $known }.
error-record-seats = { $game } is not played with { $text } seats. Possible: { $known }.
error-record-option = There is no option called { $text }. Known options: { $known }.
error-record-option-value = The option { $option } cannot be { $text }. Possible: { $known }.
error-record-seat = The entry "{ $text }" is of { $given }, but { $expected } is to act.
error-record-malformed = This is not the text of an action: { $text }
error-record-unknown = No action of this game is called: { $text }
error-record-illegal = This cannot be done here: { $text }
error-record-over = The game was over before this entry: { $text }
error-record-early-result = The result stands before the end of the game: { $text }
error-record-result = The result is wrong: { $text }. It should be { $expected }.
error-record-after-result = Something follows the result: { $text }
error-record-incomplete = The record is incomplete: the game is over, but its result is missing. It should be { $expected }.
error-at-line = line { NUMBER($line, useGrouping: 0) }: { $message }

## Playing in the terminal

play-help-game = The game to play.
play-help-seats = How many seats are at the table; without it one more than there are bots.
play-help-bots = The bots you play against, separated by commas: one for each other seat, or one for all.
play-help-seat = Your seat, counted from 0.
play-help-seed = The same seed deals the same game.
play-help-option = An option of the game as name=value; may be given several times.
play-help-resume = Go on with a saved game.
play-help-save = The file the game is saved in; without it a new file in this folder.
play-help-language = The language of the texts, for example en.
play-you = You
play-which-game = Which game? ({ $known }; Enter for the first)
play-your-turn = It is your turn.
play-other-turn = Another player is to act.
play-prompt = Your choice (number, notation, ? for help):
play-which = Which one (number or its last word, 0 to go back):
play-back = 0: go back
play-sure = Do it all the same? (y/n)
play-yes = y yes
play-not-understood = That is not possible here: { $line }
play-nearest = Close to it: { $list }
play-no-rules = There is nothing to say about: { $topic }
play-look-whom = Look at whom? { $list }
play-no-undo-chance = What chance brought cannot be taken back.
play-no-undo-other-seat = The others have already answered; that cannot be taken back.
play-no-undo-revealed = Something hidden was shown; that cannot be taken back.
play-no-undo-nothing = There is nothing to take back.
play-no-undo-off = Nothing can be taken back at this table.
play-no-redo = There is nothing to do again.
play-saved = Saved in { $path }.
play-kept = The record of the game is in { $path }.
play-resume = The game is saved. Go on with: orrery play --resume { $path }
play-score = Points by source
play-total = Total
play-thinking = { $name } is thinking …
play-times = { $what } (×{ $count })
play-won = { $names } won.
play-shared = Shared victory: { $names }.
play-help =
    Type the number of a choice, or the notation in brackets (place star H S5). Beginnings of words do (pl st h s5), and so does a number with more words (3 S5).
    A line that ends in a list opens it: type its number, then which one. Enter shows the table again.
    undo (u), redo: take back your last action, do it again
    rules TOPIC (r): explain a card, a goal, a tile; rules alone lists the topics
    look WHO: show the board of another player
    list: every possible action in notation
    log (l): what has happened      score: points by source
    save FILE: save under another name; the game is saved after each of your actions anyway
    quit (q): leave; the game can be resumed
error-play-seat = There is no seat { NUMBER($seat, useGrouping: 0) }; seats go from 0 to { NUMBER($last, useGrouping: 0) }.

## Stored games

database-help = The database, as sqlite:///PATH or postgresql://…; without it the file in the data folder.

backup-help = Copy all stored games into a file, while they are being played.
backup-help-file = The file for the backup.
backup-done =
    { $tables ->
        [one] One table is in the backup { $path }.
       *[other] { $tables } tables are in the backup { $path }.
    }

restore-help = Put a backup in the place of the stored games; the server must not be running.
restore-help-file = The backup to restore.
restore-help-replace = Give up the games that are stored there now.
restore-done =
    { $tables ->
        [one] One table was restored from { $path }.
       *[other] { $tables } tables were restored from { $path }.
    }

verify-help = Replay every stored game and compare it with what was stored.
verify-progress = Replaying
verify-wrong = Table { $table }: { $problem }
verify-done = Replayed { $finished } finished and { $running } unfinished tables; { $wrong } do not fit.

verify-deal-help = Check that a finished game was dealt from the seed that was sealed before it began.
verify-deal-help-file = The record of a finished game.
verify-deal-help-commitment = The commitment you were shown before the game.
verify-deal-done =
    { $entries ->
        [one] The one entry of chance is what the seed gives.
       *[other] All { $entries } entries of chance are what the seed gives.
    }
verify-deal-given =
    { $entries ->
        [one] The first entry of chance was taken over from another game.
       *[other] The first { $entries } entries of chance were taken over from another game.
    }
verify-deal-commitment = Commitment before the game: { $commitment }
verify-deal-nonce = Nonce of seat { $seat }: { $nonce }

doctor-help = Look whether everything a server needs is there.
doctor-state = State
doctor-topic = What
doctor-detail = Details
doctor-well = well
doctor-wrong = wrong
doctor-lacking = lacking
doctor-python = Python
doctor-compiled = Rules
doctor-sqlite = SQLite
doctor-folder = Data folder
doctor-port = Address
doctor-screen = Screen
doctor-database = Database
doctor-redis = Redis
doctor-is-compiled = compiled
doctor-is-pure = not compiled: everything works, but slower
doctor-is-built = built
doctor-is-not-built = not built: programs can play, browsers cannot
doctor-new-database = not there yet; it is made when the server starts
doctor-old-database = of an older version; it is brought up to date when the server starts
doctor-tables =
    { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
doctor-answers = answers
doctor-ready = A server can be started.
doctor-not-ready = A server cannot be started like this.

error-store = Something is wrong with the stored games.
error-store-unavailable = The database cannot be used ({ $path }): { $problem }
error-store-full = There is no room left where the games are stored ({ $path }). Nothing was lost; make room and go on.
error-store-read-only = Where the games are stored nothing can be written ({ $path }). Nothing was lost.
error-store-closed = The database is closed ({ $path }).
error-store-locked = Another process (number { $process }) is using the stored games: { $path }
error-unknown-table = There is no table { $table }.
error-unknown-guest = There is no guest { $guest }.
error-store-duplicate = This exists already: { $key }
error-store-address = This is no database that can be used: { $kind }. Possible: sqlite:///PATH, postgresql://…
error-store-newer = The stored games belong to a newer version of this program (step { $revision }; this one knows { $known }).
error-store-old = The stored games belong to an older version of this program (step { $revision }); the server brings them up to date when it starts.
error-store-damaged = What is stored of table { $table } cannot be read: { $problem }
error-store-gap = Version { NUMBER($version, useGrouping: 0) } of table { $table } is missing.
error-store-digest = Table { $table } was replayed to another digest than the stored one.
error-store-missing = There is no file { $path }.
error-store-not-empty = There are stored games already ({ $path }); with --replace they are given up.
error-store-not-a-backup = This is no whole backup: { $path } ({ $problem })
error-sqlite-old = SQLite { $version } is too old; it must be { $oldest } or newer.
error-deal-missing = The record does not say how it was dealt.
error-deal-sealed = The seed of this deal is still secret; it is shown when the game is finished.
error-deal-scheme = This way of dealing is not known: { $text }
error-deal-seed = The seed is not the one that was sealed as { $commitment }.
error-deal-differs = This was not dealt: { $text }. The seed gives: { $expected }

## Notices to players who are away

notice-turn = { $game }: { $asked }
notice-test = From now on Orrery tells you here when it is your turn and you are not at the table.

# The club's hub: its pages, and what it refuses.
club-title = The club
club-wall = Tables
club-standings = Standings
club-records = Records
club-hosts = Hosts
club-pages = Pages of the club
club-no_tables = No table has joined yet: the hosts’ page has a code for the first.
club-rests = No game yet
club-away = No word for a while
club-moments = Great moments
club-no_moments = Nothing great has happened yet.
club-someone = Player { $number }
club-log = What happened
club-nothing_yet = Nothing has happened yet.
club-season = Season { $year }
club-no_results = No game of this season is over yet.
club-place = Place
club-name = Name
club-played = Games
club-won = Won
club-behind = Points
club-behind_hint = One point for every player behind you, in each game.
club-rating = Rating
club-rating_hint = OpenSkill: how good somebody is at the very least, judging by all games so far.
club-all_games = All games
club-against = Against whom
club-before = Ahead
club-after = Behind
club-level = Level
club-last_games = Last games
club-game = Game
club-greatest_walls = Greatest walls
club-longest_sieges = Longest sieges
club-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
club-rolls =
    { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }
club-no_records = Nobody has set one yet.
club-csv = As CSV
club-join = Let a table join
club-new_code = New code
club-join_hint = Type this at the table within { $minutes } minutes:
club-revoke = Remove
club-revoked = removed
club-archive = Recordings
club-archive_space =
    { $count ->
        [one] { $count } recording; { $used } of { $most } GB taken, { $free } GB free on the disk.
       *[other] { $count } recordings; { $used } of { $most } GB taken, { $free } GB free on the disk.
    }
club-archive_stays = When room runs short, the oldest are deleted.
club-archive_goes = They are deleted after { $days } days, and earlier when room runs short.
club-archive_facts = What they teach is kept for good, without names: { $drawn } looked through, { $waiting } waiting.
club-archive_empty = No table has sent one yet.
club-archive_delete = Delete
club-archive_newer = Newer recordings
club-archive_older = Older recordings
club-tournaments = Tournaments
club-no_tournaments = None was begun yet.
club-new_tournament = A new tournament
club-tournament_title = Title
club-tournament_form = Form
club-swiss = Swiss
club-league = League
club-tournament_game = Game
club-at_a_table = People at a table
club-rounds = Rounds
club-entrants_typed = Who plays, one name a line
club-begin = Begin
club-round_of = Round { $round } of { $rounds }
club-round = Round { $round }
club-tournament_over = It is over.
club-pair_next = Pair the next round
club-opponents = Opponents
club-leaves = Leaves
club-has_left = has left
club-tournament_hint = A point for each player who finishes behind you; a bye is worth one. Where points are equal wins count, then the points of everybody met. Results come in by themselves once the game is over at the table.
club-more_entrants = Somebody else
club-enters = Joins
club-bye = A bye
club-table_number = Table { $number }
club-ranked = { $place }.
club-say_result = Say the places
club-result_waits = Still playing.
club-overlay = Overlay for a stream
club-webhooks = Webhooks
club-webhooks_hint = Programs elsewhere that are told what happens here. A program of the hosts names them: POST /api/hub/webhooks.
club-webhooks_waiting = { $waiting } waiting, { $lost } given up
club-webhooks_test = Test
club-webhooks_end = End
club-webhooks_none = Nobody is told.
club-tokens = Tokens
club-tokens_hint = With a token a program may do a few of the things that hosts do. A program of a club’s site or spreadsheet gets one of its own.
club-new_token = A new token
club-token_name = What it is for
club-token_scopes = What it may do
club-token_days = Days that it holds; empty: until it is revoked
club-token_make = Make it
club-token_once = Copy it now: it is shown this once.
club-token_made = Made:
club-token_used = Last used:
club-token_unused = Never used
club-token_ends = Holds until:
club-token_expired = Its time is over:
club-token_revoke = Revoke
club-no_tokens = There is none.
club-halls = Halls
club-new_hall = A new hall
club-halls_hint = Banbury Merton Street for thousands of phones, which come in at the seal gates.
club-no_gates = No seal gate is running, so no phone can come in yet. Start one:
club-hall_round_s = Seconds for a round; 0: the host ends it
club-hall_pause_s = Seconds from a reveal to the next round; 0: the host begins it
club-open_hall = Open the hall
club-no_halls = No hall has been opened yet.
club-hall_code = The hall’s code
club-hall_code_hint = The screen in the hall shows it.
club-scope_read = see recordings and webhooks, change nothing
club-scope_tables = draw codes for tables, put a table out
club-scope_people = delete people
club-scope_tournaments = run tournaments, say results
club-scope_webhooks = see, add and end webhooks
club-scope_recordings = see, fetch and delete recordings
club-scope_halls = open halls and steer them
club-forget = Delete this person
club-forget_hint = The name disappears everywhere; games keep a number.
club-sure = Tap again to confirm
club-language = Language
refusal-hub-no_such_hall = There is no such hall here, or no longer: look at the code on the screen.

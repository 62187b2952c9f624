# The club's hub: its pages and its refusals.
club-title = The club
club-wall = Tables
club-standings = Standings
club-records = Records
club-hosts = Hosts
club-pages = Pages of the club
club-no_tables = No table has joined yet: the hosts’ page has a code for the first one.
club-rests = No game yet
club-away = Not heard from for a while
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
club-archive_stays = When space runs short, the oldest are deleted.
club-archive_goes = They are deleted after { $days } days, or earlier if space runs short.
club-archive_facts = Their statistics are kept for good, without names: { $drawn } done, { $waiting } waiting.
club-archive_empty = No table has sent one yet.
club-archive_delete = Delete
club-archive_newer = Newer recordings
club-archive_older = Older recordings
club-recording = Recording
club-recording_hint = Recordings are for hosts alone. Save one and open it with raja look: it shows any moment of the game.
club-tournaments = Tournaments
club-no_tournaments = There is no tournament yet.
club-new_tournament = A new tournament
club-tournament_title = Title
club-tournament_form = Form
club-swiss = Swiss
club-league = League
club-tournament_game = Game
club-at_a_table = People at a table
club-rounds = Rounds
club-entrants_typed = Players, one name per line
club-begin = Begin
club-round_of = Round { $round } of { $rounds }
club-round = Round { $round }
club-tournament_over = It is over.
club-pair_next = Pair the next round
club-opponents = Opponents
club-leaves = Leaves
club-has_left = has left
club-tournament_hint = You get one point for each player who finishes behind you, and one for a bye. Ties are broken by wins, then by the points of all opponents. Results arrive by themselves when a game at the table is over.
club-more_entrants = Add a player
club-enters = Joins
club-bye = A bye
club-table_number = Table { $number }
club-ranked = { $place }.
club-say_result = Enter the places
club-result_waits = Still playing.
club-overlay = Overlay for a stream
club-webhooks = Webhooks
club-webhooks_hint = Other programs that are notified of what happens here. Add one with POST /api/hub/webhooks.
club-webhooks_waiting = { $waiting } waiting, { $lost } given up
club-webhooks_test = Test
club-webhooks_end = Remove
club-webhooks_none = No program is notified.
club-tokens = Tokens
club-tokens_hint = With a token, a program may do some of the things that hosts do. Give each program its own.
club-new_token = A new token
club-token_name = What it is for
club-token_scopes = What it may do
club-token_days = Valid for days; empty: until revoked
club-token_make = Create
club-token_once = Copy it now: it is shown only once.
club-token_made = Created:
club-token_used = Last used:
club-token_unused = Never used
club-token_ends = Valid until:
club-token_expired = Expired:
club-token_revoke = Revoke
club-no_tokens = There are no tokens.
club-halls = Halls
club-new_hall = A new hall
club-halls_hint = Banbury Merton Street for thousands of phones, which come in at the seal gates.
club-no_gates = No seal gate is running, so no phone can come in yet. Start one:
club-hall_round_s = Seconds per round; 0: the host ends it
club-hall_pause_s = Seconds from a reveal to the next round; 0: the host starts it
club-open_hall = Open the hall
club-no_halls = No hall has been opened yet.
club-hall_code = The hall’s code
club-hall_code_hint = The screen in the hall shows it.
club-scope_read = see recordings and webhooks, change nothing
club-scope_tables = create codes for tables, remove a table
club-scope_people = see, change and delete people, remove their accounts
club-scope_tournaments = run tournaments, enter results
club-scope_webhooks = see, add and remove webhooks
club-scope_recordings = see, download and delete recordings
club-scope_halls = open and run halls
club-forget = Delete this person
club-forget_hint = The name disappears everywhere; games keep a number.
club-sure = Tap again to confirm
club-language = Language
club-no_page = No such page
club-no_page_hint = There is no page at this address: choose one from the list above.
club-failed = That did not work
club-failed_hint = Something went wrong at the hub: try again in a moment.
club-refused = Not possible
club-refused_hint = This address cannot be opened like this: choose a page from the list above.
club-no_hall_page = There is no page at this address: enter the hall’s code.
club-sign_in = Sign in
club-people = People
club-people_hint = Everybody who played here or was entered in a tournament. On a person’s page you can change the name and colour, or give that person a code for an account.
club-nobody = Nobody has played here yet.
club-people_earlier = Earlier in the list
club-people_later = Further down the list
club-has_account = has an account
club-sat_in =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
club-profile = Name and colour
club-nickname = Nickname
club-nickname_hint = Play under this name at the tables from now on. Past games show it, too.
club-colour = Colour
club-no_colour = No colour
club-recordings_shown = Hosts may see pictures and recordings of games with me
club-recordings_shown_of = Hosts may see pictures and recordings of games with this person
club-recording_withheld = Recordings not shown
club-save = Save
club-account = Account
club-account_offer = Is this you? With an account you can change this page yourself. You do not need one to play. Ask a host for a code.
club-account_none = This person has no account. Nobody needs one to play.
club-account_since = Account since:
club-account_hint = With a code, only the person you give it to can make this account, or choose a new passphrase for it.
club-account_code = New code for this person
club-account_code_hint = Give this code to that person alone. It works once, for { $hours } hours:
club-account_code_ends = A code is valid until:
club-account_code_picture = QR code that opens the page with this code
club-make_account = Make an account
club-make_account_hint = A host of the club has a code for you. With the same kind of code you choose a new passphrase if you forgot yours.
club-hosts_code = Code from a host
club-passphrase = Passphrase
club-new_passphrase = New passphrase
club-passphrase_hint = At least { $shortest } characters; four or more words are easy to remember.
club-show_passphrase = Show the passphrase
club-change_passphrase = Change the passphrase
club-devices =
    { $count ->
        [one] Signed in on this device alone.
       *[other] Signed in on { $count } devices.
    }
club-sign_out = Sign out
club-sign_out_everywhere = Sign out on all devices
club-own_data = Download my data
club-leaving = Leave
club-leaving_hint = Without an account you can play on, and hosts look after your page again. If you delete yourself, your name and account disappear everywhere, recordings of your games too; games keep a number.
club-remove_account = Remove the account
club-delete_me = Delete me everywhere
refusal-hub-no_such_hall = There is no such hall, or it has closed: check the code on the screen.

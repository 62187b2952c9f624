# The club's hub: its pages, and what it refuses.
club-title = Le club
club-wall = Tables
club-standings = Classement
club-records = Records
club-hosts = Hôtes
club-pages = Pages du club
club-no_tables = Aucune table pour l’instant : la page des hôtes a un code pour la première.
club-rests = Pas encore de partie
club-away = Sans nouvelles depuis un moment
club-moments = Grands moments
club-no_moments = Rien de grand ne s’est encore passé.
club-someone = Joueur { $number }
club-log = Ce qui s’est passé
club-nothing_yet = Il ne s’est encore rien passé.
club-season = Saison { $year }
club-no_results = Aucune partie de cette saison n’est encore finie.
club-place = Rang
club-name = Nom
club-played = Parties
club-won = Gagnées
club-behind = Points
club-behind_hint = Un point par joueur laissé derrière, à chaque partie.
club-rating = Cote
club-rating_hint = OpenSkill : le niveau minimal, estimé d’après toutes les parties.
club-all_games = Tous les jeux
club-against = Contre qui
club-before = Devant
club-after = Derrière
club-level = À égalité
club-last_games = Dernières parties
club-game = Jeu
club-greatest_walls = Plus grandes murailles
club-longest_sieges = Plus longs sièges
club-stones =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
club-rolls =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
club-no_records = Personne n’en a encore établi.
club-csv = En CSV
club-join = Inscrire une table
club-new_code = Nouveau code
club-join_hint = Tapez ceci à la table dans les { $minutes } minutes :
club-revoke = Exclure
club-revoked = exclue
club-archive = Enregistrements
club-archive_space =
    { $count ->
        [one] { $count } enregistrement ; { $used } Go occupés sur { $most }, { $free } Go libres sur le disque.
       *[other] { $count } enregistrements ; { $used } Go occupés sur { $most }, { $free } Go libres sur le disque.
    }
club-archive_stays = Quand la place manque, les plus anciens sont supprimés.
club-archive_goes = Ils sont supprimés après { $days } jours, plus tôt si la place manque.
club-archive_facts = Ce qu’ils enseignent est conservé, sans aucun nom : { $drawn } dépouillés, { $waiting } en attente.
club-archive_empty = Aucune table n’en a encore envoyé.
club-archive_delete = Supprimer
club-tournaments = Tournois
club-no_tournaments = Aucun n’a encore commencé.
club-new_tournament = Un nouveau tournoi
club-tournament_title = Titre
club-tournament_form = Formule
club-swiss = Système suisse
club-league = Championnat
club-tournament_game = Jeu
club-at_a_table = Joueurs par table
club-rounds = Rondes
club-entrants_typed = Qui joue, un nom par ligne
club-begin = Commencer
club-round_of = Ronde { $round } sur { $rounds }
club-round = Ronde { $round }
club-tournament_over = Il est terminé.
club-pair_next = Apparier la ronde suivante
club-opponents = Adversaires
club-leaves = S’en va
club-has_left = est parti
club-tournament_hint = Un point par joueur devancé ; une exemption en vaut un. À égalité de points comptent les victoires, puis les points de tous les adversaires. Les résultats arrivent d’eux-mêmes dès que la partie est terminée à la table.
club-more_entrants = Encore quelqu’un
club-enters = Participe
club-bye = Exempt
club-table_number = Table { $number }
club-ranked = { $place }
club-say_result = Donner les places
club-result_waits = La partie est en cours.
club-webhooks = Webhooks
club-webhooks_hint = Des programmes ailleurs, informés de ce qui se passe ici. Un programme des hôtes les désigne : POST /api/hub/webhooks.
club-webhooks_waiting = { $waiting } en attente, { $lost } abandonnés
club-webhooks_test = Tester
club-webhooks_end = Arrêter
club-webhooks_none = Personne n’est informé.
club-forget = Supprimer cette personne
club-forget_hint = Le nom disparaît partout ; les parties gardent un numéro.
club-sure = Touchez encore pour confirmer
club-language = Langue

refusal-hub-season = Une saison est une année, comme 2026 : nommez-en une.
refusal-hub-batch = Ce ne sont pas les événements d’une partie : mettez à jour la table et le club.
refusal-hub-cannot_open = Ce n’est pas une base de données de club : vérifiez son adresse.
refusal-hub-cannot_write = La base de données du club ne répond pas : vérifiez-la ; les tables enverront de nouveau.
refusal-hub-codes_too_fast = Trop de codes erronés : réessayez dans { $wait_s } s.
refusal-hub-entrants = Jusqu’à { $people } personnes jouent, chacune sous un surnom de { $letters } lettres au plus : corrigez la liste.
refusal-hub-no_such_entrant = Personne ne joue encore sous ce numéro : regardez le tournoi.
refusal-hub-no_such_pairing = Aucune table d’une ronde n’a ce numéro : regardez le tournoi.
refusal-hub-no_such_tournament = Le club n’a pas de tournoi de ce numéro : regardez la liste.
refusal-hub-ranks = Donnez une place à chacun, à partir de 1 ; les ex æquo la partagent.
refusal-hub-round_waits = Il manque un résultat de cette ronde : attendez-le, ou saisissez-le.
refusal-hub-too_few_entrants = Moins de deux personnes jouent encore : faites participer quelqu’un.
refusal-hub-tournament = Un tournoi a un titre de { $title } lettres au plus, une formule (swiss ou league), un jeu, de { $least } à { $most } joueurs par table et de 1 à { $rounds } rondes : indiquez tout.
refusal-hub-tournament_over = Toutes les rondes sont jouées : commencez un autre tournoi.
refusal-hub-hosts_only = Seuls les hôtes du club le peuvent : ouvrez d’abord leur adresse.
refusal-hub-other_seats = Cette partie avait d’autres places auparavant : envoyez-la sous une clé qui lui soit propre.
refusal-hub-key_known = Une table avec cette clé a déjà fait partie du club : inscrivez-la de nouveau.
refusal-hub-no_such_person = Le club ne connaît personne sous ce numéro : regardez le classement.
refusal-hub-not_begun = Cette base de données ne contient encore aucun club de cette version : lancez d’abord `raja hub`.
refusal-hub-no_such_table = Cette table n’est pas au club : choisissez l’une de celles qu’il montre.
refusal-hub-not_signed = L’inscription n’est pas signée avec la clé de la table : inscrivez-la de nouveau.
refusal-hub-not_signed_here = Ce n’est pas signé par cette table pour ce club : inscrivez-la de nouveau.
refusal-hub-table_name = Le nom d’une table a de 1 à 40 lettres : donnez-en un autre.
refusal-hub-table_revoked = Cette table n’est plus dans le club : inscrivez-la avec un nouveau code.
refusal-hub-unknown_table = Aucune table de ce club n’a cette clé : inscrivez-la avec un nouveau code.
refusal-hub-wrong_code = Ce n’est pas un code de ce club, ou il ne vaut plus : demandez-en un nouveau.
refusal-hub-archive_full = Le club n’a plus de place pour des enregistrements : faites-en ; les tables enverront de nouveau.
refusal-hub-game_goes_on = Le club ne connaît pas de partie terminée de cette table sous ce nom : envoyez l’enregistrement plus tard.
refusal-hub-no_such_recording = Le club n’a pas cet enregistrement : regardez la page des enregistrements.
refusal-hub-recording = Ce n’est pas une partie d’un enregistrement : mettez à jour la table et le club.
refusal-hub-hook_kinds = Un webhook demande une partie de { $kinds } : nommez-la.
refusal-hub-hook_known = Cette adresse est déjà informée : arrêtez d’abord ce webhook.
refusal-hub-hook_url = Rien ne peut être dit à cette adresse : donnez-en une comme https://example.org/raja.
refusal-hub-no_such_hook = Le club n’a pas ce webhook : regardez leur liste.

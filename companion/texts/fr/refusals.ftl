# Ce que le compagnon refuse : « refusal- » et le code du refus.

refusal-add-not_a_one_or_three = Après la révélation, on n’ajoute que des 1 et des 3 : choisissez-en.
refusal-add-nothing = Choisissez les cartes que vous ajoutez, ou passez.
refusal-add-passed_already = Vous avez passé ou n’avez rien à ajouter : attendez les autres.

refusal-aim-after = On règle d’abord la caméra : voyez si elle montre une image.
refusal-aim-no_camera = Aucune caméra ici ne porte ce nom : choisissez-en une sur la page.
refusal-camera-frame_asked = Demandez une image par le numéro de la précédente et les secondes à attendre.
refusal-aim-no_picture = La caméra ne montre pas encore d’image : attendez un peu ou vérifiez son câble.

refusal-auction-beyond_cash = Personne ne peut miser plus qu’il n’a, ici { $cash } $ : misez moins, ou passez.
refusal-auction-bid_too_low = Une enchère doit être d’au moins { $lowest } $ : montez, ou passez.
refusal-auction-must_open = Qui commence doit ouvrir : misez 0 $ ou plus.

refusal-ballot-none = Vous n’avez pas déposé de bulletin : votez d’abord.
refusal-ballot-places = Un bulletin porte { $wanted } jeux différents : choisissez-en autant.
refusal-ballot-unknown_game = Ce jeu n’est pas au vote : choisissez-en un de la liste.

refusal-bench-no_game = Il n’y a pas encore de partie à disposer : commencez-la d’abord.
refusal-bench-unknown = Personne ne peut faire cela ici : choisissez autre chose.

refusal-bid-closed_already = Votre poing est déjà fermé : ouvrez-le en cachette pour miser autrement.
refusal-bid-count = On ne peut pas miser autant de cartes : choisissez un autre nombre.
refusal-bid-empty_hand = Votre main est vide : votre enchère compte 0 toute seule.
refusal-bid-laid_already = Votre carte est déjà posée : reprenez-la pour en poser une autre.
refusal-bid-none = Vous n’avez pas d’enchère : misez d’abord.
refusal-bid-not_a_bidder = Qui offre une carte ne mise pas : attendez l’enchère suivante.
refusal-bid-other_cards = À cette table, on mise avec de vraies cartes : posez-les face cachée.
refusal-bid-other_means = À cette table, on mise autrement : faites comme les autres.
refusal-bid-out_of_range = Une enchère est un nombre entier de 1 à { $most } : choisissez-en un autre.
refusal-bid-sealed_already = Votre enchère est scellée : reprenez-la avant de jouer des cartes d’action.
refusal-bid-shown_already = Ces cartes sont déjà annoncées : annulez si c’était une erreur.
refusal-bid-too_low = Pour surenchérir, il faut montrer plus que { $worth } : prenez une carte plus haute, ou passez.

refusal-building-beyond_reserve =
    La réserve n’a que { $reserve ->
        [one] 1 pierre : annoncez-en une
       *[other] { $reserve } pierres : annoncez-en de 1 à { $reserve }
    }.
refusal-building-impossible_fall = S’il en tient autant, { $lowest } à { $highest } pierres sont tombées : recomptez.
refusal-building-nothing_declared = Aucune construction n’est annoncée : annoncez d’abord des pierres pour une muraille.
refusal-building-report_first = Vous n’avez pas encore dit ce qu’est devenue une construction annoncée : dites d’abord ce qui tient.

refusal-card-not_in_hand = Ces cartes ne sont pas dans la main : choisissez-en d’autres.

refusal-cell-taken = Il y a déjà une carte : choisissez une case vide.
refusal-cell-unknown = Cette case n’existe pas : choisissez-en une de la grille.

refusal-clock-seconds = Le chronomètre va de 1 à 600 secondes, ou ne tourne pas.

refusal-code-wanted = Cette page demande un code : ouvrez l’adresse affichée dans le terminal.

refusal-command-needs_history = On ne peut annuler et rétablir qu’à la table.

refusal-commerce-barter_open = Un troc est ouvert : retirez-le, ou attendez les réponses.
refusal-commerce-beyond_stock = Le marché n’en a pas autant : achetez moins.
refusal-commerce-no_barter = Aucun troc n’est ouvert.
refusal-commerce-no_such_offer = Cette offre n’existe plus.
refusal-commerce-no_trade = Aucun échange n’est ouvert.
refusal-commerce-not_asked = On ne vous demande rien, ou vous avez déjà répondu.
refusal-commerce-trade_open = Un échange est ouvert : attendez les réponses des autres.
refusal-commerce-traded_already = Un seul échange par tour avec chaque marché.
refusal-commerce-with_yourself = On ne troque pas avec soi-même : choisissez une autre place.
refusal-commerce-wrong_items = Dites combien : les boucliers par valeur, sinon un nombre à partir de 1.

refusal-crop-unknown = Rien n’a été lu à cet endroit sur cette image : regardez-en une plus récente.

refusal-deal-not_a_shuffle = Chaque pile doit contenir exactement les cartes du jeu : mélangez encore.
refusal-deal-not_needed = Cette pile a encore des cartes, ou ce n’est pas son tour : laissez-la.
refusal-deal-real_cards = De vraies cartes sont sur la table : mélangez celles-là.
refusal-deal-shuffle_first = On mélange : attendez un instant.

refusal-dice-none_wanted = Personne n’attend vos dés en ce moment.
refusal-dice-not_agreed = À cette table, on lance soi-même : touchez ce que montrent les dés.

refusal-frame-unknown = Cette image n’est plus gardée : regardez-en une plus récente.

refusal-game-created = Une partie commence à une heure avec son fuseau, p. ex. 2026-11-20T19:00:00+00:00 : corrigez-la.
refusal-game-differs = Un coup de cette partie n’est pas ce que les règles en font : le fichier a été modifié.
refusal-game-hidden_cards = Des cartes de cette partie sont cachées : on peut l’exporter quand elle est finie.
refusal-game-not_a_game = Ce fichier n’est pas une partie exportée d’ici : choisissez-en un autre.
refusal-game-over = La partie est finie : annulez un coup pour continuer, ou commencez-en une autre.
refusal-game-title = Un titre a de 1 à 60 caractères : donnez-en un autre.
refusal-game-unknown = Cette partie n’existe pas : choisissez-en une de la liste.

refusal-goods-negative = On ne donne pas moins que rien : indiquez des nombres à partir de 0.
refusal-goods-not_owned = Il n’y en a pas autant : donnez ce qui est là.
refusal-goods-nothing = Rien n’est choisi : mettez quelque chose de chaque côté.

refusal-grain-beyond_pile = Il peut y avoir 0 à { $most } { $most ->
    [one] grain
   *[other] grains
 } ici : recomptez.
refusal-grain-impossible_fall = Il peut tomber { $most } { $most ->
    [one] grain
   *[other] grains
 } au plus ici : recomptez.
refusal-grain-no_city = Aucune ville où poser du grain : laissez le grain de côté.
refusal-grain-none_to_place = Il n’y a pas autant de grain à poser : posez-en moins.
refusal-grain-not_there = Cette colonne n’a pas autant de grain : choisissez-en une autre.
refusal-grain-place_first = Il reste du grain à poser sur une colonne : commencez par là.
refusal-grain-too_little = Cela coûte { $units } { $units ->
    [one] grain
   *[other] grains
 }, et il y en a { $there } : prenez moins.
refusal-grain-wrong_sum = Les colonnes choisies doivent donner ensemble exactement ce grain, chacune une fois.

refusal-hand-beyond_stock = La réserve du marché n’en a pas autant : corrigez-la d’abord.
refusal-hand-bid_stands = Une enchère de { $highest } $ est en cours : annulez d’abord l’enchère.

refusal-host-only = Seul un hôte peut le faire : donnez le code PIN affiché sur l’écran de la table.
refusal-host-too_many_tries = C’était faux trop souvent : réessayez dans { $wait_s } s, ou demandez un code sur l’écran d’un hôte.
refusal-host-unknown = Ce téléphone n’est plus hôte : regardez la liste encore une fois.
refusal-host-wrong_pin = Ce n’est pas le code PIN : lisez-le sur l’écran de la table.

refusal-http-address_too_long = Cette adresse est trop longue : demandez-en une plus courte.
refusal-http-bad_length = Content-Length est un nombre entier : envoyez-le une fois.
refusal-http-body_too_large = C’est trop à la fois : envoyez moins.
refusal-http-head_too_large = L’en-tête de la requête est trop grand : envoyez-en un plus court, ou effacez les cookies de ce site.
refusal-http-line_ends = Les lignes d’en-tête finissent par CR et LF : envoyez-les ainsi, chacune avec un nom et deux-points.
refusal-http-no_length = Le contenu d’une requête vient avec sa longueur : envoyez Content-Length, pas Transfer-Encoding.
refusal-http-not_secure = C’est l’adresse sécurisée de la table : écrivez https:// devant, pas http://.
refusal-http-too_many_connections = Trop de connexions sont ouvertes : fermez quelques pages, puis réessayez.
refusal-http-too_many_headers = Une requête a trop d’en-têtes : envoyez-en moins.
refusal-http-too_slow = La requête n’est pas arrivée entière à temps : renvoyez-la.

refusal-log-cannot_open = Le journal ne s’ouvre pas : vérifiez la base de données.
refusal-log-cannot_write = Le journal ne peut pas être écrit : faites de la place, ou fermez ce qui retient la base ; rien n’a été enregistré.
refusal-log-damaged_game = Le journal de cette partie est abîmé : ouvrez-la, et elle reprend à ce qui précède.
refusal-log-damaged_people = La ligne du journal qui dit qui joue est abîmée : prenez la copie la plus récente.
refusal-log-id_reused = Cet identifiant est déjà celui d’une autre commande : envoyez chacune avec le sien.
refusal-log-in_use = Un autre compagnon utilise déjà ce journal : jouez-y, ou arrêtez-le d’abord.
refusal-log-not_understood = La base a été écrite par une autre version du compagnon : ouvrez-la avec celle-là.
refusal-log-stale_version = La table a avancé : regardez encore, et refaites si vous le voulez toujours.

refusal-moment-unknown = Ce moment n’existe pas dans cette partie : choisissez-en un autre.

refusal-move-not_beaten = Une pile avance d’une case, pas en diagonale, sur une carte de l’autre couleur qu’elle bat.
refusal-move-not_your_stack = Le dessus de cette pile n’est pas de votre couleur : choisissez-en une autre.

refusal-noble-tile_taken = Il y a là des boucliers ou un pion : corrigez d’abord cela.

refusal-pages-too_many = Trop de pages sont ouvertes ici : fermez-en, ou asseyez-vous d’abord.
refusal-pages-too_many_of_yours = Vous avez déjà { $most } pages ouvertes ici : fermez-en une.

refusal-person-unknown = La table ne vous connaît pas encore : asseyez-vous d’abord.

refusal-phase-wrong = Ce n’est pas possible dans cette phase : attendez le bon moment.

refusal-pile-not_there = Cette carte n’est plus dans la pile : regardez encore, ou annulez un coup.
refusal-pile-top_known = La carte du dessus est déjà connue, ou il n’y en a plus : continuez.
refusal-pile-top_missing = Dites d’abord quelle carte est maintenant au-dessus de la pile.

refusal-playback-speed = Cette vitesse n’existe pas : choisissez-en une de la liste.

refusal-price-no_such_disk = Cette rangée a les disques { $lowest } à { $highest } : choisissez-en un.

refusal-prize-not_there = Cette carte n’est plus parmi les prix : regardez encore, ou annulez un coup.

refusal-production-not_to_harvest = Cette ville ne donne rien maintenant : récoltez-en une autre.

refusal-question-choose = Ce n’est pas une des réponses : choisissez-en une affichée.
refusal-question-closed = Cette question n’est plus ouverte : regardez encore la table.
refusal-question-not_yours = Cette question s’adresse à une autre place : laissez-lui la réponse.

refusal-redo-nothing = Rien à rétablir : il s’est passé autre chose depuis.

refusal-replay-not_ready = L’enregistrement est encore en cours de lecture : réessayez dans un instant.

refusal-request-content_type = Envoyez du JSON, avec Content-Type: application/json.
refusal-request-cross_site = La demande vient d’un autre site : servez-vous des pages de la table.
refusal-request-foreign_host = Cette table a une autre adresse : prenez celle qu’elle affiche.
refusal-request-id = Un identifiant a de 1 à 40 caractères simples : envoyez-en un autre.
refusal-request-no_number = Il faut un nombre ici : donnez-en un.
refusal-request-not_json = La requête doit être un objet JSON : envoyez-en un.
refusal-request-unknown = Cette demande est déjà réglée.

refusal-room-changes = On ne peut plus changer de nombre dans cette manche : il reste ainsi.
refusal-room-door_shut = L’hôte a fermé la porte : demandez-lui de l’ouvrir.
refusal-room-fault = Quelque chose a mal tourné : réessayez.
refusal-room-full = La salle est pleine : regardez, et jouez la prochaine fois.
refusal-room-name = Un nom a de 1 à 24 lettres simples : donnez-en un autre.
refusal-room-next_round = Cette manche a commencé avant vous : vous jouerez la suivante.
refusal-room-no_new_round = Une manche commence quand la précédente est révélée.
refusal-room-none = Aucune salle n’est ouverte : demandez à l’hôte d’en ouvrir une.
refusal-room-not_in = Vous n’êtes pas dans cette salle : entrez d’abord avec un nom.
refusal-room-not_served = La salle ne s’ouvre pas : un autre programme a-t-il son port ?
refusal-room-nothing_sealed = Personne ne scelle en ce moment : commencez une manche.
refusal-room-number = Un nombre est un entier de 1 à { $most } : choisissez-en un autre.
refusal-room-over = Cette partie est finie : attendez que l’hôte en ouvre une autre.
refusal-room-prolong = Une manche se prolonge de 1 à 3600 secondes.
refusal-room-removed = L’hôte vous a retiré de cette salle : parlez-lui.
refusal-room-round_over = Cette manche est finie : votre nombre est arrivé trop tard, attendez la suivante.
refusal-room-rounds = Une salle joue 1 à 30 manches : choisissez un autre nombre.
refusal-room-seconds = Le temps va de 0 à 3600 secondes : choisissez-en un autre.
refusal-room-slow_disk = Le disque ne suit pas : attendez un peu, puis regardez encore.
refusal-room-still_open = Une partie est en cours dans la salle : finissez-la avant d’en ouvrir une autre.
refusal-room-still_sealed = On scelle encore dans cette manche : revenez après la révélation.
refusal-room-title = Le titre d’une salle a 60 lettres au plus : donnez-en un autre.
refusal-room-too_fast = C’était un peu rapide : réessayez dans { $wait_s } s.
refusal-room-unknown_guest = Personne n’a ce numéro ici : regardez la liste encore une fois.
refusal-room-unknown_round = Cette manche n’a pas eu lieu ici : regardez celles qui ont été jouées.

refusal-seal-weak_salt = Un sceau a besoin d’un sel de 32 à 128 chiffres hexadécimaux.

refusal-seat-ask_host = Quelqu’un tient les cartes ou les pièces de cette place : demandez à l’hôte de vous la céder.
refusal-seat-free = Personne n’y est assis : prenez simplement la place.
refusal-seat-marker_taken = Quelqu’un a déjà ce pion : choisissez-en un autre.
refusal-seat-name = Un nom a de 1 à 24 caractères : donnez-en un autre.
refusal-seat-name_taken = Quelqu’un s’appelle déjà ainsi : prenez un autre nom.
refusal-seat-not_allowed = Seul le maître de ces Terres, ou l’hôte, peut le dire.
refusal-seat-not_returnable = Cette place ne peut pas être rendue : personne n’en a été retiré, ou elle est prise.
refusal-seat-not_yours = C’est à une autre place de jouer : attendez votre tour.
refusal-seat-one_each = Vous avez déjà une place : levez-vous d’abord.
refusal-seat-taken = Quelqu’un y est déjà : choisissez une autre place, ou demandez-la à l’hôte.
refusal-seat-too_many_requests = Trop de demandes de places : l’hôte doit d’abord répondre.
refusal-seat-unknown = Cette place n’existe pas à la table : choisissez-en une affichée.

refusal-setup-already_finished = Votre mise en place est finie : annulez-la pour la changer.
refusal-setup-lands_first = Posez d’abord les Terres.
refusal-setup-lands_fixed = Les nobles sont en place : les Terres restent comme elles sont.
refusal-setup-nobles_first = Placez d’abord les nobles : là où ils sont, il y a une ville.
refusal-setup-nobles_stand = Les nobles sont déjà en place : annulez pour les replacer.
refusal-setup-not_lands = Les Terres sont 7 tuiles en grille : quatre en carré, les autres bord à bord.
refusal-setup-stones_left =
    { $left ->
        [one] Il reste une des neuf pierres : construisez d’abord avec elle
       *[other] Il reste { $left } des neuf pierres : construisez d’abord avec elles
    }.
refusal-setup-three_tiles = Les trois nobles vont sur trois tuiles différentes : nommez-en trois.
refusal-setup-too_many_stones = Il reste { $left } des neuf pierres : construisez avec 1 à { $left }.

refusal-shield-beyond_stock = Il ne peut pas y avoir ces boucliers ici : regardez encore.
refusal-shield-none_named = Aucun bouclier n’est nommé : nommez-en, ou gardez-les en main.
refusal-shield-not_in_hand = Vous n’avez pas autant de ces boucliers en main : nommez-en moins.
refusal-shield-not_there = Ce bouclier n’est pas là : nommez-en un qui y est.
refusal-shield-out_of_reach = Un bouclier défend une ville attaquée qui touche sa tuile.
refusal-shield-with_noble = Les boucliers ne vont pas avec un noble : choisissez une autre de vos tuiles.

refusal-siege-already_assigned = Les boucliers sont déjà attribués.
refusal-siege-declared_already = Un siège est en cours : menez-le à sa fin.
refusal-siege-impossible_fall = Autant de pierres tombées n’en laissent pas autant debout : recomptez.
refusal-siege-marker_not_allowed = Il y a là un noble ou un pion : choisissez une autre tuile.
refusal-siege-no_dice_left = Vous n’avez plus de dés à lancer dans cette bataille.
refusal-siege-no_dice_now = On ne lance pas de dés pour un siège en ce moment.
refusal-siege-no_noble_at_stake = Aucune muraille avec un noble derrière n’est tombée.
refusal-siege-no_ransom = On ne vous demande pas de rançon.
refusal-siege-no_target = Nommez au moins une ville, ou passez.
refusal-siege-not_a_die = Un dé montre 1 à 6.
refusal-siege-not_a_target = On n’attaque que des villes voisines du pion, à portée des éléphants.
refusal-siege-not_in_hand =
    Vous avez { $in_hand ->
        [one] { $in_hand } éléphant
       *[other] { $in_hand } éléphants
    } en main : n’en envoyez pas plus.
refusal-siege-not_the_defender = Seul l’assiégé peut le faire.
refusal-siege-nothing_to_take = Il n’y a pas de pierres à enlever maintenant.
refusal-siege-own_lands = Le pion va sur les Terres d’un adversaire, pas sur les vôtres.
refusal-siege-ransom_named = Une rançon est demandée : attendez la réponse.
refusal-siege-target_twice = Une ville est nommée deux fois : nommez chacune une fois.
refusal-siege-too_many_dice =
    { $left ->
        [one] Il ne vous reste qu’un dé : lancez-le
       *[other] Il vous reste { $left } dés à lancer : lancez-en 1 à { $left }
    }.
refusal-siege-too_many_elephants =
    Cette ville s’attaque avec { $most ->
        [one] un seul éléphant
       *[other] 1 à { $most } éléphants
    }.

refusal-small-companion_shuffles = C’est le compagnon qui mélange et distribue : personne d’autre.
refusal-small-no_virtual_votes = Les joueurs virtuels ne votent pas : laissez leurs places de côté.
refusal-small-none_open = Aucun petit jeu n’est ouvert à cette table : l’hôte choisit le suivant.
refusal-small-nothing_to_vote = Pour voter, il faut deux jeux différents finis : jouez-en encore un.
refusal-small-own_options = Cela dépend de qui est à la table : laissez-le de côté.
refusal-small-players = Ce jeu n’est pas pour autant de joueurs : choisissez qui joue.
refusal-small-salt_given = La table tire elle-même le sel d’un sceau : laissez-le de côté.
refusal-small-seats = Personne n’est assis à une de ces places : nommez chaque place prise une fois.
refusal-small-unknown_kind = Ce petit jeu n’existe pas : choisissez-en un autre.
refusal-small-virtual_hands = Les joueurs virtuels n’ont pas de mains : jouez cartes et enchères sur les téléphones.

refusal-table-not_started = La partie n’a pas commencé : asseyez-vous, puis lancez-la.
refusal-table-other_game = Un autre jeu est ouvert à cette table : il a sa propre page.
refusal-table-paused = La partie est en pause : l’hôte la fait continuer.
refusal-table-places = Une table a de 5 à { $most } places : donnez un de ces nombres.
refusal-table-rulings = Les interprétations vont avec les règles mixtes : donnez les deux, ou choisissez Standard ou Imprimées.
refusal-table-started = Cette partie a déjà commencé : commencez-en une autre.
refusal-table-starting_seat = Personne n’est assis à la place qui doit commencer : nommez-en une prise.
refusal-table-too_few = Raja se joue de 2 à 5 : attendez quelqu’un, ou ajoutez un joueur virtuel.
refusal-table-too_many = Raja se joue de 2 à 5 : { $leaving } doivent se lever.

refusal-tile-not_a_city = Cette tuile n’est pas une ville : choisissez une ville.
refusal-tile-unknown = Il n’y a pas de tuile ici : choisissez une autre case.

refusal-turn-not_yours = C’est à un autre de jouer : attendez votre tour.

refusal-undo-at_least_one = Dites combien de coups annuler, à partir de 1.
refusal-undo-not_allowed = À cette table, vous ne pouvez rien annuler : demandez à l’hôte.
refusal-undo-nothing =
    On ne peut annuler que { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : annulez-en moins.

refusal-wall-impossible_stones =
    Il peut y avoir 0 à { $most ->
        [one] { $most } pierre
       *[other] { $most } pierres
    } ici : recomptez.
refusal-wall-impossible_width =
    Une muraille de { $standing ->
        [one] { $standing } pierre
       *[other] { $standing } pierres
    } ne peut pas faire { $width } de large : regardez sa rangée la plus large.
refusal-wall-none = Il n’y a pas de muraille ici.

refusal-what_if-no_step = La partie n’a pas ce coup : choisissez-en un autre.

refusal-photo-busy = La photo de quelqu’un d’autre est en cours de lecture : renvoyez la vôtre dans un instant.
refusal-photo-count = Envoyez une à trois photos d’une même table.
refusal-photo-edited = Les repères de la photo ne vont avec aucun objectif : donnez la photo telle que prise, sans la rogner, de tapis de ce jeu posés à plat.
refusal-photo-lost = La lecture des photos s’est arrêtée et a recommencé : reprenez la photo.
refusal-photo-table_moves = Quelque chose bouge sur la table : retirez toutes les mains, puis reprenez la photo.
refusal-photo-hand = Une main est sur la photo : retirez-la, puis reprenez la photo.
refusal-photo-not_yours = Prenez d’abord une place : les photos de la table se prennent depuis une place.
refusal-photo-game_went_on = Une autre partie est ouverte entre-temps : la photo n’a pas servi.
refusal-photo-mirrored = La photo est inversée comme dans un miroir : utilisez l’appareil au dos du téléphone.
refusal-photo-no_mats = La photo ne montre aucun tapis : prenez-la de façon que deux repères imprimés d’un tapis au moins soient visibles.
refusal-photo-not_an_image = Ce n’est pas une image lisible : donnez une photo JPEG ou PNG.
refusal-photo-not_base64 = La photo n’est pas arrivée entière : renvoyez-la.
refusal-photo-refused = On ne reconnaît rien sur cette photo : prenez-en une autre.
refusal-play_now-others = D’autres personnes sont assises à cette table : prenez une place à côté d’elles, ou revenez quand elles seront parties.
refusal-bench-mat = Un tapis est un nombre à partir de 0 : ceci n’en est pas un.
refusal-games-goes_on = Cette partie n’est pas terminée : jouez-la d’abord jusqu’au bout.

refusal-afterwards-goes_on = Cette partie n’est pas finie : sa page sera là à la fin.
refusal-film-being_made = Le film se prépare : réessayez dans un instant.
refusal-people-unknown = Personne de ce nom n’a joué ici : choisissez quelqu’un qui est affiché.
refusal-people-at_the_table = { $name } est dans la partie ouverte : ouvrez-en d’abord une autre.
refusal-people-needed = Sans { $name }, une des parties ne serait plus la même : rien n’y a été changé. Supprimez plutôt le journal, comme le dit la page sur la vie privée.
refusal-photo-nothing_stands = Rien n’est posé sur un tapis dans cette image : construisez d’abord quelque chose.
refusal-teaching-look_gone = Cette image n’est plus là : prenez-en une autre.
refusal-teaching-nothing_learned = Rien de ce qui a été dit ne s’accorde avec l’image : recomptez ou prenez-en une autre.
refusal-teaching-cities = Dites ce qui est posé sur une tuile au moins.
refusal-teaching-counts = Une muraille compte au plus 31 pierres, une colonne au plus 50 disques.
refusal-teaching-nothing_to_undo = Cette table n’a rien enseigné qui puisse être retiré.
refusal-frame-none_yet = La caméra n’a encore donné aucune image : vérifiez qu’elle marche.
refusal-request-too_long = C’est trop long : envoyez au plus { $most } octets.

refusal-push-endpoint = Ce n’est pas une adresse d’un fabricant de navigateurs : laissez le navigateur du téléphone la donner.
refusal-push-keys = Ce ne sont pas des clés d’un téléphone : laissez le navigateur du téléphone les faire.
refusal-push-not_installed = Les avis demandent deux bibliothèques : installez-les avec pip install 'raja-table[push]', ou désactivez [push].
refusal-push-no_contact = Les fabricants de navigateurs veulent savoir qui envoie : donnez [push] contact, par exemple mailto:vous@example.org.
refusal-push-cannot_keep = La clé des avis, { $file }, ne peut être ni lue ni créée : rendez ce dossier accessible en écriture, ou supprimez le fichier.
refusal-https-unusable_certificate = { $certificate } et { $key } ne sont pas un certificat avec sa clé : vérifiez [reaching] dans les réglages.

refusal-machine-name = Le nom d’une table a des lettres de a à z, des chiffres et des traits d’union à l’intérieur, 30 au plus : par exemple raja.
refusal-machine-language = Choisissez une des langues de la liste.
refusal-machine-network = Le nom d’un Wi-Fi a 32 octets au plus : écrivez-le comme votre téléphone l’affiche.
refusal-machine-network_missing = Donnez aussi le nom du Wi-Fi, ou laissez le mot de passe vide.
refusal-machine-password = Le mot de passe d’un Wi-Fi a de 8 à 63 lettres, chiffres et signes.
refusal-machine-wish_damaged = La demande est abîmée : envoyez la page de nouveau.
refusal-machine-slots_damaged = La note de la carte sur ses systèmes est abîmée.
refusal-machine-no_image = Cet appareil n’a pas été écrit avec l’image de Raja.
refusal-machine-update_under_way = Une mise à jour est à l’essai : attendez qu’elle démarre ou échoue.
refusal-machine-update_damaged = Cette mise à jour est abîmée ou incomplète : téléchargez-la de nouveau.
refusal-machine-update_unsigned = Cette mise à jour ne vient pas de ceux qui ont fait l’image de cette table : prenez la leur.
refusal-machine-piece_missing = Il manque un morceau de la mise à jour : renvoyez-la depuis le début.
refusal-machine-card_full = La carte n’a pas assez de place pour la mise à jour : supprimez d’abord de vieux enregistrements.
refusal-machine-no_update = Aucune mise à jour n’est arrivée : choisissez d’abord son fichier.

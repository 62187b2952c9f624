# Français.

# The language's own name for itself, as in the list of languages.
language-name = Français

season-title = Saison
season-blue = Saison des pluies
season-red = Saison sèche
season-blue-yields = les terres bleues produisent
season-red-yields = les terres rouges produisent

turn-title = À qui de jouer
turn-moves = joue
turn-everybody = tout le monde
turn-number = tour { $number }
turn-over = la partie est finie

phase-title = Phases du tour
phase-set-up = Mise en place
phase-production = Production
phase-auction = Enchère
phase-commerce = Commerce
phase-building = Construction
phase-siege = Siège
phase-ended = Fin

tools-language = Langue
tools-speak = Voix
tools-sound = Sons
tools-details = Détails

theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
text_size-normal = Texte normal
text_size-large = Grand texte
text_size-larger = Très grand texte
hold-left = Main gauche

connection-on = Connecté
connection-off = Pas de connexion avec la table – nouvel essai

room-come_in = Entrer
room-come_in_hint = Donnez un nom. Ce téléphone garde votre place s’il se met en veille.
room-enter = Entrer
room-in = Vous y êtes
room-waiting = La première manche va commencer. Regardez l’écran de la salle.
room-waiting_next = La manche suivante va commencer.
room-guests_in = { $count ->
    [one] Une personne est dans la salle.
   *[other] { $count } personnes sont dans la salle.
}
room-are_in = dans la salle
room-none = Aucune salle n’est ouverte
room-none_hint = Dès que l’hôte en ouvre une, elle s’affiche ici.
room-shut = La porte est fermée
room-shut_hint = Demandez à l’hôte d’ouvrir, ou suivez la partie sur l’écran de la salle.
room-over = La partie est finie
room-over_hint = Attendez que l’hôte en ouvre une autre.
room-soon = Bientôt le début
room-round = Manche { $round } sur { $rounds }
room-after = La manche { $round } sur { $rounds } est révélée
room-next_round = Cette manche a commencé avant votre arrivée : vous jouerez la suivante.
room-left = encore { $time }
room-next_in = Manche suivante dans { $time }
room-number = Votre nombre, à partir de 1
room-do_seal = Sceller
room-whole_number = Choisissez un nombre entier à partir de 1.
room-yours = Votre nombre scellé
room-sealed_hint = Il est scellé. Vous pouvez le changer jusqu’à la révélation.
room-change = Choisir un autre nombre
room-sealed = { $sealed } sur { $players } ont scellé.
room-of_sealed = sur { $players } ont scellé
room-seal = Votre sceau
room-seal_is = Ce que tout le monde peut voir :
room-seal_of = C’est le SHA-256 de :
room-fits = Ce téléphone l’a recalculé : tout concorde.
room-wrong_seal = Le sceau ne correspond pas à votre nombre : prévenez l’hôte.
room-openings = Tous les sceaux ouverts de cette manche
room-result = La révélation
room-won = { $name } (n° { $number }) gagne la manche.
room-nobody = Aucun nombre n’a été choisi une seule fois : personne ne gagne cette manche.
room-no_round = Aucune manche n’a été révélée.
room-bids = { $count ->
    [one] Un nombre a été scellé.
   *[other] { $count } nombres ont été scellés.
}
room-no_number = Vous n’avez scellé aucun nombre dans cette manche.
room-you_won = Votre { $number } gagne : le plus petit que personne d’autre n’a choisi !
room-same = { $count ->
    [one] Votre { $number } : une autre personne l’a choisi aussi.
   *[other] Votre { $number } : { $count } autres personnes l’ont choisi aussi.
}
room-not_lowest = Personne d’autre n’a choisi { $number }, mais un nombre plus petit n’a été choisi qu’une fois, lui aussi.
room-too_high = Votre { $number } était plus grand que le nombre gagnant.
room-standings = Qui mène
room-nobody_yet = Personne n’a encore gagné de manche.
room-won_rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
room-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
room-place = Votre rang : { $place } sur { $guests }
room-no_place = Sans manche gagnée : rang { $place } sur { $guests }, à égalité avec tous les autres
room-winner = { $names } gagne la partie.
room-winners = { $names } gagnent la partie ensemble.
room-no_winner = Personne n’a gagné de manche : personne ne gagne.
room-rules = Comment on joue
room-rules_1 = Chacun scelle un nombre entier à partir de 1.
room-rules_2 = Le plus petit nombre que personne d’autre n’a choisi gagne la manche.
room-rules_3 = Jusqu’à la révélation, vous pouvez changer le vôtre. Personne ne le voit avant ; après, chacun peut vérifier que rien n’a été changé.
room-way = Entrez avec votre téléphone
room-histogram = Combien de fois chaque nombre a été scellé : { $bids } en tout, { $most } identiques au plus.
room-host_login = Seul un hôte peut diriger la salle
room-host_login_hint = Donnez d’abord le code PIN sur la page de l’hôte, ou servez-vous de l’écran de la table.
room-host_page = La page de l’hôte
room-steer = La partie
room-door = La porte
room-door_open = Tout le monde peut entrer
room-door_open_hint = Le code affiché à l’écran laisse entrer tout le monde.
room-door_shut_hint = Seuls ceux qui sont déjà entrés continuent à jouer.
room-guests = Qui est là
room-find = Nom ou numéro
room-remove = Retirer
room-sure = Sûr ? Touchez encore
room-nobody_found = Personne de ce nom n’est là.
room-screen = Écran pour la salle
room-phone = Jouer avec cet écran
room-controls = Diriger la salle
room-end = Finir la partie
room-begin = Commencer la manche { $round }
room-reveal = Révéler maintenant
room-prolong = { $seconds } s de plus
room-open = Ouvrir la salle
room-option_title = Titre
room-option_rounds = Manches
room-option_round_s = Temps par manche
room-option_pause_s = Pause après une révélation
room-option_winner = Qui gagne la partie
room-by_rounds = Le plus de manches gagnées
room-by_points = Le plus de points : une manche gagnée rapporte son nombre
room-by_host = quand l’hôte le dit
room-seconds = { $seconds } s
room-hall = Un jeu pour toute une salle
room-hall_hint = Banbury Merton Street dans une salle ouverte, avec autant de téléphones qu’on veut. La partie de la table continue sans être dérangée.
room-start = Ouvrir une salle
room-stop = Fermer la salle
room-starting = La salle s’ouvre…

lands-title = Terres

tile-red = rouge
tile-blue = bleue
tile-place = { $cell }, { $side }
tile-city =
    ville de { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, largeur { $width }, grain { $grain }
tile-noble = noble chez lui
tile-noble_gone = noble capturé
tile-differs = la table et la partie diffèrent : { $what }
tile-shield = bouclier { $value }

marker-chair = chaise
marker-dome = dôme
marker-head = tête
marker-square = carré
marker-dragon = dragon

city-stones = pierres
city-width = largeur
city-grain = grain
city-game = partie
city-camera = caméra
city-crop = Ce que la caméra a vu de la ville en { $city }
city-no_crop = pas encore d’image
city-off_camera = hors caméra
city-counting = { $placed } sur { $declared } posées

reading-seen = la caméra voit { $value }
reading-agrees = la caméra voit { $value }, comme dans la partie
reading-differs = la caméra voit { $value }, la partie dit { $game }
reading-unsure = la caméra penche pour { $best }, entre { $low } et { $high } : { $why }
reading-hidden = caché à la caméra : { $why }
reading-none = non lu par la caméra
reading-yes = oui
reading-no = non

market-title = Marché
market-grain = Grain
market-shields = Boucliers
market-elephants = Éléphants
market-price = { $goods } : prix { $price }
market-left = en vente

bank-overdrawn = La banque a versé { $amount } $ de plus que tous les billets imprimés

cash-notes = En billets : { $notes }
cash-change = Si vous donnez { $handed } $, vous recevez { $back } $ ({ $notes })

market-reading = Caméra :

stage-waiting = La table se prépare
stage-order = Ordre de jeu
stage-set-up = On pose les Terres, les nobles s’installent, chacun reçoit neuf pierres.
stage-production = Chaque ville de saison donne un grain, plus la largeur de sa muraille.
stage-commerce = Troquez avec qui vous voulez ; un échange par marché.
stage-building = Deux pierres pour un grain, et une main sûre.
stage-siege = Des éléphants contre murailles et boucliers.

auction-nobody = pas encore d’enchère
auction-leads = enchère de
auction-passed = a passé
auction-bids = doit enchérir
auction-in = en lice

trade-buy = Achète { $goods } pour { $cost } $ : qui vend ?
trade-sell = Vend { $goods } pour { $cost } $ : qui achète ?

siege-attacker = attaque
siege-defender = défend
siege-dice = Dés { $dice }, total { $total }
siege-wanted = { $count ->
    [one] { $count } dé à lancer
   *[other] { $count } dés à lancer
}
siege-sum-attacker = attaquant
siege-sum-defender = défenseur
siege-sum-stones = pierres de la muraille
siege-sum-x = reste
siege-sum-words = Un total moins l’autre, moins les pierres de la muraille : c’est le nombre de pierres qui tombent.
siege-falls = { $count ->
    [one] { $count } pierre quitte la muraille
   *[other] { $count } pierres quittent la muraille
}
siege-holds = La muraille tient ; un éléphant est perdu

dice-title = Dés
dice-well = Dé { $number } : { $state } { $face }
dice-rolls = Lancers
dice-roll = { $name } { $face }
dice-spoken = { $face }

well-empty = aucun
well-moving = roule
well-settled = immobile
well-cocked = de travers
well-unreadable = illisible

camera-title = La caméra
camera-overlay = Ce qui est vu
camera-nothing = Pas encore d’image
camera-frame = { $time }
camera-picture = La table à { $time }
camera-picture_overlay = La table à { $time }, avec ce que voit la caméra
camera-loose = pierres éparses

devices-title = Appareils

device-camera = Caméra
device-arduino = Plateau de dés
device-on = en marche
device-off = à l’arrêt
device-recording = enregistrement
device-fault = panne
device-virtual = en virtuel
device-camera-off = On compte à la main.
device-arduino-off = Chacun saisit ses lancers.
device-camera-fault = Elle ne marche pas : on compte murailles et grain à la main. La page de l’hôte dit pourquoi.
device-arduino-fault = Il ne marche pas : on saisit les lancers sur les téléphones. La page de l’hôte dit pourquoi.

score-title = Score
score-player = Joueur
score-nobles_home = nobles chez eux
score-some-nobles_home = { $count ->
    [one] 1 noble chez lui
   *[other] { $count } nobles chez eux
}
score-some-captured = { $count ->
    [one] 1 capturé
   *[other] { $count } capturés
}
score-some-great_walls = { $count ->
    [one] 1 grande muraille
   *[other] { $count } grandes murailles
}
score-captured = capturés
score-great_walls = grandes murailles
score-sum = points
score-points = { $count ->
    [one] point
   *[other] points
}
score-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
score-winner = vainqueur

log-title = Chronique

questions-title = Une question pour la table
questions-another = Un autre nombre
questions-erase = Effacer un chiffre
questions-host = Hôte
questions-before = { $seconds } s avant
questions-after = { $seconds } s après
questions-picture = La table, { $when }
questions-accident = Les secondes avant et après
questions-send = Répondre avec ce nombre
questions-crop = L’endroit en question, vu par la caméra

playback-play = Lecture
playback-pause = Pause
playback-restart = Depuis le début
playback-speed = { $factor } fois plus vite
playback-speeds = Vitesse
playback-progress = Avancement de la soirée

evening-recording = une soirée enregistrée
evening-live = en direct
evening-finished = l’enregistrement est terminé
evening-notes = À propos de cette soirée

moment-collapse = Tout s’écroule !
moment-close = Continuer
moment-auction = { $name } joue en premier
moment-auction_paid = pour { $paid } $ versés à la banque
moment-auction_free = sans enchère
moment-siege = { $name } assiège { $other }
moment-odds = La muraille est détruite dans { $least } des cas, dans { $most } avec tous les boucliers.
moment-odds_bare = La muraille est détruite dans { $least } des cas.
moment-siege_cities = { $count ->
    [one] Les éléphants sont devant la muraille
   *[other] Les éléphants sont devant { $count } murailles
}
moment-holds = { $city } tient bon !
moment-breach = { $city } est attaquée
moment-noble = { $name } capture un noble
moment-noble_from = Pris à { $name } : deux points à la fin
moment-noble_worth = Deux points à la fin
moment-great_wall = Une grande muraille pour { $name }
moment-great_wall_worth = Un point de plus, tant qu’elle tient
moment-wall_of_evening = { $count ->
    [one] La plus haute muraille est celle de { $name } : { $count } pierre
   *[other] La plus haute muraille est celle de { $name } : { $count } pierres
}
moment-won_with = { $count ->
    [one] avec { $count } point
   *[other] avec { $count } points
}
call-bid = { $name } propose { $count }
call-dice = { $attacker } contre { $defender }
call-points = { $count ->
    [one] { $name } : { $count } point
   *[other] { $name } : { $count } points
}

city-picture = Image
city-city = Ville
city-caption = Les villes de { $name } : le nombre de la partie, et dessous celui de la caméra

stage-recording_ended = Le score à la fin de l’enregistrement
stage-to_harvest = Reste à récolter

trade-barter = offre { $give } contre { $take }

act-unreached = La table ne répond pas. Ce téléphone est-il sur le réseau de la table ?
act-moved_on = Quelque chose a changé entre-temps : regardez à nouveau avant de décider.

stepper-fewer = { $what } : { $step } de moins
stepper-more = { $what } : { $step } de plus

wall-seen_number = { $number }, comme le voit la caméra

act-back = Retour

now-yours = À vous : { $what }

seat-page = Votre place à la table

when-before = avant le premier tour

season-blue-short = pluies
season-red-short = sèche

tabs-title = Parties de cette page
tabs-now = Jeu
tabs-market = Marché
tabs-more = Plus

hand-title = Votre main
hand-shut = Derrière votre paravent
hand-open = Montrer la main
hand-hide = Cacher la main
hand-money = { $count } dollars
hand-elephants = { $count ->
    [one] { $count } éléphant
   *[other] { $count } éléphants
}
hand-shields = boucliers : { $shields }
hand-stones = { $count ->
    [one] { $count } pierre en réserve
   *[other] { $count } pierres en réserve
}

goods-money = Argent
goods-shield = Bouclier { $value }
goods-elephants = { $count ->
    [one] { $count } éléphant
   *[other] { $count } éléphants
}
goods-grain = { $count } { $count ->
    [one] grain
   *[other] grains
 }
goods-shields = { $count ->
    [one] un bouclier de { $value }
   *[other] { $count } × bouclier de { $value }
}

lobby-title = Bienvenue, { $name }
lobby-alone = Raja se joue de deux à cinq. L’écran de la table montre comment les autres entrent.
lobby-waits = L’hôte lance la partie quand tout le monde est assis.
lobby-empty = libre
lobby-marker_dealt = pion au hasard
lobby-change = Changer de place, de nom ou de pion
lobby-host = Commencer comme hôte

lay-title = Posez vos Terres
lay-seen = Voici vos { $tiles } tuiles vues par la caméra. Touchez une case pour la corriger : rouge, puis bleue, puis vide.
lay-hint = Touchez les cases où sont vos { $tiles } tuiles : une fois, rouge ; deux fois, bleue ; trois fois, vide. Quatre d’entre elles doivent former un carré.
lay-cash = Prenez { $cash } $ à la banque : { $notes }.
lay-cell = { $cell } : { $side }
lay-bare = pas de tuile
lay-of = sur { $tiles } tuiles
lay-too_few = posez-en d’autres
lay-too_many = trop de tuiles
lay-no_square = quatre doivent former un carré
lay-apart = toutes doivent se toucher par un bord
lay-good = ces Terres sont valables
lay-send = Ce sont mes Terres
lay-again = Les poser à nouveau

nobles-title = Placez vos nobles
nobles-seen = Voici où la caméra voit des nobles. Touchez ce qui est faux pour le corriger.
nobles-hint = Trois tuiles différentes : elles deviennent vos villes. Une ville sur bleu produit à la saison des pluies, sur rouge à la saison sèche.
nobles-of = sur { $count } nobles
nobles-here = votre noble
nobles-left = { $count ->
    [one] il reste { $count } noble
   *[other] il reste { $count } nobles
}
nobles-send = Ils sont là

walls-title = Premières murailles
walls-which = Que faire
walls-hint = { $count ->
    [one] Il reste { $count } pierre à répartir entre vos villes. Construisez, puis dites ce qui tient.
   *[other] Il reste { $count } pierres à répartir entre vos villes. Construisez, puis dites ce qui tient.
}
walls-choose = Touchez d’abord une ville.
walls-put = Pierres pour { $city }
walls-send = { $count ->
    [one] { $count } pierre tient
   *[other] { $count } pierres tiennent
}

wall-standing = Combien de pierres tiennent ?
wall-width = Pierres de la rangée la plus large
wall-wider = Une rangée plus large
wall-no_width = Dites la largeur de la rangée la plus large.
wall-fallen = { $count ->
    [one] { $count } pierre est tombée
   *[other] { $count } pierres sont tombées
}

shields-title = Boucliers
shields-hint = Posez-les sur des tuiles sans noble, ou gardez-les en main. Un bouclier défend les villes qui touchent un bord de sa tuile.
shields-in_hand = Boucliers en main
shields-left = { $count } en main
shields-send = { $count ->
    [one] Poser { $count } bouclier
   *[other] Poser { $count } boucliers
}
shields-first = Posez d’abord les boucliers choisis, ou touchez-les encore.

ready-title = Prêt
ready-hint = Les neuf pierres sont réparties.
ready-keep = Prêt – je garde le reste en main
ready-send = Je suis prêt

harvest-title = Récoltez une ville
harvest-hint = Une ville à la fois, à tour de rôle. Chacune donne un grain, plus un par pierre de la rangée la plus large de sa muraille.
harvest-city = { $city } : { $grain } { $grain ->
    [one] grain
   *[other] grains
 }
harvest-width = largeur { $width } → { $grain }
harvest-bare = sans muraille → 1
harvest-short = largeur { $width } → { $due }, mais il n’en reste que { $left } dans la pile
harvest-seen = La caméra voit { $units } { $units ->
    [one] grain
   *[other] grains
 } sur { $city }.
harvest-fallen = Grains tombés en empilant
harvest-send = { $grain } { $grain ->
    [one] grain
   *[other] grains
 } sur { $city }
harvest-back =
    { $count ->
        [one] { $count } retourne à la pile
       *[other] { $count } retournent à la pile
    }
harvest-left = { $city } (largeur { $width })

bid-title = Votre enchère pour jouer en premier
bid-yours = Votre enchère
bid-bounds = { $lowest } à { $highest } $
bid-beyond = Vous avez { $cash } $ : pas assez pour surenchérir.
bid-must_open = Vous commencez : ouvrez les enchères, à 0 $ au moins.
bid-dear = À partir d’ici, une enchère coûte plus du dixième de votre argent.
bid-pass = Passer
bid-send = Enchérir { $amount } $

clock-left = { $count } s

grain-title =
    Posez { $count ->
        [one] { $count } grain
       *[other] { $count } grains
    } sur une colonne
grain-hint = Le grain se pose sur une de vos villes. La partie continue quand tout est posé.
grain-which = Sur quelle ville ?
grain-choose = Choisissez une ville.
grain-units = Unités pour cette colonne
grain-send = { $units } { $units ->
    [one] grain
   *[other] grains
 } sur { $city }
grain-has = a { $units }
grain-column = De { $city }
grain-from = Grain de { $columns }
grain-from_column = { $city } : { $units }
grain-fullest = Des colonnes les plus hautes
grain-sum =
    { $sum ->
        [one] { $sum } grain choisi
       *[other] { $sum } grains choisis
    } sur { $needed }

commerce-title = Échangez à votre guise
commerce-hint = Vous avez { $cash } $. Troquez librement ; un échange avec chaque marché.
commerce-done = Finir les échanges

market-price_stock = { $price } $ pièce · { $stock } en vente
market-buy = Acheter
market-sell = Vendre
market-traded = déjà échangé ce tour
market-no_city = pas de ville où le poser
market-closed = rien à échanger

trade-title_buy = Acheter : { $goods }
trade-title_sell = Vendre : { $goods }
trade-price = { $price } $ l’unité
trade-stock = { $count } au marché
trade-most = { $count } au plus
trade-each = { $price } $ pièce
trade-nothing = Choisissez quoi échanger.
trade-others_first = On demande d’abord aux autres s’ils acceptent à ce prix. Si c’est le marché qui le fait, son prix bouge d’un cran.
trade-send_buy = Acheter pour { $cost } $
trade-send_sell = Vendre pour { $cost } $

fill-title = { $name } veut échanger : acceptez-vous ?
fill-hint = Le premier volontaire dans le sens horaire l’emporte ; le prix du marché ne bouge pas.
fill-cannot = Vous n’avez pas ce qu’il faut.
fill-no = Laisser
fill-yes = J’accepte

barter-title = Troc
barter-hint = Offrez ce que vous avez à qui vous voulez
barter-counter_title = Votre contre-offre
barter-to = À qui ?
barter-everybody = Tout le monde
barter-you_give = Vous donnez
barter-you_get = Vous recevez
barter-no_city = Sans ville, pas de place pour le grain.
barter-nothing = Il faut donner quelque chose et recevoir quelque chose.
barter-send = Faire l’offre
barter-send_counter = Faire la contre-offre
barter-yours = Votre offre
barter-answer = Une offre pour vous
barter-to_all = On demande à tout le monde.
barter-to_one = On demande à { $name }.
barter-waits = Pas encore de réponse.
barter-countered = Votre contre-offre
barter-counter_waits = { $name } l’a reçue et n’a pas encore répondu.
barter-offers = offre
barter-cannot = Vous n’avez pas ce qui est demandé.
barter-accept = Accepter
barter-decline = Refuser
barter-counter = Contre-offre
barter-withdraw = Retirer l’offre

build-title = Construire
build-hint = Touchez la ville, dites combien de pierres, payez le grain – puis construisez.
build-which = Quelle ville ?
build-stones = Pierres pour { $city }
build-then = { $stood } debout, { $total } ensuite
build-cost = Coûte { $grain } { $grain ->
    [one] grain
   *[other] grains
 }
build-send =
    { $stones ->
        [one] Annoncer { $stones } pierre
       *[other] Annoncer { $stones } pierres
    }
build-done = Finir la construction
build-no_grain = Pas de grain ou plus de pierres : rien pour construire.
build-up = Bâtissez la muraille en { $city }
build-stood = Debout : { $stood } ; annoncées : { $declared }. Ajoutez-les une par une.
build-stands =
    { $standing ->
        [one] { $standing } pierre tient
       *[other] { $standing } pierres tiennent
    }
build-collapsed = Écroulée : il en reste { $standing }
build-fallen_hint = { $count ->
    [one] { $count } pierre est tombée ou attendait encore ; elle retourne dans votre réserve.
   *[other] { $count } pierres sont tombées ou attendaient encore ; elles retournent dans votre réserve.
}

deploy-title = Poser un bouclier
deploy-short = De votre main sur une de vos tuiles
deploy-hint = Sur une de vos tuiles sans noble ; il défend les villes voisines.
deploy-choose = Touchez une tuile.
deploy-send = Bouclier { $value } sur { $cell }

siege-your_turn = Faire un siège ?
siege-nothing = Rien à portée de vos éléphants.
siege-hint = { $count ->
    [one] Vous avez { $count } éléphant. Placez votre pion sur une tuile voisine de la ville attaquée.
   *[other] Vous avez { $count } éléphants. Placez votre pion sur une tuile voisine de la ville attaquée.
}
siege-whom = Sur les Terres de qui ?
siege-marker = Votre pion est sur
siege-elephants = Éléphants (disponibles : { $left } sur { $count })
siege-target = Vers { $city }
siege-target_wall =
    { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } · { $most } au plus
siege-declare = { $count ->
    [one] Attaquer avec { $count } éléphant
   *[other] Attaquer avec { $count } éléphants
}
siege-lay = Assiéger
siege-no_marker = Posez d’abord votre pion.
siege-no_elephants = Envoyez au moins un éléphant.
siege-pass = Pas de siège
siege-besieges = assiège
siege-battle = { $count ->
    [one] { $city }, { $count } éléphant
   *[other] { $city }, { $count } éléphants
}

assign-title = On vous assiège
assign-hint = Quels boucliers défendent ? Un bouclier qui défend est ensuite défaussé.
assign-none = Aucun bouclier à côté de la ville attaquée.
assign-attacked =
    { $stones ->
        [one] { $city }, { $stones } pierre
       *[other] { $city }, { $stones } pierres
    }
assign-elephants = { $count ->
    [one] { $count } éléphant
   *[other] { $count } éléphants
}
assign-shield = Bouclier { $value } sur { $cell }
assign-stays = Ne défend pas
assign-defends = Défend { $city }
assign-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
assign-send = { $count ->
    [one] Défendre avec { $count } dé
   *[other] Défendre avec { $count } dés
}
assign-send_none = Défendre sans bouclier

roll-title = { $count ->
    [one] Lancez { $count } dé
   *[other] Lancez { $count } dés
}
roll-hint = Lancez, puis touchez ce que vous voyez. Plusieurs lancers s’additionnent.
roll-hint_wells = Lancez dans la tour à dés : le plateau lit les dés tout seul. Vous pouvez aussi les toucher ici.
roll-tray = Votre lancer
roll-take_back = { $face }, touchez pour l’enlever
roll-faces = Ce que vous avez lancé
roll-face = un { $face }
roll-none = Touchez ce que vous avez lancé.
roll-left = { $count ->
    [one] Il reste { $count } dé à lancer
   *[other] Il reste { $count } dés à lancer
}
roll-send = { $count ->
    [one] Compter { $count } dé
   *[other] Compter { $count } dés
}

removal-title = { $count ->
    [one] Enlevez { $count } pierre de { $city }
   *[other] Enlevez { $count } pierres de { $city }
}
removal-send = { $count ->
    [one] Il reste { $count } pierre
   *[other] Il reste { $count } pierres
}
removal-fallen = { $count ->
    [one] { $count } pierre de plus est tombée ; elle ne compte pas comme enlevée.
   *[other] { $count } pierres de plus sont tombées ; elles ne comptent pas comme enlevées.
}

spoils-title = La muraille de { $city } est détruite
spoils-hint = Le noble de { $name } est entre vos mains.
spoils-which = Que faites-vous ?
spoils-take = Prendre le noble
spoils-take_hint = vaut 2 points à la fin
spoils-ransom = Demander une rançon
spoils-ransom_hint = si { $name } ne paie pas, le noble est à vous
spoils-leave = Laisser en paix
spoils-leave_hint = le noble reste chez lui
spoils-nothing = Dites ce que vous voulez.

pay-title = Payer à { $name } la rançon pour { $city } ?
pay-hint = Si vous payez, votre noble reste en { $city }.
pay-cannot = Vous n’avez pas ce qui est demandé.
pay-refuse = Refuser : le noble part
pay-send = Payer

plan-title = Préparer votre tour
plan-hint = Seul ce téléphone le sait. À votre tour, il suffira de toucher une fois.
plan-trade = Préparer un échange
plan-build = Préparer une muraille
plan-keep = Garder ce plan
plan-forget = Oublier
plan-as_planned = comme prévu
plan-buys = Acheter { $goods }
plan-sells = Vendre { $goods }
plan-builds =
    { $count ->
        [one] Bâtir en { $city } avec { $count } pierre
       *[other] Bâtir en { $city } avec { $count } pierres
    }
plan-gone = Votre plan n’est plus possible : { $what }.

waiting-for = On attend { $name }
waiting-before =
    { $count ->
        [one] Ensuite, c’est à vous.
       *[other] Encore { $count } tours avant le vôtre.
    }
waiting-many = On attend les autres
waiting-at_stake = Vos murailles sont assiégées : { $cities }. Ce qui tombe, vous le retirez du tapis.
waiting-what_ransom = La rançon sera-t-elle payée ?
waiting-what_spoils = Que rapporte la victoire : un noble, une rançon ou rien ?
waiting-what_removal = Les pierres tombées sont retirées.
waiting-what_dice = Les dés décident.
waiting-what_shields = Quels boucliers défendront la cité ?
waiting-what_siege = Une cité sera-t-elle assiégée ?
waiting-what_building = Va-t-on construire, et où ?
waiting-what_commerce = Un troc avec quelqu’un, ou un échange au marché.
waiting-ready = prêt
waiting-lays_lands = pose ses Terres
waiting-places_nobles = place ses nobles
waiting-lays_shields = pose des boucliers
waiting-stones_left = { $count ->
    [one] { $count } pierre à poser
   *[other] { $count } pierres à poser
}
waiting-builds = { $count ->
    [one] construit avec { $count } pierre
   *[other] construit avec { $count } pierres
}

questions-for_you = La caméra vous demande

pause-title = Pause
pause-by = Pause demandée par { $name }
pause-by_host = Pause demandée par l’hôte
pause-who = N’importe quel hôte peut reprendre la partie.
pause-you = Vous êtes hôte : vous pouvez reprendre la partie.

notice-take_back = Annuler
notice-close = Fermer

awake-keep = Rester allumé
awake-on = L’écran reste allumé.
awake-cannot = Ce navigateur laisse l’écran s’éteindre : touchez la page de temps en temps.

push-ask = Me dire quand c’est à moi
push-how = L’avis passe, chiffré, par le serveur du fabricant de votre navigateur et dit seulement que c’est à vous. Il s’arrête avec la soirée.
push-on = Ce téléphone dit quand c’est à vous, même écran éteint.
push-denied = Ce téléphone n’autorise pas les avis de cette page : autorisez-les dans ses réglages, puis touchez encore une fois.
push-cannot = Ce navigateur n’a pas pu le préparer : regardez de temps en temps, ou réessayez plus tard.
push-turn = C’est à vous.

app-keep = Garder comme appli
app-share = Pour garder cette page comme une appli, touchez Partager, puis « Sur l’écran d’accueil ».
app-menu = Pour garder cette page comme une appli, ouvrez le menu du navigateur et ajoutez-la à l’écran d’accueil.
app-secure = Comme appli, elle s’ouvre en plein écran. Les téléphones le permettent sur la page sécurisée de la table.
app-plain = Les téléphones ne gardent une page comme appli qu’en HTTPS. La personne qui a lancé la table peut ajouter --https à raja play.

more-phone = Ce téléphone
more-pages = Autres pages

undo-title = Annuler
undo-undo = Annuler
undo-what = Annuler : { $what }
undo-redo = Rétablir
undo-again = Rétablir : { $what }
undo-yes = Oui, annuler
undo-no = Non, laisser
undo-host_only = À cette table, c’est l’hôte qui annule.
undo-nothing = Il n’y a rien à annuler.

leave-leave = Quitter cette place
leave-sure = Votre place reste dans la partie ; la personne qui la prend continue avec vos pièces.
leave-yes = Oui, quitter

mend-title = Corriger quelque chose
mend-short = Une pierre tombée, du grain renversé, un compte faux
mend-where = Sur quelle tuile ?
mend-choose = Touchez la tuile concernée.
mend-whose = À qui ?
mend-lands_of = Les Terres de { $name }
mend-hand_of = La main de { $name }
mend-price_of = Prix : { $goods }
mend-what = Que s’est-il passé en { $cell } ?
mend-wall_fell = Des pierres sont tombées
mend-grain_fell = Du grain est tombé
mend-wall = La muraille est différente
mend-grain = Le grain est différent
mend-shields = Les boucliers sont différents
mend-side = L’autre face de la tuile est visible
mend-noble = Le noble est ailleurs
mend-stood = Il y en avait { $stood }. Combien tiennent maintenant ?
mend-all_stand = Dites combien tiennent maintenant.
mend-units_fell = Unités tombées
mend-units_now = Unités dans la colonne
mend-same = La partie le dit déjà.
mend-turn_over = De { $from } à { $to }.
mend-noble_with = Le noble est chez
mend-at_home = chez lui
mend-why = Pourquoi ?
mend-miscounted = mal compté
mend-misread = mal lu
mend-moved = déplacé par accident
mend-send = Corriger
mend-nothing = Il n’y a rien à corriger maintenant.
mend-hand_unseen = Vous ne voyez pas cette main : indiquez-la en entier, telle qu’elle est.

join-title = Asseyez-vous à la table
join-hint = Prenez une place : son symbole est sur votre tapis.
join-hint_playing = { $title } est en cours. Quelle place est la vôtre ?
join-free = Libre
join-left = sans téléphone
join-taken = prise
join-mine = la vôtre
join-virtual = joueur virtuel
join-name = Votre nom
join-marker = Pion
join-marker_dealt = Si vous n’en choisissez pas, vous en recevrez un au hasard.
join-marker_chosen = Cette pièce se pose sur les Terres des autres quand vous les assiégez.
join-sit = S’asseoir
join-keep = Garder
join-take_over = Continuer comme { $name }
join-taken_hint = { $name } joue ici. C’est votre place avec un autre téléphone ? Demandez à l’hôte.
join-ask = Demander cette place à l’hôte
join-asked = On demande à l’hôte la place de { $name }. Cette page continue toute seule.
join-refused = L’hôte n’a pas accepté.

colour-green = vert
colour-purple = violet
colour-orange = orange
colour-black = noir
colour-white = blanc
colour-blue = bleu
colour-brown = brun
colour-red = rouge
colour-teal = turquoise
colour-pink = rose
colour-grey = gris
colour-yellow = jaune

door-title = Où aller ?
door-home = Accueil
door-line = Des murailles de bois, des éléphants, et une caméra qui compte.
door-play = Jouer
door-back = Retour à la place de { $name }
door-play_hint = Prendre une place avec ce téléphone
door-seat = Votre place
door-table = Écran de la table
door-table_hint = Pour le téléviseur : tout, pour tous
door-recorded = La soirée enregistrée
door-recorded_hint = Asha et Bo, vus par la caméra
door-host = Hôte
door-host_hint = Places, options, annulations, corrections
door-virtual = Table virtuelle
door-virtual_hint = Empiler, renverser et lancer les dés sans aucun appareil
door-help_hint = Le déroulement d’un tour et le rôle du compagnon
door-look_back = Revoir
door-watch = Regarder seulement
door-empty = La table est prête. Personne n’est encore assis.
door-gathering = À la table : { $names }
door-playing = { $title }, { $when } : { $names }
door-ended = { $title } est finie : { $names }

help-title = Règles et aide

host-login = Entrez le code PIN de l’hôte
host-login_hint = L’écran de la table montre le code PIN ; un hôte peut aussi afficher un code pour ce téléphone.
host-pin = Code PIN
host-enter = Devenir hôte
host-seats = Places
host-asks = { $name } demande la place de { $seat }.
host-refuse = Non
host-hand_over = La céder
host-there = présent
host-away = téléphone en veille ou absent
host-nobody = sans téléphone
host-virtual_sensible = virtuel, réfléchi
host-virtual_random = virtuel, au hasard
host-free = Libérer
host-free_title = Reprendre la place de { $name } ?
host-free_open = { $name } n’est plus à la table, et la place est ouverte à tous.
host-free_playing = Le téléphone de { $name } ne joue plus. Terres, main et nom restent à la place, et la personne qui la prend continue. Vous pouvez la rendre tant que personne ne l’a prise.
host-free_yes = Oui, libérer
host-free_no = Non
host-give_back = La rendre à { $name }
host-let_sensible = Joueur virtuel
host-let_random = Virtuel, au hasard
host-let_none = Pas de joueur virtuel
host-game = Cette partie
host-rulebook = Règles

rulebook-standard = Standard
rulebook-standard-hint = les interprétations de ce compagnon
rulebook-as-printed = Imprimées
rulebook-as-printed-hint = le texte imprimé à la lettre
rulebook-mixed = Mixtes
rulebook-one_by_one = Interprétations, une par une

ruling-as_printed = { $row } selon le texte imprimé
ruling-final_pass = Passer est définitif
ruling-final_pass-on = Celui qui passe quitte cette enchère.
ruling-final_pass-off = Texte imprimé : celui qui a passé peut revenir tant que l’on surenchérit.
ruling-bare_city_attackable = Une ville sans muraille peut être attaquée
ruling-bare_city_attackable-on = Un éléphant peut attaquer une ville qui a un noble mais pas de muraille.
ruling-bare_city_attackable-off = Texte imprimé : une muraille de largeur 0 ne laisse attaquer aucun éléphant ; une ville sans muraille est donc à l’abri.
ruling-attacker_minus_defender = Attaquant moins défenseur
ruling-attacker_minus_defender-on = x = total de l’attaquant − total du défenseur − pierres de la muraille.
ruling-attacker_minus_defender-off = Texte imprimé : x = total du défenseur − total de l’attaquant − pierres de la muraille.

host-options = Ce dont la table convient

option-open_hands = Mains ouvertes
option-open_hands-hint = chacun voit argent, boucliers et éléphants
option-hints = Conseils
option-hints-hint = chances exactes avant un siège
option-companion_dice = Dés du compagnon
option-companion_dice-hint = il peut lancer pour qui le demande
option-undo = Chacun peut annuler
option-undo-hint = sinon l’hôte seul

host-oldest = Le plus âgé commence
host-start = Commencer la partie
host-too_few = au moins deux joueurs
host-too_many = Raja se joue à cinq au plus : choisissez un autre jeu ci-dessous
host-with = avec { $names }
host-pause = Pause
host-go_on = Continuer
host-clock = Chronomètre de l’enchère
host-clock_seconds = Secondes par enchère
host-no_clock = aucun
host-seconds = { $count } s
host-right = Corriger
host-correct = Corriger ce qu’on veut
host-frame = La dernière image, numéro { $number }, avec ce qui est vu
host-phones = Téléphones et hôtes
host-overlay = Incrustation pour un direct
host-code = Code pour { $address }
host-pin_hint = Toute personne qui tape ce code PIN devient hôte aussi.

hosts-title = Hôtes
hosts-none = Personne, sauf cet écran.
hosts-this_phone = Ce téléphone
hosts-a_phone = Un téléphone sans place
hosts-since = hôte depuis { $time }
hosts-stop = Ne plus être hôte
hosts-revoke = Retirer le rôle d’hôte
hosts-revoke_title = Retirer à { $name } le rôle d’hôte ?
hosts-revoke_hint = La place et tous les coups restent. Un nouveau code PIN est tiré : celui que cette personne connaît ne marche plus.
hosts-revoke_yes = Oui, retirer
hosts-code = Ajouter un hôte
hosts-new_pin = Nouveau code PIN
hosts-code_hint = Pour un seul téléphone, pendant deux minutes : scannez-le, ou tapez-le là-bas à la place du PIN.

host-secure = Connexion sécurisée :
host-secure_hint = À cette adresse, les téléphones restent allumés et gardent la page comme une appli. La table fait elle-même son certificat : chaque téléphone demande une fois ; comparez l’empreinte pour être sûr.
host-fingerprint = Empreinte (SHA-256)

awake-secure = Cela marche sur la page sécurisée de la table

host-pin_elsewhere = L’écran de la table montre le code PIN aux autres hôtes.

recorded-now = enregistrement

consent-title = Cette table enregistre
consent-hint = On garde les coups, les noms et, avec une caméra, des images de la table. Sans vous : pas de nom, et seulement des images des tapis immobiles.
consent-yes = Enregistrer mon nom et mes mains
consent-no = Sans moi
consent-first = Choisissez d’abord si votre nom et vos mains peuvent être enregistrés.

recording-title = Enregistrement
recording-record = Enregistrer la soirée
recording-on = Tout ce qui se passe à la table est gardé ; personne d’autre que vous ne peut le lire.
recording-off = Rien n’est gardé.
recording-into = Dans { $file }, { $size } Mo jusqu’ici.
recording-waits = Commence avec la partie.
recording-none = Aucun enregistrement en cours.

host-games = Parties sauvegardées

games-new = Nouvelle partie
games-open = Ouvrir
games-present = en cours
games-export = Exporter
games-import = Importer une partie
games-no_file = Ce n’est pas un fichier de partie.
games-sure = Quitter cette partie ?
games-stage_open = pas commencée
games-stage_playing = en cours
games-stage_ended = finie

help-aim = Le roi est mort sans héritier. Protégez votre famille, capturez les nobles rivaux et fortifiez vos Terres : dès que quelqu’un a dix points à la fin d’un tour (huit à deux joueurs), la partie s’arrête, et le plus grand nombre de points gagne.
help-set-up = Posez sept tuiles, dont quatre en carré, chacune touchant une autre par un bord, n’importe quelle face visible. Placez vos trois nobles sur des tuiles différentes : ce sont vos villes. Bâtissez neuf pierres en murailles, et posez vos deux boucliers sur des tuiles sans noble, ou gardez-les.
help-set-up-companion = Touchez vos Terres comme elles sont posées ; tout le monde le fait en même temps.
help-production = À la saison des pluies, les villes sur bleu produisent, à la saison sèche celles sur rouge : un grain, plus un par pierre de la rangée la plus large de la muraille. Une ville à la fois, en commençant par le premier joueur. Empilez le grain en une colonne ; ce qui tombe retourne à la pile.
help-production-companion = Votre page dit ce que produit chaque ville, et pourquoi.
help-auction = Chacun enchérit pour jouer en premier, en dollars entiers. Seul le gagnant paie. Commerce, construction et siège vont ensuite dans le sens horaire à partir de lui.
help-auction-companion = Si le chronomètre arrive à zéro, il passe pour vous.
help-commerce = Troquez argent, éléphants, grain et boucliers en main avec qui vous voulez. Un échange avec chaque marché : les autres peuvent l’accepter au prix du marché ; sinon le marché le fait et son prix bouge d’un cran.
help-commerce-companion = Une offre arrive sur les téléphones de ceux à qui on la fait.
help-building = Deux pierres coûtent un grain. Annoncez d’abord combien et sur quelle muraille, puis construisez. Si elle s’écroule, les pierres tombées et celles qui attendaient retournent à la réserve ; ce qui tient encore est la muraille. Posez des boucliers sur des tuiles sans noble.
help-building-companion = La caméra compte avec vous. Elle note d’elle-même ce dont elle est sûre ; touchez une fois pour l’annuler.
help-siege = Posez votre pion sur une tuile adverse sans noble ni pion et envoyez des éléphants vers les villes voisines, pas plus que la largeur de la muraille. Les boucliers voisins peuvent défendre. Vous lancez deux dés par éléphant, le défenseur un par point de bouclier. Votre total, moins celui du défenseur, moins les pierres de la muraille : autant de pierres tombent. Une muraille sans pierre est détruite : prenez le noble, ou demandez une rançon.
help-siege-companion = S’il ne reste rien, aucune pierre ne tombe et un éléphant est perdu ; sinon un par six lancé par le défenseur.
help-ended = Un point par noble chez soi, deux par noble capturé, un par muraille d’au moins quinze pierres. À égalité, le plus d’argent gagne.
help-ended-companion = « Revoir » montre à nouveau n’importe quel moment de la partie.
help-wrong-title = Quand quelque chose va de travers
help-wrong = Une pierre tombée, du grain renversé, un compte faux : « Corriger quelque chose », sous Terres et Plus. La parole d’une personne l’emporte toujours sur celle de la caméra.
help-wrong-companion = L’hôte peut tout annuler, tout corriger, mettre en pause et passer une place à un autre téléphone. Sans caméra ni plateau de dés, tout peut se saisir sur les téléphones.

odds-destroyed = que la muraille soit détruite
odds-if_all =
    Contre { $count ->
        [one] { $count } dé de bouclier :
       *[other] { $count } dés de bouclier :
    }
odds-with =
    Avec { $count ->
        [one] { $count } dé de bouclier :
       *[other] { $count } dés de bouclier :
    }
odds-lost = pertes moyennes : { $stones } (pierres), { $elephants } (éléphants)

siege-destroyed = La muraille est détruite

bench-notice = Rien n’est réel ici : cette table remplace tapis, caméra et plateau de dés.
bench-picture = Ce que voit la caméra virtuelle
bench-look = Où regarde la caméra
bench-market = Marché
bench-image = La table virtuelle : { $where }
bench-hands = Vos mains
bench-plan = Tapis de la place { $seat }
bench-cell = Case { $cell }
bench-cell-bare = { $cell }, pas de tuile
bench-cell-tile = { $cell }, tuile { $side }
bench-cell-city =
    { $cell }, ville : { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, largeur { $width }, grain { $grain }
bench-tile = Tuile
bench-no_tile = Pas de tuile
bench-wall = Muraille
bench-stack = Une pierre
bench-stack_up = Une par-dessus
bench-take = En enlever une
bench-build = { $count ->
    [one] Bâtir { $count } pierre
   *[other] Bâtir { $count } pierres
}
bench-knock = La cogner
bench-gather = Ramasser
bench-stones = Pierres à bâtir
bench-width = Largeur à bâtir
bench-grain = Colonne de grain
bench-pieces = Pièces
bench-noble = Noble
bench-shield = Poser le bouclier { $value }
bench-no_shields = Ôter les boucliers
bench-hand = Main dans l’image
bench-dice = Dés, table, appareils
bench-no_board = Cette table n’a pas de plateau de dés virtuel.
bench-throw = Lancer des dés
bench-throw_count = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
bench-lift = Retirer le dé { $well }
bench-face = Lancer un dé pour obtenir
bench-throw_face = Lancer un { $face }
bench-table = Table
bench-lay_out = Disposer selon la partie
bench-bump = Cogner la table
bench-lean = Pencher la table
bench-level = Remettre droit
bench-camera = Caméra branchée
bench-frozen = Caméra figée
bench-board = Plateau de dés branché

lobby-others = Les autres entrent par { $address }

removal-count = { $off } enlevées sur { $take }

invitation-title = Entrez avec un téléphone
invitation-scan = Scannez avec un téléphone, ou tapez
invitation-or = ou { $address }
invitation-pin = PIN des autres hôtes

back-title = Revoir
back-nothing = Rien ne s’est encore passé : revenez quand la partie aura commencé.

course-title = Le déroulement de la soirée

back-points = Points
back-prices = Prix
back-chosen = Moment de la partie
back-step_before = Un moment avant
back-step_after = Un moment après
back-turn_before = Au tour précédent
back-turn_after = Au tour suivant

replay-gathering = On parcourt l’enregistrement.
replay-gathered = On parcourt l’enregistrement : { $percent } %
replay-marks = Aller au prochain
replay-keys = Touches
replay-time = Heure de la soirée
replay-mark_before = Au repère précédent
replay-mark_after = Au repère suivant
replay-open = Examiner

mark-turn = Tour
mark-phase = Phase
mark-dice = Dés
mark-collapse = Écroulement
mark-correction = Correction
mark-undo = Annulé
mark-device = Appareil
mark-end = La fin

key-toggle = lecture, pause
key-step_after = au moment suivant
key-step_before = au moment précédent
key-picture_after = une image après
key-picture_before = une image avant
key-mark_after = au repère suivant
key-mark_before = au repère précédent
key-faster = plus vite
key-slower = plus lentement
key-start = au début
key-end = à la fin
key-overlay = montrer ou cacher ce qui est vu

what_if-title = Et si ?
what_if-number = Ce nombre
what_if-instead = avait été
what_if-show = Voir ce qui suit
what_if-end = Revenir à la partie réelle
what_if-beside = La table dans ce cas
what_if-at_end = À la fin
what_if-real = en réalité
what_if-other = dans ce cas
what_if-points = { $name }, points
what_if-stones = { $name }, pierres en { $city }
what_if-stuck = À partir de { $time }, la partie attend : personne à la table n’a décidé ce qui est à décider.
what_if-different = Ce qui se serait passé
what_if-left_out = Plus permis, donc laissé de côté
what_if-carried = Comptes adaptés : autant de pierres posées, retirées ou tombées

number-standing = pierres debout
number-width = largeur
number-fallen = tombées
number-amount = enchère
number-count = nombre
number-units = unités
number-stones = pierres
number-die = dé { $place }
number-price = prix

tabs-table = Table
tabs-rules = Règles

suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle

suits-title = Qui a quelle couleur
suits-spare = Couleur de réserve
suits-whose = La couleur de { $name }
suits-of_deck = { $suit }, { $back }
suits-blue = dos bleus
suits-red = dos rouges

card-words = { $rank } de { $suit }
card-joker = joker
card-rank-1 = as
card-rank-2 = 2
card-rank-3 = 3
card-rank-4 = 4
card-rank-5 = 5
card-rank-6 = 6
card-rank-7 = 7
card-rank-8 = 8
card-rank-9 = 9
card-rank-10 = 10
card-rank-11 = valet
card-rank-12 = dame
card-rank-13 = roi

cards-which_own = Quelles cartes avez-vous retournées ?
cards-which_of = Qu’a retourné { $name } ?
cards-others_show = Les autres retournent leurs cartes
cards-these = Voilà les cartes
cards-this = Voilà la carte
cards-choose_one = touchez une carte
cards-more = { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
}

picker-chosen = Choisies :
picker-camera = Ce que voit la caméra
picker-sees = La caméra voit { $card } : c’est bien ça ?
picker-may_see = La caméra n’est pas sûre : { $card } ?
picker-agree = Touchez pour confirmer, ou nommez une autre carte ci-dessous

seal-title = Sceaux, à vérifier
seal-explains = Un sceau est le SHA-256 du texte en dessous. Il était visible avant toute enchère ; personne n’a donc rien changé depuis.
seal-opened = Ouvert à la manche { $number }
seal-check = Vérifier
seal-right = ✓ Il correspond au sceau
seal-wrong = ✕ Il ne correspond pas au sceau

small-game-almost = Almost
small-game-banbury-merton-street = Banbury Merton Street
small-game-bid-war = Bid War
small-game-suit-bidding = Enchères de couleurs
small-game-belemmer = Belemmer
small-game-evening-vote = Le vote de la soirée
small-game-raja = Raja
small-round = manche { $number }
small-round_of = manche { $number } sur { $count }
small-auction = enchère { $number }
small-hold = Caché : gardez appuyé
small-player = Joueur
small-winner = vainqueur
small-prizes = prix
small-seal = Sceller
small-sealed = scellé
small-laid = posé
small-thinks = réfléchit
small-take_back = Reprendre
small-take_up = La reprendre en main
small-back = Retour
small-sealed_title = Votre enchère est scellée
small-laid_title = Votre enchère est face cachée
small-dealing = On mélange les cartes
small-last_round = Manche { $number }
small-nobody_wins = Personne n’a gagné
small-nobody_has = { $count ->
    [one] Personne n’a gagné : il faut { $count } point
   *[other] Personne n’a gagné : il faut { $count } points
}
small-wins = { $names } gagne
small-win_together = { $names } gagnent ensemble
small-host_goes_on = L’hôte choisit le jeu suivant ; téléphones et places restent.
small-all_to_move = à tout le monde de jouer
small-all_talk = tout le monde discute
small-the_table = La table
small-end_talk = Finir la discussion
small-undo_what = Annuler : { $what }
small-undo_none = Il n’y a rien que vous puissiez annuler.
small-evening-title = Cette soirée
small-evening-none = Aucun jeu de cette soirée n’est encore fini.
small-evening-won = gagnés
small-evening-points = joueurs battus
small-phase-discussing = Discuter
small-phase-sealing = Sceller
small-phase-showing = Montrer
small-phase-ended = La fin
small-phase-dealing = Mélanger
small-phase-preparing = Prix
small-phase-bidding = Enchérir
small-phase-adding = Ajouter 1 et 3
small-phase-shuffling = Mélanger
small-phase-turning = Prix
small-phase-offering = Offrir
small-phase-raising = Surenchérir
small-phase-placing = Placer
small-phase-moving = Déplacer
small-phase-voting = Voter

almost-clock = Temps de parole
almost-talk_title = Parlez de vos enchères
almost-talk_hint = Promettez, menacez, bluffez : rien de ce qui est dit n’engage.
almost-seal_title = Combien de jetons misez-vous ?
almost-number_title = Quel nombre misez-vous ?
almost-sealed_title = Votre enchère est scellée
almost-fist_title = Prenez des jetons dans le poing
almost-show_title = Ouvrez les poings
almost-all_seal = Chacun scelle un nombre
almost-your_bid = Votre enchère
almost-lies_sealed = est scellé
almost-may_change = Vous pouvez la changer jusqu’à ce que tous aient scellé.
almost-hint = La plus petite enchère faite par une seule personne rapporte sa valeur.
almost-hint_any = Le plus petit nombre entier misé par une seule personne gagne la manche.
almost-fist_hint = 1 à 10 jetons, sous la table ; puis fermez le poing au-dessus.
almost-fist_lies = Votre poing est fermé. Attendez que tous le soient.
almost-fist_open = L’ouvrir en cachette
almost-close_fist = Mon poing est fermé
almost-fist_closed = poing fermé
almost-fist_counted = compté
almost-seal = Sceller { $bid }
almost-change_to = Changer pour { $bid }
almost-choose = choisissez un nombre
almost-choose_other = choisissez un autre nombre
almost-markers = Jetons
almost-show_own = Combien de jetons aviez-vous dans le poing ?
almost-show_of = Combien de jetons dans le poing de { $name } ?
almost-say_fist = C’était { $bid }
almost-scores = marque { $count }
almost-nobody = Aucune enchère n’était seule : personne ne marque.
almost-rounds_won = manches
almost-rounds = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}

bid_war-offer = En jeu
bid_war-prizes_left = reste { $count }
bid_war-worth = points, le double pour qui possède la couleur
bid_war-worth_you = points pour vous
bid_war-seal_title = Misez une à trois cartes
bid_war-lay_title = Posez une à trois cartes face cachée
bid_war-nothing_title = Vous n’avez pas de carte à miser
bid_war-empty_hand = aucune carte en main : mise 0
bid_war-of_most = { $count } sur { $most } cartes au plus
bid_war-seal = Sceller { $sum }
bid_war-change_to = Changer pour { $sum }
bid_war-choose = choisissez jusqu’à { $most } cartes
bid_war-choose_other = choisissez d’autres cartes
bid_war-play_two = Jouer { $card } : en piocher deux
bid_war-play_seven = Jouer { $card } : en écarter une
bid_war-trash_title = Quelle carte quitte la partie ?
bid_war-trash = Écarter { $card }
bid_war-trash_any = L’écarter
bid_war-choose_trash = choisissez une carte
bid_war-draw_up = Piochez jusqu’à cinq cartes ; vous en avez { $count }.
bid_war-lie = { $count ->
    [one] Une carte est posée
   *[other] { $count } cartes sont posées
}
bid_war-how_many = combien de cartes ?
bid_war-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bid_war-flip_title = Quel prix a été retourné ?
bid_war-flip_hint = Chacun pioche jusqu’à cinq ; puis l’un de vous retourne le prix du dessus.
bid_war-add_title = Ajouter des 1 et des 3 ?
bid_war-added_title = Les autres peuvent ajouter des 1 et des 3
bid_war-no_ones = Vous n’avez ni 1 ni 3 à ajouter.
bid_war-pass = Ne rien ajouter
bid_war-add = Ajouter { $sum }
bid_war-add_any = Ajouter
bid_war-choose_add = choisissez des 1 et des 3
bid_war-passed = n’ajoute rien
bid_war-may_add = peut ajouter
bid_war-nothing = rien
bid_war-piles = Piles et prix
bid_war-pile_counts = main { $hand } · pioche { $deck } · défausse { $discard } · écartées { $trash }
bid_war-reshuffles = { $count ->
    [one] { $count } remélange
   *[other] { $count } remélanges
}
bid_war-won_by = Prix de { $name }
bid_war-last = La dernière manche
bid_war-tie = Égalité : personne ne gagne, et la mise en jeu grandit.
bid_war-takes = { $name } remporte la mise en jeu.
bid_war-all_bid = Cartes d’action, puis enchères scellées
bid_war-all_add = On peut ajouter des 1 et des 3 jusqu’à ce que tous aient passé
bid_war-all_show = Toutes les enchères sont posées : retournez-les

suit_bidding-offer = En jeu
suit_bidding-offer_of = { $name } offre
suit_bidding-spare_left = { $count } à venir
suit_bidding-points = points
suit_bidding-seal_title = Quelle carte misez-vous ?
suit_bidding-lay_title = Posez une carte face cachée
suit_bidding-lay_hint = Une carte de votre couleur, sans que personne la voie.
suit_bidding-others_bid = Les autres misent
suit_bidding-seal = Sceller { $card }
suit_bidding-change_to = Changer pour { $card }
suit_bidding-choose_other = choisissez une autre carte
suit_bidding-it_lies = Ma carte est posée
suit_bidding-raise_title = Surenchérir ou passer ?
suit_bidding-raise = Miser { $card }
suit_bidding-raise_any = Miser
suit_bidding-none_higher = Vous n’avez pas de carte plus haute.
suit_bidding-offer_title = Quelle carte mettez-vous en jeu ?
suit_bidding-offering = { $name } met une carte en jeu
suit_bidding-offer_card = Mettre en jeu { $card }
suit_bidding-offer_any = La mettre en jeu
suit_bidding-turn_title = Quel prix a été retourné ?
suit_bidding-turn_hint = Retournez la carte du dessus de la couleur de réserve.
suit_bidding-nobody_leads = Personne n’a encore misé
suit_bidding-leads = mène :
suit_bidding-offers = offre
suit_bidding-no_card = plus de carte
suit_bidding-face_down = face cachée
suit_bidding-passed = a passé
suit_bidding-turn = doit miser
suit_bidding-in = en lice
suit_bidding-red_back = dos rouge
suit_bidding-money = Argent de { $name }
suit_bidding-prizes = Prix
suit_bidding-out = écartée
suit_bidding-last = Enchère { $number }
suit_bidding-nobody = Personne ne remporte la mise en jeu.
suit_bidding-takes = { $name } remporte la mise en jeu.
suit_bidding-prize_goes = La plus haute enchère remporte le prix.
suit_bidding-all_seal = Chacun scelle une carte
suit_bidding-all_raise = Enchère ouverte : surenchérissez, ou passez pour de bon
suit_bidding-all_show = Toutes les enchères sont posées : retournez-les

belemmer-grid = La grille
belemmer-stack = { $cell } : { $card }, hauteur { $count }
belemmer-empty = { $cell } : vide
belemmer-from = à déplacer
belemmer-onto = où aller
belemmer-place = { $card } sur { $cell }
belemmer-red = rouge
belemmer-black = noir
belemmer-left = { $count } dans la pile
belemmer-top_unknown = carte du dessus pas encore dite
belemmer-total = points
belemmer-cards_left = pile
belemmer-total_column = points
belemmer-by_totals = Les deux piles sont vides : on a comparé les totaux.
belemmer-stuck = Celui qui ne peut plus jouer a perdu.
belemmer-place_title = Posez la carte du dessus sur la grille
belemmer-place_hint = Elle va sur n’importe quelle case vide.
belemmer-place_any = La poser là
belemmer-place_here = la poser ici
belemmer-choose_cell = choisissez une case
belemmer-move_title = Déplacez une de vos piles
belemmer-choose_from = choisissez une de vos piles
belemmer-choose_onto = choisissez où elle va
belemmer-move = { $card } sur { $other }
belemmer-move_any = Déplacer
belemmer-top_own = Quelle carte est au-dessus de votre pile ?
belemmer-top_of = Quelle carte est au-dessus de la pile de { $name } ?
belemmer-others_turn = À { $name } de jouer
belemmer-places = { $name } pose une carte sur la grille
belemmer-moves = { $name } déplace une pile

vote-title = Le meilleur jeu de la soirée
vote-hint = Classez en secret les { $count } meilleurs : 5, 3 et 1 points.
vote-ballot = Votre bulletin
vote-voted = a voté
vote-voted_title = Votre bulletin est scellé
vote-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
vote-send = Voter
vote-change = Changer mon bulletin
vote-missing = { $count ->
    [one] encore un jeu
   *[other] encore { $count } jeux
}
vote-lies = il est scellé
vote-all = Tous les bulletins sont ouverts ; voici le premier choix de chacun.

reveal-scores = { $name } marque { $count }
reveal-nobody = Aucun nombre n’était seul
reveal-lowest_alone = Le plus petit nombre misé par une seule personne.
reveal-bids = Les enchères sont ouvertes
reveal-tie = Égalité
reveal-takes = { $name } l’emporte
reveal-offer = Toute la mise en jeu va au plus haut total.

rules-agreed = À cette table
rules-agreed-bids = Enchères : { $how }
rules-agreed-talk = { $count } secondes de discussion avant chaque manche
rules-agreed-winner = Gagne celui qui a le plus de { $how }
rules-agreed-cards = Cartes : { $how }
rules-seals = Ce que vous scellez n’est dit à personne avant la révélation. Les chiffres du sceau sont aussitôt sous « Sceaux, à vérifier », pour que chacun puisse contrôler ensuite.
rules-almost-aim = Dix points ou plus à la fin, et l’on gagne : seul, à plusieurs, ou personne.
rules-almost-1 = Il y a une manche de moins que de joueurs.
rules-almost-2 = Parlez d’abord : promettez et bluffez à votre guise.
rules-almost-3 = Puis chacun scelle 1 à 10 jetons. Les jetons ne se dépensent jamais.
rules-almost-4 = Le plus petit nombre misé par une seule personne rapporte sa valeur. 5, 5, 6, 7, 10, 10 : le 6 rapporte 6.
rules-almost-5 = Si toutes les enchères sont en double, personne ne marque.
rules-banbury-merton-street-aim = La partie se joue en dix manches : celui qui en gagne le plus l’emporte.
rules-banbury-merton-street-1 = Chacun scelle un nombre entier, à partir de 1.
rules-banbury-merton-street-2 = Le plus petit nombre misé par une seule personne gagne la manche.
rules-banbury-merton-street-3 = Si l’on joue aux points, c’est le nombre lui-même qui compte.
rules-bid-war-aim = Le plus grand total de points en prix gagne ; en cas d’égalité, la victoire se partage.
rules-bid-war-1 = Vous possédez une couleur : 1 à 10, chacun deux fois. À chaque manche, vous piochez jusqu’à cinq cartes.
rules-bid-war-2 = Un prix est retourné : valet 5, dame 10, roi 15, joker 25 ; votre propre couleur compte double.
rules-bid-war-3 = D’abord les cartes d’action : un 2 pioche deux cartes, un 7 sort de la partie une autre carte de votre main.
rules-bid-war-4 = Puis chacun scelle une à trois cartes ; toutes sont retournées en même temps.
rules-bid-war-5 = Ensuite on peut ajouter des 1 et des 3, en réponse aux autres, jusqu’à ce que tous aient passé de suite.
rules-bid-war-6 = Le plus haut total remporte tous les prix en jeu. En cas d’égalité, personne ne les remporte, et la manche suivante ajoute un prix.
rules-bid-war-7 = Les cartes misées vont à la défausse ; quand la pioche est vide, la défausse la remplace. La partie finit avec le dernier prix.
rules-suit-bidding-aim = La plus grande valeur totale en prix gagne ; en cas d’égalité, la victoire se partage.
rules-suit-bidding-1 = Chacun a une couleur entière comme argent : as 1 à roi 13.
rules-suit-bidding-2 = Treize cartes sont mises aux enchères, l’une après l’autre.
rules-suit-bidding-3 = Enchères scellées : chacun scelle une carte, la plus haute prend le prix, et toutes les cartes misées sont écartées.
rules-suit-bidding-4 = Enchères ouvertes : à tour de rôle, montrez une carte plus haute ou passez pour de bon ; seule la carte du gagnant est dépensée.
rules-suit-bidding-5 = Si les deux plus hautes enchères sont égales, le prix est écarté, ou s’ajoute au suivant, ou va à la plus haute enchère faite une seule fois – selon ce qui est convenu.
rules-suit-bidding-6 = Si l’on joue avec les cartes de sa main, chacun en met une en jeu à son tour, du premier au dernier puis en sens inverse ; celui qui offre ne mise pas.
rules-belemmer-aim = Celui qui ne peut plus jouer à son tour a perdu.
rules-belemmer-1 = L’un joue les cartes rouges, l’autre les noires. À tour de rôle, chacun pose la carte du dessus de sa pile sur une case vide, jusqu’à ce que les seize soient pleines.
rules-belemmer-2 = Puis une pile dont le dessus est de votre couleur avance d’une case sur une pile de l’autre couleur dont elle bat la carte du dessus.
rules-belemmer-3 = Le plus haut bat le plus bas. Un as bat valet, dame et roi, et perd contre 2 à 10. Deux rangs égaux ne se battent pas.
rules-belemmer-4 = La case vidée reçoit la carte suivante de votre pile, tant qu’il y en a.
rules-belemmer-5 = Si les deux piles sont vides, les totaux décident : chacun compte toutes les cartes des piles dont le dessus est de sa couleur, figures 10, as 1.
rules-evening-vote-aim = Le jeu qui a le plus de points est le meilleur de la soirée.
rules-evening-vote-1 = Chacun classe en secret les trois meilleurs jeux.
rules-evening-vote-2 = Le premier reçoit 5 points, le deuxième 3, le troisième 1.
rules-evening-vote-3 = Tous les bulletins s’ouvrent en même temps, quand tout le monde a voté.

option-cards = Cartes
option-cards-phones = sur les téléphones
option-cards-phones-hint = Le compagnon mélange et distribue
option-cards-typed = vraies, saisies à la main
option-cards-typed-hint = Touchez ce qui est retourné
option-cards-camera = vraies, lues par la caméra
option-cards-camera-hint = Elle propose, vous confirmez
option-bids = Enchères
option-bids-phones = sur les téléphones
option-bids-phones-hint = Scellées, vérifiables par tous
option-bids-fists = jetons dans le poing
option-bids-fists-hint = Les poings se comptent en touchant
option-variant = Variante
option-variant-almost = Almost
option-variant-almost-hint = 1 à 10, dix points gagnent
option-variant-banbury-merton-street = Banbury Merton Street
option-variant-banbury-merton-street-hint = N’importe quel nombre, dix manches
option-winner = Gagne le plus grand nombre de
option-winner-rounds = manches gagnées
option-winner-points = points
option-discussion_s = Discussion avant chaque manche
option-values = Valeurs
option-values-standard = as 1 à roi 13
option-values-queen-high = dame 13, roi 12
option-values-queen-equal = dame et roi 13
option-values-pictures-10 = figures 10
option-offer = Prix
option-offer-spare = une couleur de réserve
option-offer-own = des cartes de sa main
option-bidding = Enchères
option-bidding-sealed = scellées
option-bidding-open = ouvertes, à tour de rôle
option-ties = Plus hautes enchères égales
option-ties-discard = le prix est écarté
option-ties-carry = le prix reste
option-ties-next-highest = la suivante gagne
option-first = Qui commence
option-default = par défaut

next-title = Le jeu suivant de cette soirée
next-hint = Chacun garde téléphone, nom et pion.
next-which = Quel jeu ?
next-players = { $least } à { $most } joueurs
next-players_same = { $count } joueurs
next-who = Qui joue, dans cet ordre
next-aside = ne joue pas
next-plays = joue en position { $place }
next-virtual = Joueurs virtuels en plus
next-virtual_player = Joueur virtuel
next-start = Commencer { $game }
next-too_few = il en faut { $count }
next-too_many = { $count } au plus
next-leaves = La partie ouverte reste sauvegardée.
next-sure = Quitter la partie ouverte et commencer
next-toss = Tirer à pile ou face
next-seconds = { $count } s
next-no_talk = aucune
next-end = Finir cette partie
next-places = Places à la table
next-places-hint = Raja : cinq joueurs ; Almost : autant que de places
next-vote_needs = Deux jeux de la soirée doivent d’abord être finis

door-small = On joue à { $game } : { $names }

small-open = La partie ouverte
small-waits = Elle attend
small-waits_table = la table

reveal-again = Revoir la révélation

small-many_to_move = { $count } doivent jouer

album-evening = { $count ->
    [one] Une soirée de Raja : { $count } tour, { $time }
   *[other] Une soirée de Raja : { $count } tours, { $time }
}
album-won = { $count ->
    [one] a gagné
   *[other] ont gagné
}
album-and = { " " }et{ " " }
album-moments = Moments forts
album-beginning = Le début
album-table_at = La table à { $time }
album-course = Comment cela s’est passé
album-points = Points
album-prices = Prix
album-at_the_end = à la fin
album-kept = Gardé par le compagnon à la table.

stats-title = Ce qu’enseignent les soirées
stats-plot = Graphique : { $about } ; ses nombres sont dans le tableau ci-dessous
stats-evenings = { $count ->
    [one] { $count } soirée, { $time } : { $titles }
   *[other] { $count } soirées, { $time } : { $titles }
}
stats-dice-title = Dés
stats-dice-none = aucun dé n’a été lancé
stats-dice-dice = dés
stats-dice-corrected = p corrigé
stats-dice-all_dice_of_the_board = tous les dés du plateau
stats-dice-well = puits { $well }
stats-dice-well_of = plateau { $board }, puits { $well }
stats-dice-rolled_by = lancés par { $name }
stats-dice-strays = aucun dé équilibré ne s’écarte autant ({ $p } < { $level }, corrigé pour tous les tests)
stats-dice-fair = rien ne contredit un dé équilibré
stats-dice-nothing_found = aucun dé pipé ne serait découvert à coup sûr
stats-dice-findable = une face sortie { $share } du temps au lieu de 17 % serait découverte quatre fois sur cinq
stats-dice-sentence = { $verdict } ; avec { $n } lancers { $reach }, une sortie deux fois trop souvent { $power } du temps
stats-dice-needed = Pour découvrir une face qui sort deux fois trop souvent, il faut environ { $twice } lancers, à 25 % { $quarter } ; p est exact jusqu’à { $exact } lancers, ~ par la loi du khi-deux au-delà ; corrigé selon Holm.
stats-dice-wells = Le plateau connaît des puits, pas des dés : les lancers d’un puits sont ceux du dé qui y est tombé.
stats-asked-title = Questions
stats-asked-none = personne n’a été interrogé
stats-asked-city = ville
stats-asked-about = au sujet de
stats-asked-times = fois
stats-place-market = marché
stats-about-stones = pierres
stats-about-width = largeur
stats-about-grain = grain
stats-about-shields = boucliers
stats-about-side = face
stats-about-noble = noble
stats-about-price = prix
stats-about-lands = terres
stats-about-nobles = nobles
stats-about-rolls = lancers
stats-readings-title = Ce que la caméra a lu, et ce que les gens ont dit
stats-readings-words_on = ce qui a été dit sur
stats-readings-taken = Sur { $taken } comptes repris de la caméra, { $corrected } ont été corrigés. On intervient surtout quand la caméra doute : ces chiffres ne représentent pas tout ce qu’elle lit ; pour cela, il y a `raja evaluate`.
stats-verdict-right = juste
stats-verdict-wrong = faux
stats-verdict-best_right = estimation juste
stats-verdict-best_wrong = estimation fausse
stats-verdict-hidden = caché
stats-verdict-not_seen = non vu
stats-time-title = Temps
stats-time-phase = phase
stats-time-median = médiane
stats-time-longest = plus long
stats-time-all = total
stats-time-builds = Sur { $finished } constructions, des pierres sont tombées dans { $fell }.
stats-prices-title = Prix
stats-prices-evening = soirée
stats-prices-market = marché
stats-prices-lowest = plus bas
stats-prices-highest = plus haut
stats-prices-path = parcours
stats-sieges-title = Sièges : chances et issue
stats-sieges-none = aucune bataille n’est allée à son terme
stats-sieges-forces = { $elephants } contre { $shields } et { $stones }
stats-sieges-at = en
stats-sieges-of = éléphants, boucliers, pierres
stats-sieges-destroyed = détruite
stats-sieges-won = pierres tombées
stats-sieges-lost = repoussé
stats-sieges-came = ce qui est arrivé
stats-sieges-promised = promis
stats-sieges-average = en moyenne
stats-sieges-came_true = s’est réalisé
stats-sieges-brier =
    { $count ->
        [one] Score de Brier { $score } sur { $count } bataille (0 : un prophète ; 0,25 : pile ou face)
       *[other] Score de Brier { $score } sur { $count } batailles (0 : un prophète ; 0,25 : pile ou face)
    }
stats-sieges-few =
    { $count ->
        [one] {"\u202F"}; { $count } bataille, c’est trop peu pour douter des probabilités : elles sont calculées, pas devinées.
       *[other] {"\u202F"}; { $count } batailles, c’est trop peu pour douter des probabilités : elles sont calculées, pas devinées.
    }

plots-band = 95 % des dés équilibrés, une face
plots-fair_die = un dé équilibré
plots-face = face
plots-rolls = lancers
plots-phases = Temps de chaque phase
plots-minutes = minutes
plots-minutes_of_all = minutes, tous les tours ensemble
plots-prices = prix
plots-points = points
plots-odds_kept = une prévision parfaite
plots-battle = une bataille : perdue ou gagnée
plots-share = part gagnée, par classe
plots-sieges = Sièges : n = { $count }, score de Brier { $score }
plots-chance = chance que des pierres tombent, avant les dés

evening-of = Soirée du { $day } { $month } { $year }

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

# Photos d'une table, lues sans partie.
look-title = Prendre une photo
look-hint = Ce qu’il y a sur la table, compté sur une photo
look-lead = Photographiez un tapis de façon que deux au moins de ses repères imprimés soient visibles. Une deuxième photo d’un autre côté montre ce que la première cache. Les photos sont lues puis oubliées.
look-take = Prendre une photo
look-another = Une autre photo, d’un autre côté
look-again = Recommencer
look-reading = Lecture de la photo…
look-all_clear = Tout ce qui se voit est compté.
look-in_doubt = { $count ->
    [one] Un point est incertain : prenez une autre photo d’un autre côté.
   *[other] { $count } points sont incertains : prenez une autre photo d’un autre côté.
}
look-contradict = Les photos se contredisent : quelque chose a bougé entre elles. Recommencez.
look-city = Ville
look-noble = Noble
look-stones = Pierres
look-width = Largeur
look-grain = Grain
look-seat = Place { $seat }
look-loose = Pierres tombées : { $count }
look-picture = Photo { $number }, avec ce qui a été vu dessiné par-dessus
look-none = Il n’y a pas de ville.
look-tile_unsure = La tuile { $cell } est incertaine : { $why }
look-hidden_seat = Tapis de la place { $seat } : { $why }
look-hidden_market = Tapis du marché : { $why }
look-unreadable = Ce téléphone ne peut pas lire cette image : prenez une autre photo.

# Un téléphone montre la table au jeu.
show-title = Une photo de la table
show-me = Montrer : prendre une photo
show-again = Reprendre la photo
show-done = Terminé
show-closed = On le voit bien : la question est réglée.
show-followed = On le voit bien : le jeu a pris en compte ce qui s’y trouve.
show-still = Cela ne suffit pas encore. Répondez ci-dessous ou prenez une autre photo d’un autre côté.
show-contradicts = Les images se contredisent : quelque chose a bougé entre elles, ou c’est une autre table. Reprenez la photo.
show-nothing = La photo ne montre rien que le jeu attende en ce moment.
show-asks = La photo est lue. Une question à son sujet se trouve ci-dessous.
show-unseen = Aucune caméra ne voit votre tapis : prenez une photo ou dites ci-dessous ce qui s’y trouve.

play_now-title = Jouer tout de suite
play_now-hint = Sur ce téléphone, contre deux joueurs virtuels
play_now-as = Vous jouez sous le nom
play_now-name = Invité
wood-title = Votre tapis
wood-offer = Pas de pièces en bois ? Jouez sur un tapis dans l’ordinateur
wood-offer_short = Si vos pièces sont sur une vraie table, laissez ceci.
wood-coming = Votre tapis se dessine…
wood-hint = Faites glisser une pièce sur l’image. Tirez une pierre hors de sa muraille, ou balayez la muraille du doigt pour la renverser.
wood-image = Votre tapis sur la table virtuelle
wood-tray = Pièces pour { $cell }
wood-stone = Une pierre pour { $cell }
wood-grain = Un disque de grain pour { $cell }
wood-noble = Le noble en { $cell }
wood-shield1 = Un bouclier 1 pour { $cell }
wood-shield2 = Un bouclier 2 pour { $cell }
wood-shield3 = Un bouclier 3 pour { $cell }
wood-build =
    { $count ->
        [one] Posez { $count } pierre sur { $city }
       *[other] Posez { $count } pierres sur { $city }
    }
wood-built = { $city } tient : dites-le ci-dessus
wood-remove = Retirez de { $city } les pierres abattues
wood-first = { $count ->
    [one] { $count } pierre pour vos villes
   *[other] { $count } pierres pour vos villes
}
wood-first_done = Toutes vos pierres sont posées : dites-le ci-dessus
roll-swipe =
    { $count ->
        [one] Balayez pour lancer { $count } dé
       *[other] Balayez pour lancer { $count } dés
    }
roll-throw = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
roll-own = On a lancé de vrais dés
bench-workshop = Atelier
bench-workshop_hint = Chaque pièce et chaque appareil par des boutons
lay-suggest = Posez-les pour moi
again-title = Encore une !
again-hint = Les mêmes joueurs, les mêmes places, une nouvelle partie

# Apprendre à la table ses propres pièces.
teach-title = Présenter cette table
teach-lead = Deux minutes, une seule fois : bâtissez sur un tapis des murailles de neuf pierres en tout et, à côté, une colonne de cinq disques. Montrez-les, dites ce qui est posé là, et le compagnon connaît les couleurs et les pièces de cette table, et sait jusqu’où il peut s’y fier.
teach-camera = Regarder par la caméra de la table
teach-photo = Montrer par une photo
teach-reading = Je regarde…
teach-learning = J’apprends…
teach-found = Je vois { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
} et { $grain ->
    [one] un disque
   *[other] { $grain } disques
}
teach-new_set = Ce jeu m’est nouveau : l’impression ou la caméra ne ressemblent à rien de ce que j’ai appris. Montrez-moi neuf pierres et une colonne avant la partie, et corrigez mes comptes.
teach-ask = Est-ce juste ? Corrigez ce qui ne l’est pas, puis confirmez.
teach-right = C’est juste : à retenir
teach-picture = Les tapis, chaque ville avec son nom
teach-known = Ce que cette table a enseigné
teach-lessons =
    { $count ->
        [one] Une image
       *[other] { $count } images
    } ; comptes bien lus d’emblée : { $right } sur { $counts }.
teach-stone_size = Arête d’une pierre : { $after } mm au lieu de { $before } mm
teach-disk_size = Hauteur d’un disque : { $after } mm au lieu de { $before } mm
teach-stones_green = Pierres vertes
teach-stones_purple = Pierres violettes
teach-stones_orange = Pierres orange
teach-stones_black = Pierres noires
teach-stones_white = Pierres blanches
teach-brown = Grain
teach-tile_red = Tuiles rouges
teach-tile_blue = Tuiles bleues
teach-stays = { $colour } : rien à changer
teach-undo = Retirer la dernière image
teach-done = C’est appris : le compagnon en tient compte désormais.
teach-undone = Retiré.
shell-name = Raja – le compagnon à la table

title-afterwards = Raja – la soirée
title-demonstration = Raja – montrez-moi
title-help = Raja – règles et aide
title-host = Raja – hôte
title-join = Raja – s’asseoir
title-look = Raja – prendre une photo
title-look_back = Raja – revoir
title-overlay = Raja – incrustation pour un direct
title-record_book = Raja – joueurs et records
title-replay = Raja – une soirée enregistrée
title-seat = Raja – votre place
title-table = Raja – la table
title-teach = Raja – présenter cette table
title-virtual = Raja – table virtuelle

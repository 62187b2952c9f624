# La chronique : ce qui s'est passé, une ligne par événement.

chronicle-money = { $amount } $
chronicle-elephants =
    { $count ->
        [one] { $count } éléphant
       *[other] { $count } éléphants
    }
chronicle-grain = { $count } { $count ->
    [one] grain
   *[other] grains
 }
chronicle-shields =
    { $count ->
        [one] un bouclier de { $value }
       *[other] { $count } × bouclier de { $value }
    }
chronicle-nothing = rien
chronicle-goods_grain = grain
chronicle-goods_shields = boucliers
chronicle-goods_elephants = éléphants
chronicle-named = { $name }
chronicle-the_market = le marché
chronicle-the_host = L’hôte
chronicle-says_player = dit { $name }
chronicle-says_camera = vu par la caméra
chronicle-says_host = dit l’hôte
chronicle-says_clock = temps écoulé
chronicle-as_reported = comme annoncé
chronicle-game_began = La partie commence : { $names }
chronicle-turn =
    Tour { $number }, saison { $season ->
        [blue] des pluies
       *[red] sèche
    } ; { $name } commence
chronicle-phase = { $phase } : { $name } d’abord
chronicle-harvested = { $name } récolte { $grain } { $grain ->
    [one] grain
   *[other] grains
 } en { $cell }
chronicle-bid = { $name } enchérit à { $amount } $
chronicle-passed = { $name } passe
chronicle-auction_won = { $name } jouera en premier pour { $paid } $
chronicle-barter_offered = { $name } offre { $give } contre { $take }
chronicle-barter_made = { $maker } donne à { $taker } { $give } contre { $take }
chronicle-price_now = {"\u202F"}; prix ({ $market }) : { $price }
chronicle-bought = { $name } achète { $goods } (vendeur : { $partner }) pour { $cost } ${ $price }
chronicle-sold = { $name } vend { $goods } (acheteur : { $partner }) pour { $cost } ${ $price }
chronicle-grain_placed = { $name } pose { $grain } { $grain ->
    [one] grain
   *[other] grains
 } en { $cell }
chronicle-builds =
    { $name } bâtit { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } en { $cell } pour { $grain } { $grain ->
    [one] grain
   *[other] grains
 }
chronicle-build_stands =
    La muraille de { $name } en { $cell } tient : { $standing ->
        [one] { $standing } pierre
       *[other] { $standing } pierres
    }, largeur { $width } ({ $by })
chronicle-build_fell =
    La muraille de { $name } en { $cell } s’est écroulée : { $standing ->
        [0] aucune ne tient
        [one] { $standing } tient
       *[other] { $standing } tiennent
    }, { $fallen ->
        [one] { $fallen } tombée
       *[other] { $fallen } tombées
    }{ $waiting ->
        [0] { "" }
        [one] , { $waiting } pas encore posée est rendue
       *[other] , { $waiting } pas encore posées sont rendues
    } ({ $by })
chronicle-shield_laid = { $name } pose un bouclier de { $value } en { $cell }
chronicle-siege = { $name } assiège { $defender } : { $targets }, pion en { $marker }
chronicle-siege_target =
    { $cell } avec { $count ->
        [one] { $count } éléphant
       *[other] { $count } éléphants
    }
chronicle-defends_bare = { $name } défend sans bouclier
chronicle-defends = { $name } défend avec { $shields }
chronicle-defending = le bouclier de { $value } pour { $city }
chronicle-rolled = { $name } lance { $dice }
chronicle-battle_holds =
    Bataille pour { $cell } : { $attacker } contre { $defender } et une muraille de { $wall ->
        [one] { $wall } pierre
       *[other] { $wall } pierres
    } ; la muraille tient{ $lost ->
        [0] { "" }
        [one] , { $lost } éléphant perdu
       *[other] , { $lost } éléphants perdus
    }
chronicle-battle_won =
    Bataille pour { $cell } : { $attacker } contre { $defender } et une muraille de { $wall ->
        [one] { $wall } pierre
       *[other] { $wall } pierres
    } ; { $off ->
        [one] { $off } pierre tombe
       *[other] { $off } pierres tombent
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } éléphant perdu
       *[other] , { $lost } éléphants perdus
    }
chronicle-removed =
    { $name } enlève { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } de { $cell }{ $fallen ->
        [0] { "" }
        [one] , { $fallen } est tombée
       *[other] , { $fallen } sont tombées
    } : { $standing ->
        [0] aucune ne tient
        [one] { $standing } tient
       *[other] { $standing } tiennent
    } ({ $by })
chronicle-ransom_demanded = { $name } exige { $goods }
chronicle-ransom_demanded_of = { $attacker } exige { $goods } de { $defender } pour le noble en { $city }
chronicle-ransom_paid = { $name } paie { $goods } ; le noble reste
chronicle-ransom_paid_to = { $defender } paie { $goods } à { $attacker } ; le noble reste en { $city }
chronicle-ransom_refused = { $name } ne paie pas
chronicle-ransom_refused_to = { $defender } ne paie rien à { $attacker } pour { $city }
chronicle-noble_taken = { $name } capture en { $cell } le noble de { $owner }
chronicle-noble_left = { $name } laisse en paix le noble de { $owner }
chronicle-scored = Points : { $points }
chronicle-points_of = { $name } { $points }
chronicle-game_ended =
    { $winners } { $count ->
        [one] gagne
       *[other] se partagent la victoire
    } : { $points }
chronicle-grain_lost =
    { $count } { $count ->
        [one] grain tombé
       *[other] grains tombés
    } de la colonne de { $owner } en { $cell }
chronicle-wall_collapsed =
    La muraille de { $owner } en { $cell } s’est écroulée : { $fallen ->
        [one] { $fallen } tombée
       *[other] { $fallen } tombées
    }, { $standing ->
        [0] aucune ne tient
        [one] { $standing } tient
       *[other] { $standing } tiennent
    }
chronicle-corrected = { $who } corrige : { $what } ({ $reason })
chronicle-wall_is =
    { $cell } a { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }, largeur { $width }
chronicle-grain_is = { $cell } a { $grain } { $grain ->
    [one] grain
   *[other] grains
 }
chronicle-shields_are = boucliers en { $cell } : { $shields }
chronicle-no_shields = aucun
chronicle-side_is =
    { $cell } montre sa face { $side ->
        [blue] bleue
       *[red] rouge
    }
chronicle-noble_of = le noble de { $cell }
chronicle-a_hand = une main
chronicle-price_is = { $market } à { $price }
chronicle-price_instead = { $market } à { $price } au lieu de { $before }

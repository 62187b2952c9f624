# A finished game's page, and a coach's comments on it.

afterwards-title = Comment c’était
afterwards-coming = La partie est passée en revue…
afterwards-open = Comment c’était
afterwards-unfinished = Partie inachevée
afterwards-how = Avec { $parts }
afterwards-length = Tours : { $turns } · Minutes : { $minutes }
afterwards-points = Les points au fil de la partie
afterwards-points_summary = Les points au fil de la partie ; à la fin : { $points }
afterwards-wall = La plus grande muraille
afterwards-wall_is = { $name }, { $city } : { $stones } (pierres), { $width } (largeur)
afterwards-bargain = La meilleure affaire
afterwards-bargain_worth = Un gain d’environ { $gain } $ pour { $name }.
afterwards-awards = Les distinctions
afterwards-luck = Chance et choix
afterwards-luck_explains = Sièges : ce qu’ils valaient avant les dés. Échanges : ce qu’ils ont rapporté. Dés : ce qu’ils ont donné ou pris, par rapport à tous les lancers possibles. En dollars, selon l’estimation des joueurs virtuels.
afterwards-luck_percent = Plus de chance que dans { $percent } soirées sur 100 avec ces combats
afterwards-no_battle = Aucun dé lancé
afterwards-sieges = Sièges
afterwards-trades = Échanges
afterwards-dice = Dés
afterwards-battle = { $attacker } contre { $defender }
afterwards-coach = L’œil du coach
afterwards-coach_limits = Le coach ne voit qu’une décision à l’avance, avec les probabilités exactes et l’estimation des joueurs virtuels ; plans, promesses et paroles à table lui échappent.
afterwards-coach_none = Aucun moment n’a décidé à lui seul : la partie s’est gagnée petit à petit.
afterwards-coach_turn = Tour { $turn }, { $phase }
afterwards-share = À partager
afterwards-portrait = Image
afterwards-tall = Image verticale
afterwards-film = Film de 20 s
afterwards-film_made = Le film se prépare…

coach-chose_nothing = { $name } a laissé passer l’occasion.
coach-dice_right = Les dés ont décidé : une telle issue avait { $percent } % de chances. Le siège de { $name } en valait la peine.
coach-dice_risky = Les dés ont décidé : une telle issue avait { $percent } % de chances. Le siège de { $name } coûtait plus qu’il ne promettait.
coach-siege_noble =
    { $count ->
        [one] Mieux : { $count } éléphant contre { $city } de { $name } ; le noble était pris dans { $percent } % des cas.
       *[other] Mieux : { $count } éléphants contre { $city } de { $name } ; le noble était pris dans { $percent } % des cas.
    }
coach-siege_wall =
    { $count ->
        [one] Mieux : { $count } éléphant contre { $city } de { $name } ; la muraille tombait dans { $percent } % des cas.
       *[other] Mieux : { $count } éléphants contre { $city } de { $name } ; la muraille tombait dans { $percent } % des cas.
    }
coach-stay_home = Mieux : garder les éléphants à la maison ; ce siège coûtait plus qu’il ne pouvait rapporter.
coach-great_wall =
    Mieux : { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } de plus en { $city }. Il y avait le grain et les pierres d’une grande muraille, et c’est un point.
coach-trade = Trop cher d’environ { $amount } $ : mieux valait attendre le prix, ou demander un peu plus.
coach-pay_ransom = Mieux : payer. La rançon valait moins qu’un noble.
coach-refuse_ransom = Mieux : refuser. La rançon valait plus qu’un noble.
coach-take_noble = Mieux : emmener le noble. Il compte deux points.

award-builder = Mains de maçon
award-builder-line = { $name } a posé { $count } pierres. Il fallait bien quelqu’un.
award-gravity = Complice de la gravité
award-gravity-line =
    { $count ->
        [one] Une pierre est revenue vers { $name }. Elle avait le mal du pays.
       *[other] { $count } pierres sont revenues vers { $name }. Elles avaient le mal du pays.
    }
award-farmer = Main verte
award-farmer-line = { $name } a rentré { $count } { $count ->
    [one] grain
   *[other] grains
 } par tous les temps.
award-trader = Âme du bazar
award-trader-line = Affaires conclues par { $name } : { $count }. Pas une main n’est restée tendue.
award-mahout = Premier des cornacs
award-mahout-line = Éléphants envoyés par { $name } : { $count }. Ils demandent un jour de congé.
award-fortress = On ne passe pas
award-fortress-line = Sièges brisés sur les murailles de { $name } : { $count }.
award-lucky = Poignet béni
award-lucky-line = Les dés ont aimé { $name } : plus de chance que { $count } soirées sur 100.
award-unlucky = Les dés ont une dette
award-unlucky-line = { $count } soirées sur 100 auraient mieux traité { $name }. La prochaine fois.
award-bidder = Après moi, je vous prie
award-bidder-line = { $name } a payé { $count } $ en tout pour jouer en premier.
award-host = Portes ouvertes
award-host-line = Nobles de { $name } partis en voyage : { $count }. Ils envoient des cartes.
award-peace = Âme de paix
award-peace-line = { $name } n’a assiégé personne de la soirée. Les éléphants remercient.
award-company = Bonne compagnie
award-company-line = Sans { $name }, ce n’aurait été qu’une demi-soirée.

stats-for_engineers = Pour les ingénieurs : les dés sont-ils équilibrés, et la caméra lit-elle bien ?

bg_stats-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
bg_stats-unfinished = { $turns ->
    [one] { $turns } tour, partie non terminée
   *[other] { $turns } tours, partie non terminée
 }

# Ce que l'arbitre demande, les réponses qu'il propose, et en quoi la table et la partie diffèrent.

ask-bumped = la table a été heurtée { NUMBER($seconds, minimumFractionDigits: 1) } s avant
ask-wall = { $stones }, largeur { $width }
ask-no_wall = pas de muraille
ask-land =
    { $cell } { $side ->
        [red] rouge
       *[blue] bleue
    }
ask-more_stones_than_possible = La caméra compte { $count } pierres en { $cell }, mais il ne peut y en avoir que { $most } : combien y en a-t-il ?
ask-more_grain_than_possible = La caméra compte { $count } { $count ->
    [one] grain
   *[other] grains
 } en { $cell }, mais il n’y en a que { $most } en tout : combien y en a-t-il là ?
ask-more_than_declared = La caméra compte { $count } pierres en { $cell }, mais il ne peut y en avoir que { $most } : combien y en a-t-il ?
ask-fewer_than_to_be_left =
    { $count ->
        [one] La caméra compte { $count } pierre en { $cell }, mais il devrait en rester { $left } : combien tiennent ?
       *[other] La caméra compte { $count } pierres en { $cell }, mais il devrait en rester { $left } : combien tiennent ?
    }
ask-stones_in_doubt = Combien de pierres a la muraille en { $cell } ? La caméra n’est pas sûre : { $why }.
ask-width_in_doubt = Combien de pierres de large a la muraille en { $cell } ? La caméra n’est pas sûre : { $why }.
ask-stones_by_rules = Combien de pierres a la muraille en { $cell } ? La caméra en voit de { $low } à { $high } et n’est pas sûre : { $why }. Les règles en permettent de { $least } à { $most }.
ask-width_by_rules = Combien de pierres de large a la muraille en { $cell } ? La caméra en voit de { $low } à { $high } et n’est pas sûre : { $why }. Les règles en permettent de { $least } à { $most }.
ask-verdict_wanted =
    { $fallen ->
        [one] { $fallen } pierre est tombée en { $cell }
       *[other] { $fallen } pierres sont tombées en { $cell }
    }, { $standing ->
        [0] aucune ne tient
        [one] { $standing } tient
       *[other] { $standing } tiennent
    } : { $accident }. Est-ce que cela compte ?
ask-wall_differs = Ville { $cell } : sur la table, { $table } ; dans la partie, { $game }. Qui a raison ?
ask-did_wall_fall = Ville { $cell } : sur la table, { $table } ; dans la partie, { $game } ; { $accident }. Est-ce que cela compte ?
ask-how_wide =
    Ville { $cell } : sur la table, { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } ; dans la partie, { $game }. Si la table a raison : quelle est la largeur de la muraille ?
ask-grain_differs =
    Ville { $cell } : sur la table, { $table ->
        [one] { $table } grain
       *[other] { $table } grains
    } ; dans la partie, { $game }. Qui a raison ?
ask-did_grain_fall =
    Ville { $cell } : sur la table, { $table ->
        [one] { $table } grain
       *[other] { $table } grains
    } ; dans la partie, { $game } ; { $accident }. Du grain est-il tombé ?
ask-tile_differs = Tuile { $cell } : sur la table, { $table } ; dans la partie, { $game }. Qui a raison ?
ask-noble_there = Le noble de { $owner } est en { $cell }, mais la partie dit autre chose. Est-il rentré chez lui ?
ask-noble_away = Le noble de { $owner } n’est pas en { $cell }, mais la partie dit autre chose. Qui l’a ?
ask-price_differs = Marché ({ $market }) : le disque { $disk } est face visible, la partie dit { $game }. Qui a raison ?
ask-did_harvest_fall =
    La colonne en { $cell } avait grandi de { $most }, maintenant de { $more } : sur { $full } récoltés, { $count ->
        [one] { $count } est-il tombé
       *[other] { $count } sont-ils tombés
    } ?
ask-your_lands = Est-ce que ce sont vos Terres ? { $tiles }
ask-your_nobles = Vos nobles sont-ils en { $cells } ?
ask-do_dice_count = Pendant la pause, ces dés ont été lancés : { $dice }. Est-ce qu’ils comptent ?

answer-the_table = La table : { $value }
answer-the_game = La partie : { $value }
answer-the_disk = Le disque : { $price }
answer-it_counts =
    { $count ->
        [0] Cela compte : aucune ne tient
        [one] Cela compte : { $count } tient
       *[other] Cela compte : { $count } tiennent
    }
answer-it_does_not_count = Cela ne compte pas : remettez ce qui est tombé
answer-it_fell =
    { $count ->
        [0] Il est tombé : il n’en reste pas
        [one] Il est tombé : il en reste { $count }
       *[other] Il est tombé : il en reste { $count }
    }
answer-put_back = Remettre : { $count }
answer-put_noble_back = La partie : remettez-le
answer-harvest_fell =
    { $fallen ->
        [one] { $fallen } est tombé
       *[other] { $fallen } sont tombés
    } : { $standing ->
        [0] il n’en reste pas
       *[other] il en reste { $standing }
    }
answer-harvest_goes_on = Rien n’est tombé : on empile encore
answer-lands_right = Oui, ce sont mes Terres
answer-nobles_right = Oui, là
answer-tap_them = Non, je les indique moi-même
answer-dice_count = Ils comptent : { $dice }
answer-dice_do_not_count = Ils ne comptent pas : relancez

differs-shields = les boucliers { $shields }
differs-no_shields = aucun bouclier
differs-side =
    { $side ->
        [red] la face rouge visible
       *[blue] la face bleue visible
    }
differs-a_noble = un noble
differs-no_noble = aucun noble
differs-disk = le disque { $price }
differs-stones =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
differs-width = largeur { $width }
differs-grain = { $count } { $count ->
    [one] grain
   *[other] grains
 }
differs-widths = la muraille est large de { $table } sur la table, de { $game } dans la partie
differs-table_and_game = sur la table, { $table } ; dans la partie, { $game }
differs-to_be_put_back = à remettre : { $what }
differs-both = { $first } ; { $then }

reason-table_was_right = la table avait raison
reason-counted_again = recompté par les joueurs

# La chronique des petits jeux et du vote de la soirée : ce qui s'est passé, une ligne par événement.

line-jokers =
    { $count ->
        [one] joker
       *[other] { $count } jokers
    }
line-with_jokers = { $cards } { $jokers }
line-game_began = La partie commence : { $names }.
line-round = Manche { $number }.
line-auction = Enchère { $number }.
line-shuffled = Les cartes sont mélangées.
line-on_offer = En jeu : { $card }.
line-sealed = { $name } a scellé une enchère.
line-bid_withdrawn = { $name } reprend son enchère.
line-bid = { $name } { $bid }
line-bids = Enchères : { $bids }.
line-fist_closed = { $name } a fermé le poing.
line-all_closed = Tous les poings sont fermés : ouvrez-les.
line-fist_shown = { $name } avait { $bid } dans le poing.
line-scores = { $name } marque { $points }.
line-nobody_scores = Personne ne marque : aucune enchère n’était unique.
line-deck_reshuffled = La défausse de { $name } devient sa pioche.
line-two_played = { $name } joue un 2 et pioche deux cartes.
line-seven_played = { $name } joue un 7 : { $card } sort de la partie.
line-cards_laid =
    { $count ->
        [one] { $name } pose une carte face cachée.
       *[other] { $name } pose { $count } cartes face cachée.
    }
line-all_laid = Toutes les enchères sont posées : retournez-les.
line-cards_shown = { $name } montre { $cards }.
line-cards_added = { $name } ajoute { $cards }.
line-nothing_added = { $name } n’ajoute rien.
line-offer_won = { $name } remporte la mise en jeu avec { $total }.
line-offer_tied = Égalité : personne ne remporte la mise en jeu.
line-offers = { $name } met en jeu { $card }.
line-bids_card = { $name } mise { $card }.
line-passes = { $name } passe.
line-offer_taken = { $name } remporte la mise en jeu.
line-offer_stays = Personne ne gagne : la mise en jeu s’ajoute à la suivante.
line-offer_out = Personne ne gagne : la mise en jeu sort de la partie.
line-top_shown = { $card } est au sommet de la pile de { $name }.
line-card_placed = { $name } pose une carte en { $cell }.
line-stack_moved = { $name } déplace { $cell } sur { $onto }.
line-won =
    { $count ->
        [one] La partie est finie : { $names } a gagné.
       *[other] La partie est finie : { $names } ont gagné.
    }
line-nobody_won = La partie est finie : personne n’a gagné.
line-vote_began = Le vote commence : { $games }.
line-voted = { $name } a voté.
line-ballot_withdrawn = { $name } reprend son bulletin.
line-all_voted = Tout le monde a voté : les bulletins sont ouverts.
line-taken_back = Un coup a été annulé.
line-counts_again = Le coup annulé compte de nouveau.

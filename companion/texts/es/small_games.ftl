# La crónica de los juegos pequeños y de la votación: lo que pasó, una línea por suceso.

line-jokers =
    { $count ->
        [one] comodín
       *[other] { $count } comodines
    }
line-with_jokers = { $cards } { $jokers }
line-game_began = Empieza la partida: { $names }.
line-round = Ronda { $number }.
line-auction = Subasta { $number }.
line-shuffled = Las cartas están barajadas.
line-on_offer = En oferta: { $card }.
line-sealed = { $name } ha sellado una puja.
line-bid_withdrawn = { $name } retira su puja.
line-bid = { $name } { $bid }
line-bids = Pujas: { $bids }.
line-fist_closed = { $name } ha cerrado el puño.
line-all_closed = Todos los puños están cerrados: abridlos.
line-fist_shown = { $name } tenía { $bid } en el puño.
line-scores = { $name } se anota { $points }.
line-nobody_scores = Nadie puntúa: ninguna puja era única.
line-deck_reshuffled = Los descartes de { $name } pasan a ser su mazo.
line-two_played = { $name } juega un 2 y roba dos cartas.
line-seven_played = { $name } juega un 7: { $card } queda fuera de la partida.
line-cards_laid =
    { $count ->
        [one] { $name } pone una carta boca abajo.
       *[other] { $name } pone { $count } cartas boca abajo.
    }
line-all_laid = Todas las pujas están puestas: descubridlas.
line-cards_shown = { $name } muestra { $cards }.
line-cards_added = { $name } añade { $cards }.
line-nothing_added = { $name } no añade nada.
line-offer_won = { $name } gana la oferta con { $total }.
line-offer_tied = Empate: nadie gana la oferta.
line-offers = { $name } ofrece { $card }.
line-bids_card = { $name } puja { $card }.
line-passes = { $name } pasa.
line-offer_taken = { $name } se lleva la oferta.
line-offer_stays = Nadie gana: la oferta se suma a la siguiente.
line-offer_out = Nadie gana: la oferta queda fuera de la partida.
line-top_shown = { $card } está encima del mazo de { $name }.
line-card_placed = { $name } pone una carta en { $cell }.
line-stack_moved = { $name } mueve { $cell } sobre { $onto }.
line-won =
    { $count ->
        [one] La partida ha terminado: ha ganado { $names }.
       *[other] La partida ha terminado: han ganado { $names }.
    }
line-nobody_won = La partida ha terminado: no ha ganado nadie.
line-vote_began = Empieza la votación: { $games }.
line-voted = { $name } ha votado.
line-ballot_withdrawn = { $name } retira su voto.
line-all_voted = Todos han votado: los votos están a la vista.
line-taken_back = Se ha deshecho una jugada.
line-counts_again = La jugada deshecha vuelve a valer.

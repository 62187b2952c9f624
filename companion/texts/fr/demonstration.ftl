# "Show me": a recorded evening told in ten scenes.

demonstration-title = Montrez-moi
demonstration-hint = Une partie en moins de deux minutes, vue par la caméra
demonstration-skip = Passer
demonstration-play = À vous
demonstration-pause = Pause
demonstration-go_on = Reprendre
demonstration-before = La scène précédente
demonstration-after = La scène suivante
demonstration-how_far = Où on en est

demonstration-table = Le roi est mort sans héritier. { $names } ont bâti des villes de cubes en bois sur leurs tapis ; une caméra regarde et tient les comptes.
demonstration-harvest = D’abord la récolte : une muraille large nourrit mieux. { $name } prend { $grain } { $grain ->
    [one] grain
   *[other] grains
 } en { $city }, et la caméra compte les disques.
demonstration-auction = Le droit de jouer en premier se vend aux enchères, sur les téléphones. { $name } le paie { $paid } $.
demonstration-trade =
    { $count ->
        [one] Puis le marché : acheter fait monter les prix. { $name } achète { $count } éléphant pour { $cost } $.
       *[other] Puis le marché : acheter fait monter les prix. { $name } achète { $count } éléphants pour { $cost } $.
    }
demonstration-build = On construit : un grain paie deux pierres, et il faut qu’elles tiennent. { $name } en { $city } : la caméra voit { $standing } pierres, largeur { $width }.
demonstration-collapse = Et patatras en { $city } : { $fallen } tombées, { $standing } debout. Inutile de discuter, la caméra a tout vu.
demonstration-siege =
    { $count ->
        [one] Les nobles se gagnent par des sièges. { $attacker } marche sur { $city } de { $defender } avec { $count } éléphant.
       *[other] Les nobles se gagnent par des sièges. { $attacker } marche sur { $city } de { $defender } avec { $count } éléphants.
    }
demonstration-dice =
    { $off ->
        [one] De vrais dés, lus par la table : { $attacker } contre { $defender } et une muraille de { $stones }. { $off } pierre tombe.
       *[other] De vrais dés, lus par la table : { $attacker } contre { $defender } et une muraille de { $stones }. { $off } pierres tombent.
    }
demonstration-removal = On les retire, et { $city } tient : la caméra compte { $standing } pierres.
demonstration-score = Un point par noble chez soi, deux par noble capturé, un par muraille de 15. Il faut dix points pour gagner ; à deux joueurs, huit.

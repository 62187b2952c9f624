# A coach for the first game: one tip for each new thing.

tip-title = Un coach pour la première partie
tip-switch = Conseils
tip-understood = Compris
tip-rule = La règle

tip-lay = Le bleu nourrit à la saison des pluies, le rouge à la saison sèche : mélangez, pour récolter à chaque tour.
tip-nobles = Là où se tient un noble, il y a une ville : seules les villes portent murailles et grain. Moins une ville a de tuiles libres à côté, plus elle est dure à assiéger.
tip-walls = Une base large récolte plus à chaque saison ; la hauteur ne fait qu’arrêter l’ennemi. Répartir neuf pierres, ou miser sur une ville ?
tip-harvest = Une ville donne un grain, plus un par pierre de sa rangée la plus large. Commencez par la plus grande : la pile peut s’épuiser.
tip-grain = Le grain paie les pierres. Il s’empile en colonnes sur vos villes, et ce qui tombe est perdu : des colonnes basses sont plus sûres.
tip-bid = Jouer en premier, c’est commercer avant que les prix bougent et frapper avant que les autres bâtissent. Seul le gagnant paie : misez ce que cela vaut ce tour-ci.
tip-commerce = Chaque achat fait monter le prix d’un cran, chaque vente le fait baisser. Un échange par marché et par tour : demandez d’abord aux autres, un troc peut arranger les deux.
tip-barter = Un troc ne change aucun prix : échangez ce qui vous convient à tous deux. Offrez ce qui vous coûte peu et qui manque à l’autre.
tip-build = Un grain paie deux pierres ; ce qui tombe retourne à la réserve et le grain est perdu. Large pour récolter, quinze pour un point.
tip-deploy = Un bouclier défend une fois les villes des tuiles voisines. Entre deux de vos villes, il sert à l’une ou à l’autre.
tip-declare = Deux dés par éléphant contre leurs boucliers, et chaque pierre compte pour eux. Visez un noble à muraille basse, ou gardez vos éléphants.
tip-assign = Chaque point de bouclier lance un dé pour vous ; un bouclier utilisé est perdu. Gardez-les pour le noble dont la perte coûterait le plus.
tip-dice = Attaque moins défense moins les pierres : autant de pierres tombent. S’il ne reste rien, la muraille tient.
tip-spoils = Un noble capturé vaut deux points pour vous et un de moins pour l’autre. La rançon vaut mieux quand vous avez plus besoin d’argent que de points.
tip-pay = Perdre le noble vous coûte un point et en donne deux. Payez si cela vaut plus que ce qu’on demande.

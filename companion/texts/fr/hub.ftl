# What the club's hub refuses.

refusal-hub-batch = Ce ne sont pas les événements d’une partie : mettez à jour la table et le club.
refusal-hub-cannot_open = Ce n’est pas une base de données de club : vérifiez son adresse.
refusal-hub-cannot_write = La base de données du club ne répond pas : vérifiez-la ; les tables enverront de nouveau.
refusal-hub-codes_too_fast = Trop de codes erronés : réessayez dans { $wait_s } s.
refusal-hub-hosts_only = Seuls les hôtes du club le peuvent : ouvrez d’abord leur adresse.
refusal-hub-joining = Pour s’inscrire il faut code, name, public_key et signature, chacun en texte.
refusal-hub-key_known = Une table avec cette clé est déjà venue : inscrivez-la de nouveau.
refusal-hub-no_such_person = Le club ne connaît personne sous ce numéro : regardez le classement.
refusal-hub-no_such_table = Cette table n’existe pas dans le club : choisissez-en une au mur.
refusal-hub-not_signed = L’inscription n’est pas signée avec la clé de la table : inscrivez-la de nouveau.
refusal-hub-not_signed_here = Ce n’est pas signé par cette table pour ce club : inscrivez-la de nouveau.
refusal-hub-table_name = Le nom d’une table a de 1 à 40 lettres : donnez-en un autre.
refusal-hub-table_revoked = Cette table n’est plus dans le club : inscrivez-la avec un nouveau code.
refusal-hub-unknown_table = Aucune table de ce club n’a cette clé : inscrivez-la avec un nouveau code.
refusal-hub-wrong_code = Ce n’est pas un code de ce club, ou il ne vaut plus : demandez-en un nouveau.

# What the club's hub refuses.

refusal-hub-batch = Das sind keine Ereignisse eines Spiels: bringe Tisch und Club auf denselben Stand.
refusal-hub-cannot_open = Das ist keine Datenbank für einen Club: prüfe ihre Adresse.
refusal-hub-cannot_write = Die Datenbank des Clubs antwortet nicht: sieh nach ihr; die Tische senden noch einmal.
refusal-hub-codes_too_fast = Zu viele falsche Codes: versuche es in { $wait_s } s wieder.
refusal-hub-hosts_only = Das dürfen nur die Gastgeber des Clubs: öffne zuerst deren Adresse.
refusal-hub-joining = Zum Anmelden gehören code, name, public_key und signature, jedes als Text.
refusal-hub-key_known = Ein Tisch mit diesem Schlüssel war schon hier: melde ihn neu an.
refusal-hub-no_such_person = Unter dieser Nummer kennt der Club niemanden: sieh in die Rangliste.
refusal-hub-no_such_table = Diesen Tisch gibt es im Club nicht: wähle einen von der Wand.
refusal-hub-not_signed = Die Anmeldung ist nicht mit dem Schlüssel des Tisches unterschrieben: melde ihn neu an.
refusal-hub-not_signed_here = Das ist nicht von diesem Tisch für diesen Club unterschrieben: melde ihn neu an.
refusal-hub-table_name = Der Name eines Tisches hat 1 bis 40 Buchstaben: gib einen anderen.
refusal-hub-table_revoked = Dieser Tisch ist nicht mehr im Club: melde ihn mit einem neuen Code an.
refusal-hub-unknown_table = Kein Tisch dieses Clubs hat diesen Schlüssel: melde ihn mit einem neuen Code an.
refusal-hub-wrong_code = Das ist kein Code dieses Clubs, oder keiner mehr: lass dir einen neuen geben.

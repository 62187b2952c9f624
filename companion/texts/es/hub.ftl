# What the club's hub refuses.

refusal-hub-batch = Eso no son sucesos de una partida: actualiza la mesa y el club.
refusal-hub-cannot_open = Esa no es una base de datos para un club: comprueba su dirección.
refusal-hub-cannot_write = La base de datos del club no responde: compruébala; las mesas volverán a enviar.
refusal-hub-codes_too_fast = Demasiados códigos erróneos: inténtalo de nuevo en { $wait_s } s.
refusal-hub-hosts_only = Solo los anfitriones del club pueden hacerlo: abre primero su dirección.
refusal-hub-joining = Para inscribirse hacen falta code, name, public_key y signature, cada uno como texto.
refusal-hub-key_known = Una mesa con esa clave ya estuvo aquí: inscríbela de nuevo.
refusal-hub-no_such_person = El club no conoce a nadie con ese número: mira la clasificación.
refusal-hub-no_such_table = Esa mesa no existe en el club: elige una del panel.
refusal-hub-not_signed = La inscripción no está firmada con la clave de la mesa: inscríbela de nuevo.
refusal-hub-not_signed_here = Eso no está firmado por esa mesa para este club: inscríbela de nuevo.
refusal-hub-table_name = El nombre de una mesa tiene de 1 a 40 letras: da otro.
refusal-hub-table_revoked = Esta mesa ya no está en el club: inscríbela con un código nuevo.
refusal-hub-unknown_table = Ninguna mesa de este club tiene esa clave: inscríbela con un código nuevo.
refusal-hub-wrong_code = Ese no es un código de este club, o ya no vale: pide uno nuevo.

# How a camera is aimed: what was found, and what to change.

aim-mat_green = el tapete verde { $symbol }
aim-mat_purple = el tapete morado { $symbol }
aim-mat_orange = el tapete naranja { $symbol }
aim-mat_black = el tapete negro { $symbol }
aim-mat_white = el tapete blanco { $symbol }
aim-mat_of_seat = el tapete del sitio { $number }
aim-market_mat = el tapete del mercado
aim-no_mat = no se encuentra ningún tapete
aim-at_a_mat = apunta la cámara a un tapete impreso (raja print mats) hasta que sus marcas estén en la imagen
aim-listed = { $parts }
aim-mat_with_markers =
    { $mat } con { $count ->
        [one] una marca
       *[other] { $count } marcas
    }
aim-mat_beyond = { $mat } ({ $sides })
aim-left_edge = borde izquierdo
aim-right_edge = borde derecho
aim-top_edge = borde superior
aim-bottom_edge = borde inferior
aim-move_back = aléjala, o gírala hacia lo que queda cortado: { $where }
aim-hidden = { $mat }: { $why }
aim-stone_wide = una piedra mide { $pixels } píxeles de ancho en el lado más lejano ({ $mat })
aim-bring_nearer = acerca la cámara o toma imágenes mayores: hacen falta { $pixels } píxeles
aim-looks_down = está inclinada { $degrees }° hacia abajo
aim-looks_down_between = está inclinada de { $low }° a { $high }° hacia abajo
aim-raise_camera = sube la cámara: por debajo de { $degrees }° unas murallas tapan a otras
aim-lower_camera = baja la cámara: por encima de { $degrees }° no se pueden contar las hiladas
aim-edges_wide = los contornos miden { $pixels } píxeles de ancho
aim-focus = enfoca el tapete, limpia el objetivo y mantén quietas la cámara y la mesa
aim-white_and_black = el papel blanco da { $white } y la tinta negra { $black } de 255
aim-more_light = pon más luz en la mesa: una lámpara desde arriba, junto a la cámara
aim-overexposed = está sobreexpuesta: atenúa la lámpara o deja que la cámara se ajuste de nuevo
aim-grey_ink = la tinta se ve gris: limpia el objetivo y deja las lámparas fuera de la imagen
aim-brightest = el papel más claro es { $times } veces el más oscuro
aim-move_lamp = aleja la lámpara o añade otra desde el otro lado
aim-burnt_out = el { $percent } % de los tapetes está sobreexpuesto
aim-no_mirroring = mueve la lámpara o gira el tapete hasta que nada refleje; imprime los tapetes en papel mate
aim-seen_by_none = Ninguna cámara ve { $mats }: gira una de ellas o junta los tapetes

# The page of `raja camera`, and the code it asks for.
aim-page_title = Orientar la cámara
aim-page_asking = Preguntando a la cámara…
aim-page_again = Ajustar de nuevo luz y enfoque
aim-page_none = Todavía no hay imagen.
aim-page_legend = En verde: tapetes y marcas encontrados. En naranja y tachada: una marca que no corresponde a ningún tapete.
aim-page_waiting = Esperando la primera imagen
aim-page_script = Esta página necesita JavaScript, que sirve la propia mesa.
aim-page_alt = Lo que ve la cámara, con los tapetes y las marcas encontrados
aim-page_silent = `raja camera` no responde: ¿sigue en marcha?
aim-page_cameras = Cámaras
aim-worst_good = Bien orientada: no hay nada que cambiar
aim-worst_poor = Funciona; así iría mejor
aim-worst_bad = Así todavía no funciona
aim-sign_good = bien
aim-sign_poor = mejorable
aim-sign_bad = mal
code-title = El código, por favor
code-wrong = Ese no es el código.
code-where = Aparece en el terminal desde el que se abrió la página.
code-go_on = Continuar
aim-address = Orientar la cámara: { $address }  (Ctrl-C para terminar; con un teléfono: --host 0.0.0.0)
aim-address_and_here = Orientar la cámara: { $address }  (aquí: { $here }; Ctrl-C para terminar)

refusal-camera-no_look = { $why }
refusal-image-not_decodable = Una imagen de la cámara no se puede leer: se omite.
refusal-image-wrong_form = La imagen no es en color de 8 bits: da un JPEG o PNG.
refusal-calibration-wrong_shape = La imagen mide { $width }×{ $height }, pero la cámara se calibró con { $own_width }×{ $own_height }: calibra con el tamaño de la imagen o da el archivo de cámara que le corresponde.

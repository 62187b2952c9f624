# A coach for the first game: one tip for each new thing.

tip-title = Un entrenador para la primera partida
tip-switch = Consejos
tip-understood = Entendido
tip-rule = La regla

tip-lay = El azul alimenta en la estación lluviosa, el rojo en la seca: mézclalos para que crezca algo cada turno.
tip-nobles = Donde hay un noble hay una ciudad: solo las ciudades llevan muralla y grano. Cuantas menos losetas libres tenga al lado, más difícil es asediarla.
tip-walls = Una base ancha cosecha más cada estación; la altura solo frena al enemigo. ¿Repartir nueve piedras o confiar en una ciudad?
tip-harvest = Una ciudad da un grano, y otro por cada piedra de su hilada más ancha. Empieza por la mayor: el montón puede agotarse.
tip-grain = El grano paga las piedras. Se apila en columnas en tus ciudades, y lo que cae se pierde: las columnas bajas son más seguras.
tip-bid = Jugar primero es comerciar antes de que cambien los precios y atacar antes de que otros construyan. Solo paga quien gana: ofrece lo que te valga este turno.
tip-commerce = Cada compra sube el precio un paso, cada venta lo baja. Un trato por mercado y turno: pregunta antes a los demás, un trueque puede convenir a ambos.
tip-barter = Un trueque no mueve ningún precio: intercambia lo que convenga a los dos. Ofrece lo que a ti te cuesta poco y al otro le falta.
tip-build = Un grano paga dos piedras; lo que cae vuelve a tu reserva y el grano se pierde. Ancha para cosechar, quince para un punto.
tip-deploy = Un escudo defiende una vez las ciudades de las losetas vecinas. Entre dos de tus ciudades sirve a cualquiera.
tip-declare = Dos dados por elefante contra sus escudos, y cada piedra cuenta para ellos. Ve adonde un noble tenga muralla baja, o guarda tus elefantes.
tip-assign = Cada punto de escudo tira un dado por ti; los usados se pierden. Úsalos donde más dolería perder al noble.
tip-dice = Ataque menos defensa menos las piedras: tantas piedras caen. Si no queda nada, la muralla resiste.
tip-spoils = Un noble capturado son dos puntos para ti y uno menos para el otro. El rescate conviene si ahora te hace más falta el dinero que los puntos.
tip-pay = Perder al noble te cuesta un punto y regala dos. Paga si eso vale más que lo que piden.

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Words with which people in Argentina begin a password, folded. An attacker who speaks Spanish tries them first. */
export const guessableWords: readonly string[] = words(`
  contrasena contrasenia contra clave claves password pass passwd secreto secreta acceso entrar ingreso ingresar login usuario cuenta
  admin administrador administradora root invitado prueba test demo temporal cambiame cambiar nueva nuevo
  oficio oficios profesional profesionales cliente clientes servicio servicios rubro rubros trabajo trabajos negocio negocios
  plomero plomeria electricista electricidad gasista pintor pintura albanil carpintero cerrajero jardinero mecanico
  peluqueria limpieza mudanzas flete fletes techista herrero soldador taller obra casa empresa local tienda
  argentina argentino argentinos buenosaires baires caba capital rosario cordoba mendoza tucuman salta jujuy chaco formosa
  misiones corrientes entrerios santafe santiago catamarca larioja rioja sanjuan sanluis lapampa pampa neuquen rionegro
  chubut santacruz tierradelfuego ushuaia laplata plata mardelplata bariloche bahiablanca parana posadas resistencia
  boca bocajuniors juniors river riverplate plate racing independiente sanlorenzo lorenzo huracan velez velezsarsfield estudiantes
  gimnasia newells newellsoldboys rosariocentral central talleres belgrano instituto lanus banfield colon union platense
  argentinosjuniors defensa godoycruz tigre quilmes chacarita ferro chaca almagro patronato barracas barracascentral
  atletico deportivo club futbol seleccion albiceleste scaloneta campeon campeones mundial mundo libertadores bombonera monumental
  xeneize xeneizes bostero bosteros millonario millonarios gallina gallinas ciclon academia rojo canalla canallas lepra
  messi leomessi lionel lio leo maradona diego dieguito diegote pelusa riquelme roman batistuta bati aguero kun dimaria
  fideo dybala tevez carlitos ortega burrito francescoli enzo julian alvarez dibu martinez mascherano palermo gallardo
  muneco scaloni ginobili manu delpotro vilas fangio gardel evita peron cristina milei kirchner guevara mafalda
  verano invierno otono primavera enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre
  diciembre lunes martes miercoles jueves viernes sabado domingo navidad pascua
  amor amores teamo tequiero tequieromucho amigo amiga familia mama papa hijo hija bebe mascota perro perrito gato gatito
  hola chau gracias libertad futuro suerte dios jesus virgen maria bonita bonito hermosa hermoso princesa princesita
  reina corazon estrella estrellita mimosa gorda gordo flaca flaco negra negro linda lindo querida querido
  mate asado dulcedeleche alfajor fernet tango malbec empanada milanesa medialuna chori pizza cafe
  futbolista pokemon naruto minecraft facebook instagram google whatsapp hotmail gmail yahoo mercadopago mercadolibre
  internet computadora celular telefono correo email mail banco dinero plata
  qwerty qwertyui qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh
`)

/** Small words that do not make a password harder to guess. */
export const fillers: readonly string[] = words(`
  a al de del el la las los lo mi mis tu tus su un una y o en con por para que soy sos es te me yo vos no si
  muy mas vamos viva aguante dale grande amo otra otro este esta
`)

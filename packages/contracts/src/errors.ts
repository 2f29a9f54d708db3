import { accountErrors } from './browser-errors/accounts'
import { documentErrors } from './browser-errors/documents'
import { browserErrors } from './browser-errors/general'
import { photoErrors } from './browser-errors/photos'
import { workErrors } from './browser-errors/work'
import { errorMessages } from './error-messages'
import { limits } from './limits'
import { planFull } from './text/plan-full'
import { providerName } from './text/provider-name'

/**
 * Every error code of the product, with its HTTP status and the Spanish text for people (docs/product.md, 'Errors').
 * The English messages are in error-messages.ts. Browsers load neither table, because each error response carries its
 * own texts. The few texts that a browser needs before a response arrives are in browser-errors/.
 */
export const errors = {
  ...browserErrors,
  ...accountErrors,
  ...documentErrors,
  ...photoErrors,
  ...workErrors,
  invalid_request: {
    status: 400,
    text: 'El pedido no se entiende. Revisalo e intentá de nuevo.',
  },
  unauthenticated: { status: 401, text: 'Tenés que iniciar sesión para continuar.' },
  session_ended: { status: 401, text: 'Tu sesión terminó. Iniciá sesión de nuevo.' },
  forbidden: {
    status: 403,
    text: 'No tenés permiso para hacer esto.',
  },
  foreign_origin: { status: 403, text: 'El pedido no vino de este sitio, así que no lo aceptamos.' },
  tokens_not_for_pages: {
    status: 403,
    text: 'Desde una página del sitio se entra con usuario y contraseña en «Acceder», no con esta llamada.',
  },
  not_found: {
    status: 404,
    text: 'No encontramos lo que buscás.',
  },
  request_not_found: { status: 404, text: 'No se encontró la solicitud de servicio.' },
  method_not_allowed: { status: 405, text: 'Esta operación no existe.' },
  too_large: { status: 413, text: 'Lo que enviaste es demasiado grande.' },
  wrong_content_type: { status: 415, text: 'El formato del pedido no es el esperado.' },
  validation_failed: {
    status: 422,
    text: 'Error en la validación de datos. Por favor, verifica los campos.',
  },
  location_fields_missing: {
    status: 422,
    text: 'La provincia y la localidad son obligatorias.',
  },
  no_place_near: {
    status: 404,
    text: 'No encontramos ninguna localidad de Argentina cerca de ese punto.',
  },
  place_unavailable: {
    status: 503,
    text: 'No pudimos traer los datos de ese lugar. Probá de nuevo en un rato.',
  },
  term_name_taken: { status: 409, text: 'Ya hay uno con ese nombre. Elegí otro.' },
  term_changed: {
    status: 409,
    text: 'Otra persona del equipo decidió algo sobre esto mientras lo mirabas. Fijate cómo quedó y decidí de nuevo.',
  },
  rubro_name_taken: { status: 409, text: 'Ya hay un rubro con ese nombre. Elegí otro.' },
  rubro_changed: {
    status: 409,
    text: 'Otra persona del equipo cambió este rubro mientras lo mirabas. Fijate cómo quedó y decidí de nuevo.',
  },
  rubro_missing: {
    status: 422,
    text: 'Falta elegir el rubro.',
  },
  urgency_unpaid: { status: 402, text: 'Debe pagar la tarifa de urgencia antes de enviar la solicitud.' },
  username_taken: { status: 409, text: 'Ese nombre de usuario ya está en uso. Elegí otro.' },
  email_taken: {
    status: 409,
    text: 'Ya hay una cuenta con ese email. Iniciá sesión o usá otro.',
  },
  confirm_link_invalid: {
    status: 404,
    text: 'El enlace para confirmar el email no es válido o ya no sirve.',
  },
  opt_out_invalid: {
    status: 404,
    text: 'El enlace para no recibir más estos emails no es válido o ya no sirve.',
  },
  notice_is_fixed: {
    status: 409,
    text: 'Esos avisos te llegan siempre: son de pagos, de la ley o de la seguridad de tu cuenta.',
  },
  email_is_own: { status: 409, text: 'Ese ya es el email de tu cuenta.' },
  email_confirmed: { status: 409, text: 'Ese email ya está confirmado.' },
  too_many_confirmations: {
    status: 429,
    text: `Ya mandamos ${limits.emailConfirmationMails} enlaces en el último día. Buscá el último en tu correo, también en no deseado, o probá mañana.`,
  },
  wrong_password: { status: 422, text: 'Esa no es tu contraseña actual.' },
  password_missing: {
    status: 409,
    text: 'Tu cuenta no tiene contraseña, porque entrás con Google. Elegí una primero con «Olvidé mi contraseña».',
  },
  login_too_old: {
    status: 409,
    text: `Como tu cuenta no tiene contraseña, entrá de nuevo y hacelo dentro de los ${limits.recentLoginMinutes} minutos.`,
  },
  identity_cancelled: {
    status: 400,
    text: 'Cancelaste el ingreso con Google. Podés probar de nuevo o entrar con tu contraseña.',
  },
  identity_unverified: {
    status: 403,
    text: 'Google todavía no confirmó el email de esa cuenta. Confirmalo en Google y probá de nuevo, o creá una cuenta con contraseña.',
  },
  identity_needs_password: {
    status: 409,
    text: 'Ya hay una cuenta con ese email, y todavía no está confirmado. Escribí su contraseña para unirla a Google.',
  },
  arrival_over: {
    status: 401,
    text: 'El ingreso con Google venció o ya se usó. Empezá de nuevo.',
  },
  last_way_in: {
    status: 409,
    text: 'Es la única forma de entrar a tu cuenta. Elegí una contraseña antes de desvincular Google.',
  },
  login_suspended: {
    status: 403,
    text: 'Tu cuenta está suspendida. El motivo está en el email que te mandamos; si creés que es un error, respondelo.',
  },
  second_factor_required: {
    status: 401,
    text: 'Falta la verificación en dos pasos: escribí el código de tu app.',
  },
  second_factor_wrong: {
    status: 422,
    text: 'Ese código no es correcto o ya se usó. Probá con otro.',
  },
  second_step_over: { status: 401, text: 'Pasó demasiado tiempo. Iniciá sesión de nuevo.' },
  second_factor_missing: { status: 409, text: 'Tu cuenta no tiene verificación en dos pasos.' },
  second_factor_needed: {
    status: 409,
    text: 'Las cuentas de administración necesitan la verificación en dos pasos. Agregá otra forma antes de quitar esta.',
  },
  set_up_over: { status: 409, text: 'Pasó demasiado tiempo. Empezá de nuevo con un código QR nuevo.' },
  passkey_refused: {
    status: 422,
    text: 'No pudimos comprobar esa llave de acceso. Probá de nuevo.',
  },
  too_many_passkeys: {
    status: 409,
    text: `Podés tener hasta ${limits.passkeys} llaves de acceso. Quitá una antes de agregar otra.`,
  },
  step_up_required: {
    status: 403,
    text: 'Para esto tenés que confirmar que sos vos con tu verificación en dos pasos.',
  },
  enrolment_required: {
    status: 403,
    text: 'Antes de seguir, activá la verificación en dos pasos en «Mi perfil», «Seguridad».',
  },
  user_changed: {
    status: 409,
    text: 'Otra persona del equipo ya decidió sobre esta cuenta. Mirá cómo quedó antes de seguir.',
  },
  address_unproven: {
    status: 409,
    text: 'Esa persona todavía no confirmó su email. Pedile que lo confirme antes de darle acceso al panel.',
  },
  own_account: { status: 409, text: 'Sobre tu propia cuenta decide otra persona del equipo.' },
  role_is_fixed: {
    status: 409,
    text: 'El rol de un profesional no se cambia, y su cuenta se suspende desde su ficha.',
  },
  last_admin: {
    status: 409,
    text: 'Es la única cuenta de administración que queda. Nombrá primero a otra persona.',
  },
  name_with_registration: {
    status: 409,
    text: 'Hasta que aprobemos tu cuenta, tu nombre se corrige en los datos de tu registro.',
  },
  name_is_verified: {
    status: 409,
    text: 'El nombre de un profesional aprobado lo corrige nuestro equipo. Escribinos.',
  },
  password_too_common: {
    status: 422,
    text: 'Esa contraseña se adivina enseguida. No uses tu nombre, tu email ni palabras comunes.',
  },
  tax_id_taken: {
    status: 409,
    text: 'Ya hay un profesional con ese CUIT o CUIL. Si la cuenta es tuya, iniciá sesión.',
  },
  phone_taken: {
    status: 409,
    text: 'Ya hay un profesional con ese teléfono. Si la cuenta es tuya, iniciá sesión.',
  },
  already_professional: { status: 409, text: 'Tu cuenta ya es de un profesional. Seguí desde tu portal.' },
  business_not_found: {
    status: 404,
    text: 'No se pudo cargar la información del negocio',
  },
  business_gone: { status: 410, text: 'Este negocio ya no está en el sitio.' },
  business_status_changed: {
    status: 409,
    text: 'Alguien ya decidió otra cosa sobre este negocio. Mirá cómo está ahora.',
  },
  merge_two_owners: {
    status: 409,
    text: 'Cada uno tiene su dueño, así que no se pueden unir: nadie pierde su negocio por una decisión nuestra.',
  },
  merge_unclaimed: {
    status: 409,
    text: 'El que se va está a nombre de una cuenta que nadie tomó todavía. Dejá ese, o esperá a que la tomen.',
  },
  merge_paid: {
    status: 409,
    text: 'Por el que se va se pagó un plan, y los pagos no cambian de negocio. Dejá ese; si se pagó por los dos, no se pueden unir.',
  },
  merge_unseen: {
    status: 409,
    text: 'Uno de los dos está en pausa o no está habilitado. Dejá el otro, o resolvé eso primero.',
  },
  table_too_large: {
    status: 413,
    text: `El archivo pesa más de ${limits.importBytes / 1024 / 1024} MB. Partilo en varios.`,
  },
  import_changed: {
    status: 409,
    text: 'Alguien del equipo ya importó o deshizo este archivo. Mirá cómo quedó.',
  },
  import_has_faults: {
    status: 409,
    text: 'Hay líneas con errores, así que no se importó nada.',
  },
  business_changed: {
    status: 409,
    text: 'Los datos de tu negocio cambiaron mientras los editabas, en otra pestaña o en otro dispositivo.',
  },
  business_closed: {
    status: 409,
    text: 'Este negocio no está habilitado, así que no se puede pagar por él. El motivo está en el email que te mandamos.',
  },
  business_paused: {
    status: 409,
    text: 'Este negocio está en pausa. Reanudalo y después cambiá o pagá su plan.',
  },
  business_incomplete: {
    status: 409,
    text: 'Antes de pagar, completá la dirección de tu negocio: sin ella nadie lo encuentra.',
  },
  too_many_businesses: {
    status: 409,
    text: `Ya tenés ${limits.unpaidBusinesses} negocios sin pagar. Pagá o quitá alguno antes de registrar otro.`,
  },
  plan_limit_reached: { status: 422, text: planFull },
  registration_over: {
    status: 409,
    text: 'Nuestro equipo ya decidió sobre tu cuenta, así que estos datos no se corrigen más desde acá.',
  },
  registration_undecided: {
    status: 409,
    text: 'Nuestro equipo todavía no aprobó tu cuenta. Hasta entonces, tus datos se corrigen en «Datos de mi registro».',
  },
  profile_changed: {
    status: 409,
    text: 'Tu perfil cambió mientras lo editabas, en otra pestaña o en otro dispositivo.',
  },
  profile_incomplete: {
    status: 409,
    text: 'A esa cuenta le faltan datos para poder aprobarla: CUIT, teléfono, localidad o rubros.',
  },
  idempotency_key_reused: {
    status: 422,
    text: 'Esto ya se envió con otros datos. Fijate en tu email o en tu cuenta: ahí está lo que mandaste primero.',
  },
  idempotency_in_progress: {
    status: 409,
    text: 'Todavía estamos procesando lo que mandaste. Probá de nuevo en unos segundos.',
  },
  too_many_live_requests: {
    status: 409,
    text: `Ya tenés ${limits.liveRequestsPerClient} solicitudes activas. Cuando se complete o canceles una vas a poder pedir otra. Si no son tuyas, enviala desde tu cuenta: con el email que ya confirmaste ahí, las de otros no cuentan.`,
  },
  too_many_filings: {
    status: 429,
    text: `Hoy ya se enviaron ${limits.filingsPerDay} solicitudes con estos datos o desde este dispositivo. Desde las 0 h de mañana podés enviar otra. Si no fuiste vos, enviala desde tu cuenta: con el email que ya confirmaste ahí, las de otros no cuentan.`,
  },
  request_closed: { status: 409, text: 'Esta solicitud ya está cerrada.' },
  transition_not_allowed: {
    status: 409,
    text: 'La solicitud ya no está en un estado que permita ese cambio.',
  },
  not_your_change: {
    status: 403,
    text: 'Ese estado no lo podés poner vos: una solicitud la cancela quien la hizo.',
  },
  contact_was_told: {
    status: 409,
    text: 'Ya nos contaste que hubo contacto por esta solicitud, así que no podemos devolver la tarifa por este motivo. Si fue un error, escribinos.',
  },
  reopen_window_over: {
    status: 409,
    text: `Pasaron más de ${limits.reopenDays} días desde que se marcó como completada, así que ya no se puede reabrir. Podés hacer una solicitud nueva.`,
  },
  completion_denied: {
    status: 409,
    text: 'El cliente nos dijo que el trabajo no estaba completado. Cuando lo esté, pedile que lo marque desde su página.',
  },
  not_reviewable: {
    status: 409,
    text: 'Esta solicitud no se puede reseñar. Se reseña a quien hizo el trabajo, una vez que está completado.',
  },
  review_not_editable: { status: 409, text: 'Ya pasó el tiempo para cambiar tu reseña.' },
  review_hidden: {
    status: 409,
    text: 'Nuestro equipo quitó tu reseña de este negocio, así que no se cambia ni se borra. El motivo está en el email que te mandamos.',
  },
  own_business: { status: 403, text: 'Este negocio es tuyo: las reseñas son de quienes lo visitan.' },
  email_unconfirmed: {
    status: 403,
    text: 'Para dejar una reseña confirmá primero el email de tu cuenta, con el enlace que te mandamos o con otro que pidas en «Mi perfil».',
  },
  already_extended: { status: 409, text: 'Esta solicitud ya se extendió una vez.' },
  edit_not_allowed: {
    status: 409,
    text: 'Como ya hubo contacto, solo podés corregir tus datos de contacto.',
  },
  code_wrong: { status: 422, text: 'El código no es correcto. Fijate en el último email que te llegó.' },
  code_attempts_exceeded: { status: 429, text: 'Hubo demasiados intentos con ese código. Pedí uno nuevo.' },
  code_mails_exceeded: {
    status: 429,
    text: 'Ya te enviamos muchos códigos por esta solicitud y no mandamos más. Fijate en el último email, también en el correo no deseado.',
  },
  mailbox_mails_exceeded: {
    status: 429,
    text: `Hoy ya enviamos ${limits.codeMailsPerMailbox} códigos a ese email y no mandamos más. Desde las 0 h de mañana podés pedir otro o poner ese email en la solicitud. Fijate en el último que llegó, también en el correo no deseado.`,
  },
  device_mails_exceeded: {
    status: 429,
    text: `Desde este dispositivo ya pediste ${limits.codeMailsPerDevice} códigos en la última hora. Revisá que el email esté bien escrito y fijate en el último que llegó, también en el correo no deseado.`,
  },
  page_taken: { status: 409, text: 'Esta página ya la administra alguien. Si es tuya, escribinos.' },
  page_without_mail: {
    status: 409,
    text: 'Esta página no tiene un email al que mandarte el código. Escribinos y vemos cómo seguir.',
  },
  page_code_over: { status: 409, text: 'Ese código venció o tuvo demasiados intentos. Pedí otro.' },
  page_code_mails_exceeded: {
    status: 429,
    text: `Ya pediste ${limits.pageCodeMails} códigos y por ahora no mandamos más. Fijate en el último que llegó, también en el correo no deseado.`,
  },
  page_code_just_mailed: {
    status: 429,
    text: 'Recién mandamos un código a ese email y puede tardar en llegar. Fijate también en el correo no deseado.',
  },
  page_mailbox_full: {
    status: 429,
    text: 'Ese email ya recibió demasiados códigos y por ahora no le mandamos más. Si es tuyo, confirmalo en tu cuenta y reclamá la página sin código.',
  },
  page_code_missing: {
    status: 422,
    text: 'Falta el código: solo se reclama sin él con una cuenta que confirmó el email que figura en la página.',
  },
  no_seats_left: {
    status: 409,
    text: 'Ya la tomaron los profesionales que el cliente acepta. No quedan lugares.',
  },
  work_started: {
    status: 409,
    text: 'El trabajo ya empezó con otra persona, así que no se abren más contactos.',
  },
  unconfirmed_seats_taken: {
    status: 409,
    text: 'El cliente todavía no confirmó su solicitud y los primeros lugares ya están ocupados. Cuando confirme se abren más.',
  },
  trial_exhausted: { status: 402, text: 'Ya usaste tus contactos gratis. Suscribite para seguir.' },
  free_leads_reserved: {
    status: 409,
    text: 'Los contactos gratis que te quedan están reservados para clientes que todavía no confirmaron. Se liberan si su solicitud se cierra; con la suscripción abrís todos los que quieras.',
  },
  not_approved: { status: 403, text: 'Tu cuenta todavía no está aprobada para tomar solicitudes.' },
  account_suspended: {
    status: 403,
    text: 'Tu cuenta está suspendida. Si creés que es un error, escribinos.',
  },
  checked_fact_changed: {
    status: 409,
    text: 'Lo que comprobaste cambió mientras decidías. Miralo de nuevo.',
  },
  professional_status_changed: {
    status: 409,
    text: 'El estado de esa cuenta cambió mientras decidías. Mirala de nuevo.',
  },
  lead_needed: { status: 403, text: 'Primero tenés que ver los datos de contacto de esta solicitud.' },
  lead_returned: { status: 409, text: 'Este contacto ya fue devuelto.' },
  report_window_over: {
    status: 409,
    text: `Pasaron más de ${limits.deadLeadDays} días desde que tomaste el contacto, así que ya no se puede reportar.`,
  },
  already_reported: { status: 409, text: 'Ya reportaste este contacto.' },
  already_decided: { status: 409, text: 'Este reporte ya fue resuelto.' },
  data_link_invalid: {
    status: 404,
    text: 'El enlace de tu pedido sobre tus datos no es válido o ya no sirve.',
  },
  mailbox_unproven: {
    status: 409,
    text: 'Todavía no confirmó que el email es suyo, así que no se le puede dar ni borrar nada.',
  },
  admin_not_erased: {
    status: 409,
    text: 'Es una cuenta de administración. Quitale primero ese rol.',
  },
  already_answered: { status: 409, text: 'Este pedido ya fue respondido.' },
  mail_ended: { status: 409, text: 'Este email ya salió, o no hace falta mandarlo: no se manda de nuevo.' },
  upload_timeout: {
    status: 400,
    text: 'El archivo tardó demasiado en llegar. Probá de nuevo cuando tengas mejor conexión.',
  },
  upload_crowded_out: {
    status: 503,
    text: 'Hay muchos archivos subiendo a la vez y el tuyo llegaba despacio.',
  },
  uploads_full: {
    status: 503,
    text: 'Por ahora no podemos recibir más archivos: hay muchos esperando. Podés seguir sin este archivo.',
  },
  storage_away: {
    status: 503,
    text: 'No pudimos guardar el archivo por un problema nuestro. Podés seguir sin este archivo.',
  },
  too_many_drafts: {
    status: 429,
    text: 'Desde tu conexión hay muchos negocios a medio cargar, así que no podemos guardar este. Terminá de cargarlo o iniciá sesión.',
  },
  photo_unreadable: {
    status: 422,
    text: 'No pudimos leer la foto: parece dañada. Probá con otra copia o sacala de nuevo.',
  },
  photo_too_many_pixels: {
    status: 422,
    text: `La foto tiene demasiados píxeles: hasta ${limits.photoMegapixels} millones en JPEG y ${limits.wholePhotoMegapixels} millones en PNG, WebP o JPEG progresivo.`,
  },
  too_many_waiting_photos: {
    status: 422,
    text: `Ya subiste ${limits.waitingPhotos} fotos sin usarlas en una solicitud. Seguí sin esta o probá en ${limits.unusedPhotoHours} horas.`,
  },
  document_unreadable: {
    status: 422,
    text: 'No pudimos leer el documento: parece dañado o tiene contraseña.',
  },
  too_many_waiting_documents: {
    status: 422,
    text: `Ya subiste ${limits.waitingDocuments} documentos sin usarlos. Seguí sin este o probá en ${limits.unusedPhotoHours} horas.`,
  },
  registration_not_started: {
    status: 403,
    text: 'Para subir documentos empezá primero tu registro como profesional o iniciá sesión.',
  },
  too_many_registrations: {
    status: 429,
    text: 'Desde tu conexión empezaron muchos registros hoy. Registrate sin documentos y subilos después desde tu portal.',
  },
  document_not_yours: {
    status: 422,
    text: 'Uno de los documentos ya no está disponible. Volvé a subirlo.',
  },
  invoices_not_issued: {
    status: 409,
    text: 'Las facturas todavía no salen solas, así que no hacen falta tus datos.',
  },
  request_changed: {
    status: 409,
    text: 'Tu solicitud cambió mientras la corregías, en otra pestaña o en otro dispositivo. Mirá lo que está guardado, o guardá lo tuyo igual.',
  },
  price_changed: {
    status: 409,
    text: 'El precio cambió mientras completabas el formulario. Revisá el nuevo importe y confirmá de nuevo.',
  },
  urgent_closed: {
    status: 409,
    text: 'A esta hora no tomamos solicitudes urgentes. Podés enviar tu solicitud sin urgencia ahora mismo.',
  },
  already_filed: {
    status: 409,
    text: 'Ya recibimos esta misma solicitud y sigue activa. Revisá tu email: ahí está el enlace para seguirla y corregirla.',
  },
  equal_request_lives: {
    status: 409,
    text: 'Tenés otra solicitud igual que sigue activa. Cancelala o cambiala, y volvé a decirnos que no fue así.',
  },
  already_urgent: { status: 409, text: 'Esta solicitud ya es urgente.' },
  urgency_over: {
    status: 409,
    text: 'Esta solicitud ya fue urgente y su tarifa volvió, así que no se puede pagar otra vez por la misma. Sigue como solicitud común.',
  },
  payment_in_review: {
    status: 409,
    text: `${providerName} todavía revisa un pago tuyo por esto mismo. No pagues de nuevo: apenas lo apruebe, seguimos solos.`,
  },
  payment_held: {
    status: 409,
    text: 'Ya hay un pago tuyo por esto mismo que no coincide con lo que había que pagar. Nuestro equipo lo está viendo: no pagues de nuevo.',
  },
  nothing_to_pay: { status: 409, text: 'No hay nada para pagar.' },
  payment_not_found: { status: 404, text: 'No se encontró información de ese pago.' },
  payment_used: { status: 409, text: 'Ese pago ya se usó para otra solicitud.' },
  payment_pending: {
    status: 409,
    text: 'El pago todavía no está aprobado. Apenas lo esté, tu solicitud se envía sola.',
  },
  not_refundable: { status: 409, text: 'Ese pago no se puede devolver: no está aprobado o ya se devolvió.' },
  refund_outdated: {
    status: 409,
    text: 'Lo que queda de ese pago cambió mientras decidías. Revisalo y confirmá de nuevo.',
  },
  ad_dates_taken: {
    status: 409,
    text: 'Otra persona tomó alguno de esos días. Elegí otros, u otro espacio.',
  },
  too_many_ad_holds: {
    status: 429,
    text: 'Por ahora no podés reservar más días: hay varias reservas sin pagar de tu cuenta o de tu conexión. Pagá una de las que siguen en pie, o probá de nuevo mañana. Si todavía no confirmaste el email de tu cuenta, confirmalo: así podés hacer más.',
  },
  ad_booking_not_found: { status: 404, text: 'No encontramos esa reserva.' },
  ad_hold_over: {
    status: 409,
    text: 'Esta reserva venció sin que se pagara. Hacé otra: si los días siguen libres, son tuyos.',
  },
  ad_banner_closed: {
    status: 409,
    text: 'El banner de esta reserva ya no se puede cambiar. Mirá cómo está ahora.',
  },
  ad_banner_changed: {
    status: 409,
    text: 'El banner o la reserva cambiaron mientras decidías. Mirá cómo están ahora.',
  },
  ad_cancel_over: {
    status: 409,
    text: 'Esta reserva ya empezó o ya se cerró, así que no se puede cancelar.',
  },
  setting_taken: {
    status: 409,
    text: 'Ya hay un valor para ese mismo momento. Elegí otro o quitá el anterior.',
  },
  setting_decided: {
    status: 409,
    text: 'Otra persona del equipo cambió este valor mientras lo mirabas. Fijate cómo quedó y decidí de nuevo.',
  },
  setting_needed: {
    status: 409,
    text: 'Sin ese cambio, la hora de inicio de las urgencias no quedaría antes de la de cierre. Quitá primero el otro.',
  },
  provider_away: {
    status: 503,
    text: 'No se pudo procesar el pago. Por favor, intente de nuevo.',
  },
  provider_refused: {
    status: 502,
    text: 'No se pudo procesar el pago. Por favor, intente de nuevo.',
  },
  provider_denied: {
    status: 503,
    text: 'Los pagos no están disponibles en este momento. Ya avisamos a quien los atiende; probá más tarde.',
  },
  payer_mail_refused: {
    status: 422,
    text: `${providerName} no encontró ninguna cuenta con ese email. Escribí el email con el que entrás a ${providerName}.`,
  },
  payer_is_collector: {
    status: 409,
    text: `Esa cuenta de ${providerName} es la que cobra en este sitio: no podés pagarte a vos. Usá el email de otra cuenta.`,
  },
  payer_account_mixed: {
    status: 409,
    text: `Esa cuenta de ${providerName} no puede pagar acá: de las dos cuentas, una es de prueba y la otra no. Usá el email de otra cuenta.`,
  },
  payer_country_differs: {
    status: 409,
    text: `Esa cuenta de ${providerName} es de otro país. Usá el email de una cuenta de Argentina.`,
  },
  payment_setup_wrong: {
    status: 502,
    text: `${providerName} no aceptó un dato de este sitio, y no depende de vos. Ya quedó anotado; escribinos si sigue pasando.`,
  },
  already_subscribed: { status: 409, text: 'Ya tenés una suscripción en curso.' },
  payment_method_unknown: {
    status: 422,
    text: `Ya usaste tus contactos gratis. Para suscribirte elegí ${providerName} como medio de pago.`,
  },
  subscription_busy: {
    status: 409,
    text: 'Tu suscripción se está actualizando. Esperá un minuto y probá de nuevo.',
  },
  nothing_to_cancel: { status: 409, text: 'No tenés ninguna suscripción para cancelar.' },
  push_unavailable: { status: 409, text: 'Este sitio no manda avisos a los dispositivos.' },
  push_device_refused: {
    status: 422,
    text: 'No podemos mandar avisos a este navegador. Probá con otro.',
  },
  notification_refused: { status: 401, text: 'La notificación no es auténtica.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errors

const messages: Record<ErrorCode, string> = errorMessages

/** Returns the `message` of an API error response: English, for developers. */
export const messageOf = (code: ErrorCode): string => messages[code]

/** Returns whether a value received over the network is one of our error codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errors, value)
}

/** Maps a field path (`photos.0`) to the Spanish error text shown beside the field. */
export type FieldErrors = Record<string, string>

/** Replacement texts of an error: `message` is English, for developers; `text` is Spanish, for people. */
export interface Wording {
  message?: string
  text?: string
}

export interface ErrorDetails {
  /** With price_changed: the current price in pesos. */
  priceArs?: number
  /** With urgent_closed: the full hours (Argentina) between which urgent requests are sold. */
  urgentFromHour?: number
  urgentUntilHour?: number
  /** With second_factor_required: the token that continues this login. It is valid for a few minutes. */
  challengeToken?: string
}

/**
 * The only error that domain and gateways throw on purpose. Compare errors by `code`, never by `instanceof`, because
 * each bundle has its own copy of this class.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** After how many seconds the same call may be retried, if known. */
  readonly retryAfterSeconds: number | undefined
  /** What the caller needs in order to retry, such as the current price or the hours of sale. */
  readonly details: ErrorDetails | undefined
  /** Replaces the general texts of the error code with more precise ones. */
  readonly wording: Wording | undefined

  constructor(
    code: ErrorCode,
    options: {
      fields?: FieldErrors
      retryAfterSeconds?: number
      details?: ErrorDetails
      wording?: Wording
      cause?: unknown
    } = {},
  ) {
    super(options.wording?.message ?? messageOf(code), { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
    this.details = options.details
    this.wording = options.wording
  }
}

/** Returns the code of an AppError, or null for any other error. */
export function codeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return error.name === 'AppError' && isErrorCode(error.code) ? error.code : null
}

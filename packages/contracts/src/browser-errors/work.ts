import { limits } from '../limits'
import { providerName } from '../text/provider-name'

/**
 * Reasons that a page shows in advance: why a request's work cannot change, or why a professional cannot open its
 * contact data.
 */
export const workErrors = {
  work_taken: {
    status: 409,
    text: 'Un profesional ya vio tu solicitud, así que el rubro y la localidad no cambian más. Si necesitás otro trabajo, hacé una solicitud nueva.',
  },
  work_moved_often: {
    status: 409,
    text: `Ya cambiaste ${limits.movesPerRequest} veces el rubro o la localidad de esta solicitud. Si necesitás otro trabajo, hacé una solicitud nueva.`,
  },
  first_charge_pending: {
    status: 409,
    text: `Hasta que se haga el primer cobro de tu suscripción podés abrir ${limits.leadsOnTrust} contactos, y ya los abriste. Apenas ${providerName} lo confirme, seguís con todos los que quieras.`,
  },
  rubro_not_covered: {
    status: 409,
    text: 'El mes que pagaste no incluye este rubro: lo agregaste o lo cambiaste después del cobro. Mirá en Gestionar Rubros desde qué día lo cubre tu suscripción.',
  },
  out_of_reach: { status: 403, text: 'Esta solicitud no es de tus rubros o está fuera de tu zona.' },
} as const

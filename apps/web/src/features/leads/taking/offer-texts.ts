import { workErrors } from '@oficio/contracts/browser-errors/work'
import type { ErrorCode } from '@oficio/contracts/errors'
import type { ProfessionalRequest } from '@oficio/contracts/leads/desk'
import { freeLeadsUsed } from '@oficio/contracts/professionals/plan/free-leads-used'
import { formatDate } from '@oficio/contracts/text/format-date'

type LeadCost = NonNullable<NonNullable<ProfessionalRequest['offer']>['takes']>
export type Refusal = NonNullable<NonNullable<ProfessionalRequest['offer']>['refusal']>
type FreeLeads = ProfessionalRequest['freeLeads']

/** Returns the price of opening the contact data, shown before the button: 'Usa 1 de tus 3 contactos gratis'. */
export function costText(takes: LeadCost, { remaining, total }: FreeLeads): { cost: string; detail: string } {
  if (takes === 'unconfirmed') {
    return {
      cost: 'No descuenta hasta que el cliente confirme',
      detail:
        'El teléfono o el email pueden tener errores. Si confirma usa uno de tus contactos gratis, que mientras tanto queda reservado; con la suscripción no usa ninguno.',
    }
  }
  if (takes === 'subscription') {
    return {
      cost: 'Incluido en tu suscripción',
      detail: 'Abrís todos los que quieras, sin pagar por contacto.',
    }
  }
  if (remaining === 1)
    return { cost: 'Usa tu último contacto gratis', detail: 'Después no te queda ninguno.' }
  return {
    cost:
      remaining === total
        ? `Usa 1 de tus ${total} contactos gratis`
        : `Usa 1 de los ${remaining} contactos gratis que te quedan`,
    detail: remaining === 2 ? 'Después te queda 1.' : `Después te quedan ${remaining - 1}.`,
  }
}

/** Why the contact data cannot be opened, and what the professional can do about it. */
export const refusalTexts: Record<
  Refusal,
  (facts: { seats: number; freeLeads: number; coverableFrom: string | null }) => [string, string]
> = {
  no_seats_left: ({ seats }) => [
    'Ya no quedan lugares',
    `${seats === 1 ? 'Otro profesional ya puede' : `${seats} profesionales ya pueden`} llamar a este cliente, que es lo que aceptó. Si alguno devuelve el contacto, el lugar se libera y lo vas a ver acá.`,
  ],
  unconfirmed_seats_taken: () => [
    'Por ahora no quedan lugares',
    'El cliente todavía no confirmó su solicitud y los primeros lugares ya están ocupados. Cuando confirme se abren más, y los vas a ver acá.',
  ],
  trial_exhausted: ({ freeLeads }) => [
    freeLeadsUsed(freeLeads),
    'Con la suscripción abrís todos los que quieras de tus rubros, por un precio fijo por mes y sin pagar por contacto. Podés cancelarla cuando quieras.',
  ],
  free_leads_reserved: () => [
    'Tus contactos gratis están reservados',
    'Ya abriste tantos contactos sin confirmar como contactos gratis te quedan. Si el cliente confirma, se usa uno; si su solicitud se cierra o te devolvemos el contacto, se libera. Con la suscripción abrís todos los que quieras.',
  ],
  first_charge_pending: () => ['Falta tu primer cobro', workErrors.first_charge_pending.text],
  rubro_not_covered: ({ coverableFrom }) => [
    'Tu mes pagado no incluye este rubro',
    coverableFrom
      ? `Lo agregaste o lo cambiaste después del último cobro. Tu suscripción lo cubre desde el ${formatDate(coverableFrom)}.`
      : 'Lo agregaste o lo cambiaste después del último cobro. Lo cubre tu próximo cobro; si cancelaste la suscripción, podés volver a activarla.',
  ],
  request_closed: () => [
    'Esta solicitud ya se cerró',
    'No se pueden abrir más los datos de contacto. No te descontamos nada.',
  ],
  work_started: () => [
    'El trabajo ya empezó',
    'El cliente ya lo está haciendo con otra persona, así que no se abren más contactos. No te descontamos nada.',
  ],
  lead_returned: () => [
    'Te devolvimos este contacto',
    'Ya no cuenta entre los tuyos y los datos quedaron cerrados. No se puede volver a abrir.',
  ],
  not_approved: () => [
    'Tu cuenta todavía no está aprobada',
    'Cuando nuestro equipo la apruebe vas a poder abrir contactos.',
  ],
  account_suspended: () => [
    'Tu cuenta está suspendida',
    'Mientras tanto no podés abrir contactos. Si creés que es un error, escribinos desde tu portal.',
  ],
  out_of_reach: () => [
    'Ya no es de tu zona o de tus rubros',
    'Solo podés abrir solicitudes de tus rubros dentro de tu radio. No te descontamos nada.',
  ],
}

/** Errors of the button, for changes since the page was loaded. */
export const staleTexts: Partial<Record<ErrorCode, string>> = {
  account_suspended: 'Mientras leías suspendimos tu cuenta. No te descontamos nada.',
  no_seats_left: 'Mientras leías se ocupó el último lugar. No te descontamos nada.',
  unconfirmed_seats_taken:
    'Mientras leías se ocuparon los lugares que hay hasta que el cliente confirme. No te descontamos nada.',
  request_closed: 'Mientras leías la solicitud se cerró. No te descontamos nada.',
  trial_exhausted: 'Usaste tu último contacto gratis en otra solicitud. Suscribite para seguir.',
  free_leads_reserved:
    'Reservaste tu último contacto gratis en otra solicitud sin confirmar. No te descontamos nada.',
  first_charge_pending: workErrors.first_charge_pending.text,
  rubro_not_covered: workErrors.rubro_not_covered.text,
  out_of_reach: 'Esta solicitud cambió y ya no es de tu zona o de tus rubros. No te descontamos nada.',
}

import { defineList, type ListQuery } from '../kernel/lists/define-list'
import { pages } from '../pages'

/** What was decided, by an admin or by the site itself, as the panel calls it. */
const actionTexts: Readonly<Record<string, string>> = {
  'consumer-request-done': 'Pedido de consumo resuelto',
  'consumer-request-refused': 'Pedido de consumo rechazado',
  'job-retried': 'Tarea reintentada',
  'lead-report-refused': 'Reporte rechazado',
  'lead-report-returned-automatically': 'Contacto devuelto',
  'lead-report-returned-by-admin': 'Contacto devuelto',
  'list-exported': 'Lista descargada',
  'mail-sent-again': 'Email reintentado',
  'payment-not-accepted': 'Un pago aprobado no se aceptó',
  'payment-refund-requested': 'Devolución pedida',
  'payment-synced': 'Consulta a Mercado Pago',
  'professional-approved': 'Cuenta aprobada',
  'professional-reinstated': 'Cuenta habilitada de nuevo',
  'professional-rejected': 'Cuenta rechazada',
  'professional-suspended': 'Cuenta suspendida',
  'review-hidden': 'Reseña quitada',
  'review-kept': 'Reseña dejada',
  'review-shown-again': 'Reseña puesta de nuevo',
  'rubro-added': 'Rubro agregado',
  'rubro-brought-back': 'Rubro puesto de nuevo en uso',
  'rubro-changed': 'Rubro cambiado',
  'rubro-moved': 'Rubro cambiado de lugar',
  'rubro-retired': 'Rubro sacado de uso',
  'service-request-cancelled': 'Solicitud cancelada',
  'session-reuse': 'Sesión cerrada: alguien usó una copia',
  'setting-changed': 'Precio o límite cambiado',
  'setting-withdrawn': 'Cambio de precio o límite retirado',
  'subscription-cancelled': 'Suscripción cancelada',
  'subscription-charge-not-accepted': 'Un cobro no se aceptó',
  'subscription-synced': 'Consulta a Mercado Pago',
  'user-made-admin': 'Cuenta de administración dada',
  'user-admin-taken': 'Cuenta de administración quitada',
  'user-reinstated': 'Cuenta habilitada de nuevo',
  'user-suspended': 'Cuenta suspendida',
}

/** Returns what a decision is called; one that another version of the site recorded may be unknown here. */
export const auditText = (action: string): string =>
  (Object.hasOwn(actionTexts, action) && actionTexts[action]) || 'Otro'

/** What decisions are about, by the words that their subjects begin with. */
export const auditSubjects = {
  money: { text: 'Pagos y suscripciones', kinds: ['payment', 'payment-intent', 'subscription'] },
  professionals: { text: 'Profesionales', kinds: ['professional'] },
  requests: { text: 'Solicitudes y contactos', kinds: ['service-request', 'lead'] },
  reviews: { text: 'Reseñas', kinds: ['review'] },
  accounts: { text: 'Cuentas', kinds: ['user'] },
  consumers: { text: 'Consumo', kinds: ['consumer-request'] },
  rubros: { text: 'Rubros', kinds: ['rubro'] },
  settings: { text: 'Precios y límites', kinds: ['setting'] },
  machinery: { text: 'Tareas, emails y descargas', kinds: ['job', 'mail', 'list'] },
} as const

export const auditList = defineList({
  name: 'audit',
  path: pages.adminAudit.path,
  search: 'Quién, o el identificador',
  filters: {
    about: {
      kind: 'choice',
      name: 'sobre',
      label: 'Sobre qué',
      choices: {
        money: auditSubjects.money.text,
        professionals: auditSubjects.professionals.text,
        requests: auditSubjects.requests.text,
        reviews: auditSubjects.reviews.text,
        accounts: auditSubjects.accounts.text,
        consumers: auditSubjects.consumers.text,
        rubros: auditSubjects.rubros.text,
        settings: auditSubjects.settings.text,
        machinery: auditSubjects.machinery.text,
      },
    },
    by: {
      kind: 'choice',
      name: 'quien',
      label: 'Quién',
      choices: { admin: 'Alguien del equipo', system: 'El sitio, solo' },
    },
    from: { kind: 'day', name: 'desde-dia', label: 'Desde' },
    until: { kind: 'day', name: 'hasta-dia', label: 'Hasta' },
  },
  sorts: { newest: 'Lo último primero', oldest: 'Lo primero primero' },
})
export type AuditQuery = ListQuery<typeof auditList>

/** One decision, as the list shows it. */
export interface AuditRow {
  id: string
  action: string
  /** The admin; null: the site itself. */
  by: string | null
  /** What it was about: 'payment', 'professional', … and its id. */
  subject: { kind: string; id: string }
  /** Why, where somebody said so. */
  reason: string | null
  data: Record<string, unknown>
  createdAt: string
}

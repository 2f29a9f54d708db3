import type { AuditRow } from '@oficio/contracts/admin/audit'
import type { ExportedList } from '@oficio/contracts/admin/exports'
import { paymentLists } from '@oficio/contracts/admin/payments/list'
import type { AuditKind } from '@oficio/contracts/kernel/audit-words'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { settingDefinitions } from '@oficio/contracts/settings/settings'

interface SubjectLink {
  text: string
  /** Null if there is no page to open. */
  href: string | null
}

/** The Spanish name of each list that can be exported. */
const listTexts: Record<ExportedList, string> = {
  'payments-intents': 'cobros',
  'payments-payments': 'pagos',
  'payments-subscriptions': 'suscripciones',
  'payments-invoices': 'pagos y devoluciones',
  'service-requests': 'solicitudes',
  professionals: 'profesionales',
  businesses: 'negocios',
  'business-terms': 'categorías y etiquetas',
  users: 'cuentas',
  'lead-reports': 'contactos reportados',
  'review-reports': 'reseñas reportadas',
  'consumer-requests': 'pedidos de consumo',
  'contact-messages': 'mensajes',
  'data-requests': 'pedidos sobre datos',
  advertising: 'publicidad',
  rubros: 'rubros',
  mails: 'emails',
  jobs: 'tareas',
  audit: 'decisiones',
}

const links: Record<AuditKind, (id: string, data: AuditRow['data']) => SubjectLink> = {
  payment: (id) => ({
    text: 'Pago',
    href: listAddress(paymentLists.payments, { search: id, sort: 'newest' }),
  }),
  'payment-intent': (id) => ({ text: 'Cobro', href: paths.adminPayment(id) }),
  subscription: (id) => ({ text: 'Suscripción', href: paths.adminSubscription(id) }),
  professional: (id) => ({ text: 'Profesional', href: paths.adminProfessional(id) }),
  lead: (_id, { reportId }) => ({
    text: 'Contacto reportado',
    href: typeof reportId === 'string' ? paths.adminLeadReport(reportId) : null,
  }),
  review: (id) => ({ text: 'Reseña', href: paths.adminReview(id) }),
  business: (id) => ({ text: 'Negocio', href: paths.adminBusiness(id) }),
  'business-import': (id) => ({ text: 'Importación', href: paths.adminBusinessImport(id) }),
  'business-term': (id, { name }) => ({
    text: `${id.startsWith('c') ? 'Categoría' : 'Etiqueta'}${typeof name === 'string' ? ` ${name}` : ''}`,
    href: paths.adminBusinessTerm(id),
  }),
  'service-request': (id) => ({ text: 'Solicitud', href: paths.adminServiceRequest(id) }),
  'consumer-request': (id) => ({ text: 'Pedido de consumo', href: paths.adminConsumerRequest(id) }),
  'contact-message': (id) => ({ text: 'Mensaje', href: paths.adminContactMessage(id) }),
  'data-request': (id) => ({ text: 'Pedido sobre datos', href: paths.adminDataRequest(id) }),
  'ad-booking': (id) => ({ text: 'Publicidad', href: paths.adminAd(id) }),
  user: (id) => ({ text: 'Cuenta', href: paths.adminUser(id) }),
  mail: (id) => ({ text: 'Email', href: paths.adminMail(id) }),
  rubro: (id, { name }) => ({
    text: typeof name === 'string' ? `Rubro ${name}` : 'Rubro',
    href: paths.adminRubro(id),
  }),
  setting: (key) => ({
    text: Object.entries(settingDefinitions).find(([name]) => name === key)?.[1].label ?? key,
    href: paths.adminSettings(),
  }),
  job: (id) => ({ text: `Tarea ${id}`, href: null }),
  list: (name) => ({
    text: `Lista de ${Object.entries(listTexts).find(([listName]) => listName === name)?.[1] ?? name}`,
    href: null,
  }),
}

/**
 * Returns the name of the subject of a decision and a link to it. For a kind that this version of the site does not
 * know, returns the stored kind and id.
 */
export function subjectLink({ subject: { kind, id }, data }: AuditRow): SubjectLink {
  const link = Object.entries(links).find(([subjectKind]) => subjectKind === kind)?.[1]
  return link ? link(id, data) : { text: `${kind} ${id}`, href: null }
}

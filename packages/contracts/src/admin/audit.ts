import { type AuditGroup, auditKinds, auditTexts } from '../kernel/audit-words'
import { defineList, type ListQuery } from '../kernel/lists/define-list'
import { pages } from '../pages'

/**
 * Returns the label of an audit action. Returns 'Otro' for an unknown action, because another version of the site may
 * have written it.
 */
export const auditText = (action: string): string =>
  Object.entries(auditTexts).find(([name]) => name === action)?.[1] ?? 'Otro'

/** The labels of the subject filter of the audit list. */
const aboutTexts = {
  money: 'Pagos y suscripciones',
  professionals: 'Profesionales',
  requests: 'Solicitudes y contactos',
  reviews: 'Reseñas',
  businesses: 'Negocios',
  accounts: 'Cuentas',
  consumers: 'Consumo, datos y mensajes',
  advertising: 'Publicidad',
  rubros: 'Rubros',
  settings: 'Precios y límites',
  machinery: 'Tareas, emails y descargas',
} as const satisfies Record<AuditGroup, string>

/** Returns the subject kinds (the first word of an action) that belong to a group of the filter. */
export const kindsAbout = (auditGroup: AuditGroup): string[] =>
  Object.entries(auditKinds).flatMap(([kind, group]) => (group === auditGroup ? kind : []))

export const auditList = defineList({
  name: 'audit',
  path: pages.adminAudit.path,
  search: 'Quién, o el identificador',
  filters: {
    about: {
      kind: 'choice',
      name: 'sobre',
      label: 'Sobre qué',
      all: 'Todo',
      choices: aboutTexts,
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

/** One audit entry in the list. */
export interface AuditRow {
  id: string
  action: string
  /** Null: the site itself did it. */
  adminName: string | null
  /** What the decision was about: 'payment', 'professional', … and its id. */
  subject: { kind: string; id: string }
  /** The admin's reason, if one was given. */
  reason: string | null
  data: Record<string, unknown>
  createdAt: string
}

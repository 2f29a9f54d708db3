import type { Role } from '../access'
import { defineList, type ListQuery } from '../kernel/lists/define-list'
import type { MailEventKind } from '../kernel/mail-events'
import { pages } from '../pages'
import type { ProfessionalStatus } from '../professionals/approval'
import type { AuditEntryView } from './payments/intent'

export const roleTexts: Record<Role, string> = {
  user: 'Cliente',
  professional: 'Profesional',
  admin: 'Administración',
}

export const userList = defineList({
  name: 'users',
  path: pages.adminUsers.path,
  search: 'Nombre, email o usuario',
  filters: {
    role: {
      kind: 'choice',
      name: 'rol',
      label: 'Rol',
      choices: { user: roleTexts.user, professional: roleTexts.professional, admin: roleTexts.admin },
    },
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Estado',
      choices: {
        proven: 'Email confirmado',
        unproven: 'Email sin confirmar',
        marked: 'No recibe emails',
        suspended: 'Cuenta suspendida',
        closed: 'Cuenta cerrada',
      },
    },
    from: { kind: 'day', name: 'desde-dia', label: 'Desde' },
    until: { kind: 'day', name: 'hasta-dia', label: 'Hasta' },
  },
  sorts: { newest: 'Más nuevas', oldest: 'Más viejas' },
})
export type UserQuery = ListQuery<typeof userList>

/** An account in the admin panel's list. */
export interface UserRow {
  id: string
  name: string
  username: string
  email: string
  role: Role
  isEmailProven: boolean
  /** Why the address receives only the mails that it must receive; null if it receives all. */
  mailMark: MailEventKind | null
  isClosed: boolean
  isSuspended: boolean
  /** The professional's id and status, if the account is a professional's. */
  professional: { id: string; status: ProfessionalStatus } | null
  /** Number of active sessions. */
  sessionCount: number
  createdAt: string
  lastSeenAt: string | null
}

/** An account on its page in the admin panel. */
export interface UserForAdmin extends UserRow {
  phoneNational: string | null
  hasSecondFactor: boolean
  isOwn: boolean
  /** The reason of the suspension; null if the account is not suspended. */
  suspensionReason: string | null
  /** Audit entries about it, newest first. */
  audit: AuditEntryView[]
  requestCount: number
  sessions: readonly {
    id: string
    kind: 'web' | 'api'
    userAgent: string | null
    lastSeenAt: string
    createdAt: string
  }[]
}

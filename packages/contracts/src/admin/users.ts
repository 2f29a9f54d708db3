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

/** An account as the panel lists it. */
export interface UserRow {
  id: string
  name: string
  username: string
  email: string
  role: Role
  isEmailProven: boolean
  /** Why its address gets no mails any more but what it is owed; null where it does. */
  mailMark: MailEventKind | null
  isClosed: boolean
  isSuspended: boolean
  /** Of a professional, where their own account stands. */
  professional: { id: string; status: ProfessionalStatus } | null
  /** How many sessions are open now. */
  sessionCount: number
  createdAt: string
  lastSeenAt: string | null
}

/** An account with what an admin may know of it. */
export interface UserForAdmin extends UserRow {
  phoneNational: string | null
  /** It is the viewer's own account: other admins decide about it. */
  hasSecondFactor: boolean
  isOwn: boolean
  /** Why it is suspended; null where it is not. */
  suspensionReason: string | null
  /** What was decided about it, newest first. */
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

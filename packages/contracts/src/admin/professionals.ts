import { defineList, type ListQuery } from '../kernel/lists/define-list'
import { pages } from '../pages'
import {
  type MissingFact,
  type ProfessionalState,
  type ProfessionalStatus,
  professionalStatusTexts,
} from '../professionals/approval'
import type { ProfessionalCheck } from '../professionals/checks'
import type { AuditEntryView } from './payments/intent'

export const professionalList = defineList({
  name: 'professionals',
  path: pages.adminProfessionals.path,
  search: 'Nombre, empresa, email o CUIT',
  filters: {
    status: {
      kind: 'choice',
      name: 'estado',
      label: 'Estado',
      // Written out, because the compiler derives the allowed filter values from this object.
      choices: {
        pending_approval: professionalStatusTexts.pending_approval,
        pending_payment: professionalStatusTexts.pending_payment,
        approved: professionalStatusTexts.approved,
        suspended: professionalStatusTexts.suspended,
        rejected: professionalStatusTexts.rejected,
        closed: professionalStatusTexts.closed,
      },
    },
    rubroId: { kind: 'reference', name: 'rubro', label: 'Rubro' },
    provinciaId: { kind: 'reference', name: 'provincia', label: 'Provincia', all: 'Todas' },
  },
  sorts: { newest: 'Más nuevos', oldest: 'Más viejos', waiting: 'Esperan hace más tiempo' },
})
export type ProfessionalQuery = ListQuery<typeof professionalList>

/** A professional in the admin panel's list. */
export interface ProfessionalRow {
  id: string
  name: string
  companyName: string | null
  email: string
  status: ProfessionalStatus
  isAvailable: boolean
  /** Null if the professional has not entered a town yet. */
  city: string | null
  state: string | null
  rubros: string[]
  leadCount: number
  createdAt: string
}

/** What two accounts share that may belong to the same person. */
export type SharedMark = 'contact' | 'device' | 'network'

export interface SamePerson {
  id: string
  name: string
  shares: SharedMark
}

export interface ProfessionalForAdmin extends ProfessionalRow {
  /** Facts that are missing for the approval. */
  missing: MissingFact[]
  account: ProfessionalState
  checks: ProfessionalCheck[]
  userId: string
  phoneNational: string | null
  /** Eleven digits, without hyphens. */
  cuit: string | null
  address: string | null
  serviceRadiusKm: number
  description: string
  rating: number
  reviewCount: number
  medianResponseMinutes: number | null
  freeLeadsLeft: number
  approvedAt: string | null
  /** Whether an account with the same CUIT or phone was suspended when it was closed. */
  wasSuspendedBefore: boolean
  /** Whether the CUIT looks invented: its digits repeat or are consecutive. */
  hasDoubtfulCuit: boolean
  /** Other accounts that may belong to the same person, with what they share. Only a hint: nothing is decided by it. */
  samePeople: SamePerson[]
  /** Outcome of the leads: clients reached, leads returned, and jobs completed. */
  contactedCount: number
  returnedCount: number
  completedCount: number
  /** Audit entries about the professional, newest first. */
  audit: AuditEntryView[]
}

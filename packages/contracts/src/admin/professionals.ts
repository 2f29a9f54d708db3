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
      // Written out: what may be asked for is read from here by the compiler, too.
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
  sorts: { newest: 'Más nuevos', oldest: 'Más viejos' },
})
export type ProfessionalQuery = ListQuery<typeof professionalList>

/** A professional as the panel lists them. */
export interface ProfessionalRow {
  id: string
  name: string
  companyName: string | null
  email: string
  status: ProfessionalStatus
  isAvailable: boolean
  /** Null where it was not told yet. */
  city: string | null
  state: string | null
  rubros: string[]
  leadCount: number
  createdAt: string
}

/** By what another professional may be the same person. */
export type SharedMark = 'contact' | 'device' | 'network'

export interface SamePerson {
  id: string
  name: string
  shares: SharedMark
}

export interface ProfessionalForAdmin extends ProfessionalRow {
  /** Without these the account cannot be approved. */
  missing: MissingFact[]
  account: ProfessionalState
  checks: ProfessionalCheck[]
  userId: string
  phoneNational: string | null
  /** Eleven digits. */
  cuit: string | null
  address: string | null
  serviceRadiusKm: number
  description: string
  rating: number
  reviewCount: number
  medianResponseMinutes: number | null
  freeLeadsLeft: number
  approvedAt: string | null
  /** An account with the same CUIT or phone was closed while it was suspended. */
  wasSuspendedBefore: boolean
  /** The CUIT looks made up: its digits repeat or follow each other. */
  hasDoubtfulCuit: boolean
  /** Other professionals who may be the same person, by what they share; none of it decides anything. */
  samePeople: SamePerson[]
  /** What became of the leads: clients reached, leads given back, work of theirs that was completed. */
  contactedCount: number
  returnedCount: number
  completedCount: number
  /** The account that has waited longest for a decision, this one aside, and how many wait; null: none does. */
  nextWaiting: { id: string; count: number } | null
  /** What was decided about them, newest first. */
  audit: AuditEntryView[]
}

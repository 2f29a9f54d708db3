import type { BusinessState } from '../businesses/decisions'
import type { BusinessTwin } from '../businesses/merging/merge'
import { type BusinessTier, tierNames } from '../businesses/plans'
import { adminStatusTexts, type BusinessStatus } from '../businesses/states'
import { defineList, type ListQuery } from '../kernel/lists/define-list'
import { pages } from '../pages'
import type { AuditEntryView } from './payments/intent'

export const businessList = defineList({
  name: 'businesses',
  path: pages.adminBusinesses.path,
  search: 'Nombre, email, teléfono o dueño',
  filters: {
    status: {
      kind: 'choice',
      name: 'estado',
      label: 'Estado',
      // Written out, because the compiler derives the allowed filter values from this object.
      choices: {
        active: adminStatusTexts.active,
        past_due: adminStatusTexts.past_due,
        pending_payment: adminStatusTexts.pending_payment,
        suspended: adminStatusTexts.suspended,
        cancelled: adminStatusTexts.cancelled,
        paused: adminStatusTexts.paused,
        rejected: adminStatusTexts.rejected,
        removed: adminStatusTexts.removed,
      },
    },
    tier: {
      kind: 'choice',
      name: 'plan',
      label: 'Plan',
      choices: { basic: tierNames.basic, premium: tierNames.premium, featured: tierNames.featured },
    },
    verified: {
      kind: 'choice',
      name: 'verificado',
      label: 'Verificación',
      all: 'Todas',
      choices: { yes: 'Con algo verificado', no: 'Sin verificar' },
    },
    origin: {
      kind: 'choice',
      name: 'origen',
      label: 'De dónde viene',
      choices: { registered: 'Lo registraron', imported: 'De una importación' },
    },
    owner: {
      kind: 'choice',
      name: 'dueno',
      label: 'Dueño',
      choices: { claimed: 'Con dueño', unclaimed: 'Nadie lo tomó' },
    },
    twins: {
      kind: 'choice',
      name: 'duplicados',
      label: 'Duplicados',
      choices: { yes: 'Podrían estar repetidos' },
    },
    provinciaId: { kind: 'reference', name: 'provincia', label: 'Provincia', all: 'Todas' },
  },
  sorts: { newest: 'Más nuevos', oldest: 'Más viejos' },
})
export type BusinessQuery = ListQuery<typeof businessList>

/** A business in the admin panel's list. */
export interface BusinessRow {
  id: string
  name: string
  slug: string
  status: BusinessStatus
  tier: BusinessTier
  categories: string[]
  city: string
  state: string
  /** Mail address of the owning account; null for an unclaimed business. */
  ownerEmail: string | null
  /**
   * Whether somebody can sign in to that account. An account created by a business registration belongs to nobody until
   * then.
   */
  isClaimed: boolean
  /** The import file it came from; null for a registered business. */
  imported: { id: string; fileName: string } | null
  isVerified: boolean
  reviewCount: number
  createdAt: string
}

export interface BusinessForAdmin extends BusinessRow {
  decisionState: BusinessState
  twins: BusinessTwin[]
  mergedInto: { id: string; name: string } | null
  ownerId: string | null
  description: string
  address: string | null
  phoneNational: string | null
  email: string | null
  websiteUrl: string | null
  rubros: string[]
  rating: number
  /** Until when the paid plan keeps it public; null: not public by a payment, or public without an end. */
  publicUntil: string | null
  updatedAt: string
  /** Audit entries about it, newest first. */
  audit: AuditEntryView[]
}

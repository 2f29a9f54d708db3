import { z } from 'zod'
import { defineEndpoint } from '../../endpoint'
import type { ErrorCode } from '../../errors'
import { id, requiredText } from '../../fields'
import { limits } from '../../limits'
import { businessState } from '../decisions'
import type { BusinessTier } from '../plans'
import type { BusinessStatus } from '../states'

/** Why one business cannot be merged into another one. */
export const mergeRefusals = [
  'business_status_changed',
  'merge_two_owners',
  'merge_unclaimed',
  'merge_paid',
  'merge_unseen',
] as const satisfies readonly ErrorCode[]
export type MergeRefusal = (typeof mergeRefusals)[number]

export interface MergeSide {
  id: string
  slug: string
  name: string
  status: BusinessStatus
  tier: BusinessTier
  categories: string[]
  /** Street, town and province. */
  address: string
  phoneNational: string | null
  email: string | null
  /** The owner of its account; null for an unclaimed business. */
  ownerEmail: string | null
  isImported: boolean
  /** What of it was verified; null where nothing was. */
  verifiedWhat: string | null
  reviewCount: number
  photoCount: number
  createdAt: string
}

/** What follows from merging one business into another one, as it stands now. */
export interface Merge {
  stays: MergeSide
  goes: MergeSide
  /** An admin has said that they are not the same. */
  areDistinct: boolean
  /** Why it cannot be done; null where it can. */
  refusal: MergeRefusal | null
  /** Names what the decision rests on: sent back, so that nobody decides on something else than what they read. */
  seen: string
  /** Reviews that move, and reviews that end because their author wrote of both, or owns it. */
  movedReviews: number
  endingReviews: number
  movedPhotos: number
  endingPhotos: number
  ownerMoves: boolean
  /** It waited for its payment and is public from then on, as the other one was. */
  becomesPublic: boolean
  /** The last day of the labelled place that the other one was given and it takes over; null where it gains none. */
  featuredUntil: string | null
}

/** Two that an admin has compared. */
const pairState = z.object({ areDistinct: z.boolean() }).meta({ id: 'BusinessPairState' })

export const distinguishBusinessesEndpoint = defineEndpoint({
  name: 'distinguishBusinesses',
  summary:
    'Says that two businesses that look the same are not: neither is named as the twin of the other again. Repeating it changes nothing.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/businesses/{id}/distinction',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({ otherId: id }),
  response: pairState,
  errors: ['business_not_found', 'business_status_changed'],
})

export interface BusinessTwin {
  id: string
  name: string
  address: string | null
  status: BusinessStatus
  ownerEmail: string | null
  hasSameName: boolean
  hasSamePhone: boolean
}

export const mergeBusinessesEndpoint = defineEndpoint({
  name: 'mergeBusinesses',
  summary:
    'Merges a business into another one that is the same: reviews, visits, pictures and addresses move, what else it said ends. Cannot be undone.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/businesses/{id}/merge',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({
    /** The business that is merged away. */
    goneId: id,
    seen: z.string().max(64),
    reason: requiredText('reason', limits.noteMax, 'lines'),
  }),
  response: businessState,
  errors: ['business_not_found', ...mergeRefusals],
})

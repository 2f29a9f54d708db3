import { z } from 'zod'
import { defineEndpoint } from '../../endpoint'
import type { ErrorCode } from '../../errors'
import { id, requiredText } from '../../fields'
import { limits } from '../../limits'
import { businessState } from '../decisions'
import type { BusinessTier } from '../plans'
import type { BusinessStatus } from '../states'

/** The reasons why one business cannot be merged into another. */
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
  /** The mail of the owner. Null for an unclaimed business. */
  ownerEmail: string | null
  isImported: boolean
  /** What the team verified. Null if nothing was verified. */
  verifiedWhat: string | null
  reviewCount: number
  photoCount: number
  createdAt: string
}

/** The current effects of merging one business into another. */
export interface Merge {
  stays: MergeSide
  goes: MergeSide
  /** Whether an admin marked the two businesses as different. */
  areDistinct: boolean
  /** Why the merge is refused. Null if it is possible. */
  refusal: MergeRefusal | null
  /** A fingerprint of the data that the admin read. The decision sends it back and is refused if the data changed. */
  seen: string
  /**
   * The number of reviews that move, and of reviews that end because their author reviewed both businesses or owns one.
   */
  movedReviews: number
  endingReviews: number
  movedPhotos: number
  endingPhotos: number
  ownerMoves: boolean
  /** Whether the remaining business becomes public. It was waiting for its payment, and the other one was public. */
  becomesPublic: boolean
  /** The last day of the labelled place that it takes over from the other business. Null if it takes over none. */
  featuredUntil: string | null
}

/** The state of a pair of businesses that an admin compared. */
const pairState = z.object({ areDistinct: z.boolean() }).meta({ id: 'BusinessPairState' })

export const distinguishBusinessesEndpoint = defineEndpoint({
  name: 'distinguishBusinesses',
  summary:
    'Records that two similar businesses are different, so that neither is suggested again as a duplicate of the other. Idempotent.',
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
    'Merges a business into its duplicate. Reviews, visits, pictures and addresses move; everything else about the merged business ends. Cannot be undone.',
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

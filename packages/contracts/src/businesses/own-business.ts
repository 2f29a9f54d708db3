import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { photo } from '../photos/photo'
import { pageCompleteness } from './completeness'
import { ownPlan } from './own-plan'
import { businessStatuses } from './states'
import { business } from './view'

/** A picture as its owner gets it: also while nobody else may see it. */
const ownPhoto = photo.extend({ caption: z.string() }).meta({ id: 'OwnBusinessPhoto' })
export type OwnBusinessPhoto = z.infer<typeof ownPhoto>

/** A business as its owner reads it, and the team that helps them. */
export const ownBusiness = z
  .object({
    /** As anybody reads it, or would if it were public. */
    business,
    /** The version of the editable parts: a saver names it. */
    version: z.number(),
    /** Whether the caller owns it; an admin only looks. */
    isOwn: z.boolean(),
    status: z.enum(businessStatuses),
    /** Why an admin refused it. */
    statusReason: z.string().nullable(),
    /** Since when the caller has paused it. */
    pausedAt: timestamp.nullable(),
    isPublic: z.boolean(),
    publicUntil: timestamp.nullable(),
    /** By what a form names its place. */
    provinciaId: z.number().nullable(),
    localidadId: z.number().nullable(),
    isIncomplete: z
      .boolean()
      .describe('Whether its address is missing, so that it can be neither paid nor seen.'),
    /** Of its phone. */
    isMobile: z.boolean(),
    photos: z.array(ownPhoto),
    logo: photo.nullable(),
    completeness: pageCompleteness,
    plan: ownPlan,
  })
  .meta({ id: 'OwnBusiness' })
export type OwnBusiness = z.infer<typeof ownBusiness>

export const getOwnBusinessEndpoint = defineEndpoint({
  name: 'getOwnBusiness',
  summary:
    'A business of the caller, public or not: what it says, where it stands, what its plan costs and what its page lacks. Admins read any.',
  tag: 'Negocios',
  method: 'GET',
  path: '/user/businesses/{id}',
  access: 'account',
  params: z.object({ id }),
  response: ownBusiness,
  errors: ['business_not_found'],
})

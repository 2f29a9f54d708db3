import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { photo } from '../photos/photo'
import { pageCompleteness } from './completeness'
import { ownPlan } from './own-plan'
import { businessStatuses } from './states'
import { business } from './view'

/** A picture as shown to its owner, even if it is not public. */
const ownPhoto = photo.extend({ caption: z.string() }).meta({ id: 'OwnBusinessPhoto' })
export type OwnBusinessPhoto = z.infer<typeof ownPhoto>

/** A business as shown to its owner and to the team. */
export const ownBusiness = z
  .object({
    /** The public view of the business, even if it is not public yet. */
    business,
    /** The version of the editable parts. A save sends it back. */
    version: z.number(),
    /** Whether the caller is the owner. An admin can only view. */
    isOwn: z.boolean(),
    status: z.enum(businessStatuses),
    /** Why an admin refused it. */
    statusReason: z.string().nullable(),
    /** When the caller paused the business. */
    pausedAt: timestamp.nullable(),
    isPublic: z.boolean(),
    publicUntil: timestamp.nullable(),
    /** The ids of province and locality, for the form. */
    provinciaId: z.number().nullable(),
    localidadId: z.number().nullable(),
    isIncomplete: z
      .boolean()
      .describe(
        'Whether the address is missing. Without an address, the business can be neither paid for nor seen.',
      ),
    /** Whether the phone is a mobile number. */
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
    'Returns a business of the caller, public or not: its content, its status, the price of its plan and what its page lacks. Admins may read any business.',
  tag: 'Negocios',
  method: 'GET',
  path: '/user/businesses/{id}',
  access: 'account',
  params: z.object({ id }),
  response: ownBusiness,
  errors: ['business_not_found'],
})

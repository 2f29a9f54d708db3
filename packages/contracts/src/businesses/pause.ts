import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'
import { businessStatuses } from './states'

const shared = {
  tag: 'Negocios',
  path: '/user/businesses/{id}/pause',
  access: 'account',
  params: z.object({ id }),
  /** The status after the call. */
  response: z.object({ status: z.enum(businessStatuses) }).meta({ id: 'PausedBusiness' }),
  errors: ['business_not_found', 'business_status_changed'],
} as const

export const pauseBusinessEndpoint = defineEndpoint({
  name: 'pauseBusiness',
  summary:
    'Takes a business of the caller out of sight until it is resumed; its monthly charge is paused. Repeating it changes nothing.',
  method: 'PUT',
  ...shared,
})

export const resumeBusinessEndpoint = defineEndpoint({
  name: 'resumeBusiness',
  summary:
    'Lets a paused business of the caller stand where its plan says again; its monthly charge goes on. Repeating it changes nothing.',
  method: 'DELETE',
  ...shared,
})

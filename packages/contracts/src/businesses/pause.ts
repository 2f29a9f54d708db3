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
  summary: 'Hides a business of the caller and pauses its monthly charge, until it is resumed. Idempotent.',
  method: 'PUT',
  ...shared,
})

export const resumeBusinessEndpoint = defineEndpoint({
  name: 'resumeBusiness',
  summary:
    'Shows a paused business of the caller again as its plan allows and resumes its monthly charge. Idempotent.',
  method: 'DELETE',
  ...shared,
})

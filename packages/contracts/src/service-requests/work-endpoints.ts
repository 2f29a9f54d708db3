import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'
import { statuses } from './shapes'
import { workAnswers } from './work'

const tag = 'Solicitudes'
const byId = z.object({ id })

export const reopenServiceRequestEndpoint = defineEndpoint({
  name: 'reopenServiceRequest',
  summary:
    "The client says that the work is not done ('No fue así') when somebody else said so: the request goes on as before. Repeating it changes nothing.",
  tag,
  method: 'POST',
  path: '/service-requests/{id}/reopening',
  access: 'anyone',
  params: byId,
  response: z.object({ id, status: z.enum(statuses) }),
  errors: [
    'request_not_found',
    'request_closed',
    'transition_not_allowed',
    'reopen_window_over',
    'equal_request_lives',
  ],
})

export const answerWorkEndpoint = defineEndpoint({
  name: 'answerWorkQuestion',
  summary: 'The client says how the work in progress goes: it is done, goes on, or was not done.',
  tag,
  method: 'POST',
  path: '/service-requests/{id}/work-answer',
  access: 'anyone',
  params: byId,
  body: z.object({ answer: z.enum(workAnswers) }),
  response: z.object({ id, status: z.enum(statuses) }),
  errors: ['request_not_found', 'request_closed', 'transition_not_allowed'],
})

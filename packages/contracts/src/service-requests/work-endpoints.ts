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
    "Denies that the work is done ('No fue así') after somebody else marked it as done. The request continues as before. Allowed for its client. Idempotent.",
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
  summary: "Stores the client's answer about work in progress: it is done, goes on, or was not done.",
  tag,
  method: 'POST',
  path: '/service-requests/{id}/work-answer',
  access: 'anyone',
  params: byId,
  body: z.object({ answer: z.enum(workAnswers) }),
  response: z.object({ id, status: z.enum(statuses) }),
  errors: ['request_not_found', 'request_closed', 'transition_not_allowed'],
})

import { z } from 'zod'
import { defineEndpoint } from '../endpoint'

export const healthEndpoint = defineEndpoint({
  name: 'health',
  summary: 'Answers while the process is alive.',
  tag: 'Operación',
  method: 'GET',
  path: '/health',
  access: 'anyone',
  response: z.object({ status: z.literal('ok') }),
})

export const readyEndpoint = defineEndpoint({
  name: 'ready',
  summary: 'Returns whether the database and the workers respond.',
  tag: 'Operación',
  method: 'GET',
  path: '/ready',
  access: 'anyone',
  response: z.object({
    status: z.literal('ready'),
    database: z.literal('ok'),
    workersAlive: z.number(),
    oldestDueJobSeconds: z.number(),
  }),
  errors: ['unavailable'],
})

import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { nextCursor, ownListQuery } from '../kernel/lists/own-list'
import { statuses } from './shapes'

const listedRequest = z
  .object({
    id,
    title: z.string(),
    excerpt: z.string().describe("Start of the client's text. Blank after it was erased."),
    photoCount: z.number(),
    thumbUrl: z.string().nullable().describe('Signed address of the first photo.'),
    status: z.enum(statuses),
    createdAt: timestamp,
    expiresAt: timestamp,
    leadCount: z.number().describe('Number of professionals who hold the contact data.'),
    isConfirmed: z.boolean(),
    isUrgent: z.boolean(),
    urgentUntil: timestamp
      .nullable()
      .describe(
        'Until when somebody has to make contact, or else the fee is refunded. Null without such a promise.',
      ),
  })
  .meta({ id: 'OwnServiceRequest' })

/** A request in its client's own list. The token opens the tracking page. */
export type OwnRequest = z.infer<typeof listedRequest> & { trackingToken: string }

export const listOwnRequestsEndpoint = defineEndpoint({
  name: 'listOwnServiceRequests',
  summary: 'Lists the service requests of the account, newest first.',
  tag: 'Solicitudes',
  method: 'GET',
  path: '/service-requests',
  access: 'account',
  query: ownListQuery,
  response: z.object({ serviceRequests: z.array(listedRequest), nextCursor }),
})

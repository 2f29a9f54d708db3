import { z } from 'zod'

const requestId = z
  .string()
  .optional()
  .describe('The id of the request in the log of the site; name it when you ask for support.')

export const answerHeaders = z.object({
  'x-request-id': requestId,
  'set-cookie': z
    .string()
    .optional()
    .describe(
      'Without a session, calls that store something set `oficio_device`: send it back with later calls.',
    ),
})

/** The headers of a response to a call with an idempotency key. */
export const replayableHeaders = answerHeaders.extend({
  'idempotency-replayed': z
    .literal('true')
    .optional()
    .describe('The answer is that of an earlier call with the same `Idempotency-Key`.'),
  'idempotency-not-kept': z
    .literal('true')
    .optional()
    .describe(
      'The call was done, but its answer is not kept, because it is too large or the connection has too many kept answers: a repeat with the same key does it again.',
    ),
})

const retryAfter = z
  .string()
  .optional()
  .describe('Seconds after which the same call may succeed; the body says the same as `retryAfterSeconds`.')
const challenge = z
  .string()
  .describe('The scheme by which the caller may authenticate: `Bearer realm="api"`.')

/** The additional headers of an error response with that status. */
export const refusalHeaders = (status: string) =>
  z.object({
    'x-request-id': requestId,
    ...(['409', '429', '503'].includes(status) && { 'retry-after': retryAfter }),
    ...(status === '401' && { 'www-authenticate': challenge }),
  })

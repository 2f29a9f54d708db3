import type { WaitingBytes, WaitingFiles } from '../../photos/waiting-uploads'

/**
 * Counts the photos of requests whose code waits to be mailed toward the upload quota, like unused photos. The reason:
 * one connection may file any number of such requests, and no code is mailed for them.
 */
export const photosOfWaiting: WaitingFiles = {
  countBytes: async ({ db }, connectionHash) => {
    const [row] = await db.$queryRaw<WaitingBytes[]>`
      SELECT coalesce(sum(photo.bytes), 0)::float8 AS "ofSite",
        coalesce(sum(photo.bytes) FILTER (WHERE photo.connection_hash = ${connectionHash}), 0)::float8 AS "ofConnection"
      FROM service_requests request JOIN photos photo ON photo.request_id = request.id
      WHERE request.code_waits_since IS NOT NULL`
    return row ?? { ofSite: 0, ofConnection: 0 }
  },
}

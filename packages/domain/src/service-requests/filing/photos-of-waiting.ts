import type { WaitingBytes, WaitingFiles } from '../../photos/waiting-uploads'

/**
 * Photos of requests whose code waits take room as unused ones do: their connection may file requests without end, and
 * nobody hears of these.
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

import type { WaitingBytes, WaitingFiles } from '../../photos/waiting-uploads'

/** Counts the uploaded documents that no registration uses yet, for the limit of unused uploads. */
export const waitingDocuments: WaitingFiles = {
  countBytes: async ({ db }, connectionHash) => {
    const [row] = await db.$queryRaw<WaitingBytes[]>`
      SELECT coalesce(sum(bytes), 0)::float8 AS "ofSite",
        coalesce(sum(bytes) FILTER (WHERE connection_hash = ${connectionHash}), 0)::float8 AS "ofConnection"
      FROM professional_documents WHERE state = 'pending'`
    return row ?? { ofSite: 0, ofConnection: 0 }
  },
}

import type { Tx } from '@oficio/db/client'

/** The channel on which web processes hear of stale pages. */
export const purgeChannel = 'pages_purge'

/**
 * Makes cached pages with these tags stale once the transaction commits: the row is what a process reads that was not
 * listening, the notice is what makes the others quick.
 */
export async function purgePages(tx: Tx, tags: string[]): Promise<void> {
  const purge = await tx.pagePurge.create({ data: { tags } })
  await tx.$executeRaw`SELECT pg_notify(${purgeChannel}, ${JSON.stringify({ id: String(purge.id), tags })})`
}

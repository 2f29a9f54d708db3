import type { Tx } from '@oficio/db/client'

/** The channel on which web processes listen for rows of page_purges. */
export const pagesPurgeChannel = 'pages_purge'

/**
 * Makes every cached page with one of the tags stale, in all web processes, when the caller's transaction commits.
 * The row is for those that were not connected in that moment: a signal alone would pass them by.
 */
export async function purgePages(tx: Tx, tags: readonly string[]): Promise<void> {
  const { id } = await tx.pagePurge.create({ data: { tags: [...tags] }, select: { id: true } })
  await tx.$executeRaw`SELECT pg_notify(${pagesPurgeChannel}, ${JSON.stringify({ id: String(id), tags })})`
}

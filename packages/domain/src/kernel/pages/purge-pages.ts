import type { Tx } from '@oficio/db/client'

/** The channel on which web processes listen for rows of page_purges. */
export const pagesPurgeChannel = 'pages_purge'

/** Limit per notification, because a notification of PostgreSQL holds at most 8000 bytes. */
const tagsPerNotification = 80

/**
 * Drops every cached page with one of the tags in all web processes when the caller's transaction commits. Also stores
 * the tags in rows, for processes that are disconnected at that moment and miss the notification.
 */
export async function purgePages(tx: Tx, tags: readonly string[]): Promise<void> {
  for (let from = 0; from < tags.length; from += tagsPerNotification)
    await purgeSome(tx, tags.slice(from, from + tagsPerNotification))
}

async function purgeSome(tx: Tx, tags: string[]): Promise<void> {
  const { id } = await tx.pagePurge.create({ data: { tags }, select: { id: true } })
  await tx.$executeRaw`SELECT pg_notify(${pagesPurgeChannel}, ${JSON.stringify({ id: String(id), tags })})`
}

import type { Tx } from '@oficio/db/client'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'

/** What one signal of the database has room for (8000 bytes), with room to spare. */
const tagsAtOnce = 80

/** Drops the kept pages of many businesses, and what was kept of their addresses. */
export async function purgeImported(tx: Tx, made: readonly { id: string; slug: string }[]): Promise<void> {
  const tags = made.flatMap(({ id, slug }) => [pageTags.business(id), pageTags.businessAddress(slug)])
  for (let from = 0; from < tags.length; from += tagsAtOnce)
    await purgePages(tx, tags.slice(from, from + tagsAtOnce))
}

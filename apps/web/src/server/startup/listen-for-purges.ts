import type { PageReads } from '@oficio/context/pinned-context'
import { listen } from '@oficio/db/listen'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { listPurgedTags } from '@oficio/domain/kernel/pages/list-purged-tags'
import { pagesPurgeChannel } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { z } from 'zod'
import { pageStore } from '../page-store/page-store'

const message = z.object({ tags: z.array(z.string()) })

interface Options {
  url: string
  /** Null if pages read from the main database instead of a replica. */
  pageReads?: Pick<PageReads, 'noteChange'> | null
  /** Called when the process listens and has dropped what changed before. Again after each lost connection. */
  onCaughtUp?: () => void
}

/**
 * Drops cached pages and reads of this process when any process commits a change to the data that they show. Returns a
 * stop function.
 */
export function listenForPurges(
  ctx: Ctx,
  { url, pageReads = null, onCaughtUp = () => undefined }: Options,
): () => Promise<void> {
  const purge = (tags: readonly string[]) => {
    // Must come first, because a replica may lack the change when pages are rendered again.
    pageReads?.noteChange()
    if (tags.includes(pageTags.settings)) ctx.settings.forget()
    ctx.readCache.purge(tags)
    pageStore().purge(tags)
  }
  return listen({
    url,
    channel: pagesPurgeChannel,
    onMessage: (payload) => purge(message.parse(JSON.parse(payload)).tags),
    onGap: async (since) => {
      purge(await listPurgedTags(ctx, since))
      onCaughtUp()
    },
    log: (level, text) => ctx.log[level]({}, text),
  })
}

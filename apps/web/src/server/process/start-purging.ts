import type { PageReads } from '@oficio/context/pinned-context'
import { listen } from '@oficio/db/listen'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { listPurgedTags } from '@oficio/domain/kernel/pages/list-purged-tags'
import { pagesPurgeChannel } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import type { FrontCache } from '@oficio/domain/kernel/ports'
import { z } from 'zod'
import { purgeStored } from './page-store'

const message = z.object({ tags: z.array(z.string()) })

interface Options {
  /** Where the database is listened to. */
  url: string
  /** Null where no cache before web has to be told. */
  frontCache: FrontCache | null
  /** Null where pages are read from the database that is written to. */
  pageReads?: Pick<PageReads, 'noteChange'> | null
}

/**
 * Drops cached pages and kept reads of this process when any process says that what they show has changed, then those of the
 * cache before it. Returns what ends it.
 */
export function startPurging(ctx: Ctx, { url, frontCache, pageReads = null }: Options): () => Promise<void> {
  const purge = (tags: readonly string[]) => {
    // Before the pages that show them are rendered anew: a replica may not have the change yet.
    pageReads?.noteChange()
    if (tags.includes(pageTags.settings)) ctx.settings.forget()
    ctx.readCache.purge(tags)
    purgeStored(tags)
    // Last, and by every process: each may have sent it an old page until it heard of the change itself.
    frontCache?.purge(tags)
  }
  // What changed while no process ran nobody told it, and another version makes other pages.
  frontCache?.purge([pageTags.everyPage])
  const stopListening = listen({
    url,
    channel: pagesPurgeChannel,
    onMessage: (payload) => purge(message.parse(JSON.parse(payload)).tags),
    onGap: async (since) => purge(await listPurgedTags(ctx, since)),
    log: (level, text) => ctx.log[level]({}, text),
  })
  return async () => {
    await stopListening()
    frontCache?.close()
  }
}

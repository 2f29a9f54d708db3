import { getConfig } from '@oficio/context/config'
import { getContext } from '@oficio/context/pinned-context'
import { listen } from '@oficio/db/listen'
import { listPurgedTags } from '@oficio/domain/kernel/pages/list-purged-tags'
import { pagesPurgeChannel } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { z } from 'zod'
import { purgeStored } from './page-store'

const message = z.object({ tags: z.array(z.string()) })

/** Drops cached pages and kept reads of this process when any process says that what they show has changed. */
export function startPurging(): void {
  const ctx = getContext()
  const purge = (tags: readonly string[]) => {
    // Before the pages that show them are rendered anew.
    if (tags.includes(pageTags.settings)) ctx.settings.forget()
    ctx.kept.purge(tags)
    purgeStored(tags)
  }
  listen({
    url: getConfig().databaseUrl,
    channel: pagesPurgeChannel,
    onMessage: (payload) => purge(message.parse(JSON.parse(payload)).tags),
    onGap: (since) => {
      listPurgedTags(ctx, since).then(purge, (err: unknown) =>
        ctx.log.error({ err }, 'missed purges not read'),
      )
    },
    log: (level, text) => ctx.log[level]({}, text),
  })
}

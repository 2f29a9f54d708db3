import { z } from 'zod'
import type { TxCtx } from '../ctx'
import { defineJob } from '../jobs/define-job'
import { enqueueJob } from '../jobs/enqueue-job'

/** Debounce: an owner makes several changes in a row, but search engines are notified once. */
const settledMs = 5 * 60_000

/**
 * Notifies search engines that a page changed. Identifies the page by its cache tag, because an address may contain a
 * person's name.
 */
export const tellEnginesJob = defineJob({
  name: 'tell-search-engines',
  label: 'Avisar a los buscadores que cambió una página',
  payload: z.object({ tag: z.string() }),
  keyOf: ({ tag }) => `tell-search-engines:${tag}`,
  maxAttempts: 5,
})

/** Enqueues the notification of search engines about the page with that tag, if the operator enabled it. */
export async function notePageNews({ db, clock, pageNews }: TxCtx, tag: string): Promise<void> {
  if (!pageNews) return
  const runAt = new Date(clock.now().getTime() + settledMs)
  await enqueueJob(db, tellEnginesJob, { tag }, { runAt })
}

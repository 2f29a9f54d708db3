import { z } from 'zod'
import type { TxCtx } from '../ctx'
import { defineJob } from '../jobs/define-job'
import { enqueueJob } from '../jobs/enqueue-job'

/** Whoever edits changes several things one after the other, of which engines are told once. */
const settledMs = 5 * 60_000

/** Names a page by the tag that drops it: addresses may hold the name of a person. */
export const tellEnginesJob = defineJob({
  name: 'tell-search-engines',
  label: 'Avisar a los buscadores que cambió una página',
  payload: z.object({ tag: z.string() }),
  keyOf: ({ tag }) => `tell-search-engines:${tag}`,
  maxAttempts: 5,
})

/** Enqueues, where the operator wants it, that search engines are told of the page with that tag. */
export async function notePageNews({ db, clock, pageNews }: TxCtx, tag: string): Promise<void> {
  if (!pageNews) return
  const runAt = new Date(clock.now().getTime() + settledMs)
  await enqueueJob(db, tellEnginesJob, { tag }, { runAt })
}

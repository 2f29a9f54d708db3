import { createDb } from '@oficio/db/client'
import { openReplica } from '@oficio/db/open-replica'
import type { Config } from '../config'
import { type ProcessCtx, whileSomebodyWaits } from '../context'
import type { PageReads } from '../pinned-context'

/** By how much the replica may lag behind: about as long as a page that nothing purges is old on its way to its reader. */
const lagMostMs = 5_000

/** Opens the replica that the operator names; null where there is none. */
export function openPageReads(config: Config, ctx: ProcessCtx): PageReads | null {
  const { databaseUrl, databaseReadUrl, databaseDirectUrl, isPooled } = config
  if (databaseReadUrl === null) return null
  const log = (level: 'info' | 'warn' | 'error', text: string) => ctx.log[level]({}, text)
  const replica = openReplica({ primaryUrl: databaseDirectUrl, replicaUrl: databaseReadUrl, lagMostMs, log })
  const db = createDb({
    url: databaseUrl,
    isPooled,
    // Of each database; the primary is asked when the replica may not be.
    poolSize: 5,
    ...whileSomebodyWaits,
    replica: { url: databaseReadUrl, state: replica },
    log,
    trace: ctx.traces?.step,
  })
  return {
    ctx: { ...ctx, db },
    noteChange: replica.noteChange,
    stop: async () => {
      replica.stop()
      await db.$disconnect()
    },
  }
}

import { createDb } from '@oficio/db/client'
import { openReplica } from '@oficio/db/open-replica'
import type { Config } from '../config'
import { interactiveWaits, type ProcessCtx } from '../context'
import type { PageReads } from '../pinned-context'

/** Maximum lag of the replica in milliseconds: about as old as an unpurged page may be when it reaches its reader. */
const lagMostMs = 5_000

/** Opens the replica that the operator configured. Returns null without a replica. */
export function openPageReads(config: Config, ctx: ProcessCtx): PageReads | null {
  const { databaseUrl, databaseReadUrl, databaseDirectUrl, isPooled, webConnections } = config
  if (databaseReadUrl === null) return null
  const log = (level: 'info' | 'warn' | 'error', text: string) => ctx.log[level]({}, text)
  const replica = openReplica({ primaryUrl: databaseDirectUrl, replicaUrl: databaseReadUrl, lagMostMs, log })
  const db = createDb({
    url: databaseUrl,
    isPooled,
    // Connections to each database: reads use the primary when the replica must not be used.
    poolSize: webConnections.replicaReads,
    ...interactiveWaits,
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

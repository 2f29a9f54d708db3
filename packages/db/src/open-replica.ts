import { followReplica, type Replica } from './follow-replica'
import { createPool } from './pool'

interface OpenOptions {
  primaryUrl: string
  replicaUrl: string
  lagMostMs: number
  log: (level: 'warn' | 'info', message: string) => void
}

/** Milliseconds after which a replica that does not report its position is not read. */
const answerMs = 2_000

/** Tracks how far a replica is behind, over one separate connection to each server. */
export function openReplica({ primaryUrl, replicaUrl, ...options }: OpenOptions): Replica {
  const poolOf = (url: string) => createPool({ url, size: 1, timeoutMs: answerMs, isPooled: true })
  const [primary, replica] = [poolOf(primaryUrl), poolOf(replicaUrl)]
  const replicaWatch = followReplica({
    ...options,
    // The insert position instead of the flushed one, because a change may be visible before it is on the disk.
    askPrimary: async () =>
      (await primary.query('SELECT pg_current_wal_insert_lsn()::text AS lsn')).rows[0].lsn,
    askReplica: async () => (await replica.query('SELECT pg_last_wal_replay_lsn()::text AS lsn')).rows[0].lsn,
  })
  const stop = () => {
    replicaWatch.stop()
    for (const pool of [primary, replica]) void pool.end()
  }
  return { ...replicaWatch, stop }
}

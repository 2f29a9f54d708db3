/** Eight processes of the smallest share, or four of the largest. A worker has up to 21, and PostgreSQL accepts 100. */
export const webConnectionsByDefault = 64
/** The smallest share that leaves a process several connections for pages and calls. */
export const fewestConnectionsOfProcess = 8

/** The most connections of one web process to the primary, by purpose. */
export interface WebConnections {
  /** Pages and calls. */
  answers: number
  /** Rate limits. */
  counting: number
  /** Cached pages, if there is a replica. The process has as many to the replica. */
  replicaReads: number
}

/** A process that has all of these uses its core fully. */
const largest: WebConnections = { answers: 10, counting: 4, replicaReads: 5 }
/** Connections that listen for purges and for changed accounts. */
const listening = 2
/** Asks for the position that the replica must reach. */
const followerConnections = 1

/** Divides the connections to the primary between the web processes. Returns the share of one process, by purpose. */
export function divideConnections(
  total: number,
  { processes, hasReplica }: { processes: number; hasReplica: boolean },
): WebConnections {
  const free = Math.floor(total / processes) - listening - (hasReplica ? followerConnections : 0)
  const largestSum = largest.answers + largest.counting + (hasReplica ? largest.replicaReads : 0)
  const part = (size: number) => Math.max(1, Math.floor(size * Math.min(1, free / largestSum)))
  return {
    answers: part(largest.answers),
    counting: part(largest.counting),
    replicaReads: part(largest.replicaReads),
  }
}

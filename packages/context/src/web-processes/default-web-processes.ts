import { availableParallelism, totalmem } from 'node:os'
import { fewestConnectionsOfProcess, webConnectionsByDefault } from './web-connections'

const gibibyte = 2 ** 30

interface Machine {
  cores: number
  memoryBytes: number
}

/**
 * Returns how many web processes run by default: one per core, at most one per GB of memory, and no more than the
 * database connections allow.
 */
export function defaultWebProcesses(
  connections: number = webConnectionsByDefault,
  { cores, memoryBytes }: Machine = thisMachine(),
): number {
  const maxByConnections = Math.floor(connections / fewestConnectionsOfProcess)
  return Math.max(1, Math.min(cores, Math.round(memoryBytes / gibibyte), maxByConnections))
}

function thisMachine(): Machine {
  // The limit of a container. Without a limit it is 0, undefined or more than the machine has, depending on the system.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return { cores: availableParallelism(), memoryBytes: Math.min(totalmem(), limit) }
}

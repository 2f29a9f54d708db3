import { availableParallelism, totalmem } from 'node:os'

const gibibyte = 2 ** 30
/** Four web processes and a worker fit into the 100 connections that PostgreSQL accepts by default. */
const maxByDefault = 4

interface Machine {
  cores: number
  memoryBytes: number
}

/** Returns how many web processes run by default: one per core, at most one per GB of memory, and at most four. */
export function defaultWebProcesses({ cores, memoryBytes }: Machine = thisMachine()): number {
  return Math.max(1, Math.min(cores, Math.round(memoryBytes / gibibyte), maxByDefault))
}

function thisMachine(): Machine {
  // The limit of a container. Without a limit it is 0, undefined or more than the machine has, depending on the system.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return { cores: availableParallelism(), memoryBytes: Math.min(totalmem(), limit) }
}

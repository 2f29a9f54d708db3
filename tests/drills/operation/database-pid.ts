import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrillStack } from '../support/drill-stack'

/** Returns the process id of the embedded database's main process. Throws if there is none. */
export async function databasePid({ stack }: Pick<DrillStack, 'stack'>): Promise<number> {
  const file = join(stack.plan.dataDir, 'postgres', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

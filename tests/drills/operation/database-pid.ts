import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrillStack } from '../support/drill-stack'

/** Returns the number of the embedded database's first process. Throws while none stands there. */
export async function databasePid({ stack }: Pick<DrillStack, 'stack'>): Promise<number> {
  const file = join(stack.plan.dataDir, 'postgres', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the process id of the embedded database's main process. Throws if there is none. */
export async function databasePid(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

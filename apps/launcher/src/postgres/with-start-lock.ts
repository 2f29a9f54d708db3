import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../processes'
import { StartError } from '../start-error'
import { waitUntil } from '../wait-until'

/**
 * Runs `work` under a lock: only one process at a time creates or starts the server of a data folder. A second starter
 * waits and then finds the server running. A lock file with the number of a dead process is removed.
 */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = join(dataDir, 'postgres.starting')
  if (!(await waitUntil(() => take(file), { timeoutMs: 150_000, everyMs: 100 }))) {
    throw new StartError(
      `Otro proceso está iniciando la base de datos desde hace demasiado. Si no es así, borrá ${file}.`,
    )
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // writeFile throws system errors only
    const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
    // Keeps an empty file, because another process has just created it and is about to write its number.
    if (pid > 0 && !isAlive(pid)) await rm(file, { force: true })
    return false
  }
}

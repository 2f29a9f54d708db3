import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandOf, isAlive } from '../processes'

/** Records that this process will stop the embedded server of the data folder. */
export async function claimServer(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, 'postgres.owner'), String(process.pid))
}

/** Whether the process that started the server still runs, and so will stop it: a guest must not. */
export async function hasLivingOwner(dataDir: string): Promise<boolean> {
  const pid = Number(await readFile(join(dataDir, 'postgres.owner'), 'utf8').catch(() => '0'))
  return pid > 0 && isAlive(pid) && /node/i.test(commandOf(pid))
}

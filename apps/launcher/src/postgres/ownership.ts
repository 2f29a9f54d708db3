import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandOf, isAlive } from '../processes'

/** Records this process as the owner of the embedded server of the data folder. The owner stops the server. */
export async function claimServer(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, 'postgres.owner'), String(process.pid))
}

/** Returns whether the server's owner still runs. While it does, other processes must not stop the server. */
export async function hasLivingOwner(dataDir: string): Promise<boolean> {
  const pid = Number(await readFile(join(dataDir, 'postgres.owner'), 'utf8').catch(() => '0'))
  return pid > 0 && isAlive(pid) && /node/i.test(commandOf(pid))
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandOf, isAlive } from './processes'
import { StartError } from './start-error'

/**
 * Makes sure that only one launcher works on a data folder. Returns how to let go; throws a StartError while another
 * one runs. What a killed one left behind is recognised: its number is dead, or belongs to some other program.
 */
export async function takeInstanceLock(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'launcher.pid')
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (pid > 0 && pid !== process.pid && isAlive(pid) && isLauncher(pid)) {
    throw new StartError(
      `El sitio ya está en marcha desde esta carpeta (proceso ${pid}). Detenelo con Ctrl-C en su terminal o con «kill ${pid}».`,
    )
  }
  await writeFile(file, String(process.pid))
  return () => rm(file, { force: true })
}

function isLauncher(pid: number): boolean {
  return /scripts[\\/](start|database)\.mjs|launcher[\\/]dist|node\.exe/.test(commandOf(pid))
}

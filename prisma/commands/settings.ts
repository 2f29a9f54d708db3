import { launcherEnv } from '@oficio/context/launcher-env'
import { history } from './history'

/** Returns what the commands of this folder need: the folders of the schema, the database's address, and a log. */
export function commandSettings() {
  const env = launcherEnv()
  // The direct address, because locks and snapshots outlive a transaction.
  const url = env.DATABASE_DIRECT_URL || env.DATABASE_URL
  if (!url) throw new Error('Falta DATABASE_URL: usá «npm run db:migrate», que la completa, o definila.')
  const log = (line: string) => void process.stdout.write(`${line}\n`)
  return { ...history, url, log }
}

/** Runs a command and ends the process with 0, or with 1 after printing its error. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  // Exits explicitly, because the schema engine leaves a timer of 10 s that would keep Node alive.
  process.exit(0)
}

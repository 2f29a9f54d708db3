import { launcherEnv } from '@oficio/context/launcher-env'
import { history } from './history'

/** What the commands of this folder work with: the description of the database, and the address of the database. */
export function commandSettings() {
  const env = launcherEnv()
  // The server itself: locks and copies of a moment last longer than a transaction.
  const url = env.DATABASE_DIRECT_URL || env.DATABASE_URL
  if (!url) throw new Error('Falta DATABASE_URL: usá «npm run db:migrate», que la completa, o definila.')
  const log = (line: string) => void process.stdout.write(`${line}\n`)
  return { ...history, url, log }
}

/** Runs a command and ends the process: 0, or 1 after its error's message. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  // Said outright: the schema engine leaves a timer of 10 s behind, for which Node would wait.
  process.exit(0)
}

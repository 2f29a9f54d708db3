import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { commandOf, isAlive } from '../processes'
import { StartError } from '../start-error'
import { waitUntil } from '../wait-until'

/** What a running server wrote about itself into its folder. */
export interface RunningServer {
  pid: number
  port: number
}

/** Builds the address of a database on an embedded server. */
export function serverUrl(port: number, password: string, database: string): string {
  return `postgres://oficio:${password}@127.0.0.1:${port}/${database}`
}

/** Whether the server on `port` accepts our password and works on `folder`. */
export async function answers(folder: string, port: number, password: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: serverUrl(port, password, 'postgres'),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    return rows[0]?.data_directory === folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Finds the server that a killed start left running on `folder`, waiting for it while it starts, recovers or stops.
 * Returns undefined when there is none, after removing the file that a dead one left behind. Throws a StartError
 * when one runs but does not answer.
 */
export async function findRunningServer(
  folder: string,
  password: string,
): Promise<RunningServer | undefined> {
  const server = await readPostmasterFile(folder)
  if (!server) return undefined
  const isRunning = () => isServer(server.pid)
  let doesAnswer = false
  await waitUntil(
    async () => {
      doesAnswer = isRunning() && (await answers(folder, server.port, password))
      return doesAnswer || !isRunning()
    },
    { timeoutMs: 30_000, everyMs: 100 },
  )
  if (doesAnswer) return server
  if (isRunning()) {
    throw new StartError(
      `Otro PostgreSQL (proceso ${server.pid}) usa ${folder} y no responde. Detenelo con «kill ${server.pid}» y volvé a iniciar.`,
    )
  }
  // The server itself would refuse to start if the number now belongs to some other program.
  await rm(join(folder, 'postmaster.pid'), { force: true })
  return undefined
}

async function readPostmasterFile(folder: string): Promise<RunningServer | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/** Resolves when a server that is no child of this process, so that nobody announces its end, is gone. */
export async function endOf(pid: number): Promise<void> {
  await waitUntil(() => !isServer(pid), { timeoutMs: Number.POSITIVE_INFINITY, everyMs: 500 })
}

/** A dead process that nobody has taken note of still has its number, but no command. */
const isServer = (pid: number): boolean => isAlive(pid) && /postgres/i.test(commandOf(pid))

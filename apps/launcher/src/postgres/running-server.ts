import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { commandOf, isAlive } from '../processes'
import { StartError } from '../start-error'
import { waitUntil } from '../wait-until'

/** What a running server writes about itself into its folder (postmaster.pid). */
export interface RunningServer {
  pid: number
  port: number
}

/** Returns the address of a database on an embedded server. */
export function serverUrl(port: number, password: string, database: string): string {
  return `postgres://oficio:${password}@127.0.0.1:${port}/${database}`
}

/** Returns whether the server on `port` accepts our password and works on `folder`. */
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
 * Finds the server that a killed start left running on `folder`. Waits while the server starts, recovers or stops. If
 * no server runs, removes the pid file of a dead server and returns undefined. Throws a StartError if a server runs but
 * does not answer.
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
  // Removes the file, because the server would refuse to start if its old number now belongs to another program.
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

/**
 * Resolves when the server has ended. Polls, because the server is not a child of this process and no event announces
 * its end.
 */
export async function endOf(pid: number): Promise<void> {
  await waitUntil(() => !isServer(pid), { timeoutMs: Number.POSITIVE_INFINITY, everyMs: 500 })
}

/** Checks the command too, because a zombie process keeps its number but has no command. */
const isServer = (pid: number): boolean => isAlive(pid) && /postgres/i.test(commandOf(pid))

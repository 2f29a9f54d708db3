import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../start-error'
import { waitUntil } from '../wait-until'
import type { Binaries } from './binaries'
import { answers } from './running-server'
import { type ServerUser, spawnAs } from './server-user'

export interface ServerOptions {
  folder: string
  binaries: Binaries
  user: ServerUser
  password: string
  port: number
  /** The file to which the server appends its log. */
  logFile: string
  /** Further settings of postgresql.conf. */
  settings: Record<string, string>
}

/** Another program took the port after it was chosen. */
export class PortTakenError extends Error {}

/**
 * Starts the server and returns when it accepts connections. The server gets its own process group, because Ctrl-C
 * would otherwise stop it before the processes that still write to it. Throws PortTakenError or a StartError.
 */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const { folder, port, password, logFile, binaries, user } = options
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'a', 0o600)
  const logStart = (await stat(logFile)).size
  const child = spawnAs(user, binaries.postgres, ['-D', folder, ...settingFlags(options)], {
    stdio: ['ignore', log, log],
    detached: process.platform !== 'win32',
  })
  closeSync(log)
  let hasEnded = false
  child.once('error', () => {
    hasEnded = true
  })
  child.once('exit', () => {
    hasEnded = true
  })
  let isReady = false
  await waitUntil(
    async () => {
      isReady = !hasEnded && (await answers(folder, port, password))
      return isReady || hasEnded
    },
    // Long, because recovery after a power cut takes time. The log shows its progress.
    { timeoutMs: 120_000 },
  )
  if (isReady) return child
  child.kill('SIGKILL')
  throw explain(await readFrom(logFile, logStart), logFile)
}

function settingFlags({ port, settings }: ServerOptions): string[] {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // No socket file, because its location differs between systems and it outlives a killed server.
    unix_socket_directories: '',
    max_connections: '200',
    log_timezone: 'UTC',
    // Omits DETAIL lines, because they contain the values of unique keys such as mail addresses and phone numbers.
    log_error_verbosity: 'terse',
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function readFrom(file: string, start: number): Promise<string> {
  return (await readFile(file)).subarray(start).toString()
}

function explain(words: string, logFile: string): Error {
  if (/Address already in use|could not create any TCP/i.test(words)) return new PortTakenError(words)
  if (/No space left on device/i.test(words)) {
    return new StartError(
      'No queda espacio en el disco: la base de datos no puede iniciar. Liberá espacio y volvé a iniciar.',
    )
  }
  if (/pre-existing shared memory block/i.test(words)) {
    return new StartError(
      'Quedan procesos de una base de datos anterior. Esperá unos segundos y volvé a iniciar.',
    )
  }
  const tail = words.trim().split('\n').slice(-8).join('\n')
  return new StartError(`La base de datos no pudo iniciar. Registro completo en ${logFile}:\n${tail}`)
}

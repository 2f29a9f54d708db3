import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { launcherEnv } from '@oficio/context/launcher-env'
import { onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('./primary.ts', import.meta.url))

export interface Primary {
  process: ChildProcess
  port: number
  /** Returns what the primary and its processes have written. */
  output(): string
  /** Resolves to the exit code. */
  exit: Promise<number | null>
  /** Asks a path over a new connection. Resolves to the answer, or throws the error of the connection. */
  ask(path?: string): Promise<string>
  /** Returns the ids of the processes that listen, the oldest first. */
  pids(): number[]
}

/** Starts `primary.ts` in a process of its own, which ends with the test. */
export async function startPrimary(env: Record<string, string>, port?: number): Promise<Primary> {
  const chosenPort = port ?? (await findFreePort())
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...launcherEnv(), NODE_ENV: 'test', COUNT: '2', PORT: String(chosenPort), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ask = (path = '/') => askOnce(chosenPort, path)
  return {
    process: child,
    port: chosenPort,
    output: () => output,
    exit: once(child, 'exit').then(([code]: (number | null)[]) => code ?? null),
    ask,
    pids: () => [...output.matchAll(/^listening: (\d+)$/gm)].map(([, pid]) => Number(pid)).filter(isAlive),
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return address.port
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function askOnce(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let body = ''
      response.on('data', (text) => (body += text))
      response.on('end', () => resolve(body))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}

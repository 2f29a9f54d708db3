import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '@oficio/launcher/wait-until'

export interface Running {
  origin: string
  stop(): Promise<void>
}

export interface RunningProgram extends Running {
  /** Returns everything that it wrote to its log so far. */
  log(): string
}

/** Where Debian puts servers, which is not on everybody's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/** Returns which of these programs are not on this machine. */
export const missingPrograms = (...names: string[]): string[] =>
  names.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`], { env }).status !== 0)

/**
 * Runs a server in a folder of its own until it is stopped. Returns once it answers at that address; throws with what it
 * said when it does not.
 */
export async function runProgram(
  origin: string,
  prepare: (folder: string) => Promise<[command: string, ...args: string[]]>,
): Promise<RunningProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-front-'))
  // Started by root, such servers go on as somebody else.
  await chmod(folder, 0o755)
  const [command, ...args] = await prepare(folder)
  let log = ''
  const server = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(server, 'close')
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (log += text))
  const stop = async () => {
    server.kill('SIGTERM')
    await exit
    await rm(folder, { recursive: true, force: true })
  }
  const answers = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (await waitUntil(answers, { timeoutMs: 20_000 })) return { origin, log: () => log, stop }
  await stop()
  throw new Error(`${command} does not answer at ${origin}:\n${log}`)
}

/** Returns a text with each of these parts replaced. Throws where one is not there (any more). */
export function adapt(text: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((changed, [part, other]) => {
    if (!changed.includes(part)) throw new Error(`«${part}» is not there`)
    return changed.replaceAll(part, other)
  }, text)
}

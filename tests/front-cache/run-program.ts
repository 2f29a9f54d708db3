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
  /** Returns everything that the program has logged so far. */
  log(): string
}

/** Debian puts servers into folders that are not on everybody's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/** Returns the programs that are missing on this machine. */
export const missingPrograms = (...names: string[]): string[] =>
  names.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`], { env }).status !== 0)

/**
 * Runs a server in a new folder until it is stopped. Returns once it answers at the given address. Throws with its
 * output if it does not answer.
 */
export async function runProgram(
  origin: string,
  prepare: (folder: string) => Promise<[command: string, ...args: string[]]>,
): Promise<RunningProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'oficio-front-'))
  // If root starts such a server, it continues as another user, which must be able to read the folder.
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

/** Returns the text with each of these parts replaced. Throws if a part is missing. */
export function adapt(text: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((changed, [part, other]) => {
    if (!changed.includes(part)) throw new Error(`«${part}» is not there`)
    return changed.replaceAll(part, other)
  }, text)
}
